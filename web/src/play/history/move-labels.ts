import type { BoardState, Layer, Move } from '@pencilmark/game';
import { type Cell, cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { enHistory } from './words/en.ts';
import { moveText } from '../moves/move-text.ts';
import { messages } from '../../i18n/i18n.ts';
import { t } from '../words.ts';

/** The texts of the tree of moves, loaded with it. */
export const historyTexts = messages('history', enHistory);

/** A short description of a move, without a full stop. */
export function moveInShort(move: Move, board: BoardState): string {
  const { moves } = historyTexts;
  switch (move.kind) {
    case 'assist':
      return assistText(move, board.puzzle.geometry);
    case 'line':
      return moves.line[move.change];
    case 'candidate-colour':
      return moves.candidates(t.colours[move.colour - 1]);
    case 'set-marks':
      return move.reason === 'promote' ? moves.promoted : moves.filled;
    case 'reset':
    case 'clear':
    case 'load':
      return moves[move.kind];
    default:
      return moveText(move, board).replace(/[.。]$/, '');
  }
}

function assistText(
  { technique, placements }: Extract<Move, { kind: 'assist' }>,
  geometry: Geometry,
): string {
  const { moves } = historyTexts;
  const known = TECHNIQUES.find(({ id }) => id === technique);
  if (known) return moves.hint(known.id);
  if (placements.length > 1) return moves.placedSeveral(placements.length);
  return moves.placed(symbolOf(geometry, placements[0].digit), cellName(geometry, placements[0].cell));
}

/** The difference in a cell between two boards, whose digits there are `from` and `to` (0: empty). */
export function differenceText(
  geometry: Geometry,
  cell: Cell,
  [from, to]: readonly [from: number, to: number],
  layers: readonly Layer[],
): string {
  const h = historyTexts;
  const symbol = (digit: number): string => (digit === 0 ? h.empty : symbolOf(geometry, digit));
  const parts = layers.map((layer) =>
    layer === 'digit' ? h.changed(symbol(from), symbol(to)) : h.layers[layer],
  );
  return h.difference(cellName(geometry, cell), parts);
}
