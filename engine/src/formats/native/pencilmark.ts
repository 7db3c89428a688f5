import {
  isObject,
  listOf,
  objectOf,
  oneOf,
  optional,
  readAll,
  type Readers,
  text,
  wholeNumber,
} from '../../json-fields.ts';
import { failure, ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { describedBoard, isSameShape } from '../text/infer-board.ts';
import { problemAt } from '../text/text.ts';
import { type PuzzleData, puzzleToData } from './puzzle-data.ts';
import { drawingList } from './read-drawings.ts';
import { digitList, puzzleData, puzzleOf, setList } from './read-puzzle-data.ts';

/** The name that identifies our own files, and their version. */
const FORMAT = 'pencilmark';
const NATIVE_VERSION = 1;

/**
 * A parsed puzzle as stored in the file. It includes any new field of `ParsedPuzzle`, and this file does not compile
 * until the field has a reader.
 */
type NativePuzzle = {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly puzzle: PuzzleData;
} & Omit<ParsedPuzzle, 'puzzle'>;

/**
 * Reads our own JSON, which keeps everything that a parsed puzzle has: one object, or a list of them.
 * Errors: `json.syntax`, `json.field`, `pencilmark.version` (written by a newer program), `format.board`,
 * those of `createGeometry` and `createPuzzle`, and `pencilmark.length` (a list of another length than the board).
 */
export function parseNative(source: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const json = jsonIn(source);
  if (!json.ok) return json;
  const list: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  const sheets: ParsedPuzzle[] = [];
  for (const item of list) {
    const sheet = sheetFrom(item, options);
    if (!sheet.ok) return problemAt(source, 0, sheet.error.code, sheet.error.message);
    sheets.push(sheet.value);
  }
  return sheets.length > 0 ? ok(sheets) : problemAt(source, 0, 'pencilmark.none', 'The list is empty.');
}

/** Parses with the platform, since we write strict JSON: a bundle need not include the parser for loose JSON. */
function jsonIn(source: string): Result<unknown> {
  try {
    return ok(JSON.parse(source.trim()));
  } catch (error) {
    return problemAt(source, 0, 'json.syntax', `No JSON: ${String(error)}`);
  }
}

export function formatNative({ puzzle, ...rest }: ParsedPuzzle): string {
  const native: NativePuzzle = {
    format: FORMAT,
    version: NATIVE_VERSION,
    puzzle: puzzleToData(puzzle),
    ...rest,
  };
  return `${JSON.stringify(native)}\n`;
}

export function looksLikeNative(source: string): boolean {
  const start = source.slice(0, 1_000).trimStart();
  return /^(?:\[\s*)?\{[^{}]*"format"\s*:\s*"pencilmark"/.test(start);
}

function sheetFrom(json: unknown, options: ParseOptions): Result<ParsedPuzzle> {
  const version = isObject(json) ? json.version : undefined;
  if (typeof version === 'number' && version > NATIVE_VERSION) {
    const message = `This puzzle was written by a newer version of Pencilmark (form ${version}), which is needed to read it.`;
    return failure('pencilmark.version', message);
  }
  const read = readAll(json, 'puzzle file', objectOf<NativePuzzle>(READERS));
  if (!read.ok) return read;
  const { format: _, version: __, puzzle: data, ...rest } = read.value;
  const puzzle = puzzleOf(data);
  if (!puzzle.ok) return puzzle;
  const cells = puzzle.value.geometry.cells.length;
  const wrong = PER_CELL.find((name) => rest[name] !== undefined && rest[name].length !== cells);
  if (wrong) {
    const message = `"${wrong}" has ${rest[wrong]!.length} items where the board has ${cells} cells.`;
    return failure('pencilmark.length', message);
  }
  const { geometry } = options;
  if (!geometry || isSameShape(geometry, puzzle.value.geometry)) return ok({ ...rest, puzzle: puzzle.value });
  const other = describedBoard('', 0, data.spec, options);
  return other.ok ? ok({ ...rest, puzzle: puzzle.value }) : other;
}

const PER_CELL = ['entries', 'marks', 'corners', 'solution'] as const;

const words = optional(text(1_000_000));

const READERS: Readers<NativePuzzle> = {
  format: oneOf(FORMAT),
  version: wholeNumber(1, NATIVE_VERSION),
  puzzle: puzzleData,
  entries: optional(digitList),
  marks: optional(setList),
  corners: optional(setList),
  solution: optional(digitList),
  title: words,
  author: words,
  comment: words,
  message: words,
  drawings: optional(drawingList),
  remarks: optional(listOf(text(100_000), 1_000)),
};
