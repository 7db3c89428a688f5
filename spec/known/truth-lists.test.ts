/** The well-known large lists, or samples of them: each list has the properties that its name promises. */
import {
  cellName,
  checkUniqueness,
  classic9,
  countSolutions,
  findRedundantGivens,
  type Geometry,
  isSolutionOf,
  runAlgorithm,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { countBatch, solveBatch } from '../../engine/src/solve/classic/batch.ts';
import { cases } from '../../scripts/samples.mjs';
import { board, classicPuzzle, COUNTERS } from '../solvers/every-solver.ts';
import { noteLeftOut, truthList } from './shared-truth.ts';
import { readTruthRecord } from '../truth/truth-record.ts';
import { judge } from '../truth/truth-report.ts';

const LISTS = [
  { file: 'puzzles/17-clue.txt', lines: 49_158, givens: [17, 17], solutions: 1 },
  { file: 'puzzles/top1465.txt', lines: 1_465, givens: [17, 30], solutions: 1 },
  { file: 'puzzles/hardest-1106.txt', lines: 375, givens: [19, 30], solutions: 1 },
  { file: 'puzzles/hardest-11plus.txt', lines: 48_766, givens: [19, 40], solutions: 1 },
  { file: 'puzzles/minimal-24.txt', lines: 20_000, givens: [17, 30], solutions: 1 },
  { file: 'puzzles/easy-singles.txt', lines: 20_000, givens: [20, 40], solutions: 1 },
  { file: 'puzzles/not-unique.txt', lines: 10_000, givens: [17, 60], solutions: 2 },
] as const;

/** The slower solvers check only every n-th line. */
const SAMPLES = 40;

for (const {
  file,
  lines: wanted,
  givens: [fewest, most],
  solutions,
} of LISTS) {
  const { lines, isWhole } = truthList(file);
  const sample = lines.filter((_, index) => index % Math.ceil(lines.length / SAMPLES) === 0);

  describe(file, () => {
    test('has its lines and givens', () => {
      expect(lines).toSatisfy(() => !isWhole || lines.length === wanted, `${wanted} lines`);
      const counts = lines.map((line) => line.replaceAll(/[.0]/g, '').length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(fewest);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    });

    test(`every puzzle has ${solutions === 1 ? 'one solution' : 'several'}`, () => {
      const puzzles = Uint8Array.from(lines.flatMap((line) => classicPuzzle(line.slice(0, 81)).givens));
      const counts = new Uint32Array(lines.length);
      countBatch(puzzles, counts);
      expect([...counts].filter((found) => found !== solutions)).toEqual([]);
    });

    test('what the batch finds are solutions', () => {
      const puzzles = Uint8Array.from(sample.flatMap((line) => classicPuzzle(line.slice(0, 81)).givens));
      const found = new Uint8Array(puzzles.length);
      solveBatch(puzzles, found, new Uint32Array(sample.length));
      for (const [index, line] of sample.entries()) {
        const digits = [...found.subarray(index * 81, index * 81 + 81)];
        expect(isSolutionOf(classicPuzzle(line.slice(0, 81)), digits)).toBe(true);
      }
    });

    test.each(COUNTERS)('$name agrees on a sample', (counter) => {
      for (const line of sample) {
        const puzzle = classicPuzzle(line.slice(0, 81));
        const { count: found, solution } = counter.count(puzzle, 2);
        expect(found).toBe(solutions);
        expect(isSolutionOf(puzzle, solution!)).toBe(true);
      }
    });

    test('singles and exact cover agree on a sample', () => {
      for (const line of sample) {
        const puzzle = classicPuzzle(line.slice(0, 81));
        for (const name of ['singles-tree', 'exact-cover'] as const) {
          const { status, digits } = runAlgorithm(name, puzzle);
          expect([status, isSolutionOf(puzzle, digits)]).toEqual(['solved', true]);
        }
      }
    });
  });
}

const notUnique = truthList('puzzles/not-unique.txt').lines;
test('puzzles with several solutions are told so, with two that differ', () => {
  for (const line of notUnique.slice(0, 500)) {
    const puzzle = classicPuzzle(line.slice(0, 81));
    expect(checkUniqueness(puzzle)).toBe('multiple');
    const [first, second] = countSolutions(puzzle, 2).examples;
    expect(isSolutionOf(puzzle, first) && isSolutionOf(puzzle, second)).toBe(true);
    expect(first).not.toEqual(second);
  }
});

const minimal = truthList('puzzles/minimal-24.txt').lines;
test('minimal puzzles have no redundant given, and with one more they have', () => {
  for (const line of minimal.filter((_, index) => index % 500 === 0)) {
    const puzzle = classicPuzzle(line.slice(0, 81));
    expect(findRedundantGivens(puzzle)).toEqual([]);
    const solution = countSolutions(puzzle, 1).examples[0];
    const open = puzzle.givens.indexOf(0);
    const more = { ...puzzle, givens: puzzle.givens.with(open, solution[open]) };
    expect(findRedundantGivens(more)).toContain(open);
  }
});

const easy = truthList('puzzles/easy-singles.txt').lines;
test('easy puzzles are solved by naked singles alone', () => {
  for (const line of easy.filter((_, index) => index % 20 === 0)) {
    expect(runAlgorithm('naked-singles', classicPuzzle(line.slice(0, 81))).status).toBe('solved');
  }
});

const variants = truthList('variants-dev.jsonl');
describe('variants-dev.jsonl', () => {
  /** The few slow large boards, and the records with constraints, are left to `npm run truth`. */
  const MAX_CELLS = 450;
  const STEP = cases(3, 1);

  test('every record whose rules are houses is right', () => {
    const small = variants.lines.filter((line) => {
      const { rows, cols } = JSON.parse(line) as { rows: number; cols: number };
      const record = readTruthRecord(line);
      const hasConstraints = record.ok && (record.value.puzzle?.constraints.length ?? 0) > 0;
      return rows * cols <= MAX_CELLS && !hasConstraints;
    });
    const sample = small.filter((_, index) => index % STEP === 0);
    const judged = sample.map((line, index) => judge(line, index + 1));
    expect(judged.filter(({ verdict }) => verdict !== 'right' && verdict !== 'skipped')).toEqual([]);
    expect(judged.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(
      (variants.isWhole ? 100 : 15) / STEP,
    );
  });
});

describe.runIf(variants.isWhole)('our named boards of several grids are those of the records', () => {
  const types = [
    'twodoku',
    'butterfly',
    'flower',
    'gattai3',
    'samurai',
    'sohei',
    'windmill',
    'tinysamurai',
  ] as const;
  if (!variants.isWhole) noteLeftOut(`${types.length} boards of several grids in variants-dev.jsonl`);

  test.each(types)('%s', (type) => {
    const line = variants.lines.find((text) => (JSON.parse(text) as { type: string }).type === type)!;
    const record = readTruthRecord(line);
    expect(record.ok && housesOf(record.value.puzzle!.geometry)).toEqual(housesOf(board(variantSpec(type))));
  });

  const housesOf = (geometry: Geometry): string[] =>
    geometry.houses.map(({ cells }) => cells.map((cell) => cellName(geometry, cell)).join(' ')).sort();
});

test('the classic board is one object, which the fast way is chosen by', () => {
  expect(classicPuzzle('.'.repeat(81)).geometry).toBe(classic9());
});
