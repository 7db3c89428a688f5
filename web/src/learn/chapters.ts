/** The order of the book: a chapter for each level, then the rules beyond houses, then what the path does not look for. */
import { DIFFICULTIES, type Difficulty, type Technique, type TechniqueId, techniqueOf } from 'pencilmark';
import { NETS } from 'pencilmark/internal';
import { SHOWN } from './examples.ts';

export interface Chapter {
  readonly of: Difficulty | 'rules' | 'others';
  readonly techniques: readonly TechniqueId[];
}

const CHAPTERS: readonly Chapter['of'][] = [...DIFFICULTIES, 'rules', 'others'];

/** The first of the singles is the one that is seen first. */
const FIRST: readonly TechniqueId[] = ['full-house', 'hidden-single', 'naked-single'];

export function chapters(): Chapter[] {
  const sorted = [...FIRST, ...SHOWN.filter((id) => !FIRST.includes(id))];
  return CHAPTERS.map((of) => ({ of, techniques: sorted.filter((id) => chapterOf(id) === of) }));
}

/** The level from which on puzzles may need the technique. */
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

function chapterOf(id: TechniqueId): Chapter['of'] {
  const technique = techniqueOf(id);
  if (technique.use !== 'default') return 'others';
  return technique.needs === 'rules' ? 'rules' : levelOf(technique);
}
