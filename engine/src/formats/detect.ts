import { err, ok, failure, type Result } from '../result.ts';
import { FORMATS } from './formats.ts';
import type { FormatName, ParseOptions, Sheet } from './sheet.ts';
import { problemAt } from './text/text.ts';
import { hasFpuzzlesLink } from './programs/fpuzzles.ts';
import { hasPenpaLink } from './programs/penpa.ts';
import { hasSudokuPadLink } from './programs/sudokupad.ts';
import { findUnreadFile } from './unread.ts';

/** The format that a text seems to be written in; undefined where it resembles none that is read. */
export function detectFormat(text: string, options: ParseOptions = {}): FormatName | undefined {
  if (/^[\s\uFEFF]*$/.test(text)) return undefined;
  const names = Object.keys(FORMATS) as FormatName[];
  const telling = names.slice(0, names.indexOf('cell-list'));
  const found = telling.find((name) => FORMATS[name].resembles(text, options));
  if (found || findUnreadFile(text)) return found;
  return names.slice(telling.length).find((name) => FORMATS[name].resembles(text, options));
}

/**
 * Every puzzle in a text, whatever format it is in.
 * Errors: `format.empty`, `format.unread` (a form that is known but not read), `format.unknown`, and those of
 * the formats.
 */
export function parseSheets(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  if (/^[\s\uFEFF]*$/.test(text)) return problemAt(text, 0, 'format.empty', 'The text is empty.');
  if (options.format) return FORMATS[options.format].parse(text, options);
  const name = detectFormat(text, options);
  const file = name ? undefined : findUnreadFile(text);
  if (file) return err(file);
  const read = name ? FORMATS[name].parse(text, options) : unknown(text);
  if (read.ok) return read;
  // A link may stand among words, or beside a puzzle that can be read.
  const linked = LINKED.find(([format, hasLink]) => format !== name && hasLink(text));
  return linked ? FORMATS[linked[0]].parse(text, options) : read;
}

const LINKED: readonly (readonly [FormatName, (text: string) => boolean])[] = [
  ['fpuzzles', (text) => hasFpuzzlesLink(text)],
  ['sudokupad', hasSudokuPadLink],
  ['penpa', hasPenpaLink],
];

function unknown(text: string) {
  const start = Math.max(text.search(/[^\s\uFEFF]/), 0);
  return problemAt(text, start, 'format.unknown', 'There is no puzzle in this text.');
}

/** The one puzzle of a text. Errors: those of `parseSheets`, and `format.several`. */
export function parseSheet(text: string, options: ParseOptions = {}): Result<Sheet> {
  const sheets = parseSheets(text, options);
  if (!sheets.ok) return sheets;
  if (sheets.value.length === 1) return ok(sheets.value[0]);
  return failure('format.several', `The text holds ${sheets.value.length} puzzles where one is expected.`);
}
