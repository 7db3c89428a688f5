import { bruteForce } from './brute-force.ts';
import { alsChain } from './als-chain.ts';
import { alsWings } from './als-wings.ts';
import { avoidableRectangles } from './avoidable-rectangle.ts';
import { bug } from './bug.ts';
import { colours } from './colours.ts';
import { deathBlossom } from './death-blossom.ts';
import type { Family } from './family.ts';
import { emptyRectangle } from './empty-rectangle.ts';
import { fish } from './fish.ts';
import { krakenFish } from './kraken-fish.ts';
import { forcing } from './forcing.ts';
import { lockedCandidates } from './locked-candidates.ts';
import { niceLoops } from './nice-loops.ts';
import { remotePair } from './remote-pair.ts';
import { simpleChains } from './simple-chains.ts';
import { singles } from './singles.ts';
import { subsets } from './subsets.ts';
import { templates } from './templates.ts';
import { turbotFish } from './turbot-fish.ts';
import { sueDeCoq } from './sue-de-coq.ts';
import type { TechniqueId } from './table.ts';
import { uniqueness } from './uniqueness.ts';
import { wings } from './wings.ts';

/** Every family. Their order does not matter: the table's does. */
export const FAMILIES: readonly Family[] = [
  singles,
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

/** The family that finds a technique; undefined while none does. */
export function familyOf(id: TechniqueId): Family | undefined {
  return byTechnique.get(id);
}
