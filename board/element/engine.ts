/**
 * What the element asks of the engine. Most pages show classic puzzles written as people write them, so that is all an
 * element loads by itself; the rest comes in a second file when a puzzle or the page asks for it. The packed files hold
 * each part whole, whatever bundles them later: two copies of the engine never share a puzzle's rules.
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
  /** The drawing of the puzzle's rules; undefined if it has houses alone. */
  readonly rulesOf: (puzzle: Puzzle) => RuleDrawing | undefined;
  /** The logical path of a puzzle, told in a language; undefined in an engine that holds no logic. */
  readonly openPath?: (puzzle: Puzzle, language: string) => Promise<Path>;
}

/** Reads lines, grids and our own JSON, and knows no rules but those of houses. */
export const LIGHT: Engine = {
  parsePuzzle,
  candidatesOf,
  findConflicts,
  isSolutionOf,
  digitsAsLine,
  rulesOf: () => undefined,
};
