import {
  type Digit,
  digitBit,
  digitsIn,
  type DigitSet,
  lowestDigit,
  isSingleBit,
} from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import type { FinderContext } from '../../finder-context.ts';
import { candidatesSeeing } from '../../sight.ts';
import {
  type Candidate,
  type CandidatePart,
  type CellPart,
  type HouseRole,
  sortCandidates,
  type Step,
} from '../../step.ts';
import { advanceWalk, createWalk, startWalk } from '../../subset-walk.ts';
import { housesWithAll } from '../../board-index.ts';
import type { Family } from '../family.ts';
import { type RectangleFilter, roofsOf, type UniqueRectangle, uniqueRectangles } from './rectangles.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Unique rectangles. Four open cells in two rows, two columns and two areas cannot all have only the candidates A and
 * B, or the puzzle would have two solutions. Corners with only A and B are the floor, the others the roof.
 *
 * - Test 1: one roof corner, which is neither A nor B. (`r1c14 r2c1=12`, `r2c4=127` → `r2c4<>12`.)
 * - Test 2: two roof corners side by side with the same one extra digit; one of them holds it.
 * - Test 3: two roof corners side by side; their extras as one cell form a naked subset with cells of a house of
 *   both.
 * - Test 4: two roof corners side by side that are the only places of A in a house of both; neither is B.
 * - Test 5: two diagonally opposite roof corners, or three, with the same one extra digit; one of them holds it.
 * - Test 6: two diagonally opposite roof corners, and A confined to the rectangle in both rows or in both columns; the
 *   roof is not A.
 * - Hidden rectangle: a floor corner, either the only one or with the opposite corner as the other, and A confined to
 *   the rectangle in the row and column of the opposite corner; the opposite corner is not B.
 *
 * The argument is valid even if logic has already eliminated some candidates (`missingCandidates`), but not for digits
 * that the puzzle itself forbids. For the rectangles of a board see `rectanglesOf`.
 *
 * Evidence: `digits`: A and B; `deadly`: the corners with both digits each; `cells`: the `floor` and `roof`, for test 3
 * the subset as `pattern`; `candidates`: the `extra` ones; `houses`: as `home` those of the subset or those in which A
 * is confined (test 6: two rows or columns; hidden rectangle: a row and a column).
 */
export const uniqueness: Family = {
  techniques: [
    'uniqueness-test-1',
    'uniqueness-test-2',
    'uniqueness-test-3',
    'uniqueness-test-4',
    'uniqueness-test-5',
    'uniqueness-test-6',
    'hidden-rectangle',
  ],
  find(search, wanted) {
    const steps: Step[] = [];
    for (const technique of wanted) collect(search, technique, steps);
    return steps;
  },
};

/** Adds all steps, or those of the first rectangle that has any if one is enough. */
function collect(context: FinderContext, technique: TechniqueId, steps: Step[]): void {
  const test = TESTS[technique as keyof typeof TESTS];
  for (const rectangle of uniqueRectangles(context, test)) {
    test.collect(context, rectangle, steps, technique);
    if (steps.length > 0 && context.options.extent === 'cheapest') return;
  }
}

interface Test extends RectangleFilter {
  /** Adds the steps of a rectangle. */
  readonly collect: (
    context: FinderContext,
    rectangle: UniqueRectangle,
    steps: Step[],
    technique: TechniqueId,
  ) => void;
}

const TESTS = {
  'uniqueness-test-1': { roofs: roofsOf('one'), extras: 'any', collect: onlyRoof },
  'uniqueness-test-2': { roofs: roofsOf('beside'), extras: 'one digit', collect: sharedExtra },
  'uniqueness-test-3': { roofs: roofsOf('beside'), extras: 'any', collect: roofSubsets },
  'uniqueness-test-4': { roofs: roofsOf('beside'), extras: 'any', collect: roofPairs },
  'uniqueness-test-5': { roofs: roofsOf('across', 'three'), extras: 'one digit', collect: sharedExtra },
  'uniqueness-test-6': { roofs: roofsOf('across'), extras: 'any', collect: crossedRoof },
  'hidden-rectangle': { roofs: roofsOf('across', 'three'), extras: 'any', collect: hiddenCorners },
} as const satisfies Partial<Record<TechniqueId, Test>>;

function onlyRoof(context: FinderContext, rectangle: UniqueRectangle, steps: Step[]): void {
  const cell = rectangle.cells[rectangle.roof[0]];
  const eliminated = context.position.candidates[cell] & rectangle.pair;
  const eliminations = digitsIn(eliminated).map((digit) => ({ cell, digit }));
  steps.push(stepOf(rectangle, 'uniqueness-test-1', eliminations));
}

function sharedExtra(
  context: FinderContext,
  rectangle: UniqueRectangle,
  steps: Step[],
  technique: TechniqueId,
): void {
  const { extras, roof } = rectangle;
  const extra = extras[roof[0]];
  if (!isSingleBit(extra) || roof.some((corner) => extras[corner] !== extra)) return;
  const eliminations = candidatesSeeing(context, lowestDigit(extra), roofCells(rectangle));
  if (eliminations.length > 0) steps.push(stepOf(rectangle, technique, eliminations));
}

