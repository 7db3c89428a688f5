/**
 * Looks for examples of techniques: `npx tsx spec/technique-book/find-examples.ts SEED PUZZLES [TECHNIQUE…]`.
 *
 * Makes minimal puzzles from the seed, walks them by logic, and at every position where no single is left asks each
 * technique for its steps. The clearest are printed as lines for `docs/techniques/examples.txt`, best first: little
 * evidence, nothing that a simpler technique does as well, a board neither full nor crowded. A person chooses.
 */
import {
  type Candidate,
  candidatesOf,
  cellsText,
  checkUniqueness,
  classic9,
  conclusionsText,
  createPosition,
  createRandom,
  digitCount,
  digitsIn,
  eliminate,
  familyOf,
  findSteps,
  highlightsOf,
  orderOf,
  type PathStep,
  type Position,
  type Random,
  shuffle,
  solve,
  solveLogically,
  type Step,
  type TechniqueId,
  techniqueOf,
  TECHNIQUES,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { searchOptionsFor } from './examples.ts';

interface Found {
  readonly line: string;
  readonly cost: number;
}

const GEOMETRY = classic9();
/** Maximum number of steps of a technique in one position, and milliseconds for them. */
const MAX_STEPS = 60;
const MAX_TIME = 400;
const KEPT = 12;
const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];
/** Techniques that do not make an example superfluous. */
const SIMPLE = TECHNIQUES.filter(
  ({ id, score, use }) => use === 'default' && score <= 160 && !/color|remote/.test(id),
).map(({ id }) => id);

const [seed = 'book', puzzles = '20', ...names] = process.argv.slice(2);
const wanted = TECHNIQUES.map(({ id }) => id).filter(
  (id) => familyOf(id) && (names.length === 0 || names.includes(id)),
);
const best = new Map<TechniqueId, Found[]>();
const random = createRandom(seed);
for (let n = 0; n < Number(puzzles); n++) {
  const givens = randomPuzzle(random);
  const path = [...solveLogically({ geometry: GEOMETRY, constraints: [], givens }, { maxSteps: 200 })];
  for (const [k, at] of path.entries()) {
    const isHard = !SINGLES.includes(at.step.technique);
    const isMiddle = k === Math.floor(path.length / 2);
    const asked = wanted.filter((id) => (SINGLES.includes(id) ? isMiddle : isHard));
    if (asked.length > 0) askAll(asked, givens, at);
  }
}
for (const id of wanted) for (const { line } of best.get(id) ?? []) console.log(line);

function askAll(asked: readonly TechniqueId[], givens: readonly number[], at: PathStep): void {
  const position = createPosition({
    geometry: GEOMETRY,
    constraints: [],
    givens: [...givens],
    digits: [...at.digits],
  });
  const eliminated = candidatesOf({ geometry: GEOMETRY, constraints: [], givens: at.digits }).flatMap(
    (set, cell) =>
      at.digits[cell] === 0 ? digitsIn(set & ~at.candidates[cell]).map((digit) => ({ cell, digit })) : [],
  );
  for (const { cell, digit } of eliminated) eliminate(position, cell, digit);
  const board = at.digits.map((digit, cell) =>
    digit === 0 ? '.' : givens[cell] === 0 ? `+${digit}` : String(digit),
  );
  const covered = coveredIn(position);
  for (const id of asked) {
    const start = performance.now();
    const isLate = (): boolean => performance.now() - start > MAX_TIME;
    const search = createFinderContext(position, { extent: 'every', ...searchOptionsFor(id) }, isLate);
    let count = 0;
    for (const step of familyOf(id)!.find(search, [id])) {
      const cost = costOf(step, at, covered) + eliminated.length * 0.08;
      keep(step, { line: lineOf(step, board.join(''), eliminated), cost });
      if (++count >= MAX_STEPS || isLate()) break;
    }
  }
}

function keep({ technique }: Step, found: Found): void {
  const list = best.get(technique) ?? [];
  if (list.some(({ line }) => line === found.line)) return;
  best.set(technique, [...list, found].sort((a, b) => a.cost - b.cost).slice(0, KEPT));
}

