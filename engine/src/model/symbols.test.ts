import { describe, expect, test } from 'vitest';
import { checkSymbols, defaultSymbols, splitSymbols } from './symbols.ts';

test.each([
  { size: 4, last: '4' },
  { size: 9, last: '9' },
  { size: 10, last: 'A' },
  { size: 16, last: 'G' },
  { size: 25, last: 'P' },
  { size: 35, last: 'Z' },
  { size: 36, last: 'a' },
])('$size default symbols end with $last and are right', ({ size, last }) => {
  const symbols = defaultSymbols(size);
  expect(symbols).toHaveLength(size);
  expect(symbols.at(-1)).toBe(last);
  expect(checkSymbols(symbols, size).ok).toBe(true);
});

describe('symbols as a person sees them', () => {
  test.each([
    { text: 'ABC', symbols: ['A', 'B', 'C'] },
    { text: 'A B\tC\n', symbols: ['A', 'B', 'C'] },
    { text: '🍎🍌', symbols: ['🍎', '🍌'] },
    { text: '👩‍🚀👍🏽', symbols: ['👩‍🚀', '👍🏽'] },
    { text: 'e\u0301e', symbols: ['e\u0301', 'e'] },
    { text: '🇫🇷🇩🇪', symbols: ['🇫🇷', '🇩🇪'] },
    { text: '', symbols: [] },
  ])('$text', ({ text, symbols }) => {
    expect(splitSymbols(text)).toEqual(symbols);
  });
});

describe('what may not stand for a digit', () => {
  test.each([
    { symbols: ['A', 'B', 'C'], code: 'symbols.count', named: '3' },
    { symbols: ['A', 'B', 'C', 'A'], code: 'symbols.duplicate', named: 'repeats symbol 1' },
    { symbols: ['A', ' ', 'C', 'D'], code: 'symbols.blank', named: 'Symbol 2' },
    { symbols: ['A', 'B', '', 'D'], code: 'symbols.blank', named: 'Symbol 3' },
    { symbols: ['A', 'B', 'C', 'DE'], code: 'symbols.blank', named: 'Symbol 4' },
    { symbols: ['A', 'B', 'C', '\u200b'], code: 'symbols.blank', named: 'Symbol 4' },
    { symbols: ['A', 'B', 'C', '\u0007'], code: 'symbols.blank', named: 'Symbol 4' },
    { symbols: ['A', 'B', 'C', '\ud800'], code: 'symbols.blank', named: 'Symbol 4' },
    { symbols: ['A', 'B', 'C', '\u0301'], code: 'symbols.blank', named: 'Symbol 4' },
    { symbols: ['A', 'B', 'C', '.'], code: 'symbols.reserved', named: '"."' },
    { symbols: [',', 'B', 'C', 'D'], code: 'symbols.reserved', named: '","' },
  ])('$symbols: $code', ({ symbols, code, named }) => {
    const result = checkSymbols(symbols, 4);
    expect(result.ok ? 'fine' : result.error.code).toBe(code);
    expect(result.ok ? '' : result.error.message).toContain(named);
  });

  test('emoji, accents and 0 may', () => {
    expect(checkSymbols(['👩‍🚀', 'é', '0', 'ß'], 4).ok).toBe(true);
  });
});