/** Finds subsets of k cells in a house of both roof corners, with k + 1 digits that include all extras. */
function roofSubsets(context: FinderContext, rectangle: UniqueRectangle, steps: Step[]): void {
  const { position, tables } = context;
  const corners = roofCells(rectangle);
  const extra = rectangle.extras[rectangle.roof[0]] | rectangle.extras[rectangle.roof[1]];
  const walk = createWalk(tables.size);
  for (const house of housesWithAll(tables, corners)) {
    const others = tables.houseCells[house].filter(
      (cell) => position.candidates[cell] !== 0 && !corners.includes(cell),
    );
    others.forEach((cell, k) => (walk.masks[k] = position.candidates[cell] | extra));
    for (let size = 1; size < others.length; size++) {
      startWalk(walk, others.length, size, size + 1);
      while (advanceWalk(walk)) {
        const subset = Array.from({ length: size }, (_, k) => others[walk.chosen[k]]);
        const step = subsetStep(context, rectangle, subset, walk.unions[size - 1], house);
        if (step) steps.push(step);
      }
    }
  }
}

/** The subset eliminates in every house that contains all of it; it is reported in the first of them, `house`. */
function subsetStep(
  { position, tables }: FinderContext,
  rectangle: UniqueRectangle,
  subset: readonly Cell[],
  digits: DigitSet,
  house: HouseIndex,
): Step | undefined {
  const members = [...roofCells(rectangle), ...subset];
  const homes = housesWithAll(tables, members);
  if (homes[0] !== house) return undefined;
  const eliminations = homes.flatMap((home) =>
    tables.houseCells[home]
      .filter((cell) => !members.includes(cell))
      .flatMap((cell) => digitsIn(position.candidates[cell] & digits).map((digit) => ({ cell, digit }))),
  );
  if (eliminations.length === 0) return undefined;
  const pattern: CellPart = { cells: subset, role: 'pattern', digits };
  return stepOf(rectangle, 'uniqueness-test-3', sortCandidates(eliminations), homes, pattern);
}

function roofPairs(context: FinderContext, rectangle: UniqueRectangle, steps: Step[]): void {
  const { cells, roof, pair } = rectangle;
  const { candidates } = context.position;
  const [a, b] = [cells[roof[0]], cells[roof[1]]];
  const eliminated = (candidates[a] | candidates[b]) & pair;
  for (let rest = eliminated; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if ((eliminated & ~digitBit(digit)) === 0) continue;
    const home = housesWithAll(context.tables, [a, b]).find((house) =>
      isConfined(context, digit, house, a, b),
    );
    if (home === undefined) continue;
    const eliminations = strike(context, [a, b], pair & ~digitBit(digit));
    steps.push(stepOf(rectangle, 'uniqueness-test-4', eliminations, [home]));
  }
}

function crossedRoof(context: FinderContext, rectangle: UniqueRectangle, steps: Step[]): void {
  const [a, b, c, d] = rectangle.cells;
  const { rows, columns, pair } = rectangle;
  for (let rest = pair; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const inRows = isConfined(context, digit, rows[0], a, b) && isConfined(context, digit, rows[1], c, d);
    const inColumns =
      isConfined(context, digit, columns[0], a, c) && isConfined(context, digit, columns[1], b, d);
    if (!inRows && !inColumns) continue;
    const eliminations = strike(context, roofCells(rectangle), digitBit(digit));
    if (eliminations.length === 0) continue;
    steps.push(stepOf(rectangle, 'uniqueness-test-6', eliminations, inRows ? rows : columns));
  }
}

function hiddenCorners(context: FinderContext, rectangle: UniqueRectangle, steps: Step[]): void {
  const { cells, rows, columns, pair } = rectangle;
  for (const corner of rectangle.floor) {
    const across = 3 - corner;
    const row = rows[across >> 1];
    const column = columns[across & 1];
    for (let rest = pair; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      // The corner beside `across` in its row, and the one in its column.
      if (!isConfined(context, digit, row, cells[across], cells[across ^ 1])) continue;
      if (!isConfined(context, digit, column, cells[across], cells[across ^ 2])) continue;
      const eliminations = strike(context, [cells[across]], pair & ~digitBit(digit));
      if (eliminations.length === 0) continue;
      steps.push(stepOf(rectangle, 'hidden-rectangle', eliminations, [row, column]));
    }
  }
}

/** Whether the digit has places in a full house and all of them are among the two cells. */
function isConfined(
  { position, tables }: FinderContext,
  digit: Digit,
  house: HouseIndex,
  a: Cell,
  b: Cell,
): boolean {
  const places = position.places[house * tables.stride + digit];
  if (places === 0 || tables.isFull[house] === 0) return false;
  const base = house * tables.cellCount;
  return (places & ~((1 << tables.positionIn[base + a]) | (1 << tables.positionIn[base + b]))) === 0;
}

function strike({ position }: FinderContext, cells: readonly Cell[], digits: DigitSet): Candidate[] {
  const present = cells.flatMap((cell) =>
    digitsIn(position.candidates[cell] & digits).map((digit) => ({ cell, digit })),
  );
  return sortCandidates(present);
}

function roofCells({ cells, roof }: UniqueRectangle): Cell[] {
  return roof.map((corner) => cells[corner]);
}

function stepOf(
  rectangle: UniqueRectangle,
  technique: TechniqueId,
  eliminations: readonly Candidate[],
  homes: readonly HouseIndex[] = [],
  pattern?: CellPart,
): Step {
  const { cells, pair, extras, floor, roof } = rectangle;
  const role: HouseRole = 'home';
  const parts: CellPart[] = [
    { cells: floor.map((corner) => cells[corner]), role: 'floor' },
    { cells: roof.map((corner) => cells[corner]), role: 'roof' },
  ];
  const extra = roof.flatMap((corner) =>
    digitsIn(extras[corner]).map((digit): CandidatePart => ({ cell: cells[corner], digit, role: 'extra' })),
  );
  return {
    technique,
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(pair),
      ...(homes.length > 0 ? { houses: homes.map((house) => ({ house, role })) } : {}),
      cells: pattern ? [...parts, pattern] : parts,
      candidates: extra,
      deadly: { cells, digits: cells.map(() => pair) },
    },
  };
}
