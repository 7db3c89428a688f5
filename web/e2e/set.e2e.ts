/** Puzzles set from nothing, each by one kind of input; then exported, read back, and played to the end. */
import type { Page } from '@playwright/test';
import {
  type Constraint,
  countSolutions,
  createGeometry,
  generate,
  type Generated,
  parsePuzzle,
  type Puzzle,
  type RuleSetName,
  sameConstraint,
  variantSpec,
} from 'pencilmark';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt } from './board.ts';
import { choose, chooseRule, copied, press, told } from './maker.ts';
import { expect, test, visit } from './site.ts';

/** A small puzzle of the generator, whose rules are then drawn by hand. */
function wanted(rules: readonly RuleSetName[], seed: string): Required<Generated> {
  const geometry = createGeometry(variantSpec('classic', 4));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const [made] = generate({ geometry: geometry.value, seed, rules });
  return made as Required<Generated>;
}

async function chooseBoard(page: Page): Promise<void> {
  await page.getByText('Another board').click();
  await choose(page, 'Size', '4×4');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
}

/** The text that the page exports contains the intended puzzle. */
async function expectSet(page: Page, { puzzle }: Required<Generated>): Promise<void> {
  await told(page, 'One solution');
  await expect
    .poll(async () => {
      const read = parsePuzzle(await copied(page));
      return read.ok && isSame(read.value.puzzle, puzzle);
    })
    .toBe(true);
}

function isSame(a: Puzzle, b: Puzzle): boolean {
  const has = (list: readonly Constraint[], one: Constraint) => list.some((other) => sameConstraint(one, other)); // oxfmt-ignore
  return (
    a.givens.join() === b.givens.join() &&
    a.constraints.length === b.constraints.length &&
    a.constraints.every((one) => has(b.constraints, one))
  );
}

async function playToTheEnd(page: Page, { puzzle, solution }: Required<Generated>): Promise<void> {
  await press(page, 'Try it');
  await boardReady(page);
  await page.getByRole('region', { name: 'Rules' }).waitFor();
  for (const [cell, digit] of solution.entries()) {
    if (puzzle.givens[cell] !== 0) continue;
    await cellAt(page, cell).click();
    await page.keyboard.press(String(digit));
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
}

async function drag(page: Page, cells: readonly number[]): Promise<void> {
  for (const [at, cell] of cells.entries()) {
    const { x, y, width, height } = (await cellAt(page, cell).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: at === 0 ? 1 : 4 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** A sum for the cage at r1c1 that two cells can have, but not in this puzzle. */
function impossibleSum({ geometry, givens, constraints }: Puzzle): number | undefined {
  const at = constraints.findIndex((rule) => rule.kind === 'cage' && rule.cells.includes(0));
  return [3, 4, 5, 6, 7].find((sum) => {
    const changed = constraints.with(at, { ...constraints[at], sum } as Constraint);
    return countSolutions({ geometry, givens, constraints: changed }, 1).count === 0;
  });
}

/** An order in which each cell but the first touches one before it, as a hand would draw them. */
function path(cells: readonly number[]): number[] {
  const touches = (a: number, b: number) => Math.abs((a >> 2) - (b >> 2)) + Math.abs((a & 3) - (b & 3)) === 1;
  const orders = (done: readonly number[]): number[][] =>
    done.length === cells.length
      ? [[...done]]
      : cells
          .filter((cell) => !done.includes(cell) && (done.length === 0 || touches(done.at(-1)!, cell)))
          .flatMap((cell) => orders([...done, cell]));
  return orders([])[0];
}

test('a killer by pointer: drawn, corrected, moved, taken back, exported, played', async ({ site }) => {
  const killer = wanted(['killer'], 'pointer');
  const { page } = await visit(site, {}, '#/make/set');
  await chooseBoard(page);
  await chooseRule(page, 'Killer cage');
  const rules = page.getByRole('region', { name: 'In this puzzle' });
  for (const [index, rule] of killer.puzzle.constraints.entries()) {
    if (rule.kind !== 'cage') throw new Error(rule.kind);
    await drag(page, path(rule.cells));
    await page.keyboard.type(String(rule.sum));
    await expect(rules.getByRole('button', { pressed: true })).toHaveAccessibleName(
      new RegExp(`^Killer cage ${rule.sum} at r\\dc\\d$`),
    );
    await expect(rules).toContainText(index === 0 ? '1 rule' : `${index + 1} rules`);
  }
  expect(await violationsInThemes(page)).toEqual([]);
  await expectSet(page, killer);
  await told(page, /Every rule is needed\.|Each of these rules could be removed/);

  await test.step('what cannot be is explained, and taken back', async () => {
    await cellAt(page, 0).click();
    await press(page, 'Delete');
    await expect(rules).toContainText(`${killer.puzzle.constraints.length - 1} rules`);
    await press(page, 'Undo');
    await page.locator('[data-cell="0"]').click();
    const sum = impossibleSum(killer.puzzle);
    await page.keyboard.type(String(sum));
    await told(page, 'No solution: these clash');
    await told(page, /These can’t all hold: .*Killer cage \d at r\dc\d/);
    await press(page, 'Undo');
  });
  await test.step('title, and the rules in words', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Nine cages');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => {
        const read = parsePuzzle(await copied(page));
        return read.ok && [read.value.title, read.value.comment];
      })
      .toEqual(['Nine cages', expect.stringMatching(/^Normal sudoku rules[^]*Killer cage: /)]);
  });
  await test.step('possible digits', async () => {
    await page.getByRole('checkbox', { name: 'Show possible digits' }).check();
    await expect(cellAt(page, 0)).toHaveAttribute(
      'aria-label',
      new RegExp(`${killer.solution[0]} in every solution`),
    );
  });
  await playToTheEnd(page, killer);
});

test('a thermometer and an arrow by keyboard alone', async ({ site }) => {
  const mixture = wanted(['thermo', 'arrow'], 'keys');
  const { page } = await visit(site, {}, '#/make/set');
  await chooseBoard(page);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Moves the cursor from its current place. */
  const goTo = async (cell: number): Promise<void> => {
    await press(
      'Control+Home',
      ...Array<string>(cell >> 2).fill('ArrowDown'),
      ...Array<string>(cell & 3).fill('ArrowRight'),
    );
  };
  for (const rule of mixture.puzzle.constraints) {
    const [name, cells] =
      rule.kind === 'arrow'
        ? ['Arrow', [...rule.circle, ...rule.shaft]]
        : ['Thermometer', rule.kind === 'thermometer' ? rule.cells : []];
    const palette = page.getByRole('region', { name: 'Add a rule' });
    await palette.getByRole('searchbox').focus();
    await page.keyboard.type(name);
    await palette.getByRole('button', { name, exact: true }).focus();
    await press('Enter');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (const cell of cells) {
      await goTo(cell);
      await press('Space');
    }
    await press('Enter');
    await expect(page.locator('[aria-selected=true]')).toHaveCount(cells.length);
  }
  await test.step('moved and moved back, deleted and brought back', async () => {
    const first = await cellAt(page, 0).getAttribute('aria-label');
    await press('Alt+ArrowDown', 'Alt+ArrowUp', 'Delete', 'Control+z');
    await expect(cellAt(page, 0)).toHaveAttribute('aria-label', first!);
  });
  await page.getByRole('button', { name: 'Digits', exact: true }).focus();
  await press('Enter');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (const [cell, digit] of mixture.puzzle.givens.entries()) {
    if (digit === 0) continue;
    await goTo(cell);
    await press(String(digit));
  }
  await expectSet(page, mixture);
  // A draft is restored at the next visit.
  await page.getByText('Saved in this browser as a draft.').waitFor();
  await page.goto(`${site.address}#/make/new`);
  await page.goto(`${site.address}#/make/set`);
  await expectSet(page, mixture);
  await playToTheEnd(page, mixture);
});

test('a sandwich by touch, on a phone', async ({ site }) => {
  const sandwich = wanted(['sandwich'], 'touch');
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page } = await visit(site, phone, '#/make/set');
  await page.getByText('Another board').tap();
  await choose(page, 'Size', '4×4');
  const tapButton = (name: string) => page.getByRole('button', { name, exact: true }).last().tap();
  await tapButton('Rules');
  await page.getByRole('searchbox').fill('sandwich');
  await tapButton('Sandwich');
  await page.getByRole('checkbox', { name: 'Press cells one by one' }).tap();
  for (const rule of sandwich.puzzle.constraints) {
    if (rule.kind !== 'sandwich') throw new Error(rule.kind);
    for (const cell of rule.cells.slice(0, 2)) await cellAt(page, cell).tap();
    await tapButton('Finish shape');
    await expect(page.getByText('Still missing: Sum.')).toBeVisible();
    const pad = page.getByRole('region', { name: 'Keypad' });
    for (const digit of String(rule.sum)) await pad.getByRole('button', { name: `Enter ${digit}`, exact: true }).tap(); // oxfmt-ignore
    await page.getByText('Still missing').waitFor({ state: 'detached' });
  }
  await tapButton('Digits');
  for (const [cell, digit] of sandwich.puzzle.givens.entries()) {
    if (digit === 0) continue;
    await cellAt(page, cell).tap();
    await tapButton(`Enter ${digit}`);
  }
  await expectSet(page, sandwich);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsInThemes(page)).toEqual([]);
  await playToTheEnd(page, sandwich);
});

