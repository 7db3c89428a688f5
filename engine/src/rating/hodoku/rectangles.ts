/**
 * Uniqueness: rectangles and BUG + 1. One search finds the rectangles of every test, from each cell of two candidates
 * through its block to the cells beside it; each test then takes its first rectangle.
 */
import {
  addCell,
  type CellSet,
  cellsIn,
  cellSet,
  dropCells,
  hasCell,
  isEmptySet,
  meetInto,
  meets,
  setCells,
  uniteCells,
} from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import {
  blockOf,
  BLOCKS,
  COLUMN_SETS,
  columnOf,
  COUNT,
  DIGITS,
  digitOf,
  type Grid,
  hasCandidate,
  HOUSES,
  HOUSES_OF,
  maskOf,
  PEER_SETS,
  ROW_SETS,
  rowOf,
  WORDS,
} from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

/** The number of rectangles that HoDoKu remembers. */
const MAX_KNOWN = 400;

/** The steps of all rectangles in the order in which they are found. */
type Rectangles = readonly HodokuStep[];

interface Rectangle {
  readonly cells: readonly number[];
  readonly one: number;
  readonly two: number;
  /** The cells without and with extra candidates. */
  readonly floor: readonly number[];
  readonly roof: readonly number[];
}

/** The first step of a test. */
export function uniqueness(technique: TechniqueId): (look: Look) => HodokuStep | undefined {
  return ({ read }) => read(rectanglesOf).find((step) => step.technique === technique);
}

function rectanglesOf(look: Look): Rectangles {
  const { grid } = look;
  const isKnown = memoryOfRectangles();
  const allowed = allowedCells(grid);
  const steps: HodokuStep[] = [];
  for (let corner = 0; corner < 81; corner++) {
    if (COUNT[grid.cells[corner]] !== 2) continue;
    const [one, two] = DIGITS[grid.cells[corner]];
    for (const [beside, pairs] of besideIn(corner)) {
      if (grid.values[beside] !== 0 || !hasCell(allowed[one], beside) || !hasCell(allowed[two], beside))
        continue;
      for (const [across, opposite] of pairs) {
        // HoDoKu checks the second digit only in the last cell.
        if (!hasCell(allowed[one], across) || !hasCell(allowed[one], opposite)) continue;
        if (!hasCell(allowed[two], opposite)) continue;
        const cells = [corner, beside, across, opposite];
        if (isKnown(cells)) continue;
        const isFloor = (cell: number) => (grid.cells[cell] & ~(maskOf(one) | maskOf(two))) === 0;
        const sorted = [...cells].sort((a, b) => a - b);
        const rectangle = {
          cells,
          one,
          two,
          floor: sorted.filter(isFloor),
          roof: sorted.filter((cell) => !isFloor(cell)),
        };
        steps.push(...stepsOf(look, rectangle));
      }
    }
  }
  return steps;
}

/** The other cells of the block in line with a corner, each with the pairs that complete a rectangle. */
function besideIn(
  corner: number,
): (readonly [beside: number, pairs: readonly (readonly [number, number])[]])[] {
  const block = blockOf(corner);
  return BLOCKS[block]
    .filter(
      (cell) => cell !== corner && (rowOf(cell) === rowOf(corner) || columnOf(cell) === columnOf(corner)),
    )
    .map((beside) => {
      const kind = rowOf(beside) === rowOf(corner) ? 1 : 0;
      const [own, other] = [corner, beside].map((cell) => HOUSES[HOUSES_OF[cell][kind]]);
      const pairs = own.map((cell, place) => [cell, other[place]] as const);
      return [beside, pairs.filter(([cell]) => blockOf(cell) !== block)];
    });
}

/**
 * Returns a function that says whether it has seen a rectangle before. Cells are remembered as a sum that several
 * rectangles may share.
 */
function memoryOfRectangles(): (cells: readonly number[]) => boolean {
  const known: number[] = [];
  return (cells) => {
    const sum = [...cells].sort((a, b) => a - b).reduce((all, cell) => all * 10 + cell, 0);
    if (known.includes(sum)) return true;
    if (known.length < MAX_KNOWN) known.push(sum);
    return false;
  };
}

/** At each digit, the open cells that do not see it placed, whether or not it is still a candidate. */
export function allowedCells({ values }: Grid): readonly CellSet[] {
  const open = cellSet(WORDS);
  for (let cell = 0; cell < 81; cell++) if (values[cell] === 0) addCell(open, cell);
  const allowed = Array.from({ length: 10 }, () => open.slice());
  for (let cell = 0; cell < 81; cell++)
    if (values[cell] !== 0) dropCells(allowed[values[cell]], PEER_SETS[cell]);
  return allowed;
}

/** All steps of a rectangle: tests 1, 2 and 5, 3, 4, 6, hidden. */
function stepsOf(look: Look, rectangle: Rectangle): HodokuStep[] {
  const { floor } = rectangle;
  if (floor.length === 3) return listed(test1(look, rectangle));
  if (floor.length !== 1 && floor.length !== 2) return [];
  const ofTwo =
    floor.length === 2
      ? [...test3(look, rectangle), ...listed(test4(look, rectangle), test6(look, rectangle))]
      : [];
  return [...listed(test2(look, rectangle)), ...ofTwo, ...hiddenRectangles(look, rectangle)];
}

