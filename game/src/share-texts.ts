/** Texts in bits: colours, short symbols and sentences. */
import { compressLz, decompressLz } from 'pencilmark/internal';
import { type BitCode, bitsOf, bounded, counted, damage, several, within } from './share-bits.ts';
import { cheapest, chosen, type Column } from './share-columns.ts';
import { exactly } from './share-bits.ts';

/** Maximum length of one text, in UTF-16 code units, as in the checks of drawings. */
const MAX_TEXT = 100_000;

interface Way {
  readonly isFor: (text: string) => boolean;
  readonly code: BitCode<string>;
}

/** The characters of a text as numbers, each below `2 ** width`. */
function signs(width: number, numberOf: (sign: string) => number, signOf: (amount: number) => string) {
  const code = several(bounded(0, 2 ** width - 1), MAX_TEXT);
  return {
    write: (sink, text) =>
      code.write(
        sink,
        Array.from({ length: text.length }, (_, at) => numberOf(text[at])),
      ),
    read: (source) => code.read(source).map(signOf).join(''),
  } satisfies BitCode<string>;
}

const BASE_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const codeOf = (sign: string): number => sign.charCodeAt(0);
const charOf = (code: number): string => String.fromCharCode(code);

function colour(digits: string): Way {
  const code = signs(
    4,
    (sign) => digits.indexOf(sign),
    (digit) => digits[digit],
  );
  return {
    isFor: (text) => /^#/.test(text) && [...text.slice(1)].every((sign) => digits.includes(sign)),
    code: {
      write: (sink, text) => code.write(sink, text.slice(1)),
      read: (source) => `#${code.read(source)}`,
    },
  };
}

const packed = signs(
  6,
  (sign) => BASE_64.indexOf(sign),
  (six) => BASE_64[six],
);

/** New ones must be added at the end. */
const WAYS: readonly Way[] = [
  { isFor: (text) => /^[\0-\x7f]*$/.test(text), code: signs(7, codeOf, charOf) },
  colour('0123456789abcdef'),
  colour('0123456789ABCDEF'),
  { isFor: () => true, code: signs(16, codeOf, charOf) },
  {
    isFor: (text) => text.length > 8,
    code: {
      write: (sink, text) => packed.write(sink, compressLz(text).replace(/=/g, '')),
      read: (source) => {
        const text = decompressLz(packed.read(source)) ?? damage(source, '');
        return text.length <= MAX_TEXT ? text : damage(source, '');
      },
    },
  },
];
const WAY = counted(1);

const oneText: BitCode<string> = {
  write: (sink, text) => {
    const ways = WAYS.filter(({ isFor }) => isFor(text));
    const way = cheapest(ways, ({ code }) => bitsOf(code, text));
    WAY.write(sink, WAYS.indexOf(way));
    way.code.write(sink, text);
  },
  read: (source) => {
    const way = WAYS[WAY.read(source)];
    const text = way ? way.code.read(source) : damage(source, '');
    return within(source, text.length) === text.length ? text : damage(source, '');
  },
};

/** Texts, with many repeats. */
export const texts: Column<string> = chosen((length) => exactly(oneText, length));
