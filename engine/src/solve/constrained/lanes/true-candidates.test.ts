/** True candidates by several questions at once, compared with those of all solutions listed by the scalar core. */
import '../provide.ts';
import { expect, test } from 'vitest';
import { cases } from '../../../../../scripts/samples.mjs';
import type { Constraint } from '../../../constraints/kinds.ts';
import { drawGrid } from '../../../generate/random-grid.ts';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { createRandom, type Random } from '../../../random.ts';
import { borrowCore } from '../cores.ts';
import { createModel } from '../create-model.ts';
import { advanceConstrained, endSearch, searchIn } from '../search.ts';
import { trueCandidates } from '../../true-candidates.ts';
import './provide.ts';

const MOST = 500;

test('are those of all solutions', () => {
  const random = createRandom('true candidates');
  const counts: number[] = [];
  for (let turn = 0; turn < cases(40, 400); turn++) {
    const puzzle = drawPuzzle(random);
    const expected = listed(puzzle);
    if (!expected) continue;
    counts.push(expected.count);
    const status = expected.count === 0 ? 'none' : 'exact';
    expect(trueCandidates(puzzle)).toMatchObject({ status, candidates: expected.candidates });
  }
  expect(Math.min(...counts)).toBe(0);
  expect(counts).toContain(1);
  expect(Math.max(...counts)).toBeGreaterThan(10);
});

test('what is not settled is said', () => {
  const puzzle = drawPuzzle(createRandom('stopped'));
  let looks = 0;
  const { status, candidates, open } = trueCandidates(
    { ...puzzle, constraints: [{ kind: 'anti-king' }] },
    undefined,
    {
      shouldStop: () => ++looks > 0,
    },
  );
  expect(['exact', 'none', 'stopped']).toContain(status);
  expect(candidates.map((set, cell) => set & open[cell])).toEqual(candidates.map(() => 0));
});

function drawPuzzle(random: Random): Puzzle {
  const read = createGeometry(variantSpec('classic', 6));
  if (!read.ok) throw new Error(read.error.message);
  const geometry = read.value;
  const grid = drawGrid(geometry, random)!;
  const wrong = random.below(12) === 0 ? 1 : 0;
  const constraints: Constraint[] = [];
  for (let row = 0; row < 6; row++) {
    for (const column of [0, 2, 4]) {
      const [a, b] = [6 * row + column, 6 * row + column + 1];
      if (random.below(3) > 0)
        constraints.push({ kind: 'cage', cells: [a, b], sum: grid[a] + grid[b] + wrong });
    }
  }
  const share = random.below(5);
  return {
    geometry,
    constraints,
    givens: Array.from(grid, (digit) => (random.below(10) < share ? digit : 0)),
  };
}

/** The number of solutions and their candidates; undefined if there are very many. */
function listed(puzzle: Puzzle): { count: number; candidates: number[] } | undefined {
  const search = searchIn(createModel(puzzle), borrowCore());
  const candidates = puzzle.givens.map(() => 0);
  let count = 0;
  for (;;) {
    const status = advanceConstrained(search, 10_000);
    if (status === 'exhausted') break;
    if (status !== 'solution') continue;
    search.digits.forEach((digit, cell) => (candidates[cell] |= 1 << (digit - 1)));
    if (++count > MOST) break;
  }
  endSearch(search);
  return count > MOST ? undefined : { count, candidates };
}
