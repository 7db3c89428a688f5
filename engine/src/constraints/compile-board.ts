/** The board against which kinds compile: its values, and builders of relations in terms of values. */
import { spend } from '../stopping.ts';
import { type Digit, type DigitSet, digitBit } from '../model/digits.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import type { Machine, PairTable, Relation } from '../relations/relation.ts';
import type { NestedConstraint } from './schema.ts';

/** The board against which a constraint is compiled. */
export interface CompileBoard {
  readonly geometry: Geometry;
  /** N. */
  readonly size: number;
  /** The value of each digit, at index digit − 1: consecutive and ascending. */
  readonly values: readonly number[];
  readonly low: number;
  readonly high: number;
  /** Whether no two of the cells can hold the same digit because of the houses. */
  readonly allDiffer: (cells: readonly Cell[]) => boolean;
  /** The relations of a constraint nested in this one. */
  readonly compile: (constraint: NestedConstraint) => readonly Relation[];
}

export function createCompileBoard(
  geometry: Geometry,
  compile: (constraint: NestedConstraint, board: CompileBoard) => readonly Relation[],
): CompileBoard {
  const { values } = geometry;
  const board: CompileBoard = {
    geometry,
    size: geometry.size,
    values,
    low: values[0],
    high: values[values.length - 1],
    allDiffer: (cells) =>
      cells.every((a, at) => cells.slice(at + 1).every((b) => geometry.peers[a].includes(b))),
    compile: (constraint) => compile(constraint, board),
  };
  return board;
}

/** The digits whose values pass the test. */
function digitsWhere({ values }: CompileBoard, passes: (value: number) => boolean): DigitSet {
  return values.reduce((set, value, index) => (passes(value) ? set | digitBit(index + 1) : set), 0);
}

/** All different. A cell named twice cannot differ from itself. */
export function differ(cells: readonly Cell[]): Relation {
  if (new Set(cells).size < cells.length) return { is: 'among', cell: cells[0], digits: 0 };
  return { is: 'differ', cells };
}

/** The two cells of each pair differ. */
export function differPairs(pairs: readonly (readonly [Cell, Cell])[]): Relation[] {
  return pairs.map((cells) => differ(cells));
}

/** The value of a cell passes the test. */
export function among(board: CompileBoard, cell: Cell, passes: (value: number) => boolean): Relation {
  return { is: 'among', cell, digits: digitsWhere(board, passes) };
}

/** The values of two cells, which may be the same, are related. */
export function pair(
  board: CompileBoard,
  a: Cell,
  b: Cell,
  related: (x: number, y: number) => boolean,
): Relation {
  return pairs(board, [[a, b]], related)[0];
}

/** The same relation between many pairs: its table is built once. */
export function pairs(
  board: CompileBoard,
  list: readonly (readonly [Cell, Cell])[],
  related: (x: number, y: number) => boolean,
): Relation[] {
  const table = pairTable(board, related);
  spend(list.length);
  return list.map(([a, b]) =>
    a === b ? among(board, a, (value) => related(value, value)) : { is: 'pair', a, b, table },
  );
}

export function pairTable(board: CompileBoard, related: (x: number, y: number) => boolean): PairTable {
  return board.values.map((x) => digitsWhere(board, (y) => related(x, y)));
}

/** Σ weight · value lies between two bounds. A cell may appear several times. */
export function linear(
  board: CompileBoard,
  terms: readonly (readonly [cell: Cell, weight: number])[],
  min: number,
  max = min,
): Relation[] {
  spend(terms.length);
  const weightOf = new Map<Cell, number>();
  for (const [cell, weight] of terms) weightOf.set(cell, (weightOf.get(cell) ?? 0) + weight);
  const kept = [...weightOf].filter(([, weight]) => weight !== 0);
  if (kept.length === 0) return min <= 0 && max >= 0 ? [] : [impossible()];
  if (kept.length === 1) {
    const [cell, weight] = kept[0];
    return [among(board, cell, (value) => weight * value >= min && weight * value <= max)];
  }
  const cells = kept.map(([cell]) => cell);
  return [{ is: 'linear', cells, weights: kept.map(([, weight]) => weight), min, max }];
}

