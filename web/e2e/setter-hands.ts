/** The three ways to set a puzzle: by pointer, by finger, and by keys; each does everything alone, except titles. */
import type { Locator, Page } from '@playwright/test';
import type { Cell } from 'pencilmark';
import { cellAt } from './board.ts';
import { choose, chooseRule } from './maker.ts';
import { expect } from './site.ts';

/** The actions of a setter on the page for setting puzzles. */
export interface Hand {
  jigsaw(): Promise<void>;
  /** Selects a kind of rule from the palette. */
  take(name: string): Promise<void>;
  draw(cells: readonly Cell[]): Promise<void>;
  /** Presses a place outside the board, by its name. */
  place(name: string): Promise<void>;
  otherDiagonal(): Promise<void>;
  type(sum: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
}

export const outside = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Places outside the board' }).getByRole('button', { name });

const padKey = (page: Page, digit: string): Locator =>
  page.getByRole('region', { name: 'Keypad' }).getByRole('button', { name: `Enter ${digit}`, exact: true });

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Steps of a finger from one cell to the next. */
const STEPS = 4;
const STEP_SECONDS = 0.01;
const REST_SECONDS = 0.2;

async function middle(page: Page, cell: Cell): Promise<Place> {
  const { x, y, width, height } = (await cellAt(page, cell).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks only: numbers are pressed on the keypad. */
export function pointerOn(page: Page): Hand {
  return {
    async jigsaw() {
      await page.getByText('Another board').click();
      await choose(page, 'Kind', 'Jigsaw');
    },
    take: (name) => chooseRule(page, name),
    async draw(cells) {
      for (const [index, cell] of cells.entries()) {
        const { x, y } = await middle(page, cell);
        await page.mouse.move(x, y, { steps: index === 0 ? 1 : 5 });
        if (index === 0) await page.mouse.down();
      }
      await page.mouse.up();
    },
    place: (name) => outside(page, name).click(),
    otherDiagonal: () => button(page, 'Other diagonal').click(),
    async type(sum) {
      for (const digit of sum) await padKey(page, digit).click();
    },
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
  };
}

/** On a phone, where the palette is a sheet under the board, which stays visible. */
export function fingerOn(page: Page): Hand {
  return {
    async jigsaw() {
      await page.getByText('Another board').tap();
      await choose(page, 'Kind', 'Jigsaw');
    },
    async take(name) {
      await button(page, 'Rules').tap();
      const palette = page.getByRole('region', { name: 'Add a rule' });
      const [board, sheet] = [(await page.getByRole('grid').boundingBox())!, (await palette.boundingBox())!];
      expect(board.y).toBeGreaterThanOrEqual(-1);
      expect(board.y + board.height).toBeLessThanOrEqual(sheet.y + 1);
      await palette.getByRole('searchbox').fill(name);
      await palette.getByRole('button', { name, exact: true }).tap();
      await expect(palette).toBeHidden();
    },
    async draw(cells) {
      await cellAt(page, cells[0]).scrollIntoViewIfNeeded();
      const touch = await page.context().newCDPSession(page);
      // Times in the past, but none from before the page was loaded: Chromium crashes on an address changed then.
      let timestamp = Date.now() / 1000 - (cells.length * STEPS * STEP_SECONDS + REST_SECONDS);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) => {
        timestamp += STEP_SECONDS;
        return touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [], timestamp });
      };
      let last: Place | undefined;
      for (const cell of cells) {
        const to = await middle(page, cell);
        if (!last) await send('touchStart', to);
        for (let step = 1; last && step <= STEPS; step++) {
          const part = step / STEPS;
          await send('touchMove', {
            x: last.x + (to.x - last.x) * part,
            y: last.y + (to.y - last.y) * part,
          });
        }
        last = to;
      }
      // The finger rests before it is lifted: the browser takes a fast end for a fling, and swallows the next tap.
      timestamp += REST_SECONDS;
      await send('touchMove', last);
      await send('touchEnd');
      await touch.detach();
    },
    place: (name) => outside(page, name).tap(),
    otherDiagonal: () => button(page, 'Other diagonal').tap(),
    async type(sum) {
      for (const digit of sum) await padKey(page, digit).tap();
    },
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
  };
}

/** Maximum number of controls on the way to another one. */
const MOST_TABS = 200;

/** Presses Tab, or Shift+Tab, until a control has the focus. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus does not come to ${to.toString()}`);
}

export function keysOn(page: Page): Hand {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const times = (count: number, key: string): string[] => new Array<string>(count).fill(key);
  const grid = page.locator('[role=gridcell][tabindex="0"]');
  const step = (from: number, to: number, less: string, more: string) =>
    times(Math.abs(to - from), to < from ? less : more);
  const walk = (from: Cell, to: Cell): string[] => [
    ...step(Math.floor(from / 9), Math.floor(to / 9), 'ArrowUp', 'ArrowDown'),
    ...step(from % 9, to % 9, 'ArrowLeft', 'ArrowRight'),
  ];
  return {
    async jigsaw() {
      await tabTo(page, page.locator('summary').getByText('Another board'));
      await press('Enter');
      const kind = page.getByRole('combobox', { name: 'Kind', exact: true });
      await tabTo(page, kind);
      await page.keyboard.type('Jig');
      await expect(kind).toHaveValue('jigsaw');
    },
    async take(name) {
      const palette = page.getByRole('region', { name: 'Add a rule' });
      await tabTo(page, palette.getByRole('searchbox'), 'Shift+Tab');
      await page.keyboard.type(name);
      await tabTo(page, palette.getByRole('button', { name, exact: true }));
      await press('Enter');
      await tabTo(page, grid);
      await press('Control+Home');
    },
    async draw(cells) {
      await press('Control+Home', ...walk(0, cells[0]), 'Space');
      for (const [index, cell] of cells.slice(1).entries()) await press(...walk(cells[index], cell), 'Space');
      await press('Enter');
    },
    async place(name) {
      const [, side, line] = /^(\w+) .* (\d)$/.exec(name)!;
      const along = times(Number(line) - 1, side === 'Left' || side === 'Right' ? 'ArrowDown' : 'ArrowRight');
      const past = { Left: ['ArrowLeft'], Above: ['ArrowUp'], Below: ['ArrowUp', 'ArrowUp'] }[side]!;
      if (!(await grid.evaluate((cell) => cell === document.activeElement)))
        await tabTo(page, grid, 'Shift+Tab');
      await press('Control+Home', ...along, ...past, 'Enter');
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`));
    },
    async otherDiagonal() {
      await tabTo(page, button(page, 'Other diagonal'));
      await press('Enter');
      await tabTo(page, page.getByRole('region', { name: 'Selected rule' }).getByLabel('Sum'), 'Shift+Tab');
    },
    type: (sum) => page.keyboard.type(sum),
    async fill(label, text) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
