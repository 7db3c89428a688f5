import { classic9 } from '../../model/boards.ts';
import { candidatesOf } from '../../puzzle/candidates.ts';
import { digitBit, type DigitSet, hasDigit, MAX_SET_DIGIT } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { alphabetOf, readSymbol } from '../text/alphabet.ts';
import { expectedBoard } from '../text/infer-board.ts';
import { puzzleFromCandidates } from '../text/cells.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import {
  eachLineOf,
  problemAt,
  symbolTokens,
  type TextLine,
  type Token,
  trimmed,
  withoutInvisible,
} from '../text/text.ts';

/**
 * Reads candidates place by place: for each cell N symbols, the digit itself where it is possible and `.` or
 * `0` where it is not (729 symbols on 9×9), on one line or on one line per row or cell; one puzzle after
 * another. Errors: `sukaku.length`, `sukaku.digit`.
 */
export function parseSukaku(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  const expected = expectedBoard(options.geometry ? options : { ...options, geometry: classic9() });
  if (!expected.ok) return expected;
  const geometry = expected.value!;
  const wanted = geometry.cells.length * geometry.size;
  const symbols: Token[] = [];
  for (const line of symbolLines(text)) {
    for (const sign of symbolTokens(line)) if (sign.text.trim() !== '') symbols.push(sign);
  }
  if (symbols.length === 0 || symbols.length % wanted !== 0 || geometry.size > MAX_SET_DIGIT) {
    const message = `${wanted} symbols are expected, ${symbols.length} were found.`;
    return problemAt(text, symbols.at(-1)?.offset ?? 0, 'sukaku.length', message);
  }
  const sheets: Sheet[] = [];
  for (let start = 0; start < symbols.length; start += wanted) {
    const puzzle = readCandidates(text, symbols.slice(start, start + wanted), geometry);
    if (!puzzle.ok) return puzzle;
    sheets.push({ puzzle: puzzle.value });
  }
  return ok(sheets);
}

/** N symbols per cell on one line. */
export function formatSukaku({ puzzle }: Sheet): string {
  const { geometry } = puzzle;
  return writtenCandidates(puzzle)
    .map((set) => geometry.symbols.map((symbol, index) => (hasDigit(set, index + 1) ? symbol : '.')).join(''))
    .join('');
}

/** For each cell its given, or what the puzzle allows there. */
export function writtenCandidates(puzzle: Puzzle): DigitSet[] {
  const open = puzzle.allowed ?? candidatesOf(puzzle);
  return puzzle.givens.map((digit, cell) => (digit === 0 ? open[cell] : digitBit(digit)));
}

/**
 * Whether every symbol stands at the place of its digit, as no ordinary grid of 27×27 would. Lines that could each be a
 * board must leave every cell a candidate: empty boards below each other do not.
 */
export function looksLikeSukaku(text: string, { geometry = classic9() }: ParseOptions = {}): boolean {
  const { size, cells, symbols } = geometry;
  const wanted = size * cells.length;
  if (size > MAX_SET_DIGIT || text.length < wanted) return false;
  const head: Token[] = [];
  let areBoards = true;
  for (const line of symbolLines(text)) {
    const signs = symbolTokens({ ...line, text: line.text.slice(0, wanted * 4).replace(/\s/g, '') });
    areBoards &&= signs.length === cells.length;
    head.push(...signs);
    if (head.length > 0 && !isPlain(head[0], symbols[0])) return false;
    if (head.length >= wanted) break;
  }
  if (head.length < wanted) return false;
  const isHeld = new Array<boolean>(cells.length).fill(false);
  for (let at = 0; at < wanted; at++) {
    const symbol = symbols[at % size];
    if (!isPlain(head[at], symbol)) return false;
    if (head[at].text === symbol) isHeld[Math.floor(at / size)] = true;
  }
  return !areBoards || !isHeld.includes(false);
}

function isPlain({ text: sign }: Token, symbol: string): boolean {
  return sign === '.' || sign === '0' || sign === symbol;
}

function* symbolLines(text: string): Generator<TextLine, void> {
  for (const line of eachLineOf(withoutInvisible(text))) {
    const content = trimmed(line);
    if (content.text !== '' && !content.text.startsWith('#')) yield content;
  }
}

function readCandidates(text: string, symbols: readonly Token[], geometry: Geometry): Result<Puzzle> {
  const alphabet = alphabetOf(geometry.symbols);
  const sets: DigitSet[] = new Array(geometry.cells.length).fill(0);
  for (const [index, symbol] of symbols.entries()) {
    const digit = readSymbol(alphabet, symbol.text);
    if (digit === 0) continue;
    const own = (index % geometry.size) + 1;
    if (digit !== own) {
      const message = `Here stands ${symbol.text} where ${geometry.symbols[own - 1]} or . is expected.`;
      return problemAt(text, symbol.offset, 'sukaku.digit', message);
    }
    sets[Math.floor(index / geometry.size)] |= digitBit(own);
  }
  return ok(puzzleFromCandidates(geometry, sets));
}
