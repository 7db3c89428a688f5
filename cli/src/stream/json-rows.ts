/** Rows of a table as JSON: an object per line, with the names of its columns. */
import {
  detectFormat,
  type FormatName,
  parsePuzzles,
  type ParsedPuzzle,
  type ParseOptions,
  type Problem,
  type Result,
} from 'pencilmark';
import { err, failure, placeAt } from 'pencilmark/internal';
import { csvLine } from '../data-sets/csv.ts';

/**
 * The columns, as the heading of a table, if the first line of a text is a row with a puzzle; otherwise undefined, also
 * if the object is itself a puzzle.
 */
export function headingOfJson(text: string): string | undefined {
  if (!beginsAsJson(text)) return undefined;
  const [line] = text.trimStart().split(/[\r\n]/, 1);
  const row = rowIn(line);
  if (!row || !namesPuzzle(Object.keys(row)) || OF_PUZZLES.includes(detectFormat(line))) return undefined;
  return csvLine(Object.keys(row));
}

/** An object in one of these formats is a puzzle, not a row. */
const OF_PUZZLES: readonly (FormatName | undefined)[] = [
  'pencilmark',
  'fpuzzles',
  'sudokumaker',
  'sudokupad',
];

/** Whether one of these columns contains the puzzles. */
export function namesPuzzle(names: readonly string[]): boolean {
  const read = parsePuzzles(`${csvLine(names)}\n`, { format: 'table' });
  return read.ok || read.error.code !== 'table.heading';
}

/** Whether a line of a table, or a text of them, is JSON. */
export function beginsAsJson(line: string): boolean {
  return /^[\s\uFEFF]*\{/.test(line);
}

/** Reads the n-th line of its source. Errors: `json.syntax`, `json.field`, and those of tables. */
export function readJsonRow(
  text: string,
  line: number,
  options: Pick<ParseOptions, 'geometry' | 'unknownRules'>,
): Result<ParsedPuzzle> {
  const at = { ...placeAt('', 0), line };
  const row = rowIn(text);
  if (!row) return failure('json.syntax', 'This line is not a JSON object.', at);
  const names = Object.keys(row);
  if (!namesPuzzle(names)) return failure('json.field', 'This row has no "puzzle".', at);
  const read = parsePuzzles(`${csvLine(names)}\n${csvLine(Object.values(row))}`, {
    ...options,
    format: 'table',
  });
  // The place within the row created here means nothing in the line that was read.
  return read.ok ? { ok: true, value: read.value[0] } : err<Problem>({ ...read.error, at });
}

function rowIn(line: string): Readonly<Record<string, string | number>> | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fieldOf(field)]));
  } catch {
    return undefined;
  }
}

/** A value as a field of one line. In a row, a puzzle with rules may be a text or the object itself. */
function fieldOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  return text.replace(/[\r\n]+/g, ' ');
}
