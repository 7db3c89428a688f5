import { candidatesOf } from '../../puzzle/candidates.ts';
import {
  allDigits,
  type Digit,
  digitBit,
  digitCount,
  type DigitSet,
  lowestDigit,
  MAX_SET_DIGIT,
} from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Problem, type Result } from '../../result.ts';
import {
  type Alphabet,
  alphabetOf,
  describeSymbols,
  guessSymbols,
  readSymbol,
  usualSymbols,
  zeroBasedSymbols,
} from './alphabet.ts';
import { boardOfSize, nearestCounts, sizeOfCount } from './infer-board.ts';
import { problemAt, quoted, symbolsOf, type Token } from './text.ts';
import type { Symbols } from '../../model/symbols.ts';

/** The style of the texts of cells: one symbol each, decimal numbers up to N, or groups of candidates. */
export type CellStyle = 'symbols' | 'decimal' | 'groups';

/**
 * The style of these cells on a board of this size. Two-digit numbers above nine are numbers; anything else with
 * several symbols is a group of candidates.
 */
export function styleOf(cells: readonly Token[], size: number): CellStyle {
  const long = cells.filter(({ text }) => text.length > 1 && !NONE.test(text) && symbolsOf(text).length > 1);
  if (long.length === 0) return 'symbols';
  const isDecimal = size > 9 && long.every(({ text }) => /^\d\d$/.test(text) && Number(text) <= size);
  return isDecimal ? 'decimal' : 'groups';
}

/** An empty cell, perhaps as wide as the numbers in the others: `..`, `--`. */
const NONE = /^(?:([.*_?-])\1+)?$/;

/** The symbols that cells in this style seem to use. */
export function symbolsIn(cells: readonly Token[], style: CellStyle, size: number): Symbols {
  if (style === 'decimal') return countFromZero(cells, size) ? zeroBasedSymbols(size) : usualSymbols(size);
  const found = new Set<string>();
  for (const { text } of cells) {
    for (const symbol of text.length > 1 ? symbolsOf(text) : [text]) found.add(symbol);
  }
  return guessSymbols(found, size);
}

