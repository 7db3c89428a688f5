import {
  failure,
  hasOnlyHouses,
  type ParseOptions,
  parseSheet,
  parseSheets,
  type Problem,
  type Puzzle,
  type Result,
  type Sheet,
} from 'pencilmark';

/*
 * The page draws houses alone. A puzzle with further rules is refused by name: without them in sight it would be
 * another puzzle.
 */

/** Reads a puzzle that the page can show. Errors: `format.rules`, and those of `parseSheet`. */
export function readSheet(text: string, options: ParseOptions = {}): Result<Sheet> {
  const read = parseSheet(text, options);
  const problem = read.ok && undrawnRules(read.value.puzzle);
  return problem ? { ok: false, error: problem } : read;
}

/** Reads puzzles that the page can show. Errors: `format.rules`, and those of `parseSheets`. */
export function readSheets(text: string): Result<readonly Sheet[]> {
  const read = parseSheets(text);
  const problem = read.ok && read.value.map(({ puzzle }) => undrawnRules(puzzle)).find(Boolean);
  return problem ? { ok: false, error: problem } : read;
}

/** Why the page cannot show a puzzle; undefined where it can. */
export function undrawnRules(puzzle: Puzzle): Problem | undefined {
  if (hasOnlyHouses(puzzle)) return undefined;
  const kinds = [...new Set(puzzle.constraints.map(({ kind }) => kind.replaceAll('-', ' ')))].join(', ');
  return failure('format.rules', `The page can’t show these rules yet: ${kinds}.`).error;
}
