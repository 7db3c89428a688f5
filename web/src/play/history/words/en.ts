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
  trial: 'what-if from here',

  name: 'Name',
  nameLabel: 'Bookmark name',
  save: 'Save',
  remove: 'Remove',
  saved: (name: string) => `Named ${name}.`,
  removed: 'Name removed.',

  try: 'What if',
  tryLong: 'What if: try moves from here',
  trying: 'In a what-if',
  tried: 'What-if started.',
  keep: 'Keep',
  kept: 'What-if kept.',
  back: 'Discard',
  gone: 'Back to the start of the what-if; its moves stay in the history.',

  compare: 'Compare',
  pinned: 'Comparing with this move. Select another.',
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
  mistakeLong: 'Undo mistakes: go back to before the first one',
  noMistake: 'There is no mistake on the board.',
  before: 'Back before the first mistake.',
  openEnd: 'This puzzle has several solutions, so no single entry is wrong.',
  impossible: 'This puzzle has no solution.',

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
    reset: 'Restarted',
    clear: 'Cleared',
    load: 'New givens',
  },
};
