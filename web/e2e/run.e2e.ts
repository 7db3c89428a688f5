/**
 * The parts of the run display other than its progress, which `watch.e2e.ts` tests: the cell, the counters, the graph,
 * any board.
 */
import type { Locator, Page } from '@playwright/test';
import { entryOf } from './puzzles.ts';
import { expect, test, visit } from './site.ts';

/** Top 1465, puzzle 1. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const choose = (page: Page, label: string, option: string): Promise<unknown> =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });
const drawn = (page: Page, role: string): Locator => page.locator(`main .drawing .${role}`);
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

function counter(page: Page, name: string): Promise<string> {
  return page.locator('dl > div').filter({ hasText: name }).first().locator('dd').innerText();
}

test('the cell being tried is framed and holds the digit tried, at every step', async ({ site }) => {
  const { page } = await visit(site, {}, `#/watch/${HARD}`);
  await choose(page, 'Algorithm', 'Brute force');
  const tries = page.getByText(/^Tries \d in r\dc\d\.$/);
  for (let step = 0; step < 12; step++) {
    await press(page, 'One step');
    await expect(page.getByLabel('Place in the run')).toHaveValue(`${step + 1}`);
    if ((await tries.count()) === 0) continue;
    const [, digit, row, column] = /^Tries (\d) in r(\d)c(\d)/.exec(await tries.innerText())!;
    const [x, y] = [100 * (Number(column) - 1), 100 * (Number(row) - 1)];
    await expect(drawn(page, 'selected')).toHaveAttribute('d', `M${x} ${y}h100v100h-100z`);
    await expect.poll(() => drawn(page, 'selection-line').getAttribute('d')).toContain(`M${x + 4} ${y + 4}`);
    // Faint if it may stand there, struck through if a peer already holds it.
    await expect
      .poll(() => page.locator('main .drawing :is(.allowed, .struck)').allTextContents())
      .toEqual([digit]);
  }
  await expect.poll(async () => Number(await counter(page, 'Tried'))).toBeGreaterThan(3);
});

test('depth, working time and the graph follow the run, and the place in it', async ({ site }) => {
  const { page } = await visit(site, {}, `#/watch/${HARD}`);
  await choose(page, 'Algorithm', 'Singles and a decision tree');
  await choose(page, 'Speed', '100 steps a second');
  const graph = page.getByRole('img', { name: /^Filled cells over the steps/ });
  const curve = (): Promise<string | null> => graph.locator('.band').getAttribute('d');
  const place = (): Promise<string | null> => graph.locator('.place').getAttribute('d');
  const flat = await curve();
  await press(page, 'Play');
  await expect.poll(async () => Number(await counter(page, 'Depth'))).toBeGreaterThan(1);
  await press(page, 'Pause');
  await expect.poll(() => counter(page, 'Working time')).toMatch(/^[\d.]+ (?:µs|ms|s)$/);
  const grown = await curve();
  expect(grown).not.toBe(flat);
  const end = await place();
  const [now] = /\d+/.exec((await graph.getAttribute('aria-label')) ?? '')!;
  expect(now).toBe(await counter(page, 'Filled'));
  await page.getByLabel('Place in the run').fill('3');
  await expect.poll(place).not.toBe(end);
  await expect.poll(() => curve()).toBe(grown);
  await expect.poll(async () => Number(await counter(page, 'Filled'))).toBeLessThanOrEqual(3);
});

for (const [board, method] of [
  ['Easy · 16×16', 'Singles and a decision tree'],
  ['Beginner · Samurai', 'Singles and a decision tree'],
  ['Beginner · Jigsaw 9×9', 'Exact cover with dancing links'],
  ['Beginner · X 9×9', 'Logic'],
]) {
  test(`${board} is watched to its end: ${method}`, async ({ site }) => {
    const { page } = await visit(site, {}, '#/watch');
    await page.getByRole('button', { name: 'Choose puzzle' }).click();
    await choose(page, 'Puzzle', board);
    await choose(page, 'Algorithm', method);
    await choose(page, 'Speed', 'Maximum');
    await press(page, 'Play');
    await page
      .locator('main')
      .getByText(/: solved after [\d,]+ steps\.$/)
      .waitFor();
    const digits = page.locator('main .drawing :is(.given, .entry)');
    const cells = await digits.count();
    expect(cells).toBeGreaterThanOrEqual(81);
    await expect
      .poll(() => counter(page, 'Filled'))
      .toBe(String(cells - (await drawn(page, 'given').count())));
  });
}

test('a list is chosen: the puzzles here, or a collection of the library', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const lines = ['9x9-beginner-1', '9x9-medium-1', '9x9-hard-1'].map((id) => entryOf(id).givens);
  await page.locator('input[type=file]').setInputFiles({
    name: 'evenings.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByText('3 puzzles added.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (location.hash = '#/watch'));
  await press(page, 'List');
  for (const method of [
    'Brute force',
    'Brute force over candidates',
    'Logic',
    'Exact cover with dancing links',
  ])
    await page.getByRole('checkbox', { name: method, exact: true }).uncheck();
  const result = (name: string): Promise<string[]> =>
    page
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .getByRole('cell')
      .allTextContents();
  await choose(page, 'List', 'Library: evenings');
  await press(page, 'Run');
  await page.locator('main').getByText('Done.').waitFor();
  await expect.poll(async () => (await result('The fast solver')).slice(0, 4)).toEqual(['3', '0', '0', '0']);
  await expect
    .poll(async () => (await result('Singles and a decision tree')).slice(0, 4))
    .toEqual(['3', '0', '0', '0']);
  // Naked singles alone do not solve the hard one.
  await expect.poll(async () => Number((await result('Naked singles'))[1])).toBeGreaterThan(0);
  const list = page.getByLabel('List', { exact: true });
  const here = (await list.locator('option').allTextContents()).find((name) =>
    /^The \d+ built-in 9×9 puzzles/.test(name),
  )!;
  await choose(page, 'List', here);
  await press(page, 'Run');
  const [count] = /\d+/.exec(here)!;
  await expect.poll(async () => (await result('The fast solver'))[0]).toBe(count);
});
