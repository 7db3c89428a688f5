/**
 * W-, XY- and XYZ-Wings, cells in ascending order. Order is the specification here, HoDoKu's: not merged with logic's
 * or Sudoku Explainer's, which differ.
 */
import { cellsIn, cellSet, isEmptySet, meetInto } from '../../logic/cell-set.ts';
import { COUNT, DIGITS, digitOf, HOUSES, hasCandidate, PEER_SETS, sees, WORDS } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

const going = cellSet(WORDS);

function cellsWith({ grid }: Look, count: number): number[] {
  return Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => COUNT[grid.cells[cell]] === count);
}

/** Two equal bivalue cells, one of whose digits has only two places in a house, each seen by one of the cells. */
export function wWing(look: Look): HodokuStep | undefined {
  const { grid, places } = look;
  const pairs = cellsWith(look, 2);
  for (const [i, a] of pairs.entries()) {
    for (const b of pairs.slice(i + 1)) {
      if (grid.cells[a] !== grid.cells[b]) continue;
      const [first, second] = DIGITS[grid.cells[a]];
      for (const [digit, linked] of [
        [first, second],
        [second, first],
      ]) {
        meetInto(going, PEER_SETS[a], places[digit]);
        meetInto(going, going, PEER_SETS[b]);
        if (!isEmptySet(going) && isLinked(look, linked, a, b)) {
          return removal('w-wing', candidatesAt(cellsIn(going), digit));
        }
      }
    }
  }
  return undefined;
}

function isLinked({ grid }: Look, digit: number, a: number, b: number): boolean {
  for (let house = 0; house < 27; house++) {
    if (grid.free[house * 10 + digit] !== 2) continue;
    const ends = HOUSES[house].filter((cell) => cell !== a && cell !== b && hasCandidate(grid, cell, digit));
    // A place that both see counts only for the first cell.
    if (ends.some((cell) => sees(cell, a)) && ends.some((cell) => !sees(cell, a) && sees(cell, b)))
      return true;
  }
  return false;
}

export function xyWing(look: Look): HodokuStep | undefined {
  const pairs = cellsWith(look, 2);
  for (let i = 0; i < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      if (COUNT[look.grid.cells[pairs[i]] | look.grid.cells[pairs[j]]] !== 3) continue;
      for (let k = j + 1; k < pairs.length; k++) {
        const [a, b, c] = [pairs[i], pairs[j], pairs[k]];
        if (!holdThreeDigits(look, a, b, c)) continue;
        const found = wing(look, a, b, c, 'xy') ?? wing(look, b, a, c, 'xy') ?? wing(look, c, b, a, 'xy');
        if (found) return found;
      }
    }
  }
  return undefined;
}

export function xyzWing(look: Look): HodokuStep | undefined {
  const pairs = cellsWith(look, 2);
  for (const pivot of cellsWith(look, 3)) {
    for (let j = 0; j < pairs.length; j++) {
      if (COUNT[look.grid.cells[pivot] | look.grid.cells[pairs[j]]] !== 3) continue;
      for (let k = j + 1; k < pairs.length; k++) {
        if (!holdThreeDigits(look, pivot, pairs[j], pairs[k])) continue;
        const found = wing(look, pivot, pairs[j], pairs[k], 'xyz');
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** Whether three cells have different candidates, three digits in all. */
function holdThreeDigits({ grid: { cells } }: Look, a: number, b: number, c: number): boolean {
  return (
    COUNT[cells[a] | cells[b] | cells[c]] === 3 &&
    cells[a] !== cells[b] &&
    cells[b] !== cells[c] &&
    cells[c] !== cells[a]
  );
}

function wing(
  { grid: { cells }, places }: Look,
  pivot: number,
  b: number,
  c: number,
  kind: 'xy' | 'xyz',
): HodokuStep | undefined {
  if (!sees(pivot, b) || !sees(pivot, c)) return undefined;
  const shared = cells[b] & cells[c];
  if (COUNT[shared] !== 1) return undefined;
  const digit = digitOf(shared);
  meetInto(going, PEER_SETS[b], PEER_SETS[c]);
  meetInto(going, going, places[digit]);
  if (kind === 'xyz') meetInto(going, going, PEER_SETS[pivot]);
  return isEmptySet(going) ? undefined : removal(`${kind}-wing`, candidatesAt(cellsIn(going), digit));
}
