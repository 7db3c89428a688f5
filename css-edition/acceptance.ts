/**
 * The full run of what the CSS edition promises, too long for every test run: `tsx css-edition/acceptance.ts`
 * with any of four, solve, clock, marks, paint. `solve` and `clock` read a file with one puzzle per line:
 * `solve=puzzles.txt`. Results are printed, one line per figure.
 */
import { readFileSync } from 'node:fs';
import { createRandom } from 'pencilmark';
import type { Page } from 'playwright-core';
import { amounts, player, shown } from './e2e/browser.ts';
import type { Player } from './e2e/browser.ts';
import * as four from './e2e/four.ts';
import * as nine from './e2e/nine.ts';
import { layoutOf, NINE } from './src/layout.ts';
import { givensOf, run } from './src/model.ts';

const layout = layoutOf(NINE);
const tasks: Record<string, (driver: Player, argument: string) => Promise<void>> = {
  four: fullGridsAndPartialOnes,
  solve: (driver, file) => solved(driver, 'tower', file),
  clock: (driver, file) => solved(driver, 'clock', file),
  marks: marksAndConflicts,
  paint: clickToPaint,
};

async function fullGridsAndPartialOnes(driver: Player, argument: string): Promise<void> {
  const page = await driver.open('4x4.html');
  const board = await four.emptyBoard(page);
  let accepted = 0;
  for (const grid of four.fullGrids()) {
    await board.fill(grid);
    if ((await four.verdict(page)) === 'possible' && (await shown(page)) === grid) accepted++;
  }
  console.log(`4×4: ${accepted} of 288 full grids accepted`);
  await page.locator('.solve').click();
  await partialGrids(page, board, Number(argument || 2000));
}

async function partialGrids(page: Page, board: four.Board, rounds: number): Promise<void> {
  const random = createRandom('acceptance');
  const tally = { right: 0, impossible: 0, solved: 0, ambiguous: 0 };
  let line = await shown(page);
  for (let round = 0; round < rounds; round++) {
    line = four.wander(line, random);
    await board.fill(line);
    const solutions = four.solutionCount(line);
    if ((await four.verdict(page)) === (solutions > 0 ? 'possible' : 'impossible')) tally.right++;
    else console.log('WRONG', line);
    if (solutions === 0) tally.impossible++;
    else if (completes(await shown(page), line)) tally.solved++;
    if (solutions > 1) tally.ambiguous++;
  }
  console.log(
    `4×4: ${tally.right} of ${rounds} partial grids judged as the engine does (${tally.impossible} impossible); ` +
      `${tally.solved} of ${rounds - tally.impossible} solved, ${tally.ambiguous} of them ambiguous`,
  );
}

const completes = (solution: string, line: string): boolean =>
  four.solutionCount(solution) === 1 &&
  [...line].every((symbol, cell) => symbol === '.' || symbol === solution[cell]) &&
  !solution.includes('.');

async function solved(driver: Player, solver: nine.Solver, file: string): Promise<void> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= 81);
  let right = 0;
  const costs: number[] = [];
  for (const line of lines.map((text) => text.slice(0, 81).replaceAll('0', '.'))) {
    const page = await driver.open('9x9.html?own#own');
    await (await nine.emptyBoard(page)).fill(line);
    const before = await driver.effort(page);
    const found = await nine.solveBy(page, solver, 900_000);
    const cpu = (await driver.effort(page)).cpu - before.cpu;
    const model = run(layout, givensOf(line));
    const agrees = found.steps === model.steps && found.guesses === model.guesses;
    const solution = nine.solutionOf(line);
    const answer = solution ? found.mode === 3 && found.grid === solution : found.mode === 4;
    if (agrees && answer) right++;
    costs.push(cpu / found.steps);
    console.log(
      `${solver} ${line} ${agrees && answer ? 'right' : 'WRONG'} mode ${found.mode} steps ${found.steps} model ${model.steps} ` +
        `guesses ${found.guesses} cpu ${cpu.toFixed(0)} ms, ${(cpu / found.steps).toFixed(1)} per step`,
    );
    await page.context().close();
  }
  console.log(
    `9×9 ${solver}: ${right} of ${lines.length} right; CPU per step, median ${percentile(costs, 0.5)} ms`,
  );
}

async function marksAndConflicts(driver: Player, argument: string): Promise<void> {
  const rounds = Number(argument || 300);
  const page = await driver.open('9x9.html?own#own');
  const board = await nine.emptyBoard(page);
  const random = createRandom('marks');
  let line = '.'.repeat(81);
  let right = 0;
  for (let round = 0; round < rounds; round++) {
    line = nine.wander(line, random);
    await board.fill(line);
    const marks = (await nine.marksShown(page)).join() === nine.marksOf(line).join();
    const clashes = (await amounts(page, '.cell', 'clash')).join() === nine.conflictsOf(line).join();
    if (marks && clashes) right++;
    else console.log('WRONG', line);
  }
  console.log(`9×9: marks and conflicts right in ${right} of ${rounds} positions`);
}

/** The main thread's CPU time from choosing a digit until the page is at rest again. */
async function clickToPaint(driver: Player): Promise<void> {
  for (const [file, cells, digits] of [
    ['4x4.html', 16, 4],
    ['9x9.html?own#own', 81, 9],
  ] as const) {
    const page = await driver.open(file);
    const board = await (cells === 16 ? four.emptyBoard(page) : nine.emptyBoard(page));
    const random = createRandom('paint');
    const costs: number[] = [];
    let line = '.'.repeat(cells);
    for (let click = 0; click < 60; click++) {
      const cell = random.below(cells);
      line = line.slice(0, cell) + String(1 + random.below(digits)) + line.slice(cell + 1);
      const before = await driver.effort(page);
      await board.fill(line);
      await page.waitForTimeout(100);
      costs.push((await driver.effort(page)).cpu - before.cpu);
    }
    console.log(
      `${file} choosing a cell and a digit: CPU p50 ${percentile(costs, 0.5)} p95 ${percentile(costs, 0.95)} ms`,
    );
    await page.context().close();
  }
}

function percentile(amountsOf: number[], part: number): string {
  const sorted = amountsOf.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

const driver = await player();
for (const argument of process.argv.slice(2)) {
  const [task, value] = argument.split('=');
  await tasks[task!]!(driver, value ?? '');
}
await driver.leave();