function listed(...steps: readonly (HodokuStep | undefined)[]): HodokuStep[] {
  return steps.filter((step) => step !== undefined);
}

/** The elimination of those candidates that are present, if any. */
function removalOf(
  { grid }: Look,
  technique: TechniqueId,
  candidates: readonly number[],
): HodokuStep | undefined {
  const present = candidates.filter((one) => hasCandidate(grid, Math.floor(one / 10), one % 10));
  return present.length > 0 ? removal(technique, present) : undefined;
}

function test1(look: Look, { roof, one, two }: Rectangle): HodokuStep | undefined {
  return removalOf(look, 'uniqueness-test-1', [roof[0] * 10 + one, roof[0] * 10 + two]);
}

/** One extra digit: tests 2 and 5. */
function test2({ grid, places }: Look, { roof, one, two }: Rectangle): HodokuStep | undefined {
  const further = roof.reduce((mask, cell) => mask | grid.cells[cell], 0) & ~(maskOf(one) | maskOf(two));
  if (COUNT[further] !== 1) return undefined;
  const going = cellSet(WORDS);
  setCells(going, places[digitOf(further)]);
  for (const cell of roof) meetInto(going, going, PEER_SETS[cell]);
  if (isEmptySet(going)) return undefined;
  const isFifth = roof.length === 3 || !areInLine(roof);
  return removal(
    isFifth ? 'uniqueness-test-5' : 'uniqueness-test-2',
    candidatesAt(cellsIn(going), digitOf(further)),
  );
}

function areInLine([a, b]: readonly number[]): boolean {
  return rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b);
}

/** The extra digits and cells of a shared house as a naked subset: row, column, block; cells in ascending order. */
function test3({ grid: { cells } }: Look, { cells: corners, roof, one, two }: Rectangle): HodokuStep[] {
  const pair = maskOf(one) | maskOf(two);
  const further = roof.reduce((mask, cell) => mask | cells[cell], 0) & ~pair;
  const steps: HodokuStep[] = [];
  for (const [kind, house] of HOUSES_OF[roof[0]].entries()) {
    if (!HOUSES_OF[roof[1]].includes(house)) continue;
    const usable = HOUSES[house].filter(
      (cell) => cells[cell] !== 0 && (cells[cell] & pair) === 0 && !corners.includes(cell),
    );
    const extend = (chosen: readonly number[], digits: number, from: number): void => {
      for (let i = from; i < usable.length; i++) {
        const all = [...chosen, usable[i]];
        const mask = digits | cells[usable[i]];
        if ((kind !== 2 || !areInOneLine(all)) && COUNT[mask] === all.length - 1) {
          const losses = (lost: number) =>
            HOUSES[lost]
              .filter((cell) => !all.includes(cell))
              .flatMap((cell) => DIGITS[cells[cell] & mask].map((digit) => cell * 10 + digit));
          const removed = losses(house);
          const [block] = new Set(all.map((cell) => HOUSES_OF[cell][2]));
          const isInBlock = all.every((cell) => HOUSES_OF[cell][2] === block);
          if (removed.length > 0) {
            steps.push(
              removal('uniqueness-test-3', [...removed, ...(kind !== 2 && isInBlock ? losses(block) : [])]),
            );
          }
        }
        extend(all, mask, i + 1);
      }
    };
    extend(roof, further, 0);
  }
  return steps;
}

function areInOneLine(cells: readonly number[]): boolean {
  return [rowOf, columnOf].some((lineOf) => cells.every((cell) => lineOf(cell) === lineOf(cells[0])));
}

/** One of the digits has no other place that both roof cells see, so the other is eliminated from both. */
function test4(look: Look, { roof, one, two }: Rectangle): HodokuStep | undefined {
  if (!areInLine(roof)) return undefined;
  const both = cellSet(WORDS);
  meetInto(both, PEER_SETS[roof[0]], PEER_SETS[roof[1]]);
  const going = !meets(both, look.places[one]) ? two : !meets(both, look.places[two]) ? one : undefined;
  return going === undefined ? undefined : removalOf(look, 'uniqueness-test-4', candidatesAt(roof, going));
}

/** A digit that has no place outside the rectangle in the lines of two opposite roof cells is eliminated from both. */
function test6(look: Look, { cells, roof, one, two }: Rectangle): HodokuStep | undefined {
  if (areInLine(roof)) return undefined;
  const lines = cellSet(WORDS);
  for (const cell of roof) {
    uniteCells(lines, ROW_SETS[rowOf(cell)]);
    uniteCells(lines, COLUMN_SETS[columnOf(cell)]);
  }
  dropCells(lines, cellSet(WORDS, cells));
  const going = [one, two].find((digit) => !meets(lines, look.places[digit]));
  return going === undefined ? undefined : removalOf(look, 'uniqueness-test-6', candidatesAt(roof, going));
}

