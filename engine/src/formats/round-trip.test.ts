import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGeometry,
  type Geometry,
  type GeometrySpec,
  type ParsedPuzzle,
  type Symbols,
  variantSpec,
} from '../index.ts';
import {
  defaultSymbols,
  type FormatName,
  formatPuzzle,
  lossesOf,
  parsePuzzles,
  sameGeometry,
} from '../index.ts';
import { cases } from '../../../scripts/samples.mjs';

const EMOJI = [...new Intl.Segmenter().segment('🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝🍅👩‍🚀❤️🇩🇪👍🏽🐶🐱🐭⚽')].map(
  (part) => part.segment,
);
const ALPHABETS: readonly ((size: number) => Symbols)[] = [
  defaultSymbols,
  (size) => [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, size),
  (size) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, size),
  (size) => [...'zyxwvutsrqponmlkjihgfedcba'].slice(0, size),
  (size) => [...'äöüßéèêàâçñøåœæþðłşčžýůęąğ'].slice(0, size),
  (size) => [...'#*-_X:;|/\\+=?!"\'()[]{}<>%&'].slice(0, size),
  (size) => EMOJI.slice(0, size),
];

const boxesOf = (size: number) =>
  Array.from({ length: size - 2 }, (_, i) => i + 2)
    .filter((rows) => rows < size && size % rows === 0)
    .map((rows) => ({ rows, columns: size / rows }));

const plainSpec: fc.Arbitrary<GeometrySpec> = fc
  .integer({ min: 4, max: 25 })
  .filter((size) => boxesOf(size).length > 0)
  .chain((size) => fc.constantFrom(...boxesOf(size)).map((boxes) => ({ size, boxes })));

const jigsawSpec: fc.Arbitrary<GeometrySpec> = fc.integer({ min: 4, max: 12 }).chain((size) =>
  fc
    .shuffledSubarray(
      Array.from({ length: size * size }, (_, place) => place),
      { minLength: size * size },
    )
    .map((order) => ({ size, regions: order.map((place) => `r${place % size}`) })),
);

const otherSpec = fc.constantFrom<GeometrySpec>(
  variantSpec('x'),
  variantSpec('windoku'),
  variantSpec('disjoint'),
  variantSpec('latin', 7),
  variantSpec('samurai'),
  variantSpec('windmill'),
  variantSpec('tinysamurai'),
);

