/** Plays the 4×4 page by mouse, and evaluates 4×4 grids with the engine. */
import { countSolutions, isConsistent, parseLine } from 'pencilmark';
import type { Random } from 'pencilmark';
import type { Page } from '@playwright/test';
import { amounts } from './browser.ts';

/**
 * The positions of the wheel's labels, in pixels from the centre of the cell: empty, then the digits.
 */
const WHEEL = [
  [0, -20],
  [-46, -46],
  [46, -46],
  [-46, 46],
  [46, 46],
] as const;

export interface Board {
  /** Chooses digits until the board has these; `.` empties a cell. Only cells that differ are touched. */
  fill(line: string, pause?: number): Promise<void>;
}

/** Empties the board with its button, and waits until it is empty. */
export async function emptyBoard(page: Page): Promise<Board> {
  await deal(page, 'Empty');
  const boxes = await page.locator('.cell').all();
  const middles = await Promise.all(
    boxes.map(async (cell) => {
      const box = (await cell.boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }),
  );
  let held = '.'.repeat(middles.length);
  return {
    async fill(line, pause = 0) {
      for (const [cell, [x, y]] of middles.entries()) {
        if (line[cell] === held[cell]) continue;
        const [dx, dy] = WHEEL[line[cell] === '.' ? 0 : Number(line[cell])]!;
        await page.mouse.click(x, y);
        if (pause) await page.waitForTimeout(pause);
        await page.mouse.click(x + dx, y + dy);
        if (pause) await page.waitForTimeout(pause);
      }
      held = line;
    },
  };
}

export type Deal = 'New puzzle' | 'Harder' | 'Empty';

/** Presses one of the buttons that deal, and waits until the page has counted it. */
export async function deal(page: Page, words: Deal): Promise<void> {
  const before = await hand(page);
  await page.getByRole('button', { name: words }).click();
  while ((await hand(page)) === before) await page.waitForTimeout(20);
}

const hand = async (page: Page): Promise<number> => (await amounts(page, '.game', 'hand'))[0]!;

/** The number of solutions according to the engine, up to 300. */
export function solutionCount(line: string): number {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error(`not a grid: ${line}`);
  return countSolutions(sheet.value.puzzle, 300).count;
}

/** The digits of each empty cell that break no rule, according to the engine; empty for a filled cell. */
export function marksOf(line: string): string[] {
  return [...line].map((symbol, cell) =>
    symbol === '.'
      ? [...'1234']
          .filter((digit) => consistent(`${line.slice(0, cell)}${digit}${line.slice(cell + 1)}`))
          .join('')
      : '',
  );
}

function consistent(line: string): boolean {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error(`not a grid: ${line}`);
  return isConsistent(sheet.value.puzzle, sheet.value.puzzle.givens);
}

/** The page's verdict on its grid. */
export async function verdict(page: Page): Promise<'possible' | 'impossible' | 'undecided'> {
  const [[right], [wrong]] = [
    await amounts(page, '.top-floor', 'right'),
    await amounts(page, '.top-floor', 'wrong'),
  ];
  return right === 1 ? 'possible' : wrong === 1 ? 'impossible' : 'undecided';
}

/** A grid with a few cells changed: most of the new digits do not directly break a rule, some do. */
export function wander(line: string, random: Random): string {
  let cells = line;
  const wanted = random.below(10);
  for (let change = 0; change < 4; change++) {
    const cell = random.below(16);
    const filled = [...cells].filter((symbol) => symbol !== '.').length;
    const emptied = `${cells.slice(0, cell)}.${cells.slice(cell + 1)}`;
    const digits = random.below(12) === 0 ? '1234' : marksOf(emptied)[cell]!;
    cells =
      filled > wanted || digits === ''
        ? emptied
        : emptied.slice(0, cell) + digits[random.below(digits.length)] + emptied.slice(cell + 1);
  }
  return cells;
}

/** All 288 full grids, in an order in which neighbours are similar. */
export function fullGrids(): string[] {
  const grids: string[] = [];
  const extend = (line: string): void => {
    if (line.length === 16) return void grids.push(line);
    for (const digit of '1234') if (fits(line, digit)) extend(line + digit);
  };
  extend('');
  return grids;
}

function fits(line: string, digit: string): boolean {
  const [row, column] = [Math.floor(line.length / 4), line.length % 4];
  return [...line].every((other, cell) => {
    const [r, c] = [Math.floor(cell / 4), cell % 4];
    const peer = r === row || c === column || (r >> 1 === row >> 1 && c >> 1 === column >> 1);
    return !peer || other !== digit;
  });
}
