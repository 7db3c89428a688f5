import type { CDPSession, Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, chooseHelp } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const spoken = async (page: Page): Promise<string> =>
  ((await page.getByRole('status').first().textContent()) ?? '').trim();

test('questions are answered, one message each, and again when asked again', async ({ site }) => {
  const { page } = await visitBoard(site);
  const { cell } = steps[0];
  await cellAt(page, cell).click();
  const asked: [string, RegExp][] = [
    ['r', /^Row \d: (?:\d|empty)(?:, (?:\d|empty)){8}\.$/],
    ['k', /^Column \d: /],
    ['b', /^Box \d: /],
    ['n', /^r\dc\d can be \d/],
    ['m', /^\d+ cells are empty\. Remaining: /],
    ['t', /^No hint is showing\.$/],
  ];
  for (const [key, answer] of asked) {
    await page.keyboard.press(key);
    await expect.poll(() => spoken(page)).toMatch(answer);
    const raw = await page.getByRole('status').first().textContent();
    await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('status').first().textContent()).not.toBe(raw);
    await expect.poll(() => spoken(page)).toMatch(answer);
  }
  await page.keyboard.press('q');
  await expect.poll(() => spoken(page)).toBe('Which digit?');
  await page.keyboard.press('5');
  await expect.poll(() => spoken(page)).toMatch(/^5: row \d[:,] .*; column \d[:,] .*; box \d[:,] /);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty$/);
  await page.keyboard.press('5');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /, 5\b/);
});

test('every action is one message, a broken rule the only one that interrupts', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'Usual');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const role of ['status', 'alert']) {
      const region = document.querySelector(`[role=${role}]`)!;
      const keep = (): number => told.push(`${role}: ${region.textContent}`);
      new MutationObserver(keep).observe(region, { characterData: true, childList: true, subtree: true });
    }
  });
  // A cleared region announces nothing.
  const told = () =>
    page.evaluate(() =>
      (window as unknown as { told: string[] }).told
        .splice(0)
        .map((text) => text.trim())
        .filter((text) => !text.endsWith(':')),
    );
  const { cell, symbol } = steps[0];
  const conflicting = /[1-9]/.exec(FIRST_PUZZLE.givens.slice(0, 9))![0];
  await cellAt(page, cell).click();
  const actions: [string, RegExp][] = [
    [symbol, /^status: \d at r\dc\d\.$/],
    ['Backspace', /^status: Erased/],
    ['Shift+Digit4', /^status: corner mark 4/],
    ['Control+z', /^status: Undone/],
    ['Control+z', /^status: Undone/],
    ['Control+y', /^status: Redone/],
    ['x', /^status: Corner mode/],
    ['z', /^status: Digit mode/],
    ['Control+a', /^status: 81 cells selected/],
    ['p', /^status: Paused/],
    ['p', /^status: Resumed/],
  ];
  for (const [key, words] of actions) {
    await page.keyboard.press(key);
    let heard: string[] = [];
    await expect.poll(async () => (heard = [...heard, ...(await told())]).length, { message: key }).toBe(1);
    expect(heard[0]).toMatch(words);
  }
  await cellAt(page, cell).click();
  await page.keyboard.press(conflicting);
  let heard: string[] = [];
  await expect.poll(async () => (heard = [...heard, ...(await told())]).length).toBe(1);
  expect(heard[0]).toMatch(/^alert: \d at r\dc\d\. .*Row 1 already has/);
});

test('candidates are coloured and linked by keyboard, by presses and by a drag', async ({ site }) => {
  const { page } = await visitBoard(site);
  const [a, b, c] = steps.map(({ cell }) => cell);
  await cellAt(page, a).click();
  await page.keyboard.press('l');
  const pen = page.getByRole('region', { name: 'Pen' });
  await pen.waitFor();
  await pen.getByRole('button', { name: 'Pen green' }).click();
  await page.keyboard.press('3');
  await expect(cellAt(page, a)).toHaveAttribute('aria-label', /empty, 3 green$/);

  await pen.getByRole('button', { name: 'Strong link' }).click();
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowRight');
  const reached = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.cell));
  await page.keyboard.press('7');
  await expect(cellAt(page, a)).toHaveAttribute('aria-label', /3 green, strong link to (?:7 )?r\dc\d$/);
  await expect(cellAt(page, reached)).toHaveAttribute('aria-label', /strong link to 3 r\dc\d$/);

  // The marks of 1 and of 9 stand in opposite corners of their cells.
  const corner = async (cell: number, share: number): Promise<[number, number]> => {
    const box = (await cellAt(page, cell).boundingBox())!;
    return [box.x + box.width * share, box.y + box.height * share];
  };
  await pen.getByRole('button', { name: 'Weak link' }).click();
  await page.mouse.move(...(await corner(b, 0.2)));
  await page.mouse.down();
  await page.mouse.move(...(await corner(c, 0.8)), { steps: 4 });
  await page.mouse.up();
  await expect(cellAt(page, b)).toHaveAttribute('aria-label', /weak link to 9 r\dc\d$/);
  await page.mouse.click(...(await corner(b, 0.2)));
  await page.mouse.click(...(await corner(c, 0.8)));
  await expect(cellAt(page, b)).toHaveAttribute('aria-label', /empty(?:, strong link.*)?$/);
  expect(await violationsInThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
});

