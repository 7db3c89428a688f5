import 'pencilmark/constraints';
import {
  hasOnlyHouses,
  type ParsedPuzzle,
  type ParseOptions,
  parsePuzzle,
  type Problem,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { failure } from 'pencilmark/internal';

/*
 * Tools that explore or edit a puzzle support only houses. A puzzle with further rules is refused with their names:
 * without them it would be a different puzzle.
 */

/** Reads a puzzle that has no rules beyond its houses. Errors: `format.rules`, and those of `parsePuzzle`. */
export function readHouseSheet(text: string, options: ParseOptions = {}): Result<ParsedPuzzle> {
  const read = parsePuzzle(text, options);
  const problem = read.ok && rulesBeyond(read.value.puzzle);
  return problem ? { ok: false, error: problem } : read;
}

/** The problem with rules beyond houses; undefined if there are none. */
export function rulesBeyond(puzzle: Puzzle): Problem | undefined {
  if (hasOnlyHouses(puzzle)) return undefined;
  const kinds = [...new Set(puzzle.constraints.map(({ kind }) => kind.replaceAll('-', ' ')))].join(', ');
  return failure('format.rules', `This page can’t handle these rules yet: ${kinds}.`).error;
}
