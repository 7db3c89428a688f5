/** Checks templates by listing them again. */
import type { Cell, Digit } from 'pencilmark';
import { candidatesIn, type CheckedBoard, type Checker, holds, placesIn } from './board.ts';
import { sees } from './sight.ts';

/** Cells that one digit occupies in all its templates are closed to the others, repeatedly. */
export const templates: Checker = (board, { technique, evidence, placements, eliminations }) => {
  const [digit] = evidence.digits;
  const settled = closeCertainCells(board);
  if (!settled) return 'some digit has no template';
  const listed = [...templatesOf(settled, digit)];
  const isInAll = (cell: Cell): boolean => listed.every((cells) => cells.includes(cell));
  const isInNone = (cell: Cell): boolean => listed.every((cells) => !cells.includes(cell));
  const isRight =
    technique === 'template-set'
      ? eliminations.length === 0 &&
        placements.every((placed) => placed.digit === digit && isInAll(placed.cell))
      : placements.length === 0 &&
        eliminations.every((eliminated) => eliminated.digit === digit && isInNone(eliminated.cell));
  return isRight ? undefined : 'the templates say otherwise';
};

function closeCertainCells(board: CheckedBoard): CheckedBoard | undefined {
  let settled = board;
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [k] of board.geometry.symbols.entries()) {
      const listed = [...templatesOf(settled, k + 1)];
      if (listed.length === 0) return undefined;
      const always = listed[0].filter((cell) => listed.every((cells) => cells.includes(cell)));
      const closed = always.filter((cell) => candidatesIn(settled, cell).length > 1);
      if (closed.length === 0) continue;
      isChanged = true;
      const candidates = settled.candidates.map((set, cell) => (closed.includes(cell) ? 1 << k : set));
      settled = { ...settled, candidates };
    }
  }
  return settled;
}

/** All ways to place the digit in every full house that lacks it, house by house. */
function* templatesOf(board: CheckedBoard, digit: Digit): Generator<Cell[]> {
  const houses = board.geometry.houses
    .map((house, index) => ({ house, places: placesIn(board, index, digit) }))
    .filter(({ places }) => places !== undefined)
    .map(({ house }) => house.cells);
  const chosen: Cell[] = [];
  function* choose(): Generator<Cell[]> {
    const rest = houses.filter((cells) => !cells.some((cell) => chosen.includes(cell)));
    if (rest.length === 0) {
      yield [...chosen];
      return;
    }
    const fits = (cell: Cell): boolean =>
      holds(board, cell, digit) && !chosen.some((other) => sees(board, other, cell));
    const open = rest.map((cells) => cells.filter(fits)).sort((a, b) => a.length - b.length);
    for (const cell of open[0]) {
      chosen.push(cell);
      yield* choose();
      chosen.pop();
    }
  }
  yield* choose();
}
