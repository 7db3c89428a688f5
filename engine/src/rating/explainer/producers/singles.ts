/** Hidden and naked singles. The last cell of a house comes before any other hidden single. */
import { type Board, BLOCKS_COLUMNS_ROWS, candidate, CELLS, COUNT, HOUSE_CELLS, lowest } from '../board.ts';
import type { Hint } from '../hint.ts';

/** Last cell in a house 1.0; the only place in a block 1.2, in a row or column 1.5. */
export function hiddenSingle(board: Board): Hint | undefined {
  return search(board, true) ?? search(board, false);
}

function search({ places, open }: Board, alone: boolean): Hint | undefined {
  for (const house of BLOCKS_COLUMNS_ROWS) {
    if (open[house] === 0 || (open[house] === 1) !== alone) continue;
    for (let digit = 0; digit < 9; digit++) {
      const at = places[house * 9 + digit];
      if (at === 0 || (at & (at - 1)) !== 0) continue;
      const rating = alone ? 1.0 : house < 9 ? 1.2 : 1.5;
      const placed = candidate(HOUSE_CELLS[house * 9 + lowest(at)], digit);
      return {
        rule: 'hidden-single',
        rating,
        removed: [],
        placed,
        reason: { kind: 'hidden-single', house, alone },
      };
    }
  }
  return undefined;
}

export function nakedSingle({ cells }: Board): Hint | undefined {
  for (let cell = 0; cell < CELLS; cell++) {
    if (COUNT[cells[cell]] !== 1) continue;
    const placed = candidate(cell, lowest(cells[cell]));
    return { rule: 'naked-single', rating: 2.3, removed: [], placed, reason: { kind: 'naked-single' } };
  }
  return undefined;
}
