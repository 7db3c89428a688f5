import { requireReading } from './options.ts';
import { err, ok, failure, type Result } from '../result.ts';
import { formatNamed, leftOut } from './formats.ts';
import { LINKED, RESEMBLANCE } from './resemblance.ts';
import type { FormatName, ParsedPuzzle, ParseOptions } from './parsed-puzzle.ts';
import { asWritten, problemAt } from './text/text.ts';
import { findUnreadFile } from './unread.ts';

/** The format that a text resembles; undefined if none that can be read. */
export function detectFormat(text: string, options: ParseOptions = {}): FormatName | undefined {
  requireReading(text, options);
  return findFormat(asWritten(text, options), options, DOUBTFUL);
}

/** The same for reading: grids of candidates are not distinguished, since all grids are read in the same way. */
export function formatToRead(text: string, options: ParseOptions): FormatName | undefined {
  return findFormat(text, options, DOUBTFUL_AS_READ);
}

const NAMES = Object.keys(RESEMBLANCE) as FormatName[];
/** Formats that cannot be those of an XML file or a puzzle with unknown rules. */
const DISTINCTIVE = NAMES.slice(0, NAMES.indexOf('cell-list'));
const DOUBTFUL = NAMES.slice(DISTINCTIVE.length);
const DOUBTFUL_AS_READ: readonly FormatName[] = [
  ...DOUBTFUL.filter((name) => name !== 'pencilmarks'),
  'pencilmarks',
];

function findFormat(
  text: string,
  options: ParseOptions,
  doubtful: readonly FormatName[],
): FormatName | undefined {
  if (isBlank(text)) return undefined;
  const found = DISTINCTIVE.find((name) => RESEMBLANCE[name](text, options));
  if (found || findUnreadFile(text)) return found;
  return doubtful.find((name) => RESEMBLANCE[name](text, options));
}

function isBlank(text: string): boolean {
  return /^\s*$/.test(text);
}

/**
 * Every puzzle in a text, whatever format it is in. Errors: `format.empty`, `format.unread` (a known form that cannot
 * be read), `format.unknown`, `format.left-out` (a program's form, without `pencilmark/formats/programs`), and those of
 * the formats.
 */
export function parsePuzzles(source: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  requireReading(source, options);
  const text = asWritten(source, options);
  const { format } = options;
  const name = format ?? formatToRead(text, options);
  const read = readAs(text, name, options);
  return read.ok || format ? read : (readLinks(text, name, options) ?? read);
}

/** Reads a text whose format has been detected, or for which none was. Errors: those of `parsePuzzles`. */
export function readAs(
  text: string,
  name: FormatName | undefined,
  options: ParseOptions,
): Result<ParsedPuzzle[]> {
  if (isBlank(text)) return problemAt(text, 0, 'format.empty', 'The text is empty.');
  if (name) return parseAs(text, name, options);
  const file = findUnreadFile(text);
  return file ? err(file) : unknown(text);
}

/**
 * Reads links in a text, which may be among words or next to a puzzle that cannot be read. Undefined if there is none.
 */
export function readLinks(
  text: string,
  name: FormatName | undefined,
  options: ParseOptions,
): Result<ParsedPuzzle[]> | undefined {
  if (isBlank(text) || (!name && findUnreadFile(text))) return undefined;
  const linked = LINKED.find(([format, hasLink]) => format !== name && hasLink(text));
  return linked && parseAs(text, linked[0], options);
}

function parseAs(text: string, name: FormatName, options: ParseOptions): Result<ParsedPuzzle[]> {
  const format = formatNamed(name);
  return format ? format.parse(text, options) : problemAt(text, 0, 'format.left-out', leftOut(name));
}

function unknown(text: string) {
  const start = Math.max(text.search(/[^\s\uFEFF]/), 0);
  return problemAt(text, start, 'format.unknown', 'There is no puzzle in this text.');
}

/** The only puzzle in a text. Errors: those of `parsePuzzles`, and `format.several`. */
export function parsePuzzle(text: string, options: ParseOptions = {}): Result<ParsedPuzzle> {
  const sheets = parsePuzzles(text, options);
  if (!sheets.ok) return sheets;
  if (sheets.value.length === 1) return ok(sheets.value[0]);
  return failure('format.several', `The text holds ${sheets.value.length} puzzles where one is expected.`);
}
