import { placeAt, problem, ok, type Result } from '../result.ts';
import { formatLine, parseLine } from './line.ts';
import type { FormatName, FormatOptions, ParseOptions, Sheet } from './sheet.ts';

/** The format that a text seems to be written in; undefined if it resembles none. */
export function detectFormat(text: string): FormatName | undefined {
  return text.trim() === '' ? undefined : 'line';
}

/** Every puzzle in a text. Errors: those of the format, `format.empty`. */
export function parseSheets(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  const sheets: Sheet[] = [];
  let offset = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const read = parseLine(line, { ...options, line: index + 1, offset });
    if (!read.ok) return read;
    if (read.value) sheets.push(read.value);
    offset += line.length + 1;
  }
  return sheets.length > 0
    ? ok(sheets)
    : problem('format.empty', 'There is no puzzle in this text.', placeAt(text, 0));
}

/** The one puzzle of a text. Errors: those of `parseSheets`, and `format.several`. */
export function parseSheet(text: string, options: ParseOptions = {}): Result<Sheet> {
  const sheets = parseSheets(text, options);
  if (!sheets.ok) return sheets;
  if (sheets.value.length === 1) return ok(sheets.value[0]);
  return problem('format.several', `The text holds ${sheets.value.length} puzzles where one is expected.`);
}

/** Writes a sheet. Errors: `format.loss`, listing what the format cannot hold. */
export function formatSheet(sheet: Sheet, _format: FormatName, _options: FormatOptions = {}): Result<string> {
  return ok(formatLine(sheet));
}