test('regions are painted, values begin at 0, rules are moved by pointer and combined', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/set');
  await chooseBoard(page);
  await press(page, 'Regions');
  await page.getByText('Painting region 1.').waitFor();
  await cellAt(page, 2).click();
  await page.getByText('region 1: 5 of 4 cells, region 2: 3 of 4 cells').waitFor();
  await page.keyboard.press('2');
  await cellAt(page, 5).click();
  await page.getByText(/of 4 cells/).waitFor({ state: 'detached' });
  await expect(cellAt(page, 5)).toHaveAttribute('aria-label', 'Row 2, column 2, Region 2');
  await choose(page, 'Lowest value', '0');

  await chooseRule(page, 'Killer cage');
  await drag(page, [0, 1]);
  await page.keyboard.type('1');
  await drag(page, [10, 11]);
  await page.keyboard.type('5');
  await press(page, 'Move');
  await drag(page, [10, 14]);
  await page.getByRole('button', { name: 'Killer cage 5 at r4c3', exact: true }).waitFor();

  await chooseRule(page, 'Alternatives');
  for (const name of ['Killer cage 1 at r1c1', 'Killer cage 5 at r4c3'])
    await page.getByRole('checkbox', { name }).check();
  await press(page, 'Combine');
  await page.getByText('1 rule', { exact: true }).waitFor();
  await expect
    .poll(async () => {
      const read = parsePuzzle(await copied(page));
      return read.ok && [read.value.puzzle.geometry.spec, read.value.puzzle.constraints];
    })
    .toEqual([
      { size: 4, lowestValue: 0, regions: [...'1112122233443344'] },
      [
        {
          kind: 'any-of',
          alternatives: [
            [{ kind: 'cage', cells: [0, 1], sum: 1 }],
            [{ kind: 'cage', cells: [14, 15], sum: 5 }],
          ],
        },
      ],
    ]);
  await press(page, 'Split up');
  await page.getByText('2 rules', { exact: true }).waitFor();
});
