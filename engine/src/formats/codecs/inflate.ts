/**
 * Unpacks raw DEFLATE (RFC 1951), as in links to penpa. Written here because the engine has no dependencies and the
 * platforms' own functions are asynchronous. Undefined if the bytes are damaged or unpack to more than `MAX_BYTES`.
 */
export function inflate(bytes: Uint8Array): Uint8Array | undefined {
  const source: Source = { bytes, at: 0 };
  const out: number[] = [];
  for (let isLast = false; !isLast;) {
    isLast = takeBits(source, 1) === 1;
    const kind = takeBits(source, 2);
    const isRight = kind === 0 ? copyStored(source, out) : kind < 3 && copyPacked(source, out, kind);
    if (!isRight || source.at > bytes.length * 8 || out.length > MAX_BYTES) return undefined;
  }
  return Uint8Array.from(out);
}

const MAX_BYTES = 2_000_000;

/** Bits are taken from the lowest of each byte; zeros follow the end. */
interface Source {
  readonly bytes: Uint8Array;
  at: number;
}

function takeBits(source: Source, width: number): number {
  let taken = 0;
  for (let k = 0; k < width; k++, source.at++) {
    taken |= (((source.bytes[source.at >>> 3] ?? 0) >>> (source.at & 7)) & 1) << k;
  }
  return taken;
}

function copyStored(source: Source, out: number[]): boolean {
  source.at = (source.at + 7) & ~7;
  const length = takeBits(source, 16);
  const check = takeBits(source, 16);
  if ((length ^ 0xffff) !== check || source.at + length * 8 > source.bytes.length * 8) return false;
  for (let k = 0; k < length; k++) out.push(takeBits(source, 8));
  return true;
}

/** The codes of one alphabet: the number of codes of each length, and the symbols in the order of their codes. */
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codesOf(lengths: readonly number[]): Codes {
  const counts = new Array<number>(16).fill(0);
  for (const length of lengths) counts[length]++;
  counts[0] = 0;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length || a.symbol - b.symbol);
  return { counts, symbols: symbols.map(({ symbol }) => symbol) };
}

/** The next symbol; −1 if the bits are no code. */
function takeSymbol(source: Source, { counts, symbols }: Codes): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length++) {
    code |= takeBits(source, 1);
    const count = counts[length];
    if (code - first < count) return symbols[index + code - first];
    index += count;
    first = (first + count) * 2;
    code *= 2;
  }
  return -1;
}

const LENGTH_STARTS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const BACK_STARTS = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const BACK_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

function copyPacked(source: Source, out: number[], kind: number): boolean {
  const codes = kind === 1 ? FIXED : readCodes(source);
  if (!codes) return false;
  while (source.at <= source.bytes.length * 8 && out.length <= MAX_BYTES) {
    const symbol = takeSymbol(source, codes.literals);
    if (symbol < 0) return false;
    if (symbol === END) return true;
    if (symbol < END) out.push(symbol);
    else if (!copyBack(source, out, symbol - END - 1, codes.backs)) return false;
  }
  return false;
}

function copyBack(source: Source, out: number[], symbol: number, backs: Codes): boolean {
  if (symbol >= LENGTH_STARTS.length) return false;
  const length = LENGTH_STARTS[symbol] + takeBits(source, LENGTH_BITS[symbol]);
  const far = takeSymbol(source, backs);
  if (far < 0 || far >= BACK_STARTS.length) return false;
  const back = BACK_STARTS[far] + takeBits(source, BACK_BITS[far]);
  if (back > out.length) return false;
  for (let k = 0; k < length; k++) out.push(out[out.length - back]);
  return true;
}

const FIXED = {
  literals: codesOf(
    Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
  ),
  backs: codesOf(new Array<number>(30).fill(5)),
};

/** The codes of a block with its own; their lengths are packed too. */
function readCodes(source: Source): { literals: Codes; backs: Codes } | undefined {
  const literals = takeBits(source, 5) + 257;
  const backs = takeBits(source, 5) + 1;
  const count = takeBits(source, 4) + 4;
  const ownLengths = new Array<number>(19).fill(0);
  for (let k = 0; k < count; k++) ownLengths[ORDER[k]] = takeBits(source, 3);
  const own = codesOf(ownLengths);
  const lengths: number[] = [];
  while (lengths.length < literals + backs) {
    const symbol = takeSymbol(source, own);
    if (symbol < 0 || (symbol === 16 && lengths.length === 0)) return undefined;
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) lengths.push(...new Array<number>(3 + takeBits(source, 2)).fill(lengths.at(-1)!));
    else
      lengths.push(
        ...new Array<number>(symbol === 17 ? 3 + takeBits(source, 3) : 11 + takeBits(source, 7)).fill(0),
      );
  }
  if (lengths.length !== literals + backs) return undefined;
  return { literals: codesOf(lengths.slice(0, literals)), backs: codesOf(lengths.slice(literals)) };
}
