import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGeometry,
  detectFormat,
  type Geometry,
  parseLine,
  parsePuzzles,
  type Problem,
  variantSpec,
} from '../index.ts';
import { placeAt } from '../result.ts';
import {
  FORMAT_NAMES,
  type FormatName,
  formatPuzzle,
  type ParseOptions,
  type Result,
  WRITTEN_FORMATS,
} from '../index.ts';
import { cases } from '../../../scripts/samples.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const RUNS = cases(150, 10_000);
/** Number of characters of a long link. */
const LINK = cases(3_000_000, 12_000_000);

function board(name: 'classic' | 'samurai' | 'x', size = 9): Geometry {
  const made = createGeometry(variantSpec(name, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const OPTIONS: readonly ParseOptions[] = [
  {},
  { geometry: board('x') },
  { geometry: board('samurai') },
  { symbols: [...'ABCD'] },
  { symbols: [...'ABCDEFGHI'], geometry: board('classic') },
];

/** Well-formed texts of every format, to be damaged. */
const GOOD: readonly string[] = [PUZZLE, PUZZLE.slice(0, 16)].flatMap((line) => {
  const read = parsePuzzles(line.replace(/[5-9]/g, line.length === 16 ? '.' : '$&'));
  if (!read.ok) throw new Error(read.error.message);
  return WRITTEN_FORMATS.map((format) => {
    const text = formatPuzzle(read.value[0], format, { lossy: 'allow' });
    if (!text.ok) throw new Error(text.error.message);
    return text.value;
  });
});

const nasty = fc.constantFrom(
  ...[
    '\0',
    '\t',
    '\r',
    '\n',
    '\u00A0',
    '\uFEFF',
    '\u200D',
    '\uD800',
    '−',
    '½',
    '٣',
    '５',
    '🍎',
    '👩‍🚀',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    ',',
  ],
  ...[
    '|',
    '│',
    '┼',
    '-',
    '+',
    '=',
    ':',
    ';',
    '#',
    '.',
    '0',
    '9',
    '10',
    '999',
    'A',
    'a',
    'e9',
    '__proto__',
    'null',
    '/*',
    '//',
  ],
);

const damaged = fc
  .tuple(fc.constantFrom(...GOOD), fc.array(fc.tuple(fc.nat(), fc.nat(12), nasty), { maxLength: 6 }))
  .map(([text, edits]) =>
    edits.reduce((now, [at, cut, put]) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + put + now.slice(from + cut);
    }, text),
  );

const bytes = fc.uint8Array({ maxLength: 400 }).map((list) => new TextDecoder('latin1').decode(list));
const lines = fc
  .array(fc.string({ unit: fc.oneof(nasty, fc.constantFrom(...'123456789... ')), maxLength: 20 }), {
    maxLength: 16,
  })
  .map((list) => list.join('\n'));
const anyText = fc.oneof(damaged, damaged, bytes, lines, fc.string({ unit: 'binary', maxLength: 300 }));

function expectResult(text: string, result: Result<unknown>): void {
  expect(typeof result.ok).toBe('boolean');
  if (!result.ok) expectPlace(text, result.error);
}

function expectPlace(text: string, { at, code, message }: Problem): void {
  expect(code).toMatch(/^[a-z-]+\.[a-z]+$/);
  expect(message).toMatch(/^[^\n]+[.:]?$/);
  if (!at) return;
  expect(at.offset).toBeLessThanOrEqual(text.length);
  expect(at).toEqual(placeAt(text, at.offset));
}

describe('any text gives a result with a place inside the text', () => {
  test.each([undefined, ...FORMAT_NAMES])('%s', (format: FormatName | undefined) => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...OPTIONS), (text, options) => {
        expectResult(text, parsePuzzles(text, { ...options, format }));
      }),
      { numRuns: RUNS },
    );
  });

  test('one line', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...OPTIONS), (text, options) => {
        const line = text.split(/[\r\n]/, 1)[0];
        expectResult(line, parseLine(line, options));
      }),
      { numRuns: RUNS },
    );
  });

  test('detection never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect([undefined, ...FORMAT_NAMES]).toContain(detectFormat(text));
      }),
      { numRuns: RUNS },
    );
  });
});

/** Each would take minutes if any step were quadratic, and so fail by the suite's own time limit. */
const LONG = [
  '\n',
  ' ',
  '\t',
  '.',
  '1',
  '|',
  '-',
  '+',
  '*',
  '#',
  '[',
  '{',
  '"',
  "'",
  ',',
  ':',
  'a',
  'A',
  'Aa ',
  '\\',
  '1 ',
  '.\n',
  '#A\n',
];
const LONGER = [
  'é',
  '🍎',
  '│',
  '\uD800',
  '─\n',
  '<',
  '1,',
  '/*',
  '/',
  ' ,',
  ', ',
  '[[',
  '[1],',
  '{"row":0},',
  'x=',
  '0\n0 0 0\n',
];

describe('long texts of one kind are read in linear time', () => {
  test.each([...LONG, ...LONGER])('%j', (piece) => {
    const text = piece.repeat(Math.ceil(50_000 / piece.length));
    for (const format of [undefined, ...FORMAT_NAMES]) expectResult(text, parsePuzzles(text, { format }));
    expectResult(`${text}x`, parsePuzzles(`${text}x`));
  });
});

describe('links of many megabytes', () => {
  test.each(['https://www.f-puzzles.com/?load=N4Ig', 'https://sudokupad.app/scl', '#m=edit&p='])(
    '%s',
    (start) => {
      const text = start + 'N4IgzglgXg'.repeat(LINK / 10);
      expectResult(text, parsePuzzles(text));
      const padded = `${start}N4Ig${'='.repeat(1_000_000)}x`;
      expectResult(padded, parsePuzzles(padded));
    },
  );

  test.each(['fpuzzles', 'sudokupad'] as const)('%s: the padding of a link may be missing', (format) => {
    const read = parsePuzzles(PUZZLE);
    const text = read.ok ? formatPuzzle(read.value[0], format, { lossy: 'allow' }) : read;
    if (!text.ok) throw new Error(text.error.message);
    for (const link of [text.value.trim().replace(/(?:=|%3D)+$/, ''), `${text.value.trim()}=`]) {
      const again = parsePuzzles(link);
      expect(again.ok && again.value[0].puzzle.givens).toEqual(read.ok && read.value[0].puzzle.givens);
    }
  });
});

test('a list that no puzzle needs is refused where it gets too long', () => {
  const cages = '{"cells":["R1C1"],"value":"5"},'.repeat(100_001);
  const read = parsePuzzles(`{"size":9,"grid":[],"killercage":[${cages}]}`);
  expect(read).toMatchObject({ ok: false, error: { code: 'json.items' } });
});
