import type { Digit } from '../grid/digits.ts';
import { type Geometry } from '../grid/geometry.ts';
import { type Digits, symbolOf } from '../grid/puzzle.ts';
import type { Symbols } from '../grid/symbols.ts';
import { ok, problem, type Place, type Result } from '../result.ts';
import { alphabetOf, describeSymbols, guessSymbols, readSymbol } from './alphabet.ts';
import { boardOfSize, nearestCounts, sizeOfCount, withSymbols } from './board.ts';
import type { ParseOptions, Sheet } from './sheet.ts';

export interface LineOptions extends ParseOptions {
  /** The 1-based number of this line in its file, and the offset of its start, for the place of an error. */
  readonly line?: number;
  readonly offset?: number;
}

/**
 * Reads one line of a stream: one symbol per cell, `.` or `0` for empty; after a blank, `:`, `,` or `;` a
 * solution or a comment may follow. Gives undefined for a blank line and for a comment (`#…`).
 *
 * Errors: `line.length`, `line.symbol`, `board.regions`.
 */
export function parseLine(text: string, options: LineOptions = {}): Result<Sheet | undefined> {
  const line = withoutEnds(text);
  if (line.trim() === '') return ok(undefined);
  const geometry = expectedBoard(options);
  if (!geometry.ok) return geometry;
  const quick = readQuickly(line, geometry.value, options);
  if (quick) return ok(quick);
  if (isComment(line, geometry.value)) return ok(undefined);
  const cut = cutLine(line, geometry.value, options.symbols);
  const shift = text.indexOf(line) + lengthOf(cut.before);
  const at = (index: number): Place => placeIn(options, shift + lengthOf(cut.grid.slice(0, index)));
  const board = boardFor(cut.grid, geometry.value, options, at);
  if (!board.ok) return board;
  const givens = readDigits(cut.grid, board.value, at);
  return givens.ok ? ok(withRest(board.value, givens.value, cut.rest)) : givens;
}

/** One symbol per cell, `.` for empty; on a canvas with gaps one per place, `#` for a gap. */
export function formatLine({ puzzle: { geometry, givens } }: Sheet): string {
  if (!hasGaps(geometry)) return digitsAsLine(geometry, givens);
  const gap = geometry.symbols.includes('#') ? '.' : '#';
  return geometry.cellAt.map((cell) => (cell < 0 ? gap : symbolOf(geometry, givens[cell]) || '.')).join('');
}

export function digitsAsLine(geometry: Geometry, digits: Digits): string {
  return digits.map((digit) => symbolOf(geometry, digit) || '.').join('');
}

/** The board that the options ask for, with their symbols; undefined where they name none. */
export function expectedBoard({ geometry, symbols }: ParseOptions): Result<Geometry | undefined> {
  return geometry && symbols ? withSymbols(geometry, symbols) : ok(geometry);
}

/** The plain case without any doubt, for streams of many thousands of lines. */
function readQuickly(line: string, expected: Geometry | undefined, options: LineOptions): Sheet | undefined {
  if (options.symbols || (!expected && line.length !== 81)) return undefined;
  const board = expected ?? boardOfSize(9);
  const geometry = 'ok' in board ? (board.ok ? board.value : undefined) : board;
  if (!geometry || line.length !== geometry.cells.length) return undefined;
  const { ascii } = alphabetOf(geometry.symbols);
  const givens: Digit[] = new Array(line.length);
  for (let cell = 0; cell < line.length; cell++) {
    const code = line.charCodeAt(cell);
    const digit = code < 128 ? ascii[code] : -1;
    if (digit < 0) return undefined;
    givens[cell] = digit;
  }
  return { puzzle: { geometry, givens } };
}

function withoutEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/[\r\n]+$/, '');
}

function isComment(line: string, geometry: Geometry | undefined): boolean {
  if (!line.trimStart().startsWith('#')) return false;
  if (!geometry) return true;
  const startsGrid = geometry.cellAt[0] < 0 || geometry.symbols.includes('#');
  return !startsGrid || symbolsOf(line).length < geometry.cells.length;
}

interface Cut {
  readonly before: readonly string[];
  /** One symbol per cell, or per canvas place. */
  readonly grid: readonly string[];
  /** What follows, without the separator. */
  readonly rest: string;
}

