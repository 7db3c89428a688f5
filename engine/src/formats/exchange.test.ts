import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  candidatesOf,
  createGeometry,
  defaultSymbols,
  digitSet,
  digitsIn,
  type FormatName,
  formatLine,
  formatPuzzle,
  type Geometry,
  type GeometrySpec,
  lossesOf,
  type ParsedPuzzle,
  parsePuzzle,
  parsePuzzles,
  sameGeometry,
  variantSpec,
  WRITTEN_FORMATS,
  unwrap,
} from '../index.ts';
import { cases } from '../../../scripts/samples.mjs';

// The example of the Wikipedia article on Sudoku.
const EXAMPLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The parts that a format can hold, none of which may be lost. */
interface Holds {
  readonly specs: readonly GeometrySpec[];
  readonly entries?: true;
  readonly marks?: true;
  readonly corners?: true;
  readonly allowed?: true;
  readonly solution?: true;
  readonly words?: readonly ('title' | 'author' | 'comment')[];
}

/** Regions along a spiral from the second cell onwards: connected, and not boxes. */
function spiral(size: number): GeometrySpec {
  const regions: string[] = new Array(size * size).fill('');
  let [row, column, down, right] = [0, 0, 0, 1];
  for (let count = 0; count < size * size; count++) {
    regions[row * size + column] = `r${Math.floor(count / size)}`;
    const isFree =
      regions[(row + down) * size + column + right] === '' && column + right >= 0 && column + right < size;
    if (!isFree) [down, right] = [right, -down];
    [row, column] = [row + down, column + right];
  }
  return { size, regions };
}

const CLASSIC = [4, 6, 9, 12, 16].map((size) => variantSpec('classic', size));
const OBLONG: readonly GeometrySpec[] = [
  { size: 6, boxes: { rows: 3, columns: 2 } },
  { size: 8, boxes: { rows: 4, columns: 2 } },
  { size: 10, boxes: { rows: 5, columns: 2 } },
];
const SCATTERED: GeometrySpec = {
  size: 5,
  regions: Array.from({ length: 25 }, (_, place) => `${(place * 7 + Math.floor(place / 5)) % 5}`),
};
const IRREGULAR = [spiral(5), spiral(9), spiral(7)];
const SINGLE = [
  ...CLASSIC,
  ...OBLONG,
  ...IRREGULAR,
  SCATTERED,
  variantSpec('x'),
  variantSpec('x', 6),
  variantSpec('windoku'),
  variantSpec('disjoint'),
  variantSpec('latin', 7),
  { ...variantSpec('classic'), diagonals: ['anti'] as const },
  { ...variantSpec('classic', 4), extra: [[0, 5, 10]] },
];

const HELD: Partial<Record<FormatName, Holds>> = {
  sdk: { specs: CLASSIC, entries: true, words: ['title', 'author', 'comment'] },
  ss: { specs: [...CLASSIC, ...OBLONG], entries: true },
  jigsaw: { specs: [...CLASSIC, ...OBLONG, ...IRREGULAR, SCATTERED] },
  sumocue: { specs: [...CLASSIC, ...OBLONG, ...IRREGULAR, SCATTERED] },
  solo: {
    specs: [
      ...CLASSIC,
      ...OBLONG,
      ...IRREGULAR,
      variantSpec('x'),
      { ...spiral(9), diagonals: ['main', 'anti'] },
    ],
  },
  iss: {
    specs: SINGLE.filter(
      ({ extra, boxes, size }) => !extra && (!boxes || !OBLONG.some((spec) => spec.size === size)),
    ),
    allowed: true,
    words: ['comment'],
  },
  gnome: { specs: CLASSIC, entries: true, marks: true },
  opensudoku: { specs: [variantSpec('classic')], entries: true, marks: true, words: ['title', 'comment'] },
  ksudoku: {
    specs: [
      ...SINGLE,
      ...(['samurai', 'windmill', 'tinysamurai', 'flower'] as const).map((name) => variantSpec(name)),
    ],
    solution: true,
    words: ['title'],
  },
  fpuzzles: {
    specs: SINGLE,
    entries: true,
    marks: true,
    corners: true,
    allowed: true,
    solution: true,
    words: ['title', 'author', 'comment'],
  },
  sudokumaker: {
    specs: SINGLE,
    entries: true,
    marks: true,
    corners: true,
    words: ['title', 'author', 'comment'],
  },
  sudokupad: {
    specs: SINGLE,
    entries: true,
    marks: true,
    corners: true,
    allowed: true,
    solution: true,
    words: ['title', 'author', 'comment'],
  },
};

