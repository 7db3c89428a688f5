import { type Digit } from '../../model/digits.ts';
import { defaultSymbols, EMPTY, type Symbols } from '../../model/symbols.ts';

/**
 * The meaning of single symbols: a digit, 0 for an empty cell, undefined for anything else. Symbols of the alphabet
 * take precedence, so `0`, `X` or `_` are digits if they are in it.
 */
export interface Alphabet {
  readonly symbols: Symbols;
  /** For each character code below 128: the digit, 0 for empty, −1 for neither. */
  readonly ascii: Int8Array;
  readonly others: ReadonlyMap<string, Digit>;
}

export { EMPTY };

/** The alphabet of a list of symbols; the same object for the same list. */
export function alphabetOf(symbols: Symbols): Alphabet {
  const known = alphabets.get(symbols);
  if (known) return known;
  const made = createAlphabet(symbols);
  alphabets.set(symbols, made);
  return made;
}

const alphabets = new WeakMap<Symbols, Alphabet>();

/** The digit of a symbol, 0 for an empty cell, undefined if it is neither. */
export function readSymbol({ ascii, others }: Alphabet, symbol: string): Digit | undefined {
  const code = symbol.charCodeAt(0);
  if (symbol.length === 1 && code < 128) return ascii[code] < 0 ? undefined : ascii[code];
  return others.get(symbol) ?? others.get(symbol.normalize('NFKC'));
}

/** The symbols in words, for messages: `1 to 9`, `1 to 9 and A to G`, `🍎 🍐 🍊 🍋`. */
export function describeSymbols(symbols: Symbols): string {
  const isDefault = symbols.join() === defaultSymbols(symbols.length).join();
  if (isDefault && symbols.length <= 9) return `1 to ${symbols.length}`;
  if (isDefault && symbols.length === 10) return '1 to 9 and A';
  if (isDefault && symbols.length <= 35) return `1 to 9 and A to ${symbols.at(-1)}`;
  return symbols.join(' ');
}

/**
 * The alphabet that a text seems to use, from the distinct symbols in it: the default one if that reads everything;
 * else 0, 1, 2 …; else A, B, C …; else exactly N other letters in alphabetical order. A text that has `0` in addition
 * to another symbol for empty cells, but not the last default symbol, counts from 0 on boards above 9 (hexadoku). A
 * blank cell is an empty text.
 */
export function guessSymbols(found: ReadonlySet<string>, size: number): Symbols {
  const usual = usualSymbols(size);
  const isEmpty = (symbol: string): boolean => symbol === '' || readSymbol(alphabetOf(usual), symbol) === 0;
  const fromZero = zeroBasedSymbols(size);
  const reads = (symbols: Symbols) =>
    [...found].every((symbol) => symbol === '' || readSymbol(alphabetOf(symbols), symbol) !== undefined);
  const hasOther = [...found].some((symbol) => symbol !== '0' && isEmpty(symbol));
  const countsFromZero = size > 9 && found.has('0') && hasOther && readsNo(found, usual[size - 1]);
  if (countsFromZero && reads(fromZero)) return fromZero;
  if (reads(usual)) return usual;
  const letters = sameList(LETTERS.slice(0, size));
  if (letters.length === size && !DIGIT.some((digit) => found.has(digit)) && reads(letters)) return letters;
  const own = [...found].filter((symbol) => (symbol !== '' && !EMPTY.includes(symbol)) || /x/i.test(symbol));
  const isOwn = own.length === size && own.every((symbol) => /^\p{L}\p{M}*$/u.test(symbol));
  return isOwn ? sameList(own.sort()) : usual;
}

/**
 * The same list object for equal symbols, since boards and alphabets are cached by their list. Keeps the latest few.
 */
export function sameList(symbols: Symbols): Symbols {
  const name = symbols.join(' ');
  const known = lists.get(name);
  if (known) return known;
  if (lists.size >= MAX_LISTS) lists.clear();
  lists.set(name, symbols);
  return symbols;
}

const lists = new Map<string, Symbols>();
const MAX_LISTS = 64;

const DIGIT = defaultSymbols(9);
/** A … Z. */
export const LETTERS = defaultSymbols(26, 10);
const usual = new Map<number, Symbols>();

/** The default symbols, always the same list, so that their alphabet is built once. */
export function usualSymbols(size: number): Symbols {
  const known = usual.get(size) ?? defaultSymbols(size);
  usual.set(size, known);
  return known;
}

/** The symbols 0 … 9, A …, always the same list. */
export function zeroBasedSymbols(size: number): Symbols {
  return sameList(defaultSymbols(size, 0));
}

function readsNo(found: ReadonlySet<string>, symbol: string): boolean {
  return !found.has(symbol) && !found.has(symbol.toLowerCase());
}

function createAlphabet(symbols: Symbols): Alphabet {
  const read = new Map<string, Digit>();
  symbols.forEach((symbol, index) => read.set(symbol, index + 1));
  for (const symbol of EMPTY) if (!read.has(symbol)) read.set(symbol, 0);
  symbols.forEach((symbol, index) => {
    for (const other of [symbol.toLowerCase(), symbol.toUpperCase(), symbol.normalize('NFKC')]) {
      const isFree = !read.has(other) || (read.get(other) === 0 && /x/i.test(other));
      if (isFree && !isCaseless(symbols, other, index)) read.set(other, index + 1);
    }
  });
  const ascii = new Int8Array(128).fill(-1);
  for (const [symbol, digit] of read)
    if (symbol.length === 1 && symbol.charCodeAt(0) < 128) ascii[symbol.charCodeAt(0)] = digit;
  return { symbols, ascii, others: read };
}

/** Whether another symbol folds to the same text, which would be ambiguous. */
function isCaseless(symbols: Symbols, folded: string, index: number): boolean {
  return symbols.some(
    (symbol, at) =>
      at !== index && [symbol.toLowerCase(), symbol.toUpperCase(), symbol.normalize('NFKC')].includes(folded),
  );
}
