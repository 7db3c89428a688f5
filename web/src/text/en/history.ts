import type { Layer } from '@pencilmark/game';
import { type TechniqueId, techniqueOf } from 'pencilmark';

/** English for the tree of moves. */
export const enHistory = {
  title: 'Moves',
  close: 'Close',
  start: 'Start',
  fold: (count: number) => `${count} moves`,
  branch: (count: number) => (count === 1 ? '1 branch' : `${count} branches`),
  row: (what: string, details: readonly string[]) => [what, ...details].join(', '),
  current: 'on the board',
  begins: 'a branch begins',
  trial: 'trial from here',

  name: 'Name',
  nameLabel: 'Name of this moment',
  save: 'Save',
  remove: 'Remove',
  saved: (name: string) => `Named ${name}.`,
  removed: 'The name is gone.',

  try: 'Try',
  tryLong: 'Try from here',
  trying: 'Trying something',
  tried: 'A trial begins here.',
  keep: 'Keep',
  kept: 'The trial is part of the game now.',
  back: 'Give up',
  gone: 'Back where the trial began. It stays in the tree.',

  compare: 'Compare',
  pinned: 'Compared with this moment from now on. Go to another one.',
  same: 'The boards are the same.',
  differ: (count: number) => (count === 1 ? '1 cell differs:' : `${count} cells differ:`),
  more: (count: number) => `and ${count} more`,
  difference: (cell: string, parts: readonly string[]) => `${cell} ${parts.join(', ')}`,
  changed: (from: string, to: string) => `${from} → ${to}`,
  empty: 'empty',
  layers: {
    digit: 'digit',
    corner: 'corner marks',
    centre: 'centre marks',
    colour: 'colours',
    'candidate-colour': 'colours of candidates',
    line: 'lines',
  } satisfies Record<Layer, string>,

  mistake: 'Undo mistakes',
  mistakeLong: 'Undo mistakes: back to before the first of them',
  noMistake: 'There is no mistake on the board.',
  before: 'Back before the first mistake.',
  openEnd: 'The puzzle has several solutions, so no entry is wrong by itself.',
  impossible: 'The givens have no solution.',

  jumped: (what: string) => `${what}.`,

  /** A move in few words. */
  moves: {
    hint: (technique: TechniqueId) => `Hint: ${techniqueOf(technique).name}`,
    placed: (symbol: string, cell: string) => `${symbol} at ${cell}`,
    placedSeveral: (count: number) => `${count} digits filled in`,
    line: { add: 'Line drawn', remove: 'Line removed' },
    candidates: (colour: string) => `${colour} candidates`,
    promoted: 'Corner to centre',
    filled: 'Candidates filled',
    reset: 'Started over',
    clear: 'Emptied',
    load: 'New givens',
  },
};
