import { classic9 } from 'pencilmark';
import { expect, test } from 'vitest';
import { readBits, writeBits } from './share-bits.ts';
import { cellLists } from './share-cells.ts';
import { type AnyColumn, cheapest, chosen, integers, listOf, lists, words } from './share-columns.ts';
import { decimals, pointLists } from './share-decimals.ts';
import { mixed, objects } from './share-objects.ts';
import { texts } from './share-texts.ts';

const cells = cellLists(classic9());
const word = words({ plain: 0, strong: 3, weak: 20 });
const thing = objects({ amount: integers, name: texts, cells });
const parts = mixed('kind', [
  { code: 0, names: ['dot', 'bar'], columns: objects({ at: integers }) },
  { code: 7, names: ['note'], columns: objects({ text: texts, more: integers }) },
]);

/** Values with their bits, which exist in links forever. */
const FORMS: readonly (readonly [
  name: string,
  column: AnyColumn,
  values: readonly unknown[],
  text: string,
])[] = [
  ['no numbers', integers, [], ''],
  ['one number', integers, [5], 'J'],
  ['a negative number', integers, [-5], 'p'],
  ['equal numbers', integers, [3, 3, 3], 'cA'],
  ['numbers near each other', integers, [1, 2, 4, 1, 1, 9], 'UaJiQ'],
  ['mostly the least number', integers, [7, 7, 7, 7, 7, 7, 7, 30], 'LH-GA'],
  ['numbers of one length', integers, [0, 100, 50, 127, 99, 64, 120, 80], 'TwGRl_xwPFA'],
  ['large numbers', integers, [2 ** 40, -(2 ** 40)], 'gAAAAAEAAAAABBAAAAAABAAAAAAD'],
  ['lists', lists(integers), [[1, 2], [], [3]], 'SoVoY'],
  ['the same value often', chosen(integers), [1000, 5, 1000, 1000, 5, 77], '5Kg_OBYEG'],
  ['only one value', chosen(integers), [8, 8, 8], 'pg'],
  ['words', word, ['strong', 'weak', 'plain'], 'tyA'],
  ['a colour', texts, ['#1a2b3c'], 'ucaKzw'],
  ['a colour in capitals', texts, ['#1A2B3C'], 'qHGis8'],
  ['a colour with another sign', texts, ['#1a2bxc'], 'sIRscLLF4xg'],
  ['ASCII', texts, ['5', '', '10', '5', '\u007f'], 'RJrZsWEv4xg'],
  ['other scripts', texts, ['数独', 'ä'], 'ytlcHLsVAHIg'],
  [
    'a long text',
    texts,
    ['Digits along a thermometer increase from the bulb. '.repeat(4)],
    'rAJMIhLDmIC4M4AQIYBsD2A7MDaQBYFMBOAtsobpAbCKgMb67zS6wBm-JWesARgK6JcA6WKAgwEKdJhwFipcvko06DJq3bTufQcPBQ4SNBngcZJMhSq16jFm0InN_ISL3jDUvETPzFVlbfVOXidYIA',
  ],
  ['whole decimals', decimals, [1, 2, 3], 'BaG'],
  ['halves', decimals, [0.5, 2], 'FaM'],
  ['quarters and eighths', decimals, [0.25, 0.125], 'NRU'],
  ['tenths', decimals, [0.1, 0.7, 3], 'RRnDw'],
  ['twentieths and fortieths', decimals, [0.05, 0.025], 'ZRU'],
  ['parts of 64', decimals, [1 / 64], 'dQ'],
  ['hundredths', decimals, [0.01], 'hQ'],
  ['thousandths', decimals, [0.001], 'lQ'],
  ['ten thousandths', decimals, [0.0001], 'pQ'],
  ['millionths', decimals, [-0.000001], 'vQ'],
  ['any fraction', decimals, [1 / 3, 1], '8_1VVVVVVVVT_wAAAAAAAA'],
  [
    'points of lines',
    pointLists,
    [
      [
        [0.5, 0.5],
        [1.5, 1.5],
        [2.5, 1.5],
      ],
      [
        [4.5, 0.5],
        [4.5, 3.5],
      ],
    ],
    'YVFRxNBbec',
  ],
  ['one point, and none', pointLists, [[[1, 2]], []], 'QVBRo'],
  ['areas apart', cells, [[0, 1, 9], [2, 3], [80]], 'A4wBM'],
  [
    'areas that overlap',
    cells,
    [
      [0, 1, 9],
      [1, 2, 11],
      [40, 49],
    ],
    'JWHIClA',
  ],
  [
    'lines',
    cells,
    [
      [0, 1, 2, 12, 22],
      [80, 70, 60, 61],
      [20, 21, 30, 29],
    ],
    'RArTJBUETQgUg',
  ],
  ['a line with a jump', cells, [[0, 1, 50, 51]], 'RCRLK'],
  [
    'cells at equal distances',
    cells,
    [
      [0, 20, 40, 60, 80],
      [8, 28, 48, 68],
    ],
    'ZAqgxIwA',
  ],
  ['lists without a cell', cells, [[], [5], []], 'SDUk'],
  [
    'things',
    thing,
    [
      { amount: 1, name: 'a' },
      { amount: 2, name: 'b' },
    ],
    'RUadLDLEg',
  ],
  [
    'things without a field',
    thing,
    [{ amount: 1 }, { name: 'b', amount: 4, cells: [3, 4] }, {}],
    'Xlo6ssVJng',
  ],
  ['things with nothing', thing, [{}, {}], 'g'],
  ['no things', parts, [], ''],
  [
    'things of one kind',
    parts,
    [
      { kind: 'dot', at: 1 },
      { kind: 'bar', at: 2 },
    ],
    'wHVGg',
  ],
  [
    'things of two kinds',
    parts,
    [
      { kind: 'note', text: 'x' },
      { kind: 'note', text: 'y', more: 1 },
      { kind: 'bar', at: 4 },
      { kind: 'note', text: 'z' },
    ],
    'UeB0orR8vEvMvQ1L0g',
  ],
];