const boards = new Map<GeometrySpec, Geometry>();

function boardOf(spec: GeometrySpec): Geometry {
  const known = boards.get(spec);
  if (known) return known;
  const made = createGeometry({ ...spec, symbols: defaultSymbols(spec.size) });
  if (!made.ok) throw new Error(made.error.message);
  boards.set(spec, made.value);
  return made.value;
}

/** Arbitrary contents on a board, regardless of the rules: a format must keep wrong puzzles too. */
function sheetsOf(holds: Holds): fc.Arbitrary<ParsedPuzzle> {
  const word = fc.string({ unit: fc.constantFrom(...'Aä <&"\'日🍎:#=1'), minLength: 1, maxLength: 8 });
  const words = fc.record({ title: word, author: word, comment: word });
  return fc
    .tuple(fc.constantFrom(...holds.specs), fc.infiniteStream(fc.nat(2 ** 20)), words)
    .map(([spec, random, said]) => {
      const geometry = boardOf(spec);
      const next = (limit: number): number => random.next().value % limit;
      const perCell = (item: (cell: number) => number): number[] =>
        geometry.cells.map((_, cell) => item(cell));
      const full = perCell(() => 1 + next(geometry.size));
      const givens = perCell((cell) => (next(3) === 0 ? full[cell] : 0));
      const sets = (chance: number) =>
        perCell((cell) =>
          givens[cell] === 0 && next(chance) === 0 ? next(2 ** Math.min(geometry.size, 20)) : 0,
        );
      const all = 2 ** geometry.size - 1;
      const allowed = perCell((cell) =>
        givens[cell] > 0 ? 2 ** (givens[cell] - 1) : next(4) === 0 ? 3 + 4 * next(2) : all,
      );
      const texts = Object.entries(said).filter(([name]) => holds.words?.includes(name as 'title'));
      return {
        puzzle: { geometry, constraints: [], givens, ...(holds.allowed && next(2) === 0 ? { allowed } : {}) },
        ...(holds.entries
          ? { entries: perCell((cell) => (givens[cell] === 0 && next(4) === 0 ? full[cell] : 0)) }
          : {}),
        ...(holds.marks ? { marks: sets(2) } : {}),
        ...(holds.corners ? { corners: sets(3) } : {}),
        ...(holds.solution && next(2) === 0 ? { solution: full } : {}),
        ...Object.fromEntries(texts.map(([name, text]) => [name, text.trim().replace(/\s+/g, ' ')])),
      };
    });
}