/** Whether the numbers include 0 in addition to another symbol for empty cells, and the highest number is missing. */
function countFromZero(cells: readonly Token[], size: number): boolean {
  const counts = new Set(cells.map(({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined)));
  return counts.has(0) && counts.has(undefined) && !counts.has(size);
}

/**
 * The ordinary board with this number of cells, with the symbols that they seem to use. Errors: `code`, at an offset,
 * if no board has that many cells; those of `boardOfSize`, at the first cell.
 */
export function boardOfCells(
  text: string,
  cells: readonly Token[],
  { code, at, symbols }: { readonly code: Problem['code']; readonly at: number; readonly symbols?: Symbols },
): Result<Geometry> {
  const size = sizeOfCount(cells.length);
  if (!size) {
    const message = `No board has ${cells.length} cells: ${nearestCounts(cells.length)} would do.`;
    return problemAt(text, at, code, message);
  }
  const board = boardOfSize(size, symbols ?? symbolsIn(cells, styleOf(cells, size), size));
  return board.ok ? board : problemAt(text, cells[0].offset, board.error.code, board.error.message);
}

/**
 * Reads one text per cell of the board. Errors, each at its cell: `cell.symbol`, `cell.repeat` (a group that holds a
 * digit twice), `cell.groups`, `cell.decimal` (two-digit numbers on a board whose symbols do not begin with 1 … 9).
 */
export function readCells(text: string, cells: readonly Token[], geometry: Geometry): Result<Puzzle> {
  const style = styleOf(cells, geometry.size);
  const alphabet = alphabetOf(geometry.symbols);
  if (style === 'groups') return readGroups(text, cells, geometry, alphabet);
  if (style === 'decimal' && !countsFromOne(geometry.symbols)) return unclearNumbers(text, cells, geometry);
  const givens: Digit[] = [];
  for (const cell of cells) {
    const digit = readCell(cell.text, alphabet, style);
    if (digit === undefined) return unknownCell(text, cell, geometry.symbols);
    givens.push(digit);
  }
  return ok({ geometry, constraints: [], givens });
}

/**
 * Whether the symbols count from 1. With the symbols 0 … 9 and A, 5 would be the sixth digit but 10 the tenth: neither
 * reading is right.
 */
function countsFromOne(symbols: Symbols): boolean {
  return symbols.slice(0, 9).join('') === '123456789';
}

function unclearNumbers(text: string, cells: readonly Token[], { symbols }: Geometry) {
  const { text: cell, offset } = cells.find((one) => one.text.length > 1)!;
  const message = `${quoted(cell)} is a number; digits of this board are ${describeSymbols(symbols)}.`;
  return problemAt(text, offset, 'cell.decimal', message);
}

function readCell(text: string, alphabet: Alphabet, style: CellStyle): Digit | undefined {
  if (text.length !== 1 && NONE.test(text)) return 0;
  if (style === 'decimal' && text.length > 1) return Number(text);
  return readSymbol(alphabet, text);
}

function readGroups(
  text: string,
  cells: readonly Token[],
  geometry: Geometry,
  alphabet: Alphabet,
): Result<Puzzle> {
  if (geometry.size > MAX_SET_DIGIT) {
    return problemAt(
      text,
      cells[0].offset,
      'cell.groups',
      `Groups of candidates end at ${MAX_SET_DIGIT} digits.`,
    );
  }
  const sets: DigitSet[] = [];
  for (const cell of cells) {
    const set = readGroup(text, cell, alphabet, geometry.symbols);
    if (!set.ok) return set;
    sets.push(set.value);
  }
  const all = allDigits(geometry.size);
  // If there are only single digits and open cells, as in a table with bold digits, each digit is a given.
  const isPlain = sets.every((set) => set === all || digitCount(set) === 1);
  return ok(
    isPlain
      ? { geometry, constraints: [], givens: sets.map((set) => (set === all ? 0 : lowestDigit(set))) }
      : puzzleFromCandidates(geometry, sets),
  );
}

/** Whether a sign points at a cell or a candidate. A minus before a single digit would be a number below zero. */
function isPointer(symbol: string, isInner: boolean, length: number): boolean {
  return /[*#]/.test(symbol) || (isInner && symbol === '+') || (symbol === '-' && (isInner || length > 2));
}

/** Whether a letter is a note on the candidates of a cell, as solvers of chains write it: `A125`, `46b`. */
function isLettered(cell: string, symbol: string): boolean {
  return /[A-Za-z]/.test(symbol) && lettersBeside(cell) !== undefined;
}

/** The letters before or behind at least two candidates; undefined if there are none. */
export function lettersBeside(cell: string): string | undefined {
  const found = /^(?:([A-Za-z]{1,2})[+-]?\d[\d+-]{1,15}|\d[\d+-]{1,15}([A-Za-z]{1,2}))$/.exec(cell);
  return found ? (found[1] ?? found[2]) : undefined;
}

/**
 * A group of candidates; an empty cell, or one with only a symbol for empty, allows everything. Marks on a cell or on
 * candidates about to be eliminated (`*67`, `#579`, `5-68`) remove nothing: the grid shows the position before the
 * step.
 */
function readGroup(text: string, cell: Token, alphabet: Alphabet, symbols: Symbols): Result<DigitSet> {
  const group = symbolsOf(cell.text);
  if (group.length === 0) return ok(allDigits(symbols.length));
  let set = 0;
  let offset = cell.offset;
  for (const symbol of group) {
    const digit = readSymbol(alphabet, symbol);
    if (digit === 0 && (group.length === 1 || NONE.test(cell.text))) return ok(allDigits(symbols.length));
    if (!digit && !isPointer(symbol, set !== 0, group.length) && !isLettered(cell.text, symbol))
      return unknownCell(text, { text: symbol, offset }, symbols);
    if (digit && set & digitBit(digit)) {
      return problemAt(
        text,
        offset,
        'cell.repeat',
        `The candidates ${quoted(cell.text)} hold ${symbol} twice.`,
      );
    }
    if (digit) set |= digitBit(digit);
    offset += symbol.length;
  }
  return set ? ok(set) : unknownCell(text, cell, symbols);
}

/**
 * A puzzle from the candidates of every cell. A single digit is a given, unless a peer still has it among several
 * candidates: then it is a naked single that has not been placed. Candidates that the givens imply are left out.
 */
export function puzzleFromCandidates(geometry: Geometry, sets: readonly DigitSet[]): Puzzle {
  const givens = givensAmong(geometry, sets);
  const implied = candidatesOf({ geometry, constraints: [], givens });
  const saysMore = sets.some((set, cell) => givens[cell] === 0 && (set & implied[cell]) !== implied[cell]);
  return saysMore
    ? { geometry, constraints: [], givens, allowed: sets }
    : { geometry, constraints: [], givens };
}

/** The single digits that no peer still has among several candidates; 0 in all other cells. */
export function givensAmong(geometry: Geometry, sets: readonly DigitSet[]): Digit[] {
  const isLone = sets.map((set) => digitCount(set) === 1);
  return sets.map((set, cell) => {
    const stillOpen = geometry.peers[cell].some((peer) => !isLone[peer] && (sets[peer] & set) !== 0);
    return isLone[cell] && !stillOpen ? lowestDigit(set) : 0;
  });
}

export function unknownCell(text: string, { text: cell, offset }: Token, symbols: Symbols) {
  return problemAt(text, offset, 'cell.symbol', unknownSymbol(cell, symbols));
}

export function unknownSymbol(symbol: string, symbols: Symbols): string {
  return `${quoted(symbol)} is no digit of this board: ${describeSymbols(symbols)}, or . for empty.`;
}
