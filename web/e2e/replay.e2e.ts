import { type Game, play, shareFragment, undo } from '@pencilmark/game';
import type { Page } from '@playwright/test';
import { gameOf } from '../../game/src/test-boards.ts';
import { puzzleOf } from '../src/puzzles/shelf-puzzle.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, openMenu } from './board.ts';
import { expect, test, visit, visitBoard, type Site } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);

/**
 * Twenty correct moves a second apart, with a minute of thought before the tenth, and an abandoned branch of two moves.
 */
function toldGame(): Game {
  const start = gameOf(puzzleOf(FIRST_PUZZLE));
  let time = 0;
  const enter = (game: Game, index: number, by: number): Game => {
    time += by;
    const { cell, symbol } = steps[index];
    return play(game, { kind: 'enter', cells: [cell], digit: Number(symbol) }, time);
  };
  let game = start;
  for (let index = 0; index < 5; index++) game = enter(game, index, 1000);
  game = undo(undo(enter(enter(game, 40, 4000), 41, 4000)));
  for (let index = 5; index < 20; index++) game = enter(game, index, index === 9 ? 60_000 : 1000);
  return game;
}

const LINK = shareFragment({ game: toldGame(), played: 90_000, title: 'Told' }, 'replay').slice(1);

async function visitReplay(site: Site, options = {}): Promise<Awaited<ReturnType<typeof visit>>> {
  const visited = await visit(site, options, `#/replay/${LINK}`);
  await slider(visited.page).waitFor();
  return visited;
}

function slider(page: Page) {
  return page.getByRole('slider', { name: 'Moment of the game' });
}

function shown(page: Page): Promise<string | null> {
  return page.getByRole('img', { name: /^Board, / }).getAttribute('aria-label');
}

test('a game is told by keys: on, back, to the end, and by itself', async ({ site }) => {
  const { page } = await visitReplay(site);
  await expect.poll(() => shown(page)).toBe('Board, Start of 20 moves');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toMatch(/^Board, Move 2 of 20, 0:02: \d at r\dc\d/);
  await page.keyboard.press('End');
  await expect.poll(() => shown(page)).toMatch(/^Board, Move 20 of 20, 1:27/);
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => shown(page)).toMatch(/Move [3-9] of 20/);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toMatch(/Move [2-9] of 20/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('quick');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => shown(page)).toMatch(/Move 20 of 20/);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('the scrubber, the graph and the longest thoughts lead to any moment', async ({ site }) => {
  const { page } = await visitReplay(site);
  await slider(page).fill('7');
  await expect.poll(() => shown(page)).toMatch(/Move 7 of 20/);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toMatch(/Move 8 of 20/);
  const times = page.getByRole('region', { name: 'Time breakdown' });
  await times.getByText('1:19 for 20 moves. Plus 8.0 s in other branches.').waitFor();
  const longest = times.getByRole('button').first();
  await expect(longest).toContainText(/^1:00 before move 10/);
  await longest.click();
  await expect.poll(() => shown(page)).toMatch(/Move 10 of 20, 1:17/);
  const graph = times.locator('svg');
  const { width } = (await graph.boundingBox())!;
  // A click on the graph itself waits until the text above it no longer pushes it down.
  await graph.click({ position: { x: width * 0.5 + 3, y: 10 } });
  await expect.poll(() => shown(page)).toMatch(/Move 11 of 20/);
});

test('another branch is told from where it begins', async ({ site }) => {
  const { page } = await visitReplay(site);
  await slider(page).fill('12');
  await page
    .getByRole('combobox', { name: 'Branch' })
    .selectOption({ label: 'Branch 1: 2 moves after move 5' });
  await expect.poll(() => shown(page)).toMatch(/Move 5 of 7/);
  await page.getByRole('button', { name: 'Last move' }).click();
  await expect.poll(() => shown(page)).toMatch(/Move 7 of 7, 0:13/);
});

test('the easiest step of a moment is named, and drawn when asked for', async ({ site }) => {
  const { page } = await visitReplay(site);
  const seen = page.getByRole('region', { name: 'At this moment' });
  await seen.getByText(/^Available here: .*(single|house)/i).waitFor();
  const drawn = () => page.locator('.board .place-line, .board .disc').count();
  await expect.poll(() => drawn()).toBe(0);
  await seen.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(drawn).toBeGreaterThan(0);
  await seen.getByText(/(only r\dc\d for \d|must be \d|So r\dc\d is \d)\.$/).waitFor();
  await seen.getByRole('button', { name: 'Hide it' }).click();
  await expect.poll(drawn).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await seen.getByText('Pause to see the easiest step').waitFor();
});

test('each move is put down to a technique, with its time, and the technique can be practised', async ({
  site,
}) => {
  const { page } = await visitReplay(site);
  const techniques = page.getByRole('region', { name: 'Techniques' });
  await techniques.getByRole('button', { name: 'Find the techniques you used' }).click();
  const rows = techniques.getByRole('listitem').filter({ hasText: /\d moves?, / });
  await rows.first().waitFor();
  const moves = (await rows.allTextContents()).map((row) => Number(/(\d+) moves?, /.exec(row)![1]));
  const others = /No technique explains (\d+)/.exec((await techniques.textContent())!);
  const unexplained = Number(others?.[1] ?? 0);
  expect(moves.reduce((sum, count) => sum + count, unexplained)).toBe(20);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/learn\/[a-z-]+\/drill/);
});

test('the menu leads to the replay of the current game and to sharing it, the win to its replay', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Replay');
  await page.getByText('No moves in this game yet.').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('gridcell').first().waitFor();
  for (const { cell, symbol } of steps) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  const won = page.getByRole('region', { name: 'Solved' });
  await won.waitFor();
  await won.getByRole('link', { name: 'Replay' }).click();
  await slider(page).waitFor();
  await expect.poll(() => shown(page)).toBe(`Board, Start of ${steps.length} moves`);
  await page.goBack();
  await won.getByRole('button', { name: 'Share' }).waitFor();
  await openMenu(page, 'Share');
  await page.getByRole('radio', { name: /^Full history/ }).waitFor();
});

test('axe finds nothing in any theme, at the start and with a step drawn', async ({ site }) => {
  const { page } = await visitReplay(site, { reducedMotion: 'reduce' });
  const show = page.getByRole('button', { name: 'Show it' });
  await show.waitFor();
  expect(await violationsInThemes(page), 'at the start').toEqual([]);
  await show.click();
  await page.getByRole('button', { name: 'Hide it' }).waitFor();
  expect(await violationsInThemes(page), 'with a step drawn').toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