describe('what a format can hold comes back whole', () => {
  test.each(Object.entries(HELD) as [FormatName, Holds][])('%s', (format, holds) => {
    fc.assert(
      fc.property(sheetsOf(holds), (sheet) => {
        const text = formatPuzzle(sheet, format);
        if (!text.ok) throw new Error(`${text.error.message} ${JSON.stringify(sheet.puzzle.geometry.spec)}`);
        for (const read of [
          parsePuzzles(text.value, { format }),
          parsePuzzles(text.value, { format, geometry: sheet.puzzle.geometry }),
        ]) {
          if (!read.ok) throw new Error(read.error.message);
          expect(sameGeometry(read.value[0].puzzle.geometry, sheet.puzzle.geometry)).toBe(true);
          expect(read.value[0].puzzle.givens).toEqual(sheet.puzzle.givens);
        }
      }),
      { numRuns: cases(26, 80) },
    );
  });

  test('sdx: a game of SudoCue, where no candidate stands alone', () => {
    const read = parsePuzzles(EXAMPLE);
    if (!read.ok) throw new Error(read.error.message);
    const { puzzle } = read.value[0];
    const open = candidatesOf(puzzle);
    fc.assert(
      fc.property(fc.array(fc.nat(8), { minLength: 81, maxLength: 81 }), (draws) => {
        const sets = open.map((set, cell) => (puzzle.givens[cell] > 0 ? [] : digitsIn(set)));
        const isEntered = (cell: number): boolean =>
          sets[cell].length === 1 || (sets[cell].length > 1 && draws[cell] === 0);
        const entries = sets.map((digits, cell) => (isEntered(cell) ? digits[0] : 0));
        const marks = sets.map((digits, cell) =>
          isEntered(cell) ? 0 : digitSet(digits.length > 2 ? digits.slice(draws[cell] % 2) : digits),
        );
        expect(lossesOf({ puzzle, entries, marks }, 'sdx')).toEqual([]);
      }),
      { numRuns: cases(26, 80) },
    );
  });

  test('is detected by itself, every format among all others', () => {
    for (const [format, holds] of Object.entries(HELD) as [FormatName, Holds][]) {
      if (format === 'jigsaw') continue;
      fc.assert(
        fc.property(sheetsOf(holds), (sheet) => {
          const text = formatPuzzle(sheet, format);
          const read = text.ok ? parsePuzzles(text.value) : text;
          if (!read.ok) throw new Error(`${format}: ${read.error.message}`);
          expect([format, read.value[0].puzzle.givens]).toEqual([format, sheet.puzzle.givens]);
        }),
        { numRuns: 20 },
      );
    }
  });

  test('the tables name every format that is written', () => {
    const plain = [
      'line',
      'grid',
      'pencilmarks',
      'sukaku',
      'alphabet',
      'cell-list',
      'list',
      'table',
      'sdx',
      'pencilmark',
      // Their puzzles have no givens: see spec/formats/format-kinds.test.ts.
      'killer',
      'cages',
    ];
    expect([...plain, ...Object.keys(HELD)].sort()).toEqual([...WRITTEN_FORMATS].sort());
  });
});

describe('what a format cannot hold is named', () => {
  const sheet = (spec: GeometrySpec, more: Partial<ParsedPuzzle> = {}): ParsedPuzzle => {
    const geometry = boardOf(spec);
    return { puzzle: { geometry, constraints: [], givens: geometry.cells.map(() => 0) }, ...more };
  };
  test.each<[FormatName, ParsedPuzzle, string[]]>([
    ['sumocue', sheet(variantSpec('x')), ['board', 'givens']],
    ['solo', sheet(SCATTERED), ['board', 'givens']],
    ['opensudoku', sheet(variantSpec('classic'), { author: 'A' }), ['author']],
    [
      'gnome',
      sheet(variantSpec('classic'), { title: 'T', solution: new Array<number>(81).fill(1) }),
      ['solution', 'title'],
    ],
    ['fpuzzles', sheet(variantSpec('samurai')), ['board', 'givens']],
    ['penpa', sheet(variantSpec('classic')), ['givens']],
  ])('%s', (format, one, losses) => {
    expect(lossesOf(one, format)).toEqual(losses);
    expect(formatPuzzle(one, format).ok).toBe(false);
  });
});

test.each([16, 25, 36])('a line of empty cells of %s×%s has the board of its length', (size) => {
  const read = parsePuzzle('.'.repeat(size * size));
  expect(read.ok && read.value.puzzle.geometry.size).toBe(size);
  expect(read.ok && read.value.puzzle.allowed).toBeUndefined();
});

test('what f-puzzles packs is read without its link', () => {
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const { puzzle } = unwrap(parsePuzzle(line));
  const payload = unwrap(formatPuzzle({ puzzle }, 'fpuzzles'))
    .replace(/^.*load=/, '')
    .trim();
  expect(formatLine({ puzzle: unwrap(parsePuzzle(payload)).puzzle })).toBe(line);
});
