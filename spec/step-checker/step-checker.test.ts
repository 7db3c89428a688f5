/** Every step of a path is proved by its evidence, and steps that were tampered with are not. */
import {
  type Candidate,
  createPosition,
  createRandom,
  digitBit,
  digitsIn,
  type Evidence,
  findSteps,
  parseLine,
  type Puzzle,
  solve,
  solveLogically,
  type Step,
  TECHNIQUES,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { truthList } from '../known/shared-truth.ts';
import { type CheckedBoard, checkStep } from './step-checker.ts';

/** Top 1465, puzzles 1 and 4; Arto Inkala's of 2010 and 2012. */
const FAMOUS = [
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

const spread = (lines: readonly string[], many: number): string[] =>
  lines.filter((_, k) => k % Math.ceil(lines.length / many) === 0);

interface Checked extends CheckedBoard {
  readonly step: Step;
  readonly solution: readonly number[];
}

function pathOf(line: string): Checked[] {
  const puzzle = puzzleOf(line);
  const { solution } = solve(puzzle);
  const techniques = TECHNIQUES.filter(({ id, use }) => use === 'default' || /death|franken/.test(id)).map(
    ({ id }) => id,
  );
  return [...solveLogically(puzzle, { techniques, maxSteps: 120 })].map(({ step, digits, candidates }) => ({
    ...puzzle,
    step,
    digits,
    candidates,
    solution: solution!,
  }));
}

test.each(FAMOUS)('every step of the path is proved: %s', (line) => {
  for (const { step, ...board } of pathOf(line)) {
    expect([step.technique, checkStep(board, step)]).toEqual([step.technique, undefined]);
  }
});

test('every step of paths from the lists is proved', () => {
  const names = ['top1465', 'minimal-24', '17-clue'];
  const lines = names.flatMap((name) => spread(truthList(`puzzles/${name}.txt`).lines, 12));
  const refused = lines.flatMap((line) =>
    pathOf(line).flatMap(({ step, ...board }) => {
      const verdict = checkStep(board, step);
      return verdict === undefined ? [] : [`${line} ${step.technique}: ${verdict}`];
    }),
  );
  expect(refused).toEqual([]);
});

test('every step of a position is proved', () => {
  const puzzle = puzzleOf(FAMOUS[1]);
  const position = createPosition(puzzle);
  const board = { ...puzzle, digits: [...position.digits], candidates: [...position.candidates] };
  for (const step of findSteps(position)) {
    expect([step.technique, checkStep(board, step)]).toEqual([step.technique, undefined]);
  }
});

/** The same puzzle without a given: its pencil marks say all. */
function asMarks({ geometry, givens }: Puzzle): Puzzle {
  const full = 2 ** geometry.size - 1;
  const allowed = givens.map((digit) => (digit === 0 ? full : digitBit(digit)));
  return { geometry, constraints: [], givens: givens.map(() => 0), allowed };
}

test('a guess is checked by what the pencil marks of the puzzle allow', () => {
  const puzzle = asMarks(puzzleOf(FAMOUS[3]));
  const { digits, candidates } = createPosition(puzzle);
  const board = { ...puzzle, digits: [...digits], candidates: [...candidates] };
  const { solution } = solve(puzzle);
  const verdicts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
    const evidence = { digits: [digit] };
    return checkStep(board, {
      technique: 'brute-force',
      placements: [{ cell: 1, digit }],
      eliminations: [],
      evidence,
    });
  });
  expect(verdicts.flatMap((verdict, k) => (verdict === undefined ? [k + 1] : []))).toEqual([solution![1]]);
});

test('every step of a pencil-mark puzzle is proved', () => {
  const puzzle = asMarks(puzzleOf(FAMOUS[1]));
  for (const { step, digits, candidates } of solveLogically(puzzle, { maxSteps: 120 })) {
    const board = { ...puzzle, digits, candidates };
    expect([step.technique, checkStep(board, step)]).toEqual([step.technique, undefined]);
  }
});

