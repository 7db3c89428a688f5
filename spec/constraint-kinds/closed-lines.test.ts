import { type Constraint, createRandom, type Digits, parsePuzzle, type Random } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { disagreement, obeying, SMALL_SPECS, smallBoard } from './brute-force.ts';

const LOOPS = cases(12, 200);

/** A loop of touching cells around a rectangle, from a random start: its first cell is named again at the end. */
function rectangle(rows: number, columns: number, random: Random): number[] {
  const [top, left] = [random.below(rows - 1), random.below(columns - 1)];
  const [bottom, right] = [
    top + 1 + random.below(rows - top - 1),
    left + 1 + random.below(columns - left - 1),
  ];
  const at = (row: number, column: number): number => row * columns + column;
  const once: number[] = [];
  for (let column = left; column < right; column++) once.push(at(top, column));
  for (let row = top; row < bottom; row++) once.push(at(row, right));
  for (let column = right; column > left; column--) once.push(at(bottom, column));
  for (let row = bottom; row > top; row--) once.push(at(row, left));
  const start = random.below(once.length);
  return [...once.slice(start), ...once.slice(0, start), once[start]];
}

type Rule = (values: readonly number[], boxes: readonly number[]) => boolean;

const areDifferent = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** Every `length` consecutive values around the loop. */
function windows(values: readonly number[], length: number): number[][] {
  const size = Math.min(length, values.length);
  return values.map((_, start) =>
    Array.from({ length: size }, (_at, k) => values[(start + k) % values.length]),
  );
}

/** Whether groups of `length` values differ wherever they are adjacent. */
function differBy(values: readonly number[], length: number, groupOf: (value: number) => number): boolean {
  return windows(values, length).every((part) => areDifferent(part.map(groupOf)));
}

/** The rotations of the values, one starting at each. */
function turns(values: readonly number[]): number[][] {
  return values.map((_, start) => [...values.slice(start), ...values.slice(0, start)]);
}

const PAIRS: readonly (readonly [number, number])[] = [
  [1, 4],
  [4, 1],
  [1, 3],
  [3, 1],
  [3, 4],
];

function pairsOf(values: readonly number[]): [number, number][] {
  return values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));
}

function isPair([a, b]: readonly [number, number]): boolean {
  return PAIRS.some(([c, d]) => a === c && b === d);
}

/** The rules of a loop whose cells are each named once, written without the engine. */
const RULES: readonly (readonly [string, (cells: number[]) => Constraint, Rule])[] = [
  ['renban', (cells) => ({ kind: 'renban', cells }), (v) => areDifferent(v) && Math.max(...v) - Math.min(...v) === v.length - 1],
  ['nabner', (cells) => ({ kind: 'nabner', cells }), (v) => v.every((a, i) => v.every((b, j) => i === j || Math.abs(a - b) > 1))],
  ['modular', (cells) => ({ kind: 'modular', cells, modulus: 2 }), (v) => differBy(v, 2, (x) => x % 2)],
  ['modular by three', (cells) => ({ kind: 'modular', cells, modulus: 3 }), (v) => differBy(v, 3, (x) => x % 3)],
  ['entropic', (cells) => ({ kind: 'entropic', cells }), (v) => differBy(v, 3, (x) => [0, 0, 1, 1, 2][x])],
  ['whisper', (cells) => ({ kind: 'whisper', cells, difference: 2 }), (v) => windows(v, 2).every(([a, b]) => Math.abs(a - b) > 1)],
  ['sum-segments', (cells) => ({ kind: 'sum-segments', cells, sum: 5 }), (v) => turns(v).some((turn) => divides(turn, 5))],
  ['region-sum', (cells) => ({ kind: 'region-sum', cells }), (v, boxes) => new Set(runSums(v, boxes)).size === 1],
  ['pair-relation', (cells) => ({ kind: 'pair-relation', cells, between: 'all', pairs: PAIRS }), (v) => pairsOf(v).every(isPair)],
]; // oxfmt-ignore

function divides(values: readonly number[], sum: number): boolean {
  let running = 0;
  for (const value of values) {
    running += value;
    if (running > sum) return false;
    if (running === sum) running = 0;
  }
  return running === 0;
}

/** Starts where the box changes, so that no run crosses the start; a single run if it never changes. */
function runSums(values: readonly number[], boxes: readonly number[]): number[] {
  const start = boxes.findIndex((box, at) => box !== boxes[(at + boxes.length - 1) % boxes.length]);
  const sums: number[] = [];
  for (let k = 0; k < values.length; k++) {
    const at = (Math.max(start, 0) + k) % values.length;
    const isSame = k > 0 && boxes[at] === boxes[(at + boxes.length - 1) % boxes.length];
    if (isSame) sums[sums.length - 1] += values[at];
    else sums.push(values[at]);
  }
  return sums;
}

describe('lines that end where they began', () => {
  const board = smallBoard(SMALL_SPECS[0][1]);

  test.each(RULES)('%s', (name, make, rule) => {
    const random = createRandom(`closed ${name}`);
    for (let k = 0; k < LOOPS; k++) {
      const cells = rectangle(4, 4, random);
      const once = cells.slice(0, -1);
      const boxes = once.map((cell) => (cell >> 3) * 2 + ((cell & 3) >> 1));
      const wanted = board.grids.filter((grid: Digits) => rule(once.map((cell) => grid[cell]), boxes)); // oxfmt-ignore
      expect([cells, obeying(board, [make(cells)])]).toEqual([cells, wanted.length]);
      expect(disagreement(board, [make(cells)])).toBeUndefined();
    }
  });
});

test.each(['RegionSumLine', 'Entropic', 'Modular~3', 'Whisper~5'])('ISS %s with LOOP comes back', (type) => {
  const [name, number] = type.split('~');
  const read = parsePuzzle(`.${name}${number ? `~${number}` : ''}~R1C1~R1C2~R2C2~R2C1~LOOP`);
  expect(read.ok && read.value.puzzle.constraints[0]).toMatchObject({ cells: [0, 1, 10, 9, 0] });
});