/** The page as a screen reader sees it: names, roles and states. Nothing here reads the document. */
interface Node {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly live: boolean;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly nodeId: string;
}

async function treeOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: AxNode): string =>
    node.name?.value ||
    (node.childIds ?? []).map((id) => (byId.has(id) ? textOf(byId.get(id)!) : '')).join('');
  const has = (node: AxNode, name: string): boolean =>
    node.properties?.some((property) => property.name === name && property.value.value === true) ?? false;
  return nodes
    .filter(({ ignored, role }) => !ignored && role)
    .map((node) => ({
      role: node.role!.value,
      name: (node.role!.value === 'status' || node.role!.value === 'alert'
        ? textOf(node)
        : (node.name?.value ?? '')
      )
        .replaceAll('\u00a0', '')
        .trim(),
      focused: has(node, 'focused'),
      live: node.role!.value === 'status' || node.role!.value === 'alert',
    }));
}

test('a game from its opening to its end by what the accessibility tree says, and by keys alone', async ({
  site,
}) => {
  const { page, context } = await visit(site);
  const session = await context.newCDPSession(page);
  await session.send('Accessibility.enable');
  const tree = () => treeOf(session);
  const press = (key: string) => page.keyboard.press(key);
  const focused = async () => (await tree()).findLast((node) => node.focused);
  const heard = async () =>
    (await tree())
      .filter((node) => node.live)
      .map(({ name }) => name)
      .join(' ');
  // Announcements follow the key by a frame or two, or more on a busy machine.
  const says = (name: RegExp) => expect.poll(async () => (await focused())?.name ?? '').toMatch(name);
  const hears = (text: RegExp) => expect.poll(heard).toMatch(text);
  const until = (test: (nodes: Node[]) => boolean) => expect.poll(async () => test(await tree())).toBe(true);

  await until((nodes) => nodes.some(({ role, name }) => role === 'grid' && name === 'Sudoku board, 9×9'));
  for (let tabs = 0; tabs < 20 && (await focused())?.role !== 'gridcell'; tabs++) await press('Tab');
  await press('Control+Home');
  await says(/^Row 1, column 1/);

  // The board is read cell by cell; the entries follow from that alone.
  const cells = (await tree()).filter(({ role }) => role === 'gridcell');
  expect(cells).toHaveLength(81);
  const givens = cells.map(({ name }) => /, (\d), given/.exec(name)?.[1] ?? '.').join('');
  const answers = solutionOf({ ...FIRST_PUZZLE, givens });
  const goTo = async (cell: number): Promise<void> => {
    await press('Control+Home');
    for (let row = 0; row < Math.floor(cell / 9); row++) await press('ArrowDown');
    for (let column = 0; column < cell % 9; column++) await press('ArrowRight');
    await says(new RegExp(`^Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1},`));
  };

  const [first] = answers;
  await goTo(first.cell);
  await press('Shift+Digit4');
  await says(/corner 4$/);
  await press('Control+Digit7');
  await says(/corner 4, centre 7$/);
  await press('Control+Shift+Digit2');
  await says(/orange$/);
  await hears(/orange at r\dc\d\./);
  for (let count = 0; count < 3; count++) await press('Control+z');
  await hears(/Undone\./);
  await says(/empty$/);

  // The pen colours a candidate and joins two of them, and announces it.
  await press('l');
  await until((nodes) => nodes.some(({ role, name }) => role === 'region' && name === 'Pen'));
  await press('3');
  await says(/empty, 3 red$/);
  await hears(/3 at r\dc\d/);
  for (let tabs = 0; tabs < 40 && (await focused())?.name !== 'Strong link'; tabs++) await press('Tab');
  await press('Space');
  for (let tabs = 0; tabs < 40 && (await focused())?.role !== 'gridcell'; tabs++) await press('Shift+Tab');
  await press('3');
  await press('ArrowRight');
  await press('7');
  await says(/strong link to 3 r\dc\d$/);
  await press('Escape');
  await until((nodes) => !nodes.some(({ role, name }) => role === 'region' && name === 'Pen'));
  for (let count = 0; count < 2; count++) await press('Control+z');

  await press('h');
  await until((nodes) => nodes.some(({ live, name }) => live && name.startsWith('Hint. Look at')));
  for (let depth = 2; depth <= 3; depth++) await press('h');
  // A full house, a hidden single or a naked single, each in its own words.
  const conclusion =
    /row (?<row>\d), column (?<column>\d) is (?<digit>\d)|only row (?<row2>\d), column (?<column2>\d) for (?<digit2>\d)|row (?<row3>\d), column (?<column3>\d) .*must be (?<digit3>\d)/;
  await hears(conclusion);
  const found = conclusion.exec(await heard())!.groups!;
  const row = found.row ?? found.row2 ?? found.row3;
  const column = found.column ?? found.column2 ?? found.column3;
  const symbol = found.digit ?? found.digit2 ?? found.digit3;
  await goTo((Number(row) - 1) * 9 + Number(column) - 1);
  await press(symbol);
  await says(new RegExp(`, ${symbol}$`));

  for (const { cell, symbol: digit } of answers) {
    if (cell === (Number(row) - 1) * 9 + Number(column) - 1) continue;
    await goTo(cell);
    await press(digit);
  }
  await until((nodes) => nodes.some(({ role, name }) => role === 'heading' && name === 'Solved'));
  await hears(/Solved\./);
});
