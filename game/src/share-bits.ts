/** Collects bits, six per character of URL-safe base64. */
export interface BitSink {
  readonly bits: (0 | 1)[];
  /** Texts written so far: a repeated text is only a reference. */
  readonly texts: string[];
}

/** Returns bits, and zeros after the end. Impossible values are recorded, never thrown. */
export interface BitSource {
  readonly bits: Uint8Array;
  readonly texts: string[];
  at: number;
  isDamaged: boolean;
  /** The remaining allowance for values that can take less than a bit each: it limits the output from any text. */
  left: number;
}

/**
 * The encoding of a type of value in bits, defined once for both directions. Whatever the bits, `read` returns a value
 * that `write` could have written, or records the damage.
 */
export interface BitCode<T> {
  readonly write: (sink: BitSink, thing: T) => void;
  readonly read: (source: BitSource) => T;
}

export type BitCodes<T> = { readonly [F in keyof T]-?: BitCode<T[F]> };

/** A value as text of `A–Z a–z 0–9 - _`. */
export function writeBits<T>(code: BitCode<T>, thing: T): string {
  const sink: BitSink = { bits: [], texts: [] };
  code.write(sink, thing);
  let text = '';
  for (let at = 0; at < sink.bits.length; at += 6) {
    const six = Array.from({ length: 6 }, (_, k): number => sink.bits[at + k] ?? 0);
    text += SIGNS[six.reduce((sum, bit) => sum * 2 + bit, 0)];
  }
  return text;
}

/** Reads exactly one value from a text; undefined if the text is damaged or anything follows it. */
export function readBits<T>(code: BitCode<T>, text: string): T | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  const bits = new Uint8Array(6 * text.length);
  for (let at = 0; at < bits.length; at++) {
    bits[at] = (SIGNS.indexOf(text[Math.floor(at / 6)]) >> (5 - (at % 6))) & 1;
  }
  const source: BitSource = { bits, texts: [], at: 0, isDamaged: false, left: MOST_THINGS };
  const thing = code.read(source);
  const rest = bits.slice(source.at);
  return source.isDamaged || rest.length >= 6 || rest.includes(1) ? undefined : thing;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST_THINGS = 500_000;

/** The number of bits of an encoded value. */
export function bitsOf<T>(code: BitCode<T>, thing: T): number {
  const sink: BitSink = { bits: [], texts: [] };
  code.write(sink, thing);
  return sink.bits.length;
}

/** The length to read; 0 if it exceeds the remaining allowance. */
export function within(source: BitSource, length: number): number {
  source.left -= length;
  return source.left >= 0 ? length : damage(source, 0);
}

/** A whole number from `min` to `max`, always in the same number of bits. */
export function bounded(min: number, max: number): BitCode<number> {
  const width = Math.ceil(Math.log2(max - min + 1));
  return {
    write: (sink, thing) => putBits(sink, thing - min, width),
    read: (source) => {
      const thing = min + takeBits(source, width);
      return thing <= max ? thing : damage(source, min);
    },
  };
}

/** A whole number from 0, with few bits for small ones (Exp-Golomb): those below `2 ** low` take `low + 1`. */
export function counted(low: number): BitCode<number> {
  return {
    write: (sink, thing) => {
      const high = Math.floor(thing / 2 ** low) + 1;
      const width = Math.floor(Math.log2(high)) + 1;
      putBits(sink, 0, width - 1);
      putBits(sink, high, width);
      putBits(sink, thing % 2 ** low, low);
    },
    read: (source) => {
      let width = 1;
      while (width <= WIDEST && takeBits(source, 1) === 0) width++;
      const high = 2 ** (width - 1) + takeBits(source, width - 1);
      const thing = (high - 1) * 2 ** low + takeBits(source, low);
      return Number.isSafeInteger(thing) ? thing : damage(source, 0);
    },
  };
}

/** The number of bits of the largest integer that is represented exactly. */
const WIDEST = 53;

/** A whole number of either sign. */
export function signed(low: number): BitCode<number> {
  const size = counted(low);
  return {
    write: (sink, thing) => {
      putBits(sink, thing < 0 ? 1 : 0, 1);
      size.write(sink, Math.abs(thing));
    },
    read: (source) => {
      const sign = takeBits(source, 1) === 1 ? -1 : 1;
      return sign * size.read(source) + 0;
    },
  };
}

