/** Rows on their way from the program that made them to the program that writes the data set. */
import type { Printed } from '../generating/part.ts';
import type { Columns, ColumnType, Row } from '../generating/rows.ts';
import { PROGRAM } from './program.ts';

/** The row of a puzzle, or the reason why there is none. */
export type Made =
  | { readonly index: number; readonly row: Row }
  | { readonly index: number; readonly problem: string };

/** Consecutive puzzles, and the program that made them. */
export interface MadeRows {
  readonly program: string;
  readonly all: readonly Made[];
}

/** A line of JSON that names this program, then one for each puzzle. */
export function writeMade(all: readonly Printed[]): string {
  const values = all.map(({ index, row, problem = '' }) => (row ? { index, row } : { index, problem }));
  return [{ program: PROGRAM }, ...values].map((value) => `${JSON.stringify(value)}\n`).join('');
}

/**
 * Undefined unless these are `count` puzzles starting at index `first`, each with the values of all columns or a
 * problem.
 */
export function readMade(text: string, columns: Columns, first: number, count: number): MadeRows | undefined {
  try {
    const [head, ...values] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    const all = values.map((value, k) => readOne(value, columns, first + k));
    const isRight = typeof head.program === 'string' && all.length === count && !all.includes(undefined);
    return isRight ? { program: head.program as string, all: all as Made[] } : undefined;
  } catch {
    return undefined;
  }
}

function readOne(
  value: Readonly<Record<string, unknown>>,
  columns: Columns,
  index: number,
): Made | undefined {
  if (value.index !== index) return undefined;
  if (typeof value.problem === 'string') return { index, problem: value.problem };
  const given = value.row as Readonly<Record<string, unknown>>;
  const entries = Object.entries(columns).map(([name, type]) => [name, given[name], type] as const);
  if (!entries.every(([, field, type]) => IS_OF_TYPE[type](field)) || given.index !== index) return undefined;
  return { index, row: Object.fromEntries(entries.map(([name, field]) => [name, field])) as Row };
}

const isText = (field: unknown): boolean => typeof field === 'string';

const IS_OF_TYPE: Readonly<Record<ColumnType, (field: unknown) => boolean>> = {
  integer: Number.isInteger,
  decimal: Number.isFinite,
  text: isText,
  word: isText,
};
