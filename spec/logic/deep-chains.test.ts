/**
 * The hardest puzzles that the field knows by name, as people are shown their paths: no digit is tried, every step is
 * proved by its evidence and can be told, and level and score stay those of the catalogue's order.
 */
import {
  classic9,
  createPosition,
  difficultyOf,
  explain,
  findDeepChain,
  parseLine,
  type Puzzle,
} from 'pencilmark';
import { seenPath } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { checkStep } from '../step-checker/step-checker.ts';

/** With nested chains of up to 11.9 on the scale of Sudoku Explainer. */
const NAMES = [
  'AI Escargot',
  'Inkala 2010',
  'Inkala 2012',
  'Easter Monster',
  'Golden Nugget',
  'Platinum Blonde',
];
const PUZZLES = [
  ...KNOWN_PUZZLES.filter(({ name }) => NAMES.includes(name)).map(
    ({ name, puzzle }) => [name, puzzle] as const,
  ),
  [
    'one of the puzzles of rated-paths.test.ts',
    '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6',
  ] as const,
];

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

/** A path of the hardest ones takes seconds. */
test.each(PUZZLES.slice(0, cases(1, PUZZLES.length)))('%s is told to its end without trial', (_, line) => {
  const puzzle = puzzleOf(line);
  const walk = seenPath(puzzle);
  const refused: string[] = [];
  let deep = 0;
  let next = walk.next();
  for (; !next.done; next = walk.next()) {
    const { step, ...before } = next.value;
    const { technique, evidence } = step;
    if (evidence.branches?.some(({ implications }) => implications.some(({ by }) => by))) deep++;
    const verdict = technique === 'brute-force' ? 'a trial' : checkStep({ ...puzzle, ...before }, step);
    if (verdict !== undefined) refused.push(`${technique}: ${verdict}`);
    const { why, links } = explain(step, classic9(), undefined, before.digits);
    if (why.length === 0 || (evidence.branches && links.length === 0)) refused.push(`${technique}: untold`);
  }
  expect(refused).toEqual([]);
  expect(deep).toBeGreaterThan(0);
  expect(next.value).toEqual(difficultyOf(puzzle));
});

test('there are none on other boards, on wrong ones and for those who do not wait', () => {
  const [, [, line]] = PUZZLES;
  const puzzle = puzzleOf(line);
  const position = createPosition(puzzle);
  expect(findDeepChain(position, () => true)).toBeUndefined();
  position.candidates[position.digits.indexOf(0)] = 0;
  expect(findDeepChain(position)).toBeUndefined();
  expect(
    findDeepChain(createPosition({ ...puzzle, constraints: [{ kind: 'anti-knight' }] })),
  ).toBeUndefined();
});
