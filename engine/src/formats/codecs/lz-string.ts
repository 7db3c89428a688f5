/**
 * The texts that puzzle pages compress with LZ-String and put into links: LZ78 with a dictionary that grows while
 * reading, codes of growing width, six bits per base64 character, lowest bit of each code first. Both directions are
 * here because the engine has no dependencies and links need exactly the page's own output.
 */

import { BASE_64, NONE, SIX_BITS, withoutPadding } from './base64.ts';

/**
 * The text, or undefined if `packed` is not valid. `MAX_TEXT` limits its length, as short links can unpack to long
 * texts.
 */
export function decompressLz(packed: string): string | undefined {
  const source: Source = { text: withoutPadding(packed), at: 0, bit: 5 };
  const dictionary: string[] = [];
  let width = 2;
  let growth = 4;
  const first = readEntry(source, takeBits(source, 2));
  if (first === undefined) return undefined;
  if (first === '') return '';
  dictionary.push(first);
  width = 3;
  const parts: string[] = [first];
  let length = first.length;
  let before = first;
  for (;;) {
    const code = takeBits(source, width);
    if (code === undefined || length > MAX_TEXT) return undefined;
    if (code === END) return parts.join('');
    let entry: string;
    if (code < END) {
      const sign = readEntry(source, code);
      if (sign === undefined) return undefined;
      dictionary.push(sign);
      entry = sign;
      if (--growth === 0) growth = 2 ** width++;
    } else if (code - 3 < dictionary.length) {
      entry = dictionary[code - 3];
    } else if (code - 3 === dictionary.length) {
      entry = before + before[0];
    } else {
      return undefined;
    }
    parts.push(entry);
    length += entry.length;
    dictionary.push(before + entry[0]);
    if (--growth === 0) growth = 2 ** width++;
    before = entry;
  }
}

/** The packed form of a text, which `decompressLz` reads. */
export function compressLz(text: string): string {
  const bits: number[] = [];
  const codes = new Map<string, number>();
  const fresh = new Set<string>();
  let width = 2;
  let growth = 2;
  const grow = (): void => {
    if (--growth === 0) growth = 2 ** width++;
  };
  const put = (phrase: string): void => {
    if (fresh.delete(phrase)) {
      const code = phrase.charCodeAt(0);
      putBits(bits, code < 256 ? 0 : 1, width);
      putBits(bits, code, code < 256 ? 8 : 16);
      grow();
    } else {
      putBits(bits, codes.get(phrase)!, width);
    }
    grow();
  };
  let phrase = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (!codes.has(sign)) {
      codes.set(sign, codes.size + 3);
      fresh.add(sign);
    }
    if (codes.has(phrase + sign)) {
      phrase += sign;
      continue;
    }
    put(phrase);
    codes.set(phrase + sign, codes.size + 3);
    phrase = sign;
  }
  if (phrase !== '') put(phrase);
  putBits(bits, END, width);
  return signsOf(bits);
}

const MAX_TEXT = 2_000_000;
const END = 2;

interface Source {
  readonly text: string;
  at: number;
  bit: number;
}

/** A literal character of 8 or 16 bits; the empty text for the end. */
function readEntry(source: Source, code: number | undefined): string | undefined {
  if (code === END) return '';
  if (code !== 0 && code !== 1) return undefined;
  const sign = takeBits(source, code === 0 ? 8 : 16);
  return sign === undefined ? undefined : String.fromCharCode(sign);
}

/** The next bits as a number; undefined after the end, or if a character is not base64. */
function takeBits(source: Source, width: number): number | undefined {
  let taken = 0;
  let weight = 1;
  for (let k = 0; k < width; k++, weight *= 2) {
    const six = SIX_BITS[source.text.charCodeAt(source.at)] ?? NONE;
    if (six === NONE) return undefined;
    taken += ((six >>> source.bit) & 1) * weight;
    if (--source.bit < 0) {
      source.bit = 5;
      source.at++;
    }
  }
  return taken;
}

function putBits(bits: number[], code: number, width: number): void {
  for (let k = 0; k < width; k++) bits.push((code >>> k) & 1);
}

/**
 * The packed characters. There is always a last one, even if the bits end with the previous one, as on the pages
 * themselves.
 */
function signsOf(bits: readonly number[]): string {
  let text = '';
  for (let at = 0; at <= bits.length; at += 6) {
    let six = 0;
    for (let k = 0; k < 6; k++) six = six * 2 + (bits[at + k] ?? 0);
    text += BASE_64[six];
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}
