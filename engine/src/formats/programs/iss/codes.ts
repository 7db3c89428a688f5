/** The data that the Interactive Sudoku Solver packs into letters: pair tables, automata, texts, sets of cells. */
import type { ConstraintOf } from '../../../constraints/kinds.ts';
import type { Geometry } from '../../../model/geometry.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Six bits for each character, the lowest first; undefined if a character is invalid. */
export function bitsOf(text: string): boolean[] | undefined {
  const bits: boolean[] = [];
  for (const sign of text) {
    const six = SIGNS.indexOf(sign);
    if (six < 0) return undefined;
    for (let bit = 0; bit < 6; bit++) bits.push(((six >> bit) & 1) === 1);
  }
  return bits;
}

function signsOf(bits: readonly boolean[]): string {
  const sixes = Array.from({ length: Math.ceil(bits.length / 6) }, (_, at) =>
    bits.slice(at * 6, at * 6 + 6).reduce((six, bit, k) => (bit ? six | (1 << k) : six), 0),
  );
  while (sixes.length > 0 && sixes[sixes.length - 1] === 0) sixes.pop();
  return sixes.map((six) => SIGNS[six]).join('');
}

/** The pairs of values of a table: a bit for each, the second value varying fastest. */
export function pairsOf(key: string, { values }: Geometry): [number, number][] | undefined {
  const bits = bitsOf(key);
  if (!bits || bits.length >= values.length ** 2 + 6) return undefined;
  return values.flatMap((x, i) =>
    values.flatMap((y, j): [number, number][] => (bits[i * values.length + j] ? [[x, y]] : [])),
  );
}

export function pairKey(related: (x: number, y: number) => boolean, { values }: Geometry): string {
  return signsOf(values.flatMap((x) => values.map((y) => related(x, y))));
}

/** Maximum number of characters of a packed text or automaton. */
const MAX_SIGNS = 200_000;

/** Decodes base64 of plain characters, or the escapes of older links. Undefined if it is neither. */
export function plainText(packed: string): string | undefined {
  if (packed.includes('%')) {
    try {
      return decodeURIComponent(packed);
    } catch {
      return undefined;
    }
  }
  const bytes = bytesOf(packed);
  return bytes && String.fromCharCode(...bytes.slice(0, 10_000));
}

export function packedText(text: string): string {
  return packedBytes([...text].map((sign) => sign.charCodeAt(0) & 255));
}

function bytesOf(packed: string): number[] | undefined {
  if (packed.length > MAX_SIGNS) return undefined;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of packed.replace(/={1,3}$/, '')) {
    const six = SIGNS.indexOf(sign === '+' ? '-' : sign === '/' ? '_' : sign);
    if (six < 0) return undefined;
    held = ((held << 6) | six) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes.push((held >> (bits -= 8)) & 255);
  }
  return bytes;
}

function packedBytes(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.slice(at, at + 3);
    const all = (a << 16) | (b << 8) | c;
    const signs = [all >> 18, (all >> 12) & 63, (all >> 6) & 63, all & 63].map((six) => SIGNS[six]);
    text += signs.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

type Machine = Pick<ConstraintOf<'automaton'>, 'start' | 'accept' | 'arcs'>;

/**
 * The automaton in a packed text: start states first, then other accepting ones, then the rest. Undefined if it is
 * damaged, reads more symbols than there are values (it then has several lines), or is too large.
 */
export function machineOf(packed: string, { values }: Geometry): Machine | undefined {
  if (packed === '') return undefined;
  const bytes = bytesOf(packed);
  if (!bytes) return undefined;
  let at = 0;
  const left = (): number => bytes.length * 8 - at;
  const take = (count: number): number => {
    let value = 0;
    for (let k = 0; k < count; k++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const format = take(2);
  const stateBits = take(4) + 1;
  const symbols = take(4) + 1;
  const starts = take(stateBits);
  const accepts = take(stateBits);
  if (format > 1 || symbols > values.length || starts > 5_000 || accepts > 5_000) return undefined;
  const start = Array.from({ length: starts }, (_, state) => state);
  const areAccepting = start.map(() => take(1) === 1).reverse();
  const accept = [
    ...start.filter((state) => areAccepting[state]),
    ...Array.from({ length: accepts }, (_, k) => starts + k),
  ];
  const arcs: [number, number, number][] = [];
  const countBits = format === 0 ? take(4) : 0;
  const symbolBits = bitsFor(symbols - 1);
  const isLeft = (bits: number): boolean => bits > 0 && left() >= bits && arcs.length < MAX_ARCS;
  for (let state = 0; isLeft(format === 0 ? countBits : symbols); state++) {
    const count = format === 0 ? take(countBits) : symbols;
    const mask = format === 0 ? [] : Array.from({ length: symbols }, () => take(1)).reverse();
    for (let k = 0; k < count; k++) {
      if (format === 1 && mask[k] !== 1) continue;
      if (left() < stateBits) return undefined;
      const symbol = format === 0 ? take(symbolBits) : k;
      const to = take(stateBits);
      if (symbol >= values.length) return undefined;
      arcs.push([state, values[symbol], to]);
    }
  }
  return starts > 0 ? { start, accept, arcs } : undefined;
}

const MAX_ARCS = 60_000;

/** The packed text of an automaton; undefined if it is too large or has no start. */
export function packedMachine({ start, accept, arcs }: Machine, { values }: Geometry): string | undefined {
  const states = machineOrder({ start, accept, arcs });
  const starts = new Set(start).size;
  const others = new Set(accept.filter((state) => !start.includes(state))).size;
  const indexOf = new Map(states.map((state, at) => [state, at]));
  const stateBits = Math.max(1, bitsFor(states.length - 1));
  const out = states.map((state) =>
    unique(arcs.filter(([from, value]) => from === state && values.includes(value))),
  );
  const countBits = bitsFor(Math.max(...out.map((list) => list.length)));
  const isTooLarge = starts === 0 || starts >= 2 ** stateBits || others >= 2 ** stateBits;
  if (isTooLarge || stateBits > 16 || values.length > 16 || countBits > 15 || countBits === 0)
    return undefined;
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let k = count - 1; k >= 0; k--) bits.push((value >> k) & 1);
  };
  put(0, 2);
  put(stateBits - 1, 4);
  put(values.length - 1, 4);
  put(starts, stateBits);
  put(others, stateBits);
  for (const state of states.slice(0, starts).reverse()) put(accept.includes(state) ? 1 : 0, 1);
  put(countBits, 4);
  for (const list of out) {
    put(list.length, countBits);
    for (const [, value, to] of list) {
      put(values.indexOf(value), bitsFor(values.length - 1));
      put(indexOf.get(to)!, stateBits);
    }
  }
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    Array.from({ length: 8 }, (__, k) => bits[at * 8 + k] ?? 0).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  return packedBytes(bytes);
}

function machineOrder({ start, accept, arcs }: Machine): number[] {
  const rest = arcs.flatMap(([from, , to]) => [from, to]).sort((a, b) => a - b);
  return [...new Set([...start, ...accept, ...rest])];
}

function unique(arcs: readonly (readonly number[])[]): (readonly number[])[] {
  return [...new Map(arcs.map((arc) => [arc.join(), arc])).values()];
}

/** The number of bits for numbers up to `most`. */
function bitsFor(most: number): number {
  return most <= 0 ? 0 : Math.floor(Math.log2(most)) + 1;
}