/** For each candidate that a simple technique eliminates, the rank of the cheapest one. */
function coveredIn(position: Position): Map<string, number> {
  const found = new Map<string, number>();
  for (const step of findSteps(position, { techniques: SIMPLE })) {
    for (const { cell, digit } of step.eliminations) {
      const key = `${cell} ${digit}`;
      if (!found.has(key)) found.set(key, orderOf(step.technique));
    }
  }
  return found;
}

function costOf(step: Step, at: PathStep, covered: ReadonlyMap<string, number>): number {
  const { technique, eliminations, evidence } = step;
  const { proving, changed, kept } = highlightsOf(step);
  const { chains = [], branches = [], sets = [] } = evidence;
  const inSets = sets.flatMap(({ cells }) => cells);
  const implications = branches.flatMap((branch) => branch.implications);
  const links = chains.reduce((sum, chain) => sum + chain.links.length, 0) + implications.length * 1.5;
  const marks = at.candidates.reduce(
    (sum, set, cell) => sum + (at.digits[cell] === 0 ? digitCount(set) : 0),
    0,
  );
  // Some turbot fish also finds nearly everything that colours and X-chains find.
  const limit = orderOf(/color|x-chain/.test(technique) ? 'x-wing' : technique);
  const dull = eliminations.filter(
    ({ cell, digit }) => (covered.get(`${cell} ${digit}`) ?? Infinity) < limit,
  ).length;
  const isBare =
    (technique.startsWith('forcing-net') && implications.every(({ causes }) => causes.length < 2)) ||
    (technique === 'kraken-fish-2' && branches.length < 2) ||
    inSets.length > new Set(inSets).size;
  const isNext = at.step.technique === technique && techniqueOf(technique).use === 'default';
  const size = proving.length + kept.length * 0.5 + links * 2 + changed.length * 0.3;
  const shape = Math.abs(eliminations.length - 2) * 0.7 + Math.abs(marks - 80) * 0.06;
  return size + shape + dull * 12 + (isBare ? 20 : 0) - (isNext ? 6 : 0);
}

function lineOf(step: Step, board: string, eliminated: readonly Candidate[]): string {
  const byDigit = new Map<number, number[]>();
  for (const { cell, digit } of eliminated) byDigit.set(digit, [...(byDigit.get(digit) ?? []), cell]);
  const without = [...byDigit].sort(([a], [b]) => a - b);
  const groups = without.flatMap(([digit, cells]) =>
    cellsText(GEOMETRY, cells)
      .split(',')
      .map((run) => `${run}<>${digit}`),
  );
  return [step.technique, board, groups.join(' '), conclusionsText(GEOMETRY, step)].join(' | ');
}

/** A minimal puzzle: a random full grid, digits taken away in random order as long as it stays unique. */
function randomPuzzle(source: Random): number[] {
  const start = Array.from({ length: 81 }, () => 0);
  for (const box of [0, 30, 60]) {
    shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9], source).forEach((digit, k) => {
      start[box + Math.floor(k / 3) * 9 + (k % 3)] = digit;
    });
  }
  const full = solve({ geometry: GEOMETRY, constraints: [], givens: start }).solution!;
  const [rows, columns] = [shuffledLines(source), shuffledLines(source)];
  const puzzle = full.map((_, cell) => full[rows[Math.floor(cell / 9)] * 9 + columns[cell % 9]]);
  const order = shuffle(
    puzzle.map((_, cell) => cell),
    source,
  );
  for (const cell of order) {
    const digit = puzzle[cell];
    puzzle[cell] = 0;
    if (checkUniqueness({ geometry: GEOMETRY, constraints: [], givens: puzzle }) !== 'unique')
      puzzle[cell] = digit;
  }
  return puzzle;
}

function shuffledLines(source: Random): number[] {
  return shuffle([0, 1, 2], source).flatMap((band) =>
    shuffle([0, 1, 2], source).map((line) => band * 3 + line),
  );
}
