import { classic9 } from '../../model/boards.ts';
import { digitBit, type DigitSet, hasDigit, MAX_SET_DIGIT } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { alphabetOf, readSymbol } from '../text/alphabet.ts';
import { expectedBoard } from '../text/infer-board.ts';
import { puzzleFromCandidates } from '../text/cells.ts';
import { writtenCandidates } from '../grids/pencilmarks.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { sukakuLines } from './looks-like.ts';
import { problemAt, symbolTokens, type Token } from '../text/text.ts';

/**
 * Reads candidates place by place: for each cell N symbols, the digit itself if it is possible and `.` or `0` if not
 * (729 symbols on 9×9), on one line, or on one line per row or cell; one puzzle after another. Errors: `sukaku.length`,
 * `sukaku.digit`.
 */
export function parseSukaku(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const expected = expectedBoard(options.geometry ? options : { ...options, geometry: classic9() });
  if (!expected.ok) return expected;
  const geometry = expected.value!;
  const wanted = geometry.cells.length * geometry.size;
  const symbols: Token[] = [];
  for (const line of sukakuLines(text)) {
    for (const sign of symbolTokens(line)) if (sign.text.trim() !== '') symbols.push(sign);
  }
  if (symbols.length === 0 || symbols.length % wanted !== 0 || geometry.size > MAX_SET_DIGIT) {
    const message = `${wanted} symbols are expected, ${symbols.length} were found.`;
    return problemAt(text, symbols.at(-1)?.offset ?? 0, 'sukaku.length', message);
  }
  const sheets: ParsedPuzzle[] = [];
  for (let start = 0; start < symbols.length; start += wanted) {
    const puzzle = readCandidates(text, symbols.slice(start, start + wanted), geometry);
    if (!puzzle.ok) return puzzle;
    sheets.push({ puzzle: puzzle.value });
  }
  return ok(sheets);
}

/** N symbols per cell on one line. */
export function formatSukaku({ puzzle }: ParsedPuzzle): string {
  const { geometry } = puzzle;
  return writtenCandidates(puzzle)
    .map((set) => geometry.symbols.map((symbol, index) => (hasDigit(set, index + 1) ? symbol : '.')).join(''))
    .join('');
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
