/**
 * The full acceptance run of the CSS edition, too long for every test run:
 *
 *     tsx css-edition/acceptance.ts LOG SECONDS TASK…
 *
 * with any of the tasks full, partial, complete, tower, impossible, clock, marks, paint. Each finished case is a line
 * in the log. A run stops after the given number of seconds, and the next one continues from there. Without a task the
 * log is summarised. The puzzles come from `../shared/truth`, which is not part of the project.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createRandom, shuffle } from 'pencilmark';
import type { Page } from '@playwright/test';
import { amounts, marksShown, player, shown } from './e2e/browser.ts';
import type { Player } from './e2e/browser.ts';
import * as four from './e2e/four.ts';
import * as nine from './e2e/nine.ts';
import { delays } from './e2e/paint.ts';
import { layoutOf, NINE } from './src/layout.ts';
import { begin, givensOf, run } from './src/model.ts';

interface Result {
  readonly right: boolean;
  /** A readable description of the case. */
  readonly input: string;
  readonly [figure: string]: string | number | boolean;
}

/** The cases of a task, one after another; finished cases are skipped without using the browser. */
type Task = (driver: Player, done: number) => AsyncGenerator<Result>;

const layout = layoutOf(NINE);
const FLOORS = 492;

const TASKS: Record<string, Task> = {
  full: fullGrids,
  partial: (driver, done) => judged(driver, done, partialGrids()),
  complete: (driver, done) => judged(driver, done, completableGrids()),
  tower: (driver, done) => solved(driver, done, 'tower', fiftyPuzzles()),
  impossible: (driver, done) => solved(driver, done, 'tower', impossibleGrids()),
  clock: (driver, done) => solved(driver, done, 'clock', KNOWN),
  marks,
  paint,
};

async function* fullGrids(driver: Player, done: number): AsyncGenerator<Result> {
  const page = await driver.open('4x4.html');
  const board = await four.emptyBoard(page);
  for (const grid of four.fullGrids().slice(done)) {
    await board.fill(grid);
    const right = (await four.verdict(page)) === 'possible' && (await shown(page)) === grid;
    yield { right, input: grid };
  }
}

/** Fills in 4×4 grids, and compares the verdict and the solution with the engine's. */
async function* judged(driver: Player, done: number, lines: readonly string[]): AsyncGenerator<Result> {
  const page = await driver.open('4x4.html');
  const board = await four.emptyBoard(page);
  await page.locator('.solve').click();
  for (const line of lines.slice(done)) {
    await board.fill(line);
    const solutions = four.solutionCount(line);
    const verdict = await four.verdict(page);
    const expected = solutions > 0 ? 'possible' : 'impossible';
    const answer = await shown(page);
    const right = verdict === expected && (solutions === 0 ? answer === line : completes(answer, line));
    yield { right, input: line, solutions };
  }
}

const completes = (solution: string, line: string): boolean =>
  four.solutionCount(solution) === 1 &&
  [...line].every((symbol, cell) => symbol === '.' || symbol === solution[cell]) &&
  !solution.includes('.');

function partialGrids(): string[] {
  const random = createRandom('acceptance');
  const lines = ['.'.repeat(16)];
  while (lines.length < 2000) lines.push(four.wander(lines.at(-1)!, random));
  return lines;
}

/** Parts of full grids, so that each has a solution; most have several. */
function completableGrids(): string[] {
  const random = createRandom('complete');
  const grids = four.fullGrids();
  return Array.from({ length: 400 }, () => {
    const grid = grids[random.below(grids.length)]!;
    const kept = new Set(
      shuffle(
        [...grid].map((_, cell) => cell),
        random,
      ).slice(0, random.below(9)),
    );
    return [...grid].map((digit, cell) => (kept.has(cell) ? digit : '.')).join('');
  });
}

/** Types in 9×9 puzzles, and compares the result with the engine and the steps with the model. */
async function* solved(
  driver: Player,
  done: number,
  solver: nine.Solver,
  lines: readonly string[],
): AsyncGenerator<Result> {
  for (const line of lines.slice(done)) {
    const page = await driver.open('9x9.html?own#own');
    await (await nine.emptyBoard(page)).fill(line);
    const before = await driver.effort(page);
    const found = await nine.solveBy(page, solver, 900_000);
    const cpu = (await driver.effort(page)).cpu - before.cpu;
    const recalculations = await atRest(driver, page);
    const model = run(layout, givensOf(line));
    const agrees = found.steps === model.steps && found.guesses === model.guesses;
    const solution = nine.solutionOf(line);
    const answer = solution ? found.mode === 3 && found.grid === solution : found.mode === 4;
    const each = Math.round((10 * cpu) / Math.max(1, found.steps)) / 10;
    yield {
      right: agrees && answer,
      input: line,
      steps: found.steps,
      cpu: Math.round(cpu),
      each,
      recalculations,
    };
    await page.context().close();
  }
}