/** For each floor cell: a digit that has no place outside the rectangle in both lines of the opposite corner. */
function hiddenRectangles(look: Look, { cells, floor, roof, one, two }: Rectangle): HodokuStep[] {
  if (floor.length === 2 && areInLine(floor)) return [];
  const outside = (line: CellSet) => {
    const rest = line.slice();
    dropCells(rest, cellSet(WORDS, cells));
    return rest;
  };
  const steps: HodokuStep[] = [];
  for (const corner of floor) {
    const row = [roof[0], roof[1]].map(rowOf).find((other) => other !== rowOf(corner))!;
    const column = [roof[0], roof[1]].map(columnOf).find((other) => other !== columnOf(corner))!;
    const [inRow, inColumn] = [outside(ROW_SETS[row]), outside(COLUMN_SETS[column])];
    for (const [bound, going] of [
      [one, two],
      [two, one],
    ]) {
      if (meets(inRow, look.places[bound]) || meets(inColumn, look.places[bound])) continue;
      steps.push(...listed(removalOf(look, 'hidden-rectangle', [(row * 9 + column) * 10 + going])));
    }
  }
  return steps;
}

/** Rectangles of placed digits that are not givens, with open cells that would complete them. */
export function avoidableRectangle(technique: TechniqueId): (look: Look) => HodokuStep | undefined {
  return (look) => {
    const { values, isGiven } = look.grid;
    const isKnown = memoryOfRectangles();
    for (let corner = 0; corner < 81; corner++) {
      if (values[corner] === 0 || isGiven[corner]) continue;
      for (const [beside, pairs] of besideIn(corner)) {
        if (values[beside] === 0 || isGiven[beside]) continue;
        for (const [across, opposite] of pairs) {
          const form = avoidableForm(look.grid, [corner, beside, across, opposite]);
          if (form === undefined || isKnown([corner, beside, across, opposite])) continue;
          const step = avoidableStep(look, [corner, beside, across, opposite]);
          if (step?.technique === technique) return step;
        }
      }
    }
    return undefined;
  };
}

type Four = readonly [corner: number, beside: number, across: number, opposite: number];

/**
 * The form of an avoidable rectangle: in a deadly pattern `across` would hold the digit of `beside`, and `opposite`
 * that of the corner.
 */
function avoidableForm(
  { values, isGiven, cells }: Grid,
  [corner, beside, across, opposite]: Four,
): 'one' | 'two' | undefined {
  const isPlaced = (cell: number, digit: number) => values[cell] === digit && !isGiven[cell];
  const isOpen = (cell: number, digit: number) =>
    values[cell] === 0 && (cells[cell] & maskOf(digit)) !== 0 && COUNT[cells[cell]] === 2;
  const [first, second] = [values[corner], values[beside]];
  if (isPlaced(across, second) && isOpen(opposite, first)) return 'one';
  if (isPlaced(opposite, first) && isOpen(across, second)) return 'one';
  return isOpen(across, second) && isOpen(opposite, first) ? 'two' : undefined;
}

function avoidableStep(look: Look, [corner, beside, across, opposite]: Four): HodokuStep | undefined {
  const { grid, places } = look;
  const [first, second] = [grid.values[corner], grid.values[beside]];
  if (grid.values[across] !== 0) return removalOf(look, 'avoidable-rectangle-1', [opposite * 10 + first]);
  if (grid.values[opposite] !== 0) return removalOf(look, 'avoidable-rectangle-1', [across * 10 + second]);
  const further = digitOf(grid.cells[across] & ~maskOf(second));
  if (!hasCandidate(grid, opposite, further)) return undefined;
  const going = cellSet(WORDS);
  meetInto(going, PEER_SETS[across], PEER_SETS[opposite]);
  meetInto(going, going, places[further]);
  return isEmptySet(going)
    ? undefined
    : removal('avoidable-rectangle-2', candidatesAt(cellsIn(going), further));
}

/**
 * One cell of three candidates, all others of two; one digit three times in each of its houses, everything else twice.
 */
export function bugPlusOne({ grid }: Look): HodokuStep | undefined {
  const { cells, free } = grid;
  const rich = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => COUNT[cells[cell]] > 2);
  if (rich.length !== 1 || COUNT[cells[rich[0]]] !== 3) return undefined;
  const thrice: (readonly [house: number, digit: number])[] = [];
  for (let house = 0; house < 27; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      const left = free[house * 10 + digit];
      if (left > 3) return undefined;
      if (left === 3) thrice.push([house, digit]);
    }
  }
  if (thrice.length !== 3) return undefined;
  const digit = thrice[0][1];
  const isBug =
    hasCandidate(grid, rich[0], digit) &&
    thrice.every(([house, other], kind) => other === digit && HOUSES_OF[rich[0]][kind] === house);
  if (!isBug) return undefined;
  return removal('bug-plus-1', candidatesOf(rich[0], cells[rich[0]] & ~maskOf(digit)));
}

function candidatesOf(cell: number, mask: number): number[] {
  return DIGITS[mask].map((digit) => cell * 10 + digit);
}
