import type { Digit } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import { bitCount } from '../../cell-set.ts';
import { type Conjugate, CONJUGATES } from '../../links.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import { type Candidate, type Chain, sortCandidates, type Step } from '../../step.ts';
import { cellsAt, seesCell, type BoardIndex } from '../../board-index.ts';
import { findByDigit } from './by-digit.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Empty rectangle: in an area, all candidates of a digit lie in one row and one column, with candidates in each that
 * are not in the other; the rest of the area is the empty rectangle. A conjugate pair in a column has one end in that
 * row, outside the area. Then the digit is eliminated from the cell of the area's column that sees the other end; the
 * same with rows and columns exchanged. (5 in box 3 only in row 3 and column 7, in column 2 only at r3, r8 →
 * `r8c7<>5`.)
 *
 * - With only two candidates in the area it is also a turbot fish; found only with `options.twoCandidateRectangles`.
 * - Dual empty rectangle: two empty rectangles in one area that eliminate different candidates.
 *
 * Evidence: a chain of four nodes: far end of the pair, near end, the candidates of the area in the line of the near
 * end, the others of the area; strong by house, weak by sight, strong by house. `cells`: the rest of the area as
 * `empty`; `candidates`: those of area and pair. A dual one has two chains and pairs, each with its eliminations.
 */
export const emptyRectangle: Family = {
  techniques: ['empty-rectangle', 'dual-empty-rectangle'],
  find(search, wanted) {
    return findByDigit(search, wanted, findIn);
  },
};

function* findIn(context: FinderContext, technique: TechniqueId, digit: Digit): Generator<Step> {
  if (technique === 'dual-empty-rectangle') yield* duals(context, digit);
  else for (const one of rectangles(context, digit)) yield stepOf(context, technique, [one]);
}

interface Rectangle {
  readonly digit: Digit;
  readonly area: HouseIndex;
  /** The line with the near end of the pair, and the line with the eliminations. */
  readonly lines: readonly [HouseIndex, HouseIndex];
  /** The candidates of the area in the first line, and the others. */
  readonly parts: readonly [readonly Cell[], readonly Cell[]];
  readonly pair: HouseIndex;
  readonly near: Cell;
  readonly far: Cell;
  readonly eliminated: readonly Candidate[];
}

function* duals(context: FinderContext, digit: Digit): Generator<Step> {
  const all = [...rectangles(context, digit)];
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      if (all[i].area !== all[j].area) continue;
      if (
        all[i].eliminated.map(({ cell }) => cell).join() === all[j].eliminated.map(({ cell }) => cell).join()
      )
        continue;
      yield stepOf(context, 'dual-empty-rectangle', [all[i], all[j]]);
    }
  }
}

function* rectangles(context: FinderContext, digit: Digit): Generator<Rectangle> {
  const { tables, options } = context;
  const fewest = options.twoCandidateRectangles ? 2 : 3;
  if (read(context, CONJUGATES)[digit].length === 0) return;
  for (const area of tables.areas) {
    const held = context.position.places[area * tables.stride + digit];
    if (!tables.isFull[area] || bitCount(held) < fewest) continue;
    yield* inArea(context, digit, area, held);
  }
}

/** For each row and column that together contain all candidates of the area, the empty rectangles. */
function* inArea(context: FinderContext, digit: Digit, area: HouseIndex, held: number): Generator<Rectangle> {
  const { rows, columns } = crossingsOf(context.tables)[area];
  for (const row of rows) {
    const inRow = row.positions & held;
    if (inRow === 0 || inRow === held) continue;
    for (const column of columns) {
      const inColumn = column.positions & held;
      if (inColumn === held || (inRow | inColumn) !== held) continue;
      yield* withPairs(context, digit, area, [row.line, column.line], inRow, held);
      yield* withPairs(context, digit, area, [column.line, row.line], inColumn, held);
    }
  }
}