function withAlphabet(spec: GeometrySpec, symbols: Symbols): Geometry {
  const made = createGeometry({ ...spec, symbols });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const anyGeometry = fc
  .tuple(fc.oneof(plainSpec, jigsawSpec, otherSpec), fc.constantFrom(...ALPHABETS))
  .map(([spec, alphabet]) => withAlphabet(spec, alphabet(spec.size)));

const usualGeometry = fc
  .oneof(plainSpec, jigsawSpec, otherSpec)
  .map((spec) => withAlphabet(spec, defaultSymbols(spec.size)));

/** Givens regardless of the rules: a format must keep wrong puzzles too. */
function sheetOn(
  geometries: fc.Arbitrary<Geometry>,
  options: { solution: boolean; allowed: boolean },
): fc.Arbitrary<ParsedPuzzle> {
  return fc
    .tuple(geometries, fc.infiniteStream(fc.nat(1000)), fc.integer({ min: 0, max: 10 }))
    .map(([geometry, random, density]) => {
      const next = (limit: number): number => random.next().value % limit;
      const full = geometry.cells.map(() => 1 + next(geometry.size));
      const givens = full.map((digit) => (next(10) < density ? digit : 0));
      const allowed = givens.map((digit) =>
        digit > 0 ? 2 ** (digit - 1) : 1 + next(2 ** Math.min(geometry.size, 10) - 1),
      );
      const puzzle = { geometry, constraints: [], givens, ...(options.allowed ? { allowed } : {}) };
      return { puzzle, ...(options.solution ? { solution: full } : {}) };
    });
}

function readBack(text: string, format: FormatName | undefined, geometry?: Geometry): ParsedPuzzle {
  const read = parsePuzzles(text, { format, geometry });
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.message}\n${text}`);
  expect(read.value).toHaveLength(1);
  return read.value[0];
}

function expectSame(read: ParsedPuzzle, sheet: ParsedPuzzle): void {
  expect(sameGeometry(read.puzzle.geometry, sheet.puzzle.geometry)).toBe(true);
  expect(read.puzzle.givens).toEqual(sheet.puzzle.givens);
  expect(read.solution).toEqual(sheet.solution);
}

const PLAIN: readonly FormatName[] = ['line', 'grid', 'alphabet', 'cell-list', 'list'];
const WITH_SOLUTION: readonly FormatName[] = ['line', 'grid', 'cell-list'];

describe('parse after format is the identity', () => {
  test.each(PLAIN)('%s: any puzzle in default symbols, if the board is given', (format) => {
    fc.assert(
      fc.property(sheetOn(usualGeometry, { solution: false, allowed: false }), (sheet) => {
        const { geometry } = sheet.puzzle;
        const text = formatPuzzle(sheet, format, { geometry });
        if (!text.ok) throw new Error(text.error.message);
        expectSame(readBack(text.value, format, geometry), sheet);
        expectSame(readBack(text.value, undefined, geometry), sheet);
      }),
      { numRuns: cases(50, 150) },
    );
  });

  test.each(PLAIN)('%s: any alphabet, the board given; what cannot be told apart is refused', (format) => {
    fc.assert(
      fc.property(sheetOn(anyGeometry, { solution: false, allowed: false }), (sheet) => {
        const { geometry } = sheet.puzzle;
        const text = formatPuzzle(sheet, format, { geometry });
        if (text.ok) expectSame(readBack(text.value, format, geometry), sheet);
        else expect(text.error.code).toBe('format.loss');
      }),
      { numRuns: cases(50, 150) },
    );
  });

  test.each(PLAIN)('%s: letters and emoji are never refused', (format) => {
    const geometries = fc
      .tuple(
        fc.oneof(plainSpec, jigsawSpec, otherSpec),
        fc.constantFrom(...ALPHABETS.slice(0, 4), ALPHABETS[6]),
      )
      .map(([spec, alphabet]) => withAlphabet(spec, alphabet(spec.size)));
    fc.assert(
      fc.property(sheetOn(geometries, { solution: false, allowed: false }), (sheet) => {
        expect(lossesOf(sheet, format, { geometry: sheet.puzzle.geometry })).toEqual([]);
      }),
      { numRuns: cases(33, 100) },
    );
  });

  test.each(WITH_SOLUTION)('%s: with the solution', (format) => {
    fc.assert(
      fc.property(sheetOn(usualGeometry, { solution: true, allowed: false }), (sheet) => {
        const { geometry } = sheet.puzzle;
        const text = formatPuzzle(sheet, format, { geometry });
        if (!text.ok) {
          // A full grid of givens has no empty cell left to hold the solution in a cell list.
          expect(format).toBe('cell-list');
          expect(sheet.puzzle.givens).not.toContain(0);
          return;
        }
        expectSame(readBack(text.value, format, geometry), sheet);
      }),
      { numRuns: cases(33, 100) },
    );
  });

  test.each(['alphabet', 'cell-list', 'grid'] as const)(
    '%s: boxes of the usual shape, nothing given',
    (format) => {
      const geometries = fc
        .constantFrom(4, 6, 8, 9, 10, 12, 15, 16, 20, 25)
        .map((size) => withAlphabet(variantSpec('classic', size), defaultSymbols(size)));
      fc.assert(
        fc.property(sheetOn(geometries, { solution: false, allowed: false }), (sheet) => {
          const text = formatPuzzle(sheet, format);
          if (!text.ok) throw new Error(text.error.message);
          expectSame(readBack(text.value, undefined), sheet);
        }),
        { numRuns: cases(33, 100) },
      );
    },
  );

  test.each(['grid', 'cell-list'] as const)('%s: any shape of boxes, nothing given', (format) => {
    const geometries = plainSpec.map((spec) => withAlphabet(spec, defaultSymbols(spec.size)));
    fc.assert(
      fc.property(sheetOn(geometries, { solution: false, allowed: false }), (sheet) => {
        const text = formatPuzzle(sheet, format);
        if (!text.ok) throw new Error(text.error.message);
        expectSame(readBack(text.value, undefined), sheet);
      }),
      { numRuns: cases(33, 100) },
    );
  });

  test('cell-list: any jigsaw, nothing given', () => {
    const geometries = jigsawSpec.map((spec) => withAlphabet(spec, defaultSymbols(spec.size)));
    fc.assert(
      fc.property(sheetOn(geometries, { solution: true, allowed: false }), (sheet) => {
        const text = formatPuzzle({ puzzle: sheet.puzzle }, 'cell-list');
        if (!text.ok) throw new Error(text.error.message);
        expectSame(readBack(text.value, undefined), { puzzle: sheet.puzzle });
      }),
      { numRuns: cases(20, 60) },
    );
  });

  test('alphabet: any symbols without the board', () => {
    const geometries = fc
      .tuple(fc.constantFrom(4, 6, 8, 9, 12, 16, 25), fc.constantFrom(...ALPHABETS.slice(0, 5), ALPHABETS[6]))
      .map(([size, alphabet]) => withAlphabet(variantSpec('classic', size), alphabet(size)));
    fc.assert(
      fc.property(sheetOn(geometries, { solution: false, allowed: false }), (sheet) => {
        const text = formatPuzzle(sheet, 'alphabet');
        if (!text.ok) throw new Error(text.error.message);
        expectSame(readBack(text.value, undefined), sheet);
      }),
      { numRuns: cases(33, 100) },
    );
  });

  test.each(['pencilmarks', 'sukaku'] as const)('%s: candidates of any puzzle, or a refusal', (format) => {
    let kept = 0;
    fc.assert(
      fc.property(sheetOn(usualGeometry, { solution: false, allowed: true }), (sheet) => {
        const { geometry, givens, allowed } = sheet.puzzle;
        const text = formatPuzzle(sheet, format, { geometry });
        if (!text.ok) return;
        kept++;
        const read = readBack(text.value, format, geometry).puzzle;
        expect(read.givens).toEqual(givens);
        if (read.allowed) expect(read.allowed).toEqual(allowed);
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(10);
  });
});