/** Splits the line into the symbols of the grid and the text around them. */
function cutLine(line: string, geometry: Geometry | undefined, own: Symbols | undefined): Cut {
  const symbols = symbolsOf(line);
  const known = geometry?.symbols ?? own ?? [];
  const isEnd = (symbol: string): boolean => /^[\s:,;]/.test(symbol) && !known.includes(symbol);
  const start = symbols.findIndex((symbol) => symbol.trim() !== '');
  const length = symbols.slice(start).findIndex(isEnd);
  const end = length < 0 ? symbols.length : start + length;
  if (!isCount(end - start, geometry) && isCount(symbols.length, geometry) && blanksFit(symbols, geometry)) {
    return { before: [], grid: symbols, rest: '' };
  }
  const rest = symbols
    .slice(end)
    .join('')
    .replace(/^[\s:,;#]+/, '')
    .trimEnd();
  return { before: symbols.slice(0, start), grid: symbols.slice(start, end), rest };
}

function isCount(count: number, geometry: Geometry | undefined): boolean {
  if (!geometry) return sizeOfCount(count) !== undefined;
  return count === geometry.cells.length || count === geometry.cellAt.length;
}

/** Blanks are empty cells only where nothing else is; or they fill the gaps of the canvas. */
function blanksFit(symbols: readonly string[], geometry: Geometry | undefined): boolean {
  if (geometry && hasGaps(geometry) && symbols.length === geometry.cellAt.length) {
    return symbols.every((symbol, place) => symbol !== ' ' || geometry.cellAt[place] < 0);
  }
  const blanks = symbols.filter((symbol) => symbol === ' ');
  return blanks.length > 0 && !symbols.some((symbol) => '._*-'.includes(symbol));
}

function boardFor(
  grid: readonly string[],
  expected: Geometry | undefined,
  { symbols }: LineOptions,
  at: (index: number) => Place,
): Result<Geometry> {
  if (expected) return isCount(grid.length, expected) ? ok(expected) : wrongLength(grid, expected, at);
  const size = sizeOfCount(grid.length);
  if (size) return boardOfSize(size, symbols ?? guessSymbols(new Set(grid), size), at(0));
  const message = `No board has ${grid.length} cells; ${nearestCounts(grid.length)} would do.`;
  return problem('line.length', message, at(grid.length));
}

function wrongLength(grid: readonly string[], { cells, cellAt }: Geometry, at: (index: number) => Place) {
  const wanted = cells.length === cellAt.length ? `${cells.length}` : `${cells.length} (or ${cellAt.length})`;
  const message = `${wanted} symbols are expected, ${grid.length} were found.`;
  return problem('line.length', message, at(Math.min(grid.length, cells.length)));
}

function readDigits(
  grid: readonly string[],
  geometry: Geometry,
  at: (index: number) => Place,
): Result<Digits> {
  const alphabet = alphabetOf(geometry.symbols);
  const isCanvas = hasGaps(geometry) && grid.length === geometry.cellAt.length;
  const digits: Digit[] = [];
  for (const [index, symbol] of grid.entries()) {
    if (isCanvas && geometry.cellAt[index] < 0) continue;
    const digit = symbol === ' ' ? 0 : readSymbol(alphabet, symbol);
    if (digit === undefined)
      return problem('line.symbol', unknownSymbol(symbol, geometry.symbols), at(index));
    digits.push(digit);
  }
  return ok(digits);
}

/** The text after the grid is its solution if it can be one, and a comment otherwise. */
function withRest(geometry: Geometry, givens: Digits, rest: string): Sheet {
  const puzzle = { geometry, givens };
  if (rest === '') return { puzzle };
  const first = symbolsOf(rest.split(/[\s,;]/, 1)[0]);
  const alphabet = alphabetOf(geometry.symbols);
  const digits = first.map((symbol) => readSymbol(alphabet, symbol) ?? 0);
  const solves =
    digits.length === givens.length && digits.every((d, cell) => d !== 0 && (givens[cell] || d) === d);
  const words = solves ? rest.slice(lengthOf(first)).replace(/^[\s:,;#]+/, '') : rest;
  return { puzzle, ...(solves ? { solution: digits } : {}), ...(words ? { comment: words } : {}) };
}

export function unknownSymbol(symbol: string, symbols: Symbols): string {
  return `"${symbol}" is no digit of this board: ${describeSymbols(symbols)}, or . for empty.`;
}

export function hasGaps({ cells, cellAt }: Geometry): boolean {
  return cells.length !== cellAt.length;
}

/** The symbols of a text as people see them, blanks included. */
export function symbolsOf(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lengthOf(symbols: readonly string[]): number {
  return symbols.reduce((sum, symbol) => sum + symbol.length, 0);
}

function placeIn({ line = 1, offset = 0 }: LineOptions, index: number): Place {
  return { line, column: index + 1, offset: offset + index };
}
