import { ok, failure, type Result } from '../result.ts';

/** One printable symbol for each digit: `symbols[digit - 1]`. */
export type Symbols = readonly string[];

/** Default symbols of values, in order: 0 … 9, A … Z, a. Enough for 36 digits. */
const DEFAULT = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa'];

/** The empty cell and the cell separator in our texts: neither can represent a digit. */
const RESERVED = new Set(['.', ',']);

/** The symbols of values from `lowest` upwards; if there are not enough, those from 1. */
export function defaultSymbols(size: number, lowest = 1): Symbols {
  const from = lowest + size <= DEFAULT.length ? lowest : 1;
  return DEFAULT.slice(from, from + size);
}

/** Splits a text into the symbols that a person sees, so that an emoji of several code points stays whole. */
export function splitSymbols(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment).filter(
    (symbol) => symbol.trim() !== '',
  );
}

/** Checks that there are `size` distinct printable symbols; the message names the wrong one. */
export function checkSymbols(symbols: Symbols, size: number): Result<Symbols> {
  if (symbols.length !== size) {
    return failure('symbols.count', `${size} symbols are needed, ${symbols.length} were given.`);
  }
  const firstAt = new Map<string, number>();
  for (const [index, symbol] of symbols.entries()) {
    const wrong = checkSymbol(symbol, index, firstAt.get(symbol));
    if (wrong) return wrong;
    firstAt.set(symbol, index);
  }
  return ok(symbols);
}

function checkSymbol(symbol: string, index: number, earlier: number | undefined): Result<never> | undefined {
  if (!isPrintable(symbol)) {
    return failure('symbols.blank', `Symbol ${index + 1} is blank or cannot be printed: use one that shows.`);
  }
  if (RESERVED.has(symbol)) {
    return failure('symbols.reserved', `Symbol ${index + 1}, "${symbol}", has another meaning in texts.`);
  }
  if (earlier === undefined) return undefined;
  return failure('symbols.duplicate', `Symbol ${index + 1}, "${symbol}", repeats symbol ${earlier + 1}.`);
}

/** One grapheme without white space, control characters or lone surrogates. */
function isPrintable(symbol: string): boolean {
  if (/^[!-~]$/.test(symbol)) return true; // no need to ask the platform, which takes its time
  return (
    splitSymbols(symbol).length === 1 && !/[\s\p{Cc}\p{Cs}]/u.test(symbol) && /[^\p{Cf}\p{M}]/u.test(symbol)
  );
}

/** Symbols for an empty cell, unless the alphabet uses them: SudoCue's, and those seen in forums. */
export const EMPTY: readonly string[] = [...'.0*_Xx-?·•∙⋅・–—□▢◻⬜○␣'];
