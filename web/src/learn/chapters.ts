/**
 * The order of Learn: seven chapters of what is taught, then rules beyond houses, those with lessons first, and the
 * techniques that the path does not search for.
 */
import { isTaughtRule, TAUGHT, TAUGHT_RULES } from '@pencilmark/game/learn';
import { type Difficulty, type Technique, type TechniqueId, techniqueOf } from 'pencilmark';
import { NETS } from 'pencilmark/internal';
import { SHOWN } from './examples.ts';

/** The chapters of the map, from easiest to hardest. */
export const STAGES = ['singles', 'lines', 'subsets', 'fish', 'wings', 'chains', 'sets'] as const;
type Stage = (typeof STAGES)[number];

export interface Chapter {
  readonly of: Stage | 'rules' | 'others';
  readonly techniques: readonly TechniqueId[];
}

const CHAPTERS: readonly Chapter['of'][] = [...STAGES, 'rules', 'others'];

/** The order in which singles become visible to a beginner. */
const FIRST: readonly TechniqueId[] = ['full-house', 'hidden-single', 'naked-single'];

export function chapters(): Chapter[] {
  const taught = [...FIRST, ...TAUGHT.filter((id) => !FIRST.includes(id))];
  const first = [...taught, ...TAUGHT_RULES];
  const sorted = [...first, ...SHOWN.filter((id) => !first.includes(id))];
  return CHAPTERS.map((of) => ({ of, techniques: sorted.filter((id) => chapterOf(id) === of) }));
}

/** The lowest level at which puzzles may need the technique. */
export function levelOf({ id, level }: Technique): Difficulty {
  switch (level) {
    case 'easy':
      return id === 'full-house' || id === 'hidden-single' ? 'beginner' : 'easy';
    case 'unfair':
      return 'expert';
    case 'extreme':
      return NETS.includes(id) ? 'beyond' : 'extreme';
    default:
      return level;
  }
}

/** How the ids of a chapter's techniques begin or end, if that identifies them. */
const SIGNS: readonly (readonly [Stage, RegExp])[] = [
  ['singles', /(single|full-house)$/],
  ['lines', /^(locked-|pointing|claiming)/],
  ['subsets', /-(pair|triple|quadruple)$/],
  ['fish', /(x-wing|swordfish|jellyfish)$/],
  ['chains', /^(remote-pair|.*colors|x-chain|xy-chain|.*nice-loop|(grouped-)?aic)/],
  ['sets', /^(als-|sue-de-coq)/],
];

function chapterOf(id: TechniqueId): Chapter['of'] {
  if (isTaughtRule(id)) return 'rules';
  if (!TAUGHT.includes(id)) return techniqueOf(id).needs === 'rules' ? 'rules' : 'others';
  if (id === 'remote-pair') return 'chains';
  return SIGNS.find(([, sign]) => sign.test(id))?.[0] ?? 'wings';
}