test('a rectangle whose digits the puzzle forbids to change places proves nothing', () => {
  const geometry = puzzleOf(FAMOUS[0]).geometry;
  const full = geometry.cells.map(() => 0b111111111);
  // r1c14 and r2c1 hold 1 and 2 alone, r2c4 holds 1, 2 and 7.
  const candidates = full.with(0, 0b11).with(3, 0b11).with(9, 0b11).with(12, 0b1000011);
  const puzzle = { geometry, constraints: [], givens: full.map(() => 0), allowed: candidates };
  const position = createPosition({ ...puzzle, candidates });
  const [step] = findSteps(position, { techniques: ['uniqueness-test-1'] });
  const board = { ...puzzle, digits: puzzle.givens, candidates };
  expect(checkStep(board, step)).toBeUndefined();
  expect(checkStep({ ...board, allowed: candidates.with(12, 0b1000001) }, step)).toBeDefined();
});

test('no step that contradicts the solution is accepted', () => {
  const random = createRandom('solution');
  for (const { step, solution, ...board } of FAMOUS.flatMap(pathOf)) {
    const open = board.digits.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
    const cell = open[random.below(open.length)];
    const right = { cell, digit: solution[cell] };
    const wrong = digitsIn(board.candidates[cell]).filter((digit) => digit !== right.digit);
    expect(checkStep(board, { ...step, placements: [], eliminations: [right] })).toBeDefined();
    if (wrong.length === 0) continue;
    const placed = { cell, digit: wrong[0] };
    expect(checkStep(board, { ...step, placements: [placed], eliminations: [] })).toBeDefined();
  }
});

test('steps whose evidence was tampered with are refused', () => {
  const counts = FAMOUS.flatMap(pathOf)
    .filter(({ step }) => step.technique !== 'brute-force')
    .flatMap(({ step, ...board }) =>
      tampered(step, board).map((evidence) => checkStep(board, { ...step, evidence }) === undefined),
    );
  const accepted = counts.filter(Boolean).length;
  // The part left out may have been more than the proof needs; a chain or a base never is.
  console.info(`tampered steps accepted: ${accepted} of ${counts.length}`);
  expect(accepted / counts.length).toBeLessThan(0.1);
  expect(counts.length).toBeGreaterThan(300);
});

/** The evidence with one part removed or moved. */
function tampered({ evidence }: Step, { geometry }: CheckedBoard): Evidence[] {
  const { houses = [], chains = [], sets = [], cells = [], candidates = [], branches = [] } = evidence;
  const moved = ({ cell, digit }: Candidate): Candidate => ({
    cell: (cell + 1) % geometry.cells.length,
    digit,
  });
  const found: Evidence[] = [];
  if (houses.length > 0) {
    found.push({ ...evidence, houses: houses.slice(1) });
    const other = (houses[0].house + 1) % geometry.houses.length;
    found.push({ ...evidence, houses: [{ ...houses[0], house: other }, ...houses.slice(1)] });
  }
  if (cells.some((part) => part.role === 'pattern' && part.cells.length > 1)) {
    found.push({ ...evidence, cells: cells.map((part) => ({ ...part, cells: part.cells.slice(1) })) });
  }
  if (chains.length === 1 && chains[0].links.length > 1) {
    const [chain] = chains;
    found.push({ ...evidence, chains: [{ ...chain, links: chain.links.slice(1) }] });
    const [first, ...rest] = chain.nodes;
    const shifted = { digit: first.digit, cells: first.cells.map((cell) => moved({ cell, digit: 1 }).cell) };
    found.push({ ...evidence, chains: [{ ...chain, nodes: [shifted, ...rest] }] });
  }
  if (sets.length > 0) found.push({ ...evidence, sets: sets.slice(1) });
  if (
    candidates.length > 1 &&
    candidates[0].role === 'pattern' &&
    chains.length === 0 &&
    cells.length === 0
  ) {
    found.push({ ...evidence, candidates: candidates.slice(1) });
  }
  for (const { implications } of branches.slice(0, 1)) {
    const middle = Math.floor(implications.length / 2);
    const cut = implications.map((implication, k) =>
      k === middle && k > 0 ? { ...implication, causes: [] } : implication,
    );
    found.push({ ...evidence, branches: [{ implications: cut }, ...branches.slice(1)] });
  }
  return found;
}
