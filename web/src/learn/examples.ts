/** The examples of the technique book, as boards. */
import type { StepBoard } from '@pencilmark/board';
import {
  candidatesOf,
  classic9,
  digitBit,
  type Digits,
  type Puzzle,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import type { ExampleRow } from './example-row.ts';
import { EXAMPLES } from './examples.generated.ts';

/** A position with a step of a technique. */
export interface BookExample {
  readonly step: Step;
  readonly puzzle: Puzzle;
  readonly board: StepBoard;
}

const ROWS: ReadonlyMap<TechniqueId, ExampleRow> = new Map(EXAMPLES.map((row) => [row.step.technique, row]));

/** The techniques with an example, in the order of the catalogue. */
export const SHOWN: readonly TechniqueId[] = [...ROWS.keys()];

/** The step of a technique's example, and the digits on its board. */
export function pictureOf(technique: TechniqueId): { readonly step: Step; readonly digits: Digits } {
  const { step, board } = ROWS.get(technique)!;
  return { step, digits: Array.from(board.replaceAll('+', ''), (sign) => (sign === '.' ? 0 : Number(sign))) };
}

/** The example of a technique; undefined for any other text. */
export function exampleOf(technique: string): BookExample | undefined {
  const row = ROWS.get(technique as TechniqueId);
  if (!row) return undefined;
  const signs = [...row.board.matchAll(/(\+?)([\d.])/g)];
  const digits = signs.map(([, , sign]) => (sign === '.' ? 0 : Number(sign)));
  const givens = digits.map((digit, cell) => (signs[cell][1] === '+' ? 0 : digit));
  const geometry = classic9();
  const candidates = candidatesOf({ geometry, constraints: [], givens: digits });
  for (const [code] of row.without.matchAll(/../g)) {
    const place = Number.parseInt(code, 36);
    candidates[Math.floor(place / 9)] &= ~digitBit((place % 9) + 1);
  }
  const puzzle = { geometry, constraints: row.constraints ?? [], givens };
  return { step: row.step, puzzle, board: { ...puzzle, digits, candidates } };
}
