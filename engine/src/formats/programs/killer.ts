import type { Constraint, ConstraintOf } from '../../constraints/kinds.ts';
import { classic9, isClassicSpec } from '../../model/boards.ts';
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { ok, type Problem, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { describedBoard } from '../text/infer-board.ts';
import { readRules, type StatedRule } from '../text/stated-rules.ts';
import { problemAt } from '../text/text.ts';
import { CAGES_HEAD } from './looks-like.ts';

/**
 * Reads killers of 81 characters: the sum of a cage in its first cell as one character (0–9, A–Z, a–j for 0 to 45), and
 * in its other cells a character that points towards it: `<`, `>`, `^`, `v`, and for diagonal neighbours a backtick,
 * `'`, `,` and `.`. A sum of 0 is a cage without one, and a 0 alone a cell without a cage. Errors: `killer.cell`,
 * `killer.loop`, `killer.none`, `format.board`.
 */
export function* eachKiller(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  yield* eachLine(text, { none: 'killer.none', thing: 'puzzle', read });

  function read(line: string): Piece {
    if (line.length !== 81) {
      const message = `A killer on one line has 81 signs, not ${line.length}.`;
      return problemAt(line, Math.min(line.length, 81), 'killer.cell', message);
    }
    const cages = new Map<number, number[]>();
    for (let cell = 0; cell < 81; cell++) {
      const head = headOf(line, cell);
      if (typeof head !== 'number') return problemAt(line, head.at, head.code, head.message);
      cages.set(head, [...(cages.get(head) ?? []), cell]);
    }
    const rules = [...cages]
      .filter(([head, cells]) => cells.length > 1 || line[head] !== '0')
      .map(([head, cells]) => cageRule(head, cells, SUMS.indexOf(line[head])));
    return killerPuzzle(line, classic9().spec, rules, options);
  }
}

/** Writes a killer; cages with sums above 45, or whose cells cannot point at each other, are left out. */
export function formatKiller({ puzzle: { geometry, constraints } }: ParsedPuzzle): string {
  const signs: string[] = new Array<string>(81).fill('0');
  if (!isPlain(geometry)) return signs.join('');
  const cages = cagesOf(constraints, geometry).filter(({ sum = 0 }) => sum < SUMS.length);
  for (const { cells, sum = 0 } of cages) {
    const inOrder = [...cells].sort((a, b) => a - b);
    const reached = [inOrder[0]];
    const pointers = new Map<number, string>();
    for (const cell of reached) {
      for (const [sign, down, right] of POINTERS) {
        const next = neighbour(cell, -down, -right);
        if (next === undefined || !cells.includes(next) || reached.includes(next)) continue;
        pointers.set(next, sign);
        reached.push(next);
      }
    }
    if (reached.length < cells.length) continue;
    signs[inOrder[0]] = SUMS[sum];
    for (const [cell, sign] of pointers) signs[cell] = sign;
  }
  return signs.join('');
}

const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';

/** A character, and the number of rows down and columns to the right that it points. */
const POINTERS: readonly (readonly [sign: string, down: number, right: number])[] = [
  ['<', 0, -1],
  ['^', -1, 0],
  ['>', 0, 1],
  ['v', 1, 0],
  ['`', -1, -1],
  ["'", -1, 1],
  [',', 1, -1],
  ['.', 1, 1],
];

interface Fault {
  readonly at: number;
  readonly code: Problem['code'];
  readonly message: string;
}

function headOf(signs: string, start: number): number | Fault {
  let cell = start;
  for (let steps = 0; steps <= 81; steps++) {
    const sign = signs[cell];
    if (SUMS.includes(sign)) return cell;
    const pointer = POINTERS.find(([one]) => one === sign);
    const next = pointer && neighbour(cell, pointer[1], pointer[2]);
    if (next === undefined) {
      const message = pointer
        ? 'This sign points beyond the board.'
        : `"${sign}" is no sum and points nowhere.`;
      return { at: cell, code: 'killer.cell', message };
    }
    cell = next;
  }
  return { at: start, code: 'killer.loop', message: 'From here the signs point round in a circle.' };
}

function neighbour(cell: number, down: number, right: number): number | undefined {
  const [row, column] = [Math.floor(cell / 9) + down, (cell % 9) + right];
  return row >= 0 && column >= 0 && row < 9 && column < 9 ? row * 9 + column : undefined;
}

/**
 * Reads killers of SudoCue: `3x3:`, `d` for diagonals, `:k:`, then for each cell its cage plus, in one cell of the
 * cage, 256 times its sum. A cage without a sum only forbids repeats; with a single cell it means nothing.
 * Errors: `cages.shape`, `cages.cell`, `cages.none`, `format.board`.
 */
export function* eachCages(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  yield* eachLine(text, { none: 'cages.none', thing: 'puzzle', read });

  function read(line: string): Piece {
    const found = CAGES_HEAD.exec(line);
    const parts = line.replace(/:$/, '').split(':').slice(3);
    if (!found || parts.length !== 81) {
      const message = 'Expected 3x3:, perhaps d, :k: and a number for each of 81 cells.';
      return problemAt(line, 0, 'cages.shape', message);
    }
    let offset = found[0].length;
    const cages = new Map<number, { at: number; cells: number[]; sum: number }>();
    for (const [cell, part] of parts.entries()) {
      const value = /^\d{1,6}$/.test(part) ? Number(part) : -1;
      if (value < 0) return problemAt(line, offset, 'cages.cell', `"${part.slice(0, 20)}" is no number.`);
      const cage = cages.get(value % 256) ?? { at: offset, cells: [], sum: 0 };
      cages.set(value % 256, cage);
      cage.cells.push(cell);
      cage.sum ||= Math.floor(value / 256);
      offset += part.length + 1;
    }
    const rules = [...cages.values()]
      .filter(({ cells, sum }) => cells.length > 1 || sum > 0)
      .map(({ at, cells, sum }) => cageRule(at, cells, sum));
    const { boxes } = classic9().spec;
    const spec: GeometrySpec = {
      size: 9,
      boxes,
      ...(found[1] === 'd' ? { diagonals: ['main', 'anti'] } : {}),
    };
    return killerPuzzle(line, spec, rules, options);
  }
}

export function formatCagesLine({ puzzle: { geometry, constraints, givens } }: ParsedPuzzle): string {
  const isX = geometry.spec.diagonals?.length === 2;
  const cages = cagesOf(constraints, geometry);
  const cageOf = new Map(cages.flatMap((cage, at) => cage.cells.map((cell) => [cell, at] as const)));
  const isEmpty =
    givens.every((digit) => digit === 0) &&
    isPlain(geometry, isX) &&
    cages.every(({ cells, sum = 0 }) => cells.length > 1 || sum > 0);
  let free = cages.length;
  const values = Array.from({ length: 81 }, (_, cell) => {
    const cage = isEmpty ? cageOf.get(cell) : undefined;
    return cage === undefined ? free++ % 256 : 256 * (cages[cage].sum ?? 0) + cage;
  });
  return `3x3:${isX ? 'd' : ''}:k:${values.map((value) => `${value}:`).join('')}`;
}

function cageRule(offset: number, cells: readonly number[], sum: number): StatedRule {
  return { name: 'cage', offset, constraints: [{ kind: 'cage', cells, ...(sum > 0 && { sum }) }] };
}

function killerPuzzle(
  line: string,
  spec: GeometrySpec,
  stated: readonly StatedRule[],
  options: ParseOptions,
): Result<ParsedPuzzle> {
  const board = describedBoard(line, 0, spec, options);
  if (!board.ok) return board;
  const rules = readRules(line, board.value, stated, options);
  if (!rules.ok) return rules;
  return ok({ puzzle: { ...emptyPuzzle(board.value), constraints: rules.value.constraints } });
}

/** The cages that share no cell with an earlier one; none on a board with other values. */
function cagesOf(constraints: readonly Constraint[], { values }: Geometry): ConstraintOf<'cage'>[] {
  const taken = new Set<number>();
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== 'cage' || constraint.sum === 0 || values[0] !== 1) return [];
    if (constraint.cells.some((cell) => taken.has(cell))) return [];
    for (const cell of constraint.cells) taken.add(cell);
    return [constraint];
  });
}

function isPlain({ spec, size }: Geometry, isX = false): boolean {
  const { symbols: _, diagonals, ...rest } = spec;
  return size === 9 && isClassicSpec(rest) && (isX ? diagonals?.length === 2 : !diagonals?.length);
}
