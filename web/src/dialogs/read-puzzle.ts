import { conflictsOf, startState } from '@pencilmark/game';
import { describeConflict, geometryName, givenCount, type Place, parseSheet, type Sheet } from 'pencilmark';
import { solutionsOf } from '../game-session/solutions.ts';
import { around } from '../text/around.ts';

/** What is to be said of a text that may be a puzzle. */
export type Reading =
  | { readonly kind: 'empty' }
  /** It cannot be played; `at` is where in the text the reason stands. */
  | { readonly kind: 'refused'; readonly message: string; readonly at?: Place }
  | { readonly kind: 'counting' | 'sound' | 'doubtful'; readonly message: string; readonly sheet: Sheet };

/** What a text is, as far as can be seen without solving it. */
export function readPuzzle(text: string): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const read = parseSheet(text);
  if (!read.ok) {
    const { message, at } = read.error;
    return { kind: 'refused', message, ...(at && { at }) };
  }
  const { puzzle } = read.value;
  const conflict = conflictsOf(startState(puzzle)).at(0);
  if (conflict) {
    const message = around.import.conflict(describeConflict(puzzle.geometry, conflict));
    return { kind: 'refused', message };
  }
  return { kind: 'counting', message: around.import.counting, sheet: read.value };
}

/** What the number of its solutions says of a puzzle. */
export async function judgePuzzle(sheet: Sheet): Promise<Reading> {
  const { puzzle } = sheet;
  const name = geometryName(puzzle.geometry);
  const givens = givenCount(puzzle);
  try {
    const { kind } = await solutionsOf(puzzle);
    if (kind === 'none') return { kind: 'refused', message: around.import.none(name) };
    return kind === 'unique'
      ? { kind: 'sound', message: around.import.unique(name, givens), sheet }
      : { kind: 'doubtful', message: around.import.multiple(name, givens), sheet };
  } catch {
    return { kind: 'doubtful', message: around.import.unknown(name), sheet };
  }
}
