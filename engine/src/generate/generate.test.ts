import './provide-ratings.ts';
import './provide-rules.ts';
import { describe, expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import { givenCount } from '../puzzle/puzzle.ts';
import { isSolutionOf } from '../puzzle/validity.ts';
import { difficultyOf } from '../logic/difficulty/difficulty.ts';
import { DIFFICULTIES } from '../logic/difficulty/levels.ts';
import { findRedundantGivens } from '../analysis/redundant-givens.ts';
import { countSolutions, solve } from '../solve/solver.ts';
import { type GeneratedPuzzle, generate, generateSteps } from './generate.ts';
import { checkOptions } from './check-options.ts';
import type { GenerateOptions } from './options.ts';
import { orbitsOf, SYMMETRY_PATTERNS } from './symmetry-pattern.ts';

const NINE = classic9();

function made(options: Omit<GenerateOptions, 'geometry' | 'seed'> & { geometry?: Geometry; seed?: string }) {
  return [...generate({ geometry: NINE, seed: 'test', ...options })].map((one) => {
    expect(one.status).toBe('made');
    return one as GeneratedPuzzle;
  });
}

function board(spec: GeometrySpec): Geometry {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
}

describe('without options', () => {
  test('puzzles have one solution, the grid they were made from, and nothing can go', () => {
    for (const { puzzle, solution, solutions, isMinimal } of made({ count: 40 })) {
      expect(countSolutions(puzzle, 2).count).toBe(1);
      expect(solve(puzzle).solution).toEqual(solution);
      expect(findRedundantGivens(puzzle)).toEqual([]);
      expect([solutions, isMinimal]).toEqual([1, true]);
    }
  });

  test('a puzzle depends on seed and index only', () => {
    const all = made({ count: 300 });
    const again = made({ count: 3, first: 150 });
    expect(again.map(({ puzzle }) => puzzle.givens)).toEqual(
      all.slice(150, 153).map(({ puzzle }) => puzzle.givens),
    );
    expect(made({ seed: 'other' })[0].puzzle.givens).not.toEqual(all[0].puzzle.givens);
    expect(new Set(all.map(({ puzzle }) => puzzle.givens.join(''))).size).toBe(300);
  });

  // The expected value is the puzzle itself: every machine must find the same.
  test('the first puzzle of the seed "pencilmark" is this one everywhere', () => {
    expect(made({ seed: 'pencilmark' })[0].puzzle.givens.join('')).toMatchInlineSnapshot(
      `"009060005005004800010200000000000004040000010200900380060805000002600090900000057"`,
    );
  });
});

describe('symmetry', () => {
  test.each(SYMMETRY_PATTERNS)('%s: orbits are given whole or not at all, and none can go', (symmetry) => {
    const orbits = orbitsOf(NINE, symmetry);
    if (!orbits.ok) throw new Error(orbits.error.message);
    for (const { puzzle } of made({ symmetry, count: 5 })) {
      expect(countSolutions(puzzle, 2).count).toBe(1);
      for (const orbit of orbits.value) {
        const given = orbit.filter((cell) => puzzle.givens[cell] > 0);
        expect([0, orbit.length]).toContain(given.length);
        if (given.length === 0) continue;
        const without = { ...puzzle, givens: puzzle.givens.map((d, cell) => (orbit.includes(cell) ? 0 : d)) };
        expect(countSolutions(without, 2).count).toBe(2);
      }
    }
  });

  test('what turns rows into columns needs as many of them', () => {
    const wide = board({ size: 6, rows: 6, columns: 6, boxes: { rows: 2, columns: 3 } });
    expect(orbitsOf(wide, 'rotation-90').ok).toBe(true);
    const oblong = board({ size: 8, rows: 6, columns: 8, boxes: { rows: 2, columns: 4 } });
    expect(orbitsOf(oblong, 'rotation-90')).toMatchObject({
      ok: false,
      error: { code: 'generate.symmetry' },
    });
  });
});

describe('givens', () => {
  test('so many, or the next number that the symmetry allows', () => {
    for (const { puzzle } of made({ givens: 30, count: 5 })) expect(givenCount(puzzle)).toBe(30);
    for (const { puzzle } of made({ givens: 32, symmetry: 'rotation-90', count: 3 }))
      expect([32, 33, 34, 35]).toContain(givenCount(puzzle));
  });

  test('in a pattern', () => {
    const pattern = NINE.cells.map(({ row, column }) => (row + column) % 3 === 0);
    const [{ puzzle, solution }] = made({ pattern });
    expect(puzzle.givens.map((digit) => digit > 0)).toEqual(pattern);
    expect(countSolutions(puzzle, 2).count).toBe(1);
    expect(isSolutionOf(puzzle, solution)).toBe(true);
  });

  test('a pattern that has no puzzle is told after the attempts', () => {
    const pattern = NINE.cells.map(({ row }) => row > 3);
    expect([...generate({ geometry: NINE, seed: 'x', pattern, maxAttempts: 2 })]).toEqual([
      { index: 0, status: 'missed', attempts: 2 },
    ]);
  });
});

describe('emptied cells', () => {
  test('so many, with the number of solutions', () => {
    for (const { puzzle, solutions } of made({ drop: 48, count: 4 })) {
      expect(givenCount(puzzle)).toBe(33);
      expect(countSolutions(puzzle, Infinity).count).toBe(solutions);
    }
  });

  test('solutions are counted no further than is wanted, and the puzzle is the same', () => {
    const [{ puzzle, solutions }] = made({ drop: 65, countTo: 7 });
    expect(solutions).toBe(7);
    expect(puzzle).toEqual(made({ drop: 65, countTo: 1 })[0].puzzle);
  });

  test('so many per box', () => {
    const [{ puzzle }] = made({ perBox: 4 });
    for (const { cells } of NINE.houses.filter(({ kind }) => kind === 'box'))
      expect(cells.filter((cell) => puzzle.givens[cell] === 0).length).toBe(4);
  });
});

describe('difficulty', () => {
  test.each(DIFFICULTIES.filter((level) => level !== 'beyond'))('%s, when rated afresh', (level) => {
    for (const { puzzle, rating } of made({ target: { kind: 'level', level }, count: 2 })) {
      expect(difficultyOf(puzzle)).toEqual(rating);
      expect(rating?.level).toBe(level);
      expect(countSolutions(puzzle, 2).count).toBe(1);
    }
  });

  test('a technique and none above it', () => {
    const [{ puzzle }] = made({ target: { kind: 'technique', technique: 'naked-triple' } });
    expect(difficultyOf(puzzle).hardest).toBe('naked-triple');
  });

  test('a range of scores', () => {
    const [{ puzzle }] = made({ target: { kind: 'score', from: 500, to: 600 } });
    expect(difficultyOf(puzzle).score).toBeGreaterThanOrEqual(500);
    expect(difficultyOf(puzzle).score).toBeLessThanOrEqual(600);
  });

  test('singles only', () => {
    const [{ puzzle }] = made({ target: { kind: 'singles' } });
    expect(['full-house', 'naked-single', 'hidden-single']).toContain(difficultyOf(puzzle).hardest);
  });

  test('out of reach ends with missed', () => {
    const target = { kind: 'score', from: 1, to: 2 } as const;
    const [end] = generate({ geometry: NINE, seed: 'x', target, maxAttempts: 30 });
    expect(end).toEqual({ index: 0, status: 'missed', attempts: 30 });
  });
});

const BOARDS: readonly (readonly [string, GeometrySpec])[] = [
  ['4×4', variantSpec('classic', 4)],
  ['6×6', variantSpec('classic', 6)],
  ['X', variantSpec('x')],
  ['windoku', variantSpec('windoku')],
  ['latin', variantSpec('latin', 7)],
  ['jigsaw', { size: 5, regions: [...'AAABBACBBBACCCEDDCEEDDDEE'] }],
  ['12×12', variantSpec('classic', 12)],
  ['tinysamurai', variantSpec('tinysamurai')],
];

test.each([
  [23, 'none'],
  [26, 'none'],
  [27, 'rotation-180'],
] as const)('%i givens that are minimal', (givens, symmetry) => {
  const [{ puzzle, isMinimal }] = made({ givens, dig: 'minimal', symmetry });
  const many = givenCount(puzzle);
  expect(isMinimal).toBe(true);
  expect(many === givens || (symmetry !== 'none' && many === givens + 1)).toBe(true);
  if (symmetry === 'none') expect(findRedundantGivens(puzzle)).toEqual([]);
});

test('a number of givens that no minimal puzzle of 4×4 has is missed', () => {
  const options = {
    geometry: board(variantSpec('classic', 4)),
    seed: 'x',
    givens: 9,
    dig: 'minimal',
  } as const;
  const [end] = generate({ ...options, maxAttempts: 50 });
  expect(end.status).toBe('missed');
});

test.each(BOARDS)('%s: one solution, minimal', (_, spec) => {
  const geometry = board(spec);
  const [{ puzzle, solution }] = made({ geometry });
  expect(countSolutions(puzzle, 2).count).toBe(1);
  expect(isSolutionOf(puzzle, solution)).toBe(true);
  expect(findRedundantGivens(puzzle)).toEqual([]);
});

test.each(['classic', 'x'] as const)('16×16 %s: one solution', (variant) => {
  const [{ puzzle }] = made({ geometry: board(variantSpec(variant, 16)) });
  expect(countSolutions(puzzle, 2).count).toBe(1);
});

describe('control', () => {
  test('stops at once', () => {
    const steps = generate({ geometry: NINE, seed: 'x', count: 10 }, { shouldStop: () => true });
    expect(steps.next()).toEqual({ done: true, value: 'stopped' });
  });

  test('stops in the middle and tells how far it got', () => {
    const seen: number[] = [];
    const shouldStop = () => seen.at(-1) === 3;
    const steps = generate(
      { geometry: NINE, seed: 'x', count: 9, target: { kind: 'singles' } },
      { shouldStop, onProgress: ({ made: many }) => seen.push(many) },
    );
    expect([...steps].length).toBe(3);
    expect(seen.at(-1)).toBe(3);
  });

  test('steps come between the puzzles, too', () => {
    const target = { kind: 'technique', technique: 'naked-triple' } as const;
    const steps = [...generateSteps({ geometry: NINE, seed: 'x', target })];
    expect(steps.filter(({ generated }) => generated).length).toBe(1);
    expect(steps.length).toBeGreaterThan(10);
  });
});

test.each([
  [{ drop: 30, dig: 'minimal' }, 'generate.ways'],
  [{ drop: 30, perBox: 4 }, 'generate.ways'],
  [{ drop: 30, symmetry: 'full' }, 'generate.ways'],
  [{ target: { kind: 'rating', profile: 'se-1.2.1', from: 7.3, to: 7.1 } }, 'generate.rating'],
  [{ givens: 82 }, 'generate.givens'],
  [{ givens: 2.5 }, 'generate.givens'],
  [{ drop: -1 }, 'generate.drop'],
  [{ pattern: [true] }, 'generate.pattern'],
  [{ perBox: 10 }, 'generate.boxes'],
] as const)('%j is refused: %s', (options, code) => {
  expect(checkOptions({ geometry: NINE, seed: 'x', ...options })).toMatchObject({
    ok: false,
    error: { code },
  });
});

describe('jigsaws of 4×4', () => {
  /** All ways to cut the board into connected regions of four cells, by the names of their regions. */
  function jigsaws(names: readonly string[] = new Array<string>(16).fill('')): string[][] {
    const first = names.indexOf('');
    if (first < 0) return [[...names]];
    const name = 'ABCD'[new Set(names).size - 1];
    const shapes = new Map<string, number[]>();
    const grow = (cells: readonly number[]): void => {
      if (cells.length === 4) {
        const sorted = [...cells].sort((a, b) => a - b);
        shapes.set(sorted.join(), sorted);
        return;
      }
      for (const cell of cells.flatMap(beside))
        if (names[cell] === '' && !cells.includes(cell)) grow([...cells, cell]);
    };
    grow([first]);
    return [...shapes.values()].flatMap((cells) =>
      jigsaws(names.map((old, cell) => (cells.includes(cell) ? name : old))),
    );
  }

  function beside(cell: number): number[] {
    return [
      ...(cell >= 4 ? [cell - 4] : []),
      ...(cell < 12 ? [cell + 4] : []),
      ...(cell % 4 > 0 ? [cell - 1] : []),
      ...(cell % 4 < 3 ? [cell + 1] : []),
    ];
  }

  test('are made where a grid exists, and refused in words on the eight of 117 without one', () => {
    const all = jigsaws().map((regions) => board({ size: 4, regions }));
    const refused = all.filter((geometry) => {
      const checked = checkOptions({ geometry, seed: 'jigsaws' });
      if (checked.ok) return [...generate({ geometry, seed: 'jigsaws' })][0].status !== 'made';
      expect(checked.error.code).toBe('generate.board');
      expect(() => generate({ geometry, seed: 'jigsaws' })).toThrow(/No full grid fits/);
      return true;
    });
    expect([all.length, refused.length]).toEqual([117, 8]);
  });
});