/** One of the words of a closed vocabulary. Words added at the end later do not change the codes of the others. */
export function word<const T extends string>(...words: readonly T[]): BitCode<T> {
  const index = counted(0);
  return {
    write: (sink, thing) => index.write(sink, words.indexOf(thing)),
    read: (source) => words[index.read(source)] ?? damage(source, words[0]),
  };
}

/** A constant, which need not be written. */
export function fixed<const T>(thing: T): BitCode<T> {
  return { write: () => undefined, read: () => thing };
}

export const flag: BitCode<true | undefined> = {
  write: (sink, thing) => putBits(sink, thing ? 1 : 0, 1),
  read: (source) => (takeBits(source, 1) === 1 ? true : undefined),
};

/** An optional value. */
export function maybe<T>(code: BitCode<T>): BitCode<T | undefined> {
  return {
    write: (sink, thing) => {
      flag.write(sink, thing === undefined ? undefined : true);
      if (thing !== undefined) code.write(sink, thing);
    },
    read: (source) => (flag.read(source) ? code.read(source) : undefined),
  };
}

/** A list of up to `most` values of at least one bit each, so no list is longer than its text. */
export function several<T>(item: BitCode<T>, most: number): BitCode<readonly T[]> {
  const length = counted(0);
  return {
    write: (sink, things) => {
      length.write(sink, things.length);
      for (const thing of things) item.write(sink, thing);
    },
    read: (source) => {
      const wanted = length.read(source);
      return wanted <= most ? take(source, item, wanted) : damage(source, []);
    },
  };
}

/** A list of known length. */
export function exactly<T>(item: BitCode<T>, length: number): BitCode<readonly T[]> {
  return {
    write: (sink, things) => things.forEach((thing) => item.write(sink, thing)),
    read: (source) => take(source, item, length),
  };
}

/** The named fields in this order; undefined ones are omitted. */
export function fields<T extends object>(codes: BitCodes<T>): BitCode<T> {
  const names = Object.keys(codes) as (keyof T)[];
  return {
    write: (sink, thing) => names.forEach((name) => codes[name].write(sink, thing[name])),
    read: (source) => {
      const made: Partial<T> = {};
      for (const name of names) {
        const part = codes[name].read(source);
        if (part !== undefined) made[name] = part;
      }
      return made as T;
    },
  };
}

/** A text of up to `most` UTF-16 code units. */
export function shortText(most: number): BitCode<string> {
  const index = counted(0);
  const codes = several(charCode, most);
  return {
    write: (sink, thing) => {
      const known = sink.texts.indexOf(thing);
      index.write(sink, known + 1);
      if (known >= 0) return;
      sink.texts.push(thing);
      codes.write(
        sink,
        Array.from({ length: thing.length }, (_, at) => thing.charCodeAt(at)),
      );
    },
    read: (source) => {
      const known = index.read(source);
      if (known > 0) {
        const text = source.texts[known - 1] ?? damage(source, '');
        return text.length <= most ? text : damage(source, '');
      }
      const text = String.fromCharCode(...codes.read(source));
      source.texts.push(text);
      return text;
    },
  };
}

/** 7 bits for ASCII, 16 for the rest, and one bit that distinguishes them. */
const charCode: BitCode<number> = {
  write: (sink, code) => {
    putBits(sink, code < 128 ? 0 : 1, 1);
    putBits(sink, code, code < 128 ? 7 : 16);
  },
  read: (source) => takeBits(source, takeBits(source, 1) === 0 ? 7 : 16),
};

/** Records that the input is damaged, and returns a harmless value instead. */
export function damage<T>(source: BitSource, harmless: T): T {
  source.isDamaged = true;
  return harmless;
}

function take<T>(source: BitSource, item: BitCode<T>, length: number): T[] {
  const things: T[] = [];
  while (things.length < length && !source.isDamaged) things.push(item.read(source));
  return things;
}

/** Avoids the bitwise operators, which are limited to 32 bits. */
function putBits({ bits }: BitSink, thing: number, width: number): void {
  for (let bit = width - 1; bit >= 0; bit--) bits.push(Math.floor(thing / 2 ** bit) % 2 === 0 ? 0 : 1);
}

function takeBits(source: BitSource, width: number): number {
  if (source.at + width > source.bits.length) source.isDamaged = true;
  let thing = 0;
  for (let k = 0; k < width; k++) thing = thing * 2 + (source.bits[source.at++] ?? 0);
  return thing;
}
