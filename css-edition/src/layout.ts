/** Sudoku as an exact cover: every candidate is in four constraints, each of which must be satisfied exactly once. */

export interface Size {
  readonly digits: number;
  readonly boxRows: number;
  readonly boxColumns: number;
}

export const FOUR: Size = { digits: 4, boxRows: 2, boxColumns: 2 };
export const SIX: Size = { digits: 6, boxRows: 2, boxColumns: 3 };
export const NINE: Size = { digits: 9, boxRows: 3, boxColumns: 3 };

/** A digit in a cell. `name`: digit, row and column as in property names; `542` is r4c2=5. */
export interface Candidate {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly box: number;
  readonly digit: number;
  /** Index of its cell, row by row from 0. */
  readonly cell: number;
  /** Indices of its four constraints: cell, row × digit, column × digit, box × digit. */
  readonly constraints: readonly number[];
}

/** "This cell has one digit" or "this digit is once in this house". */
export interface Constraint {
  /** `c42` for r4c2, `r45` for 5 in row 4, `k25` for 5 in column 2, `b45` for 5 in box 4. */
  readonly name: string;
  readonly candidates: readonly number[];
}

export interface Layout extends Size {
  /** In reading order, and within a cell by digit. */
  readonly candidates: readonly Candidate[];
  /** First one per cell, then row × digit, column × digit, box × digit. */
  readonly constraints: readonly Constraint[];
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** Row and column, from 1: `42` is r4c2. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly box: number;
  readonly candidates: readonly number[];
}

export function layoutOf(size: Size): Layout {
  const { digits } = size;
  const range = Array.from({ length: digits }, (_, index) => index + 1);
  const candidates = range.flatMap((row) =>
    range.flatMap((column) => range.map((digit) => candidateAt(size, row, column, digit))),
  );
  const cells = range.flatMap((row) =>
    range.map((column) => {
      const first = ((row - 1) * digits + column - 1) * digits;
      const here = candidates[first]!;
      return {
        name: `${row}${column}`,
        row,
        column,
        box: here.box,
        candidates: range.map((digit) => first + digit - 1),
      };
    }),
  );
  return { ...size, candidates, cells, constraints: constraintsOf(candidates, digits) };
}

function candidateAt(size: Size, row: number, column: number, digit: number): Candidate {
  const { digits, boxRows, boxColumns } = size;
  const boxesAcross = digits / boxColumns;
  const box = Math.floor((row - 1) / boxRows) * boxesAcross + Math.floor((column - 1) / boxColumns) + 1;
  const cell = (row - 1) * digits + column - 1;
  const houses = [row, column, box].map(
    (house, kind) => digits * digits * (kind + 1) + (house - 1) * digits + digit - 1,
  );
  return { name: `${digit}${row}${column}`, row, column, box, digit, cell, constraints: [cell, ...houses] };
}

function constraintsOf(candidates: readonly Candidate[], digits: number): Constraint[] {
  const kinds = ['c', 'r', 'k', 'b'];
  return Array.from({ length: 4 * digits * digits }, (_, index) => {
    const place = index % (digits * digits);
    const kind = kinds[Math.floor(index / (digits * digits))]!;
    const members = candidates.flatMap((candidate, i) => (candidate.constraints.includes(index) ? [i] : []));
    return {
      name: `${kind}${Math.floor(place / digits) + 1}${(place % digits) + 1}`,
      candidates: members,
    };
  });
}
