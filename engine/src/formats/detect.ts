import { err, ok, problem, type Result } from '../result.ts';
import { FORMATS } from './formats.ts';
import type { FormatName, ParseOptions, Sheet } from './sheet.ts';
import { problemAt } from './text.ts';
import { findUnreadFile, findUnreadLink } from './unread.ts';

/** The format that a text seems to be written in; undefined where it resembles none that is read. */
export function detectFormat(text: string, options: ParseOptions = {}): FormatName | undefined {
  if (/^[\s\uFEFF]*$/.test(text) || findUnreadFile(text)) return undefined;
  const names = Object.keys(FORMATS) as FormatName[];
  return names.find((name) => FORMATS[name].resembles(text, options));
}

/**
 * Every puzzle in a text, whatever format it is in.
 * Errors: `format.empty`, `format.unread` (a form that is known but not read), `format.unknown`, and those of
 * the formats.
 */
export function parseSheets(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  if (/^[\s\uFEFF]*$/.test(text)) return problemAt(text, 0, 'format.empty', 'The text is empty.');
  if (options.format) return FORMATS[options.format].parse(text, options);
  const file = findUnreadFile(text);
  if (file) return err(file);
  const name = detectFormat(text, options);
  const read = name ? FORMATS[name].parse(text, options) : unknown(text);
  if (read.ok) return read;
  const link = findUnreadLink(text);
  return link ? err(link) : read;
}

function unknown(text: string) {
  const start = Math.max(text.search(/[^\s\uFEFF]/), 0);
  return problemAt(text, start, 'format.unknown', 'There is no puzzle in this text.');
}

/** The one puzzle of a text. Errors: those of `parseSheets`, and `format.several`. */
export function parseSheet(text: string, options: ParseOptions = {}): Result<Sheet> {
  const sheets = parseSheets(text, options);
  if (!sheets.ok) return sheets;
  if (sheets.value.length === 1) return ok(sheets.value[0]);
  return problem('format.several', `The text holds ${sheets.value.length} puzzles where one is expected.`);
}
