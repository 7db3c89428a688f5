import { techniqueOf } from '../catalogue.ts';
import { bruteForce } from './last-resort/brute-force.ts';
import { alsChain } from './als/als-chain.ts';
import { alsWings } from './als/als-wings.ts';
import { avoidableRectangles } from './uniqueness/avoidable-rectangle.ts';
import { bug } from './uniqueness/bug.ts';
import { seenPlaces } from './rules/seen-places.ts';
import { colours } from './single-digit/colours.ts';
import { deathBlossom } from './als/death-blossom.ts';
import type { Family } from './family.ts';
import { emptyRectangle } from './single-digit/empty-rectangle.ts';
import { fish } from './fish/fish.ts';
import { joinedRules } from './rules/joined-rules.ts';
import { krakenFish } from './fish/kraken-fish.ts';
import { forcing } from './chains/forcing.ts';
import { lockedCandidates } from './basic/locked-candidates.ts';
import { niceLoops } from './chains/nice-loops.ts';
import { requiredDigits } from './rules/required-digits.ts';
import { ruleNets } from './rules/rule-nets.ts';
import { ruleOf45 } from './rules/rule-of-45.ts';
import { singleRules } from './rules/single-rules.ts';
import { remotePair } from './chains/remote-pair.ts';
import { simpleChains } from './chains/simple-chains.ts';
import { singles } from './basic/singles.ts';
import { subsets } from './basic/subsets.ts';
import { templates } from './last-resort/templates.ts';
import { turbotFish } from './single-digit/turbot-fish.ts';
import { sueDeCoq } from './als/sue-de-coq.ts';
import type { TechniqueId } from '../catalogue.ts';
import { uniqueness } from './uniqueness/uniqueness.ts';
import { wings } from './wings/wings.ts';

/** Every family. Their order does not matter; that of the catalogue does. */
export const FAMILIES: readonly Family[] = [
  singles,
  singleRules,
  ruleOf45,
  requiredDigits,
  seenPlaces,
  joinedRules,
  ruleNets,
  lockedCandidates,
  subsets,
  fish,
  turbotFish,
  emptyRectangle,
  krakenFish,
  remotePair,
  colours,
  simpleChains,
  niceLoops,
  forcing,
  wings,
  uniqueness,
  avoidableRectangles,
  bug,
  alsWings,
  alsChain,
  deathBlossom,
  sueDeCoq,
  templates,
  bruteForce,
];

const byTechnique = new Map(
  FAMILIES.flatMap((family) => family.techniques.map((id) => [id, family] as const)),
);

/** The family that finds a technique; undefined if none does. */
export function familyOf(id: TechniqueId): Family | undefined {
  return byTechnique.get(techniqueOf(id).id);
}
