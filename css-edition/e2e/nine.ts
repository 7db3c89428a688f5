/** Plays the 9×9 page by mouse, and reads the visible content. */
import { findConflicts, isConsistent, parseLine, solve } from 'pencilmark';
import type { Puzzle, Random } from 'pencilmark';
import type { Page } from '@playwright/test';
import { amounts } from './browser.ts';
import type { Player } from './browser.ts';

export interface Board {
  /** Chooses digits until the board has these; only cells that differ are touched. Pauses after each click. */
  fill(line: string, pause?: number): Promise<void>;
}

type Point = readonly [x: number, y: number];

/** An empty board, filled by clicks on its cells and on the keys beside it. */
export async function emptyBoard(page: Page): Promise<Board> {
  await page.getByText('Play it yourself').click();
  const cells = await middles(page, '.cell');
  await page.locator('.c11').click();
  const keys = await middles(page, '.c11 .keys label');
  let held = '.'.repeat(81);
  return {
    async fill(line, pause = 0) {
      for (const [cell, middle] of cells.entries()) {
        if (line[cell] === held[cell]) continue;
        await page.mouse.click(...middle);
        if (pause) await page.waitForTimeout(pause);
        await page.mouse.click(...keys[line[cell] === '.' ? 9 : Number(line[cell]) - 1]!);
        if (pause) await page.waitForTimeout(pause);
      }
      held = line;
    },
  };
}

async function middles(page: Page, selector: string): Promise<Point[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
}

/** The result of a solver so far. */
export interface Found {
  readonly mode: number;
  readonly steps: number;
  readonly guesses: number;
  readonly retreats: number;
  /** Every cell's digit, `.` if none is found. */
  readonly grid: string;
}

export type Solver = 'tower' | 'clock';

/** Asks for the solution and waits until the search has ended, or the tower has no floors left. */
export async function solveBy(page: Page, solver: Solver, patience = 120_000): Promise<Found> {
  const until = Date.now() + patience;
  await page.getByText(solver === 'tower' ? 'Solve at once' : 'Watch it think').click({ timeout: patience });
  for (;;) {
    const found = await foundBy(page);
    const ended = found.mode === 3 || found.mode === 4;
    if (ended || Date.now() > until) return found;
    await page.waitForTimeout(200);
  }
}

/** Read in one go, since each separate question makes the page recompute its styles while the search goes on. */
export function foundBy(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const amount = (element: Element, name: string) =>
      Number(getComputedStyle(element).getPropertyValue(`--${name}`));
    /** The digit that the search draws in a cell, `.` where it draws marks or nothing. */
    const drawn = (cell: Element): string => {
      const isDigit = getComputedStyle(cell.firstElementChild!, '::before').content.includes('digit');
      return (isDigit && /digit (\d)/.exec(getComputedStyle(cell).counterSet)?.[1]) || '.';
    };
    const report = document.querySelector('.report')!;
    const layer = all('.layer i');
    const grid = all('.drawing>div').map((cell, at) => amount(cell, 'shown') || drawn(layer[at]!));
    return {
      mode: amount(report, 'mode'),
      steps: amount(report, 'steps'),
      guesses: amount(report, 'guesses'),
      retreats: amount(report, 'retreats'),
      grid: grid.join(''),
    };
  });
}

/** The number of steps that the search has taken. */
export async function stepsOf(page: Page): Promise<number> {
  return (await amounts(page, '.report', 'steps'))[0]!;
}

export function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error(`not a grid: ${line}`);
  return sheet.value.puzzle;
}

/** The marks that a board with these digits must show, according to the engine. */
export function marksOf(line: string): string[] {
  return [...line].map((symbol, cell) => {
    if (symbol !== '.') return '';
    return [...'123456789'].filter((digit) => addsNoConflict(line, cell, digit)).join('');
  });
}

function addsNoConflict(line: string, cell: number, digit: string): boolean {
  const alone = [...line].map((symbol, other) => (other === cell || symbol === digit ? symbol : '.'));
  const puzzle = puzzleOf(alone.join(''));
  const before = findConflicts(puzzle, puzzle.givens);
  const after = puzzleOf(alone.with(cell, digit).join(''));
  if (before.length === 0) return isConsistent(after, after.givens);
  return !findConflicts(after, after.givens).some(({ cells }) => cells.includes(cell));
}

export function conflictsOf(line: string): number[] {
  const puzzle = puzzleOf(line);
  const cells = new Set(findConflicts(puzzle, puzzle.givens).flatMap((conflict) => [...conflict.cells]));
  return [...line].map((_, cell) => (cells.has(cell) ? 1 : 0));
}

export function solutionOf(line: string): string | undefined {
  return solve(puzzleOf(line)).solution?.join('');
}

/** A position with a few cells changed at random: conflicts included. */
export function wander(line: string, random: Random, changes = 8): string {
  const cells = [...line];
  const wanted = 10 + random.below(40);
  for (let change = 0; change < changes; change++) {
    const filled = cells.filter((symbol) => symbol !== '.').length;
    cells[random.below(81)] = filled > wanted ? '.' : String(1 + random.below(9));
  }
  return cells.join('');
}

/** Opens a page with an empty board, types in the puzzle and solves it. */
export async function typedAndSolved(driver: Player, line: string, solver: Solver): Promise<Found> {
  const page = await driver.open('9x9.html?own#own');
  await (await emptyBoard(page)).fill(line);
  const found = await solveBy(page, solver);
  await page.context().close();
  return found;
}