function* withPairs(
  context: FinderContext,
  digit: Digit,
  area: HouseIndex,
  lines: readonly [HouseIndex, HouseIndex],
  inFirst: number,
  held: number,
): Generator<Rectangle> {
  const { tables } = context;
  const crossing = tables.geometry.houses[lines[1]].kind;
  for (const pair of read(context, CONJUGATES)[digit]) {
    if (tables.geometry.houses[pair.house].kind !== crossing) continue;
    const near = isIn(context, lines[0], pair.a) ? pair.a : pair.b;
    if (!isIn(context, lines[0], near) || isIn(context, area, near)) continue;
    const eliminated = eliminatedBy(context, digit, area, lines[1], pair, near);
    if (eliminated.length === 0) continue;
    yield {
      digit,
      area,
      lines,
      parts: [cellsAt(tables, area, inFirst), cellsAt(tables, area, held & ~inFirst)],
      pair: pair.house,
      near,
      far: near === pair.a ? pair.b : pair.a,
      eliminated,
    };
  }
}

/** The candidates of the second line outside the area that see the far end. */
function eliminatedBy(
  { position, tables }: FinderContext,
  digit: Digit,
  area: HouseIndex,
  line: HouseIndex,
  { a, b }: Conjugate,
  near: Cell,
): Candidate[] {
  const far = near === a ? b : a;
  return cellsAt(tables, line, position.places[line * tables.stride + digit])
    .filter((cell) => cell !== near && seesCell(tables, cell, far))
    .filter((cell) => tables.positionIn[area * tables.cellCount + cell] < 0)
    .map((cell) => ({ cell, digit }));
}

function isIn({ tables }: FinderContext, house: HouseIndex, cell: Cell): boolean {
  return tables.positionIn[house * tables.cellCount + cell] >= 0;
}

/** A line and its cells in an area, at least one, as positions within the area. */
interface Crossing {
  readonly line: HouseIndex;
  readonly positions: number;
}

interface Crossings {
  readonly rows: readonly Crossing[];
  readonly columns: readonly Crossing[];
}

const known = new WeakMap<BoardIndex, readonly Crossings[]>();

/** For each house, the rows and columns that cross it. */
function crossingsOf(tables: BoardIndex): readonly Crossings[] {
  let crossings = known.get(tables);
  if (!crossings) {
    crossings = tables.houseCells.map((cells) => {
      const meeting = (lines: readonly HouseIndex[]): Crossing[] =>
        lines
          .map((line) => ({ line, positions: positionsOf(tables, cells, line) }))
          .filter(({ positions }) => positions !== 0);
      return { rows: meeting(tables.rows), columns: meeting(tables.columns) };
    });
    known.set(tables, crossings);
  }
  return crossings;
}

function positionsOf(
  { positionIn, cellCount }: BoardIndex,
  cells: readonly Cell[],
  line: HouseIndex,
): number {
  return cells.reduce(
    (bits, cell, k) => (positionIn[line * cellCount + cell] >= 0 ? bits | (1 << k) : bits),
    0,
  );
}

function stepOf({ tables }: FinderContext, technique: TechniqueId, parts: readonly Rectangle[]): Step {
  const { digit, area } = parts[0];
  const inArea = [...parts[0].parts[0], ...parts[0].parts[1]];
  const cells = [...new Set([...inArea, ...parts.flatMap(({ near, far }) => [near, far])])];
  const empty = tables.houseCells[area].filter(
    (cell) =>
      !parts.some(({ lines }) =>
        lines.some((line) => tables.positionIn[line * tables.cellCount + cell] >= 0),
      ),
  );
  return {
    technique,
    placements: [],
    eliminations: sortCandidates(parts.flatMap(({ eliminated }) => eliminated)),
    evidence: {
      digits: [digit],
      cells: [{ cells: empty, role: 'empty' }],
      candidates: cells.sort((a, b) => a - b).map((cell) => ({ cell, digit, role: 'pattern' })),
      chains: parts.map(chainOf),
    },
  };
}

function chainOf({ digit, parts, near, far, pair, area }: Rectangle): Chain {
  return {
    nodes: [[far], [near], parts[0], parts[1]].map((cells) => ({ digit, cells })),
    links: [
      { strength: 'strong', reason: { kind: 'house', house: pair } },
      { strength: 'weak', reason: { kind: 'sight' } },
      { strength: 'strong', reason: { kind: 'house', house: area } },
    ],
    shape: 'open',
  };
}