/** Style recalculations during two seconds without any input. */
async function atRest(driver: Player, page: Page): Promise<number> {
  await page.waitForTimeout(300);
  const before = await driver.effort(page);
  await page.waitForTimeout(2000);
  return (await driver.effort(page)).recalculations - before.recalculations;
}

/** Easter Monster, Inkala 2010, Inkala 2012. */
const KNOWN = [
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

/** Spread evenly over four lists; puzzles with too many steps for the tower are left to the clock. */
const fiftyPuzzles = (): string[] => [
  ...spread('easy-singles', 13),
  ...spread('17-clue', 13),
  ...spread('minimal-24', 14),
  ...spread('top1465', 10),
];

function spread(list: string, many: number): string[] {
  const text = readFileSync(new URL(`../../shared/truth/puzzles/${list}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.length >= 81);
  const step = Math.floor(lines.length / many);
  const puzzle = (line: string) => line.slice(0, 81).replaceAll('0', '.');
  const fits = (line: string) => run(layout, givensOf(line)).steps < FLOORS;
  return Array.from({ length: many }, (_, k) =>
    lines
      .slice(k * step, (k + 1) * step)
      .map(puzzle)
      .find(fits)!,
  );
}

/** Puzzles with an additional digit that breaks no rule but differs from the solution. */
function impossibleGrids(): string[] {
  const random = createRandom('impossible');
  return [...spread('easy-singles', 2), ...spread('17-clue', 3), ...spread('minimal-24', 3)].map((line) => {
    const solution = nine.solutionOf(line)!;
    const wrong = begin(layout, givensOf(line)).fates.flatMap((fate, i) => {
      const { cell, digit } = layout.candidates[i]!;
      return fate === 0 && line[cell] === '.' && solution[cell] !== String(digit) ? [{ cell, digit }] : [];
    });
    const { cell, digit } = wrong[random.below(wrong.length)]!;
    return line.slice(0, cell) + String(digit) + line.slice(cell + 1);
  });
}

async function* marks(driver: Player, done: number): AsyncGenerator<Result> {
  const page = await driver.open('9x9.html?own#own');
  const board = await nine.emptyBoard(page);
  const random = createRandom('marks');
  let line = '.'.repeat(81);
  for (let position = 0; position < 300; position++) {
    line = nine.wander(line, random, 4);
    if (position < done) continue;
    await board.fill(line);
    const drawn = (await marksShown(page)).join() === nine.marksOf(line).join();
    const conflicts = (await amounts(page, '.drawing>div', 'twice')).join() === nine.conflictsOf(line).join();
    yield { right: drawn && conflicts, input: line };
  }
}

/** From a click to the frame that shows it, by the browser's own record of events. */
async function* paint(driver: Player): AsyncGenerator<Result> {
  for (const file of ['4x4.html', '9x9.html#own']) {
    const { wall, busy, cpu } = await delays(driver, file, 30);
    const of = (list: readonly number[], part: number) => Math.round(list[Math.floor(list.length * part)]!);
    yield {
      right: of(wall, 0.95) <= 100,
      input: file,
      p50: of(wall, 0.5),
      p95: of(wall, 0.95),
      busy50: of(busy, 0.5),
      busy95: of(busy, 0.95),
      cpu50: of(cpu, 0.5),
      cpu95: of(cpu, 0.95),
    };
  }
}

interface Entry extends Result {
  readonly task: string;
  readonly load: number;
}

const logged = (log: string): Entry[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Entry)
    : [];

async function work(log: string, seconds: number, names: readonly string[]): Promise<void> {
  const driver = await player();
  const until = Date.now() + seconds * 1000;
  for (const name of names) {
    const done = logged(log).filter(({ task }) => task === name).length;
    for await (const result of TASKS[name]!(driver, done)) {
      const load = Math.round(loadavg()[0]! * 10) / 10;
      appendFileSync(log, `${JSON.stringify({ task: name, load, ...result })}\n`);
      if (!result.right) console.log('WRONG', name, result);
      if (Date.now() > until) break;
    }
    if (Date.now() > until) break;
  }
  await driver.leave();
}

function summary(log: string): void {
  const entries = logged(log);
  for (const task of Object.keys(TASKS)) {
    const results = entries.filter((entry) => entry.task === task);
    if (results.length === 0) continue;
    const loads = results.map(({ load }) => load);
    console.log(
      `${task}: ${results.filter(({ right }) => right).length} of ${results.length} right, load ${Math.min(...loads)} … ${Math.max(...loads)}`,
    );
    for (const figure of [
      'solutions',
      'steps',
      'each',
      'recalculations',
      'p50',
      'p95',
      'busy50',
      'busy95',
      'cpu50',
      'cpu95',
      'cpu',
    ]) {
      const amountsOf = results.flatMap((result) =>
        typeof result[figure] === 'number' ? [result[figure]] : [],
      );
      if (amountsOf.length) console.log(`  ${figure}: ${amountsOf.toSorted((a, b) => a - b).join(' ')}`);
    }
  }
}

const [log, seconds, ...names] = process.argv.slice(2);
if (names.length) await work(log!, Number(seconds), names);
summary(log!);