/** The values of the cells add up to `total`; a cell named twice counts twice. */
export function sumOf(board: CompileBoard, cells: readonly Cell[], total: number): Relation[] {
  return linear(board, terms(cells, 1), total);
}

/** Two lists have the same sum. */
export function sameSum(board: CompileBoard, a: readonly Cell[], b: readonly Cell[]): Relation[] {
  return linear(board, [...terms(a, 1), ...terms(b, -1)], 0);
}

export function terms(cells: readonly Cell[], weight: number): [Cell, number][] {
  return cells.map((cell) => [cell, weight]);
}

/** The number of cells whose value passes the test is one of `counts`. */
export function count(
  board: CompileBoard,
  cells: readonly Cell[],
  passes: (value: number) => boolean,
  counts: readonly number[],
): Relation {
  return { is: 'count', cells, minus: [], digits: digitsWhere(board, passes), counts };
}

/** The same with a minimum count. */
export function countFrom(
  board: CompileBoard,
  cells: readonly Cell[],
  passes: (value: number) => boolean,
  least: number,
): Relation {
  const counts = cells.map((_, index) => index + 1).filter((many) => many >= least);
  return count(board, cells, passes, least === 0 ? [0, ...counts] : counts);
}

/** Maximum number of sets of digits examined for one relation. */
const MAX_SETS = 20_000;

/** The cells all differ, and their values, in ascending order, pass the test. */
export function digitSets(
  board: CompileBoard,
  cells: readonly Cell[],
  passes: (values: readonly number[]) => boolean,
): Relation[] {
  const distinct = new Set(cells).size;
  if (distinct < cells.length || distinct > board.size) return [impossible(cells[0])];
  if (setsOfSize(board.size, distinct) > MAX_SETS) {
    const ascending = (digits: readonly Digit[]) => cells.map((cell) => digits[cell]).sort((a, b) => a - b);
    const holds = (digits: readonly Digit[]) =>
      passes(ascending(digits).map((digit) => board.values[digit - 1]));
    return [differ(cells), { is: 'test', cells, holds }];
  }
  return [differ(cells), { is: 'digit-sets', cells, sets: setsWhere(board, distinct, passes) }];
}

function setsWhere(
  { values, size }: CompileBoard,
  many: number,
  passes: (values: readonly number[]) => boolean,
): DigitSet[] {
  const sets: DigitSet[] = [];
  const chosen: number[] = [];
  const walk = (from: Digit, set: DigitSet): void => {
    if (chosen.length === many) {
      spend(many);
      if (passes([...chosen])) sets.push(set);
      return;
    }
    for (let digit = from; digit <= size - many + chosen.length + 1; digit++) {
      chosen.push(values[digit - 1]);
      walk(digit + 1, set | digitBit(digit));
      chosen.pop();
    }
  };
  walk(1, 0);
  return sets;
}

/** The work of `digitSets` beside that its cells differ. */
export function setWork({ size }: Geometry, cells: readonly Cell[]): number {
  const many = cells.length > size ? 0 : setsOfSize(size, cells.length);
  return cells.length + (many > MAX_SETS ? 0 : Math.ceil(many / 10));
}

function setsOfSize(size: number, many: number): number {
  let count = 1;
  for (let k = 1; k <= many; k++) count *= (size - many + k) / k;
  return count;
}

export function automaton(cells: readonly Cell[], machine: Machine): Relation {
  return { is: 'automaton', cells, machine };
}

/** A relation that no grid obeys. */
export function impossible(cell: Cell = 0): Relation {
  return { is: 'among', cell, digits: 0 };
}
