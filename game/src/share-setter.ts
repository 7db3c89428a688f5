import { compressLz, decompressLz } from 'pencilmark/internal';
import { readAll } from 'pencilmark/internal/json-fields';
import type { Puzzle } from 'pencilmark';
import { parseJson } from './parse-json.ts';
import { digitsOfText, digitsText } from './digits-text.ts';
import type { LeftOut, Setter } from './setter.ts';
import { setterReader } from './setter-fields.ts';
import { bounded, exactly, readBits, writeBits } from './share-bits.ts';

/** The parts of a link with the setter's data: author, rules, message, solution, and what was left out. */
const SETTER_PARTS = ['a', 'r', 'm', 's', 'x'] as const;
export type SetterPart = (typeof SETTER_PARTS)[number];

/** `&a=…&r=…`, for the parts that exist. */
export function setterText(puzzle: Puzzle, setter: Setter = {}): string {
  const { author, rules, message, solution, leftOut } = setter;
  const parts: Readonly<Record<SetterPart, string | undefined>> = {
    a: packText(author),
    r: packText(rules),
    // Must not be readable in the address before the puzzle is solved.
    m: message && compressed(message),
    s: solution && packSolution(puzzle, solution),
    x: leftOut && leftOut.length > 0 ? packText(JSON.stringify(leftOut)) : undefined,
  };
  return SETTER_PARTS.map((key) => (parts[key] ? `&${key}=${parts[key]}` : '')).join('');
}

/** An unreadable part does not affect the others. Undefined if there is nothing. */
export function setterIn(
  puzzle: Puzzle,
  textOf: (part: SetterPart) => string | undefined,
): Setter | undefined {
  const said = (part: SetterPart): string | undefined => cleaned(unpackText(textOf(part) ?? ''));
  const solution = unpackSolution(puzzle, textOf('s') ?? '');
  const left = unpackText(textOf('x') ?? '');
  const leftOut = left === undefined ? undefined : parseJson(left);
  const fields: readonly Setter[] = [
    named('author', said('a')),
    named('rules', said('r')),
    named('message', said('m')),
    named('solution', solution),
    leftOut?.ok ? { leftOut: leftOut.value as readonly LeftOut[] } : {},
  ];
  const sound = fields.filter((field) => readAll(field, 'setter', setterReader).ok);
  const setter = Object.assign({}, ...sound) as Setter;
  return Object.keys(setter).length > 0 ? setter : undefined;
}

function named<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> {
  return text ? ({ [name]: text } as Record<Name, string>) : {};
}

/** Removes invisible characters and lone surrogates; line breaks stay. */
function cleaned(text: string | undefined): string | undefined {
  return text?.replace(/[\p{Surrogate}\p{Format}]|(?![\n\t])\p{Control}/gu, ' ').trim();
}

/** The shorter of two forms: escaped, with `+` for a space; or compressed, after a dot. */
function packText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const plain = encodeURIComponent(soundText(text)).replace(/%20/g, '+').replace(/^\./, '%2E');
  const packed = compressed(text);
  return packed.length < plain.length ? packed : plain;
}

function compressed(text: string): string {
  return `.${compressLz(soundText(text)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
}

function soundText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, ' ');
}

function unpackText(packed: string): string | undefined {
  if (packed === '') return undefined;
  if (packed.startsWith('.')) return decompressLz(packed.slice(1).replace(/-/g, '+').replace(/_/g, '/'));
  try {
    return decodeURIComponent(packed.replace(/\+/g, ' '));
  } catch {
    return undefined;
  }
}

/** Given cells need not be repeated. */
function packSolution(puzzle: Puzzle, solution: string): string | undefined {
  const digits = digitsOfText(solution);
  const { givens } = puzzle;
  const isPart = digits.includes(0);
  const agrees =
    digits.length === givens.length &&
    givens.every((digit, cell) => digit === 0 || digit === (digits[cell] || digit));
  if (!agrees) return undefined;
  if (isPart) return `${PART}${writeBits(partCode(puzzle), digits)}`;
  return writeBits(
    solutionCode(puzzle),
    digits.filter((_, cell) => givens[cell] === 0),
  );
}

/** The sign before a solution that is stated in part: older programs find no solution there. */
const PART = '.';

function partCode({ givens, geometry }: Puzzle) {
  return exactly(bounded(0, geometry.size), givens.length);
}

function unpackSolution(puzzle: Puzzle, packed: string): string | undefined {
  if (packed.startsWith(PART)) {
    const digits = readBits(partCode(puzzle), packed.slice(1));
    return digits && digitsText(digits);
  }
  const open = packed === '' ? undefined : readBits(solutionCode(puzzle), packed);
  if (!open) return undefined;
  let next = 0;
  return digitsText(puzzle.givens.map((digit) => digit || open[next++]));
}

function solutionCode({ givens, geometry }: Puzzle) {
  const open = givens.filter((digit) => digit === 0).length;
  return exactly(bounded(1, geometry.size), open);
}
