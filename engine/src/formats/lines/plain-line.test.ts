import { describe, expect, test } from 'vitest';
import { defaultSymbols, EMPTY } from '../../model/symbols.ts';
import { unwrap } from '../../result.ts';
import { parseLine } from './line.ts';
import { parsePlainLine } from './plain-line.ts';

const SIZES = [4, 6, 8, 9, 10, 12, 16, 25, 35, 36];

/** A line of one symbol and blanks for a board of this size. */
const lineOf = (symbol: string, size: number): string => symbol + '.'.repeat(size * size - 1);

function first(line: string): number | undefined {
  const read = parsePlainLine(line);
  return read.ok ? read.value.givens[0] : undefined;
}

describe.each(SIZES)('%i digits', (size) => {
  const symbols = defaultSymbols(size);

  test('each symbol is its digit, up to 35 in either case', () => {
    symbols.forEach((symbol, at) => {
      expect(first(lineOf(symbol, size))).toBe(at + 1);
      if (size < 36) expect(first(lineOf(symbol.toLowerCase(), size))).toBe(at + 1);
    });
    expect(first(lineOf('0', size))).toBe(0);
  });

  test('no other character is a symbol', () => {
    for (let code = 33; code < 400; code++) {
      const symbol = String.fromCharCode(code);
      const isKnown =
        symbols.includes(symbol) || symbols.includes(symbol.toUpperCase()) || EMPTY.includes(symbol);
      if (isKnown || /\s/.test(symbol)) continue;
      expect(first(lineOf(symbol, size)), symbol).toBeUndefined();
    }
  });
});

test('blanks of all kinds between cells do not count', () => {
  const read = parsePlainLine('\ufeff1... ....\n\t....\r\n\u00a0....\u3000\u2028');
  expect(read).toMatchObject({ ok: true, value: { givens: [1, ...Array<number>(15).fill(0)] } });
});

test.each([
  ['!', 'line.symbol', '"!"'],
  ['٣', 'line.symbol', '"٣"'],
  ['\u0001', 'line.symbol', '"U+0001"'],
  ['🍎', 'line.symbol', '"🍎"'],
])('%s is told with its place', (symbol, code, quoted) => {
  const read = parsePlainLine(`12..\n..${symbol}${'.'.repeat(10 - symbol.length)}`);
  expect(read).toMatchObject({ ok: false, error: { code, at: { line: 2, column: 3, offset: 7 } } });
  expect(!read.ok && read.error.message).toContain(quoted);
});

test.each(EMPTY)('an empty cell as %s is read as parseLine reads it', (sign) => {
  const line = `1234${sign.repeat(12)}`;
  expect(unwrap(parsePlainLine(line)).givens).toEqual(unwrap(parseLine(line)).puzzle.givens);
});
