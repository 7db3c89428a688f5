/**
 * The engine's functions that the element needs. Most pages show classic puzzles in common formats, so the element
 * loads only what those need; the rest comes in a second file when a puzzle or the page requires it. The packed files
 * contain each part whole, whatever bundles them later: two copies of the engine never share a puzzle's rules.
 */
import { candidatesOf, findConflicts, isSolutionOf } from 'pencilmark/boards';
import type { Conflict, Digits, DigitSet, Puzzle, Result } from 'pencilmark/boards';
import { digitsAsLine, parsePuzzle } from 'pencilmark/formats';
import type { ParsedPuzzle, ParseOptions } from 'pencilmark/formats';
import type { RuleDrawing } from '@pencilmark/board';
import type { Path } from './path.ts';

export interface Engine {
  readonly parsePuzzle: (text: string, options?: ParseOptions) => Result<ParsedPuzzle>;
  readonly candidatesOf: (puzzle: Puzzle, digits: Digits) => readonly DigitSet[];
  readonly findConflicts: (puzzle: Puzzle, digits: Digits) => readonly Conflict[];
  readonly isSolutionOf: (puzzle: Puzzle, digits: Digits) => boolean;
  readonly digitsAsLine: typeof digitsAsLine;
  /** The drawing of the puzzle's rules; undefined if it has only houses. */
  readonly rulesOf: (puzzle: Puzzle) => RuleDrawing | undefined;
  /** The logical path of a puzzle, explained in a language; undefined in an engine without logic. */
  readonly openPath?: (puzzle: Puzzle, language: string) => Promise<Path>;
}

/** Reads lines, grids and this library's JSON, and knows only the rules of houses. */
export const LIGHT: Engine = {
  parsePuzzle,
  candidatesOf,
  findConflicts,
  isSolutionOf,
  digitsAsLine,
  rulesOf: () => undefined,
};
