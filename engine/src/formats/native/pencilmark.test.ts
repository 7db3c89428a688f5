import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createGeometry,
  detectFormat,
  formatPuzzle,
  type GeometrySpec,
  lossesOf,
  type ParsedPuzzle,
  parsePuzzles,
  puzzleFromData,
  puzzleToData,
  variantSpec,
} from '../../index.ts';

const SPECS: readonly GeometrySpec[] = [
  variantSpec('classic'),
  variantSpec('x', 6),
  variantSpec('windoku'),
  variantSpec('samurai'),
  variantSpec('latin', 5),
  { ...variantSpec('classic', 4), symbols: ['🍎', '"', '\\', 'ä'], extra: [[0, 5, 10]] },
  { size: 5, regions: Array.from({ length: 25 }, (_, place) => `${(place * 7) % 5}`) },
];

const sheets: fc.Arbitrary<ParsedPuzzle> = fc
  .tuple(fc.constantFrom(...SPECS), fc.infiniteStream(fc.nat(2 ** 20)), fc.string({ unit: 'binary' }))
  .map(([spec, random, words]) => {
    const geometry = createGeometry(spec);
    if (!geometry.ok) throw new Error(geometry.error.message);
    const next = (limit: number): number => random.next().value % limit;
    const perCell = (limit: number) => geometry.value.cells.map(() => next(limit));
    const { size } = geometry.value;
    return {
      puzzle: {
        geometry: geometry.value,
        constraints: [],
        givens: perCell(size + 1),
        ...(next(2) ? { allowed: perCell(2 ** size) } : {}),
      },
      ...(next(2) ? { entries: perCell(size + 1), marks: perCell(2 ** size) } : {}),
      ...(next(2) ? { corners: perCell(2 ** size), solution: perCell(size + 1) } : {}),
      ...(next(2) ? { title: words, author: words, comment: words, message: words } : {}),
    };
  });

describe('pencilmark', () => {
  test('keeps everything of any sheet, and is detected', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(lossesOf(sheet, 'pencilmark')).toEqual([]);
        const text = formatPuzzle(sheet, 'pencilmark');
        if (!text.ok) throw new Error(text.error.message);
        expect(detectFormat(text.value)).toBe('pencilmark');
        expect(parsePuzzles(text.value)).toEqual({ ok: true, value: [sheet] });
        expect(parsePuzzles(`[${text.value},${text.value}]`)).toEqual({ ok: true, value: [sheet, sheet] });
        expect(puzzleFromData(JSON.parse(JSON.stringify(puzzleToData(sheet.puzzle))))).toEqual({
          ok: true,
          value: sheet.puzzle,
        });
      }),
      { numRuns: 100 },
    );
  });

  const file = (more: object) =>
    JSON.stringify({ format: 'pencilmark', version: 1, puzzle: { spec: { size: 4 }, givens: [] }, ...more });
  const puzzle = { spec: { size: 4 }, givens: new Array<number>(16).fill(0) };
  test.each([
    ['a newer version', file({ version: 2 }), 'pencilmark.version'],
    ['an unknown field', file({ cages: [] }), 'json.field'],
    ['an unknown field of the puzzle', file({ puzzle: { ...puzzle, cages: [] } }), 'json.field'],
    ['no givens', file({ puzzle: { spec: { size: 4 } } }), 'json.field'],
    ['too few givens', file({}), 'puzzle.length'],
    [
      'a digit too large',
      file({ puzzle: { ...puzzle, givens: puzzle.givens.map(() => 5) } }),
      'puzzle.digit',
    ],
    ['too few entries', file({ puzzle, entries: [1] }), 'pencilmark.length'],
    ['no board', file({ puzzle: { ...puzzle, spec: { size: 99 } } }), 'json.field'],
    ['names of prototypes', file({ puzzle }).replace('{', '{"__proto__":{"a":1},'), 'json.field'],
    ['half a file', file({ puzzle }).slice(0, 60), 'json.syntax'],
    ['an empty list', '[]', 'pencilmark.none'],
  ])('%s is refused', (_, text, code) => {
    expect(parsePuzzles(text, { format: 'pencilmark' })).toMatchObject({ ok: false, error: { code } });
  });

  test('the schema names the fields that are read, and no others', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../../docs/pencilmark.schema.json', import.meta.url), 'utf8'),
    ) as Schema;
    const full: ParsedPuzzle = {
      puzzle: {
        geometry: geometryOf({ size: 4 }),
        constraints: [],
        givens: puzzle.givens,
        allowed: puzzle.givens,
      },
      entries: [],
      marks: [],
      corners: [],
      solution: [],
      title: '',
      author: '',
      comment: '',
      message: '',
      drawings: [],
      remarks: [],
    } satisfies Required<ParsedPuzzle>;
    const text = formatPuzzle(full, 'pencilmark', { lossy: 'allow' });
    const written = JSON.parse(text.ok ? text.value : '') as { puzzle: object };
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(written).sort());
    // Constraints are written only if there are any.
    const fields = [...Object.keys(written.puzzle), 'constraints'];
    expect(Object.keys(schema.$defs.puzzle.properties).sort()).toEqual(fields.sort());
    for (const name of Object.keys(schema.$defs.board.properties)) {
      const read = puzzleFromData({ ...puzzle, spec: { size: 4, [name]: 'x' } });
      expect([name, read.ok ? '' : read.error.message]).not.toEqual([
        name,
        expect.stringContaining('without'),
      ]);
    }
  });
});

interface Schema {
  readonly properties: object;
  readonly $defs: {
    readonly puzzle: { readonly properties: object };
    readonly board: { readonly properties: object };
  };
}

function geometryOf(spec: GeometrySpec) {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
