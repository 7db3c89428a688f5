import type { BoardState, Layer, Move } from '@pencilmark/game';
import { type Cell, cellName, type Geometry, symbolOf, techniqueOf, TECHNIQUES } from 'pencilmark';
import { en } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'digit',
  corner: 'corner marks',
  centre: 'centre marks',
  colour: 'colours',
  'candidate-colour': 'colours of candidates',
  line: 'lines',
};

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
  difference: (
    geometry: Geometry,
    cell: Cell,
    from: number,
    to: number,
    layers: readonly Layer[],
  ): string => {
    const symbol = (digit: number): string => (digit === 0 ? 'empty' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join(', ')}`;
  },

  mistake: 'Undo mistakes',
  mistakeLong: 'Undo mistakes: back to before the first of them',
  noMistake: 'There is no mistake on the board.',
  before: 'Back before the first mistake.',
  openEnd: 'The puzzle has several solutions, so no entry is wrong by itself.',
  impossible: 'The givens have no solution.',

  jumped: (what: string) => `${what}.`,

  /** A move in few words. */
  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'Line drawn' : 'Line removed';
      case 'candidate-colour':
        return `${en.colours[move.colour - 1]} candidates`;
      case 'set-marks':
        return move.reason === 'promote' ? 'Corner to centre' : 'Candidates filled';
      case 'reset':
        return 'Started over';
      case 'clear':
        return 'Emptied';
      case 'load':
        return 'New givens';
      default:
        return en.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `Hint: ${techniqueOf(technique.id).name}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} at ${cellName(geometry, first.cell)}`;
  return `${move.placements.length} digits filled in`;
}