test.each(FORMS)('%s', (_, column, values, text) => {
  const code = column(values.length);
  expect(writeBits(code as never, values)).toBe(text);
  expect(readBits(code as never, text)).toStrictEqual(values);
});

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The texts that differ in one bit. */
function bent(text: string): string[] {
  return [...text].flatMap((sign, at) =>
    [1, 2, 4, 8, 16, 32].map(
      (bit) => text.slice(0, at) + SIGNS[SIGNS.indexOf(sign) ^ bit] + text.slice(at + 1),
    ),
  );
}

test.each(FORMS)(
  '%s with a changed bit are refused, or are values like those that are written',
  (_, column, values, text) => {
    const code = column(values.length);
    for (const changed of bent(text)) {
      const read = readBits(code as never, changed) as readonly unknown[] | undefined;
      if (read === undefined) continue;
      expect(read).toHaveLength(values.length);
      expect(readBits(code as never, writeBits(code as never, read))).toEqual(read);
      if (column === cells)
        for (const cell of read.flat()) expect(classic9().cells[cell as number]).toBeDefined();
    }
  },
);

test('a list whose length is not known begins with it', () => {
  const code = listOf(integers);
  expect([[], [5], [1, 2]].map((list) => writeBits(code, list))).toEqual(['g', 'pI', 'yjQ']);
  expect(readBits(code, writeBits(code, [1, 2]))).toEqual([1, 2]);
});

test('what is cheapest is the first of those that cost least', () => {
  expect(cheapest(['aa', 'b', 'c', 'dd'], ({ length }) => length)).toBe('b');
});

test('a text is not longer than 100,000 characters, nor are many together, and has one of the known ways', () => {
  const long = 'a'.repeat(100_000);
  const code = texts(1);
  expect(readBits(code, writeBits(code, [long]))).toEqual([long]);
  expect(readBits(code, writeBits(code, [`${long}a`]))).toBeUndefined();
  const ten = Array.from({ length: 10 }, (_, at) => long.slice(1) + String(at));
  expect(readBits(texts(4), writeBits(texts(4), ten.slice(0, 4)))).toEqual(ten.slice(0, 4));
  expect(readBits(texts(10), writeBits(texts(10), ten))).toBeUndefined();
  // One text in the sixth way.
  expect(readBits(code, 'sw')).toBeUndefined();
});

test('a short text is not compressed, and a number sign within a text makes no colour', () => {
  for (const text of ['aaaaaaaa', 'aaaaaaaaa', 'a#123456', '123456#', '#'])
    expect(readBits(texts(1), writeBits(texts(1), [text]))).toEqual([text]);
  expect(writeBits(texts(1), ['aaaaaaaa'])).toBe('sJw4cOHDhw4Q');
  expect(writeBits(texts(1), ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])).toBe('rCSGNfGV5AA');
});

test('lists of less than nothing, and of more than a text may hold, are refused', () => {
  const forged = (lengths: readonly number[], items: readonly number[]): string =>
    writeBits<undefined>(
      {
        write: (sink) => {
          integers(lengths.length).write(sink, lengths);
          integers(items.length).write(sink, items);
        },
        read: () => undefined,
      },
      undefined,
    );
  const code = lists(integers)(2);
  expect(readBits(code, forged([1, 2], [7, 8, 9]))).toEqual([[7], [8, 9]]);
  expect(readBits(code, forged([-1, 2], [7]))).toBeUndefined();
  expect(readBits(code, forged([3, -1], [7, 8]))).toBeUndefined();
  // Equal numbers take no bits of their own.
  expect(readBits(code, forged([0, 500_000], new Array<number>(500_000).fill(1)))?.[1]).toHaveLength(500_000);
  expect(readBits(code, forged([1, 500_000], new Array<number>(500_001).fill(1)))).toBeUndefined();
});
