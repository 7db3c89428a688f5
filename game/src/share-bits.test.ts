import { describe, expect, test } from 'vitest';
import {
  type BitCode,
  bitsOf,
  bounded,
  counted,
  exactly,
  fields,
  fixed,
  flag,
  maybe,
  readBits,
  several,
  shortText,
  signed,
  within,
  word,
  writeBits,
} from './share-bits.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text of these bits, filled up with zeros. */
function text(bits: string): string {
  const sixes = bits.replaceAll(' ', '').match(/.{1,6}/g) ?? [];
  return sixes.map((six) => SIGNS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/** Expects a value to have exactly these bits, in both directions. */
function expectBits<T>(code: BitCode<T>, thing: T, bits: string): void {
  expect(writeBits(code, thing)).toBe(text(bits));
  expect(bitsOf(code, thing)).toBe(bits.replaceAll(' ', '').length);
  expect(readBits(code, text(bits))).toStrictEqual(thing);
}

describe('the bits of a value', () => {
  test('in a range are always as many', () => {
    expectBits(bounded(1, 9), 1, '0000');
    expectBits(bounded(1, 9), 9, '1000');
    expectBits(bounded(0, 15), 15, '1111');
    expectBits(bounded(5, 5), 5, '');
    expectBits(bounded(0, 2 ** 40 - 1), 2 ** 39 + 1, `1${'0'.repeat(38)}1`);
  });

  test('that counts are few if it is small', () => {
    expectBits(counted(0), 0, '1');
    expectBits(counted(0), 1, '010');
    expectBits(counted(0), 2, '011');
    expectBits(counted(0), 6, '00111');
    expectBits(counted(2), 3, '1 11');
    expectBits(counted(2), 4, '010 00');
    expectBits(counted(0), 2 ** 52 - 1, `${'0'.repeat(52)}1${'0'.repeat(52)}`);
  });

  test('with a sign begin with it', () => {
    expectBits(signed(0), 1, '0 010');
    expectBits(signed(0), -1, '1 010');
    expectBits(signed(0), 0, '0 1');
    expect(readBits(signed(0), text('1 1'))).toBe(0);
  });

  test('of a vocabulary count its words', () => {
    const code = word('a', 'b', 'c');
    expectBits(code, 'a', '1');
    expectBits(code, 'c', '011');
    expect(readBits(code, text('00100'))).toBeUndefined();
  });

  test('that need not be there begin with a flag', () => {
    expectBits(flag, true, '1');
    expectBits(flag, undefined, '0');
    expectBits(maybe(bounded(0, 3)), 2, '1 10');
    expectBits(maybe(bounded(0, 3)), undefined, '0');
    expectBits(fixed('x'), 'x', '');
  });

  test('of lists begin with their length, if it is not known', () => {
    expectBits(several(bounded(0, 3), 2), [3, 1], '011 11 01');
    expectBits(several(bounded(0, 3), 2), [], '1');
    expectBits(exactly(bounded(0, 3), 2), [3, 1], '11 01');
    expect(readBits(several(bounded(0, 3), 2), text('00100 11 01 01'))).toBeUndefined();
  });

  test('of fields are in their order, and missing fields stay missing', () => {
    const code = fields<{ a: number; b?: number; c: number }>({
      a: bounded(0, 3),
      b: maybe(bounded(0, 3)),
      c: bounded(0, 1),
    });
    expectBits(code, { a: 2, c: 1 }, '10 0 1');
    expectBits(code, { a: 2, b: 3, c: 1 }, '10 1 11 1');
  });
});

describe('a text', () => {
  const code = shortText(5);
  const two = exactly(code, 2);

  test('has 7 bits for each ASCII character, and 16 for others', () => {
    expectBits(code, '', '1 1');
    expectBits(code, 'A', '1 010 0 1000001');
    expectBits(code, '\u007f\u0080', '1 011 0 1111111 1 0000000010000000');
    expectBits(code, '数', '1 010 1 0110010101110000');
  });

  test('is written once', () => {
    expectBits(two, ['A', 'A'], '1 010 0 1000001 010');
    expectBits(exactly(code, 3), ['A', 'B', 'B'], '1 010 0 1000001 1 010 0 1000010 011');
  });

  test('is refused if it is too long, or repeats what was not there', () => {
    expect(readBits(code, writeBits(shortText(9), '123456'))).toBeUndefined();
    expect(readBits(code, writeBits(shortText(9), '12345'))).toBe('12345');
    expect(readBits(code, text('010'))).toBeUndefined();
    const long: BitCode<readonly string[]> = {
      write: () => undefined,
      read: (source) => [shortText(9).read(source), code.read(source)],
    };
    expect(readBits(long, writeBits(exactly(shortText(9), 2), ['123456', '123456']))).toBeUndefined();
    expect(readBits(long, writeBits(exactly(shortText(9), 2), ['12345', '12345']))).toEqual([
      '12345',
      '12345',
    ]);
  });
});

describe('bits that cannot be right', () => {
  test('are too few, too many, or no bits at all', () => {
    const code = bounded(0, 63);
    expect(readBits(code, '_')).toBe(63);
    expect(readBits(code, '')).toBeUndefined();
    expect(readBits(code, '_A')).toBeUndefined();
    expect(readBits(code, '*')).toBeUndefined();
    expect(readBits(code, '_*')).toBeUndefined();
    expect(readBits(code, '*_')).toBeUndefined();
    expect(readBits(bounded(0, 7), text('101 000'))).toBe(5);
    expect(readBits(bounded(0, 7), text('101 001'))).toBeUndefined();
  });

  test('are beyond the range', () => {
    expect(readBits(bounded(1, 9), text('1001'))).toBeUndefined();
    expect(readBits(counted(0), text(`${'0'.repeat(53)}1${'0'.repeat(53)}`))).toBeUndefined();
    expect(readBits(counted(0), 'A'.repeat(100))).toBeUndefined();
  });

  test('ask for more than a text may hold', () => {
    const many = (length: number): BitCode<number> => ({
      write: () => undefined,
      read: (source) => within(source, length),
    });
    expect(readBits(many(500_000), '')).toBe(500_000);
    expect(readBits(many(500_001), '')).toBeUndefined();
    const twice: BitCode<number> = {
      write: () => undefined,
      read: (s) => within(s, 300_000) + within(s, 300_000),
    };
    expect(readBits(twice, '')).toBeUndefined();
  });
});
