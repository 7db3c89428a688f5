/** The main journeys. Each starts where the previous one ended. */
import { KEYS } from '../../../scripts/webdriver/driven.ts';
import { FIRST_PUZZLE, solutionOf } from '../puzzles.ts';
import type { Player } from './player.ts';

/** The environment of a journey besides its player. */
export interface Surroundings {
  /** Another browser of the same kind without any stored data. */
  another(): Promise<Player>;
  /** Ends the server. */
  goOffline(): Promise<void>;
  /** Takes a picture of the player's view. */
  keep(what: string, player?: Player): Promise<void>;
}

/** Returns a remark to print after “ok”, if any. */
type Journey = (player: Player, around: Surroundings) => Promise<string | void>;

const steps = solutionOf(FIRST_PUZZLE);
const [first, second, third] = steps;
const { shift, control, tab } = KEYS;

/** A digit that the cell's row already has as a given. */
const conflicting = /[1-9]/.exec(FIRST_PUZZLE.givens.slice(9 * Math.floor(second.cell / 9)))![0];

let game = '';

const firstDigit: Journey = async (player, { keep }) => {
  await player.visit('');
  await player.boardReady();
  await keep('first-visit');
  if (!player.touch) {
    for (let stops = 0; !(await onBoard(player)); stops++) {
      if (stops > 60) throw new Error('Tab never reaches the board');
      await player.keys(tab);
    }
  }
  await player.enter(first.cell, first.symbol);
  await player.cellIs(first.cell, new RegExp(`, ${first.symbol}$`));
  game = await player.run<string>('return document.querySelector("main[data-game]").dataset.game');
};

const onBoard = (player: Player): Promise<boolean> =>
  player.run(
    'return document.activeElement?.role === "gridcell" || document.activeElement?.getAttribute("role") === "gridcell"',
  );

const marks: Journey = async (player) => {
  await player.choose(second.cell);
  if (player.touch) {
    for (const [mode, key] of [
      ['Corner', 'Corner mark 3'],
      ['Centre', 'Centre mark 5'],
      ['Colour', 'Colour yellow'],
    ]) {
      await player.press('radio', new RegExp(`^${mode}`));
      await player.press('button', new RegExp(`^${key}`));
    }
    await player.press('radio', /^Digit/);
  } else await player.keys(`${shift}+3`, `${control}+5`, `${control}+${shift}+3`);
  await player.cellIs(second.cell, /empty, corner 3, centre 5, yellow$/);
};

const undoRedo: Journey = async (player) => {
  if (player.touch) {
    await player.press('button', /^Undo/);
    await player.cellIs(second.cell, /centre 5$/);
    await player.press('button', /^Tools$/);
    await player.press('button', /^Redo/);
    await player.cellIs(second.cell, /yellow$/);
    await player.press('button', /^Close/, 'section');
  } else {
    await player.keys(`${control}+z`);
    await player.cellIs(second.cell, /centre 5$/);
    await player.keys(`${control}+y`);
    await player.cellIs(second.cell, /yellow$/);
  }
};

const conflict: Journey = async (player, { keep }) => {
  await player.enter(second.cell, conflicting);
  await player.cellIs(second.cell, /conflict$/);
  await player.see('alert', /already has/);
  await keep('conflict');
  if (player.touch) await player.press('button', /^Undo/);
  else await player.keys(`${control}+z`);
  await player.cellIs(second.cell, /yellow$/);
};

const LEAD = 'section[aria-label="Hint"] .ends';
/** The labels of a hint's last button. */
const DOES = /^(Enter|Remove|Erase|Pencil)/;

/** Reads a hint with its primary button, and applies it at the end. */
async function readHint(player: Player, keep: Surroundings['keep']): Promise<void> {
  if (player.touch) await player.press('button', /^Hint$/);
  else await player.keys('h');
  for (let presses = 1; ; presses++) {
    const label = await player.see('button', /^(Show w|Next link|Enter|Remove|Erase|Pencil)/, LEAD);
    await keep(`hint-${presses}`);
    const before = await player.run<string>(HINT_TEXT);
    await player.press('button', new RegExp(`^${label}`), LEAD);
    await player.until(`what follows “${label}”`, async () => (await player.run(HINT_TEXT)) !== before);
    if (DOES.test(label)) return;
    if (presses === 60) throw new Error('the hint has no end');
  }
}

const HINT_TEXT = `return document.querySelector('section[aria-label="Hint"]')?.innerText ?? ''`;

const hint: Journey = async (player, { keep }) => {
  // The marks are wrong ones: the first hint says so, and pencils the digit in.
  await readHint(player, keep);
  const filled = async () => (await player.cells()).filter((label) => !/empty/.test(label)).length;
  const before = await filled();
  await readHint(player, keep);
  await player.until('the digit of the hint', async () => (await filled()) > before);
};

const today: Journey = async (player, { keep }) => {
  await player.press('link', /^Today/, 'header, nav');
  await player.see('region', /^Today’s puzzle/);
  await player.until('the picture of today’s puzzle', async () => !(await player.has('button', /^Cancel/)));
  await keep('today');
  await player.press('button', /^Play$/, 'main');
  await player.until('today’s board', async () => /daily-/.test(await player.hash()));
  await player.boardReady();
  await keep('today-board');
  await player.run('history.back()');
  await player.see('region', /^Today’s puzzle/);
};

const hard: Journey = async (player, { keep }) => {
  await player.go('#/puzzles');
  await player.see('radio', /^Classic/);
  await keep('puzzles');
  await player.press('button', /^Hard/);
  await player.until('the board’s address', async () => /^#\/play\/./.test(await player.hash()));
  await player.boardReady();
  await player.see('heading', /^Hard · 9×9/);
};

const killer: Journey = async (player, { keep }) => {
  await player.go('#/puzzles');
  await player.press('radio', /^Killer/);
  await player.press('button', /^Medium/);
  await player.see('heading', /^Medium · Killer/);
  await player.boardReady();
  await keep('killer');
};

const win: Journey = async (player, { keep }) => {
  await player.go(`#/play/${game}`);
  await player.boardReady();
  await player.cellIs(first.cell, new RegExp(`, ${first.symbol}$`));
  const labels = await player.cells();
  const open = steps.filter(({ cell }) => /empty/.test(labels[cell]));
  // The board takes the focus by a press, and in the browsers that do not focus what is pressed, all the same.
  if (!player.touch) await player.press('cell', /^Row 1, column 1,/);
  for (const { cell, symbol } of open) await player.enter(cell, symbol);
  await player.see('heading', /^Solved/);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await keep('win');
  await player.press('button', /^(Another|Next puzzle)/, '.win');
  await player.until('the next puzzle', async () => !(await player.hash()).endsWith(game));
  await player.boardReady();
};

const share: Journey = async (player, { keep, another }) => {
  await player.go(`#/share/${game}`);
  const link = await player.see('textbox', /^Link$/);
  await player.press('button', /^Copy link/);
  await player.until('the word on the copied link', () =>
    player.run<boolean>('return /Link copied|Couldn’t copy/.test(document.body.innerText)'),
  );
  const copied = await player.run<boolean>('return /Link copied/.test(document.body.innerText)');
  await keep('share');
  const other = await another();
  try {
    await other.visit(link.slice(link.indexOf('#')));
    await other.see('button', /^Play$/);
    await keep('link', other);
    await other.press('button', /^Play$/);
    await other.boardReady();
    await other.enter(third.cell, third.symbol);
    await other.cellIs(third.cell, new RegExp(`, ${third.symbol}$`));
  } finally {
    await other.browser.leave();
  }
  return copied ? '' : 'the clipboard is closed to WebDriver';
};

const reload: Journey = async (player) => {
  await player.go('#/puzzles/classic');
  await player.press('button', /^9×9 Easy/);
  await player.until('the board’s address', async () => /^#\/play\/./.test(await player.hash()));
  await player.boardReady();
  const open = (await player.cells()).findIndex((label) => /empty$/.test(label));
  await player.enter(open, '5');
  await player.cellIs(open, /, 5/);
  const before = (await player.cells()).join();
  await player.reload();
  await player.until('the board as it was', async () => (await player.cells()).join() === before);
};

/** The pages that are left may be frozen, with whatever they have open, and must not hold up the next one. */
const leaveAndReturn: Journey = async (player) => {
  const address = await player.hash();
  const open = (await player.cells()).flatMap((label, cell) => (/empty$/.test(label) ? [cell] : []));
  const entered = open.slice(0, DEPARTURES);
  for (const cell of entered) {
    await player.visit('css/4x4.html');
    await player.visit(address);
    await player.boardReady();
    await player.enter(cell, '5');
    await player.cellIs(cell, /, 5/);
  }
  await player.reload();
  const labels = await player.cells();
  const lost = entered.filter((cell) => !/, 5/.test(labels[cell]));
  if (lost.length > 0) throw new Error(`${lost.length} of ${entered.length} moves are lost`);
};

const DEPARTURES = 10;

const library: Journey = async (player, { keep }) => {
  await player.go('#/library');
  await player.see('heading', /^Library/);
  await player.see('button', /^Continue/);
  await keep('library');
};

const print: Journey = async (player, { keep }) => {
  await player.go('#/print');
  await player.see('region', /^Page 1$/);
  await player.see('image', /QR code/);
  await keep('print');
};

const learn: Journey = async (player, { keep }) => {
  await player.go('#/learn');
  await player.see('heading', /^Learn$/);
  await keep('learn');
  await player.press('link', /^XY-chain$/);
  await player.press('button', /^Walk through it/);
  await player.press('button', /^Next link/);
  await keep('technique');
};

/** Changes a setting as if it had been chosen on an earlier visit. */
async function choose(player: Player, settings: object): Promise<void> {
  const body =
    'const kept = localStorage.getItem("pencilmark.settings"); localStorage.setItem("pencilmark.settings", JSON.stringify({ ...JSON.parse(kept ?? "{}"), ...arguments[0] }))';
  await player.run(body, settings);
  await player.go(`#/play/${game}`);
  await player.reload();
}

const dark: Journey = async (player, { keep }) => {
  await choose(player, { theme: 'dark' });
  const red = await player.run<string>(
    'return getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor',
  );
  if (!/rgb\((\d|[1-5]\d), /.test(red)) throw new Error(`the page is not dark: ${red}`);
  await keep('dark');
  await player.go('#/today');
  await player.see('region', /^Today’s puzzle/);
  await keep('dark-today');
};

const arabic: Journey = async (player, { keep }) => {
  await choose(player, { theme: 'light', language: 'ar' });
  await player.until('a page from right to left', () =>
    player.run<boolean>('return document.documentElement.dir === "rtl"'),
  );
  await keep('arabic');
  await player.go('#/puzzles');
  await player.until('levels', () =>
    player.run<boolean>('return document.querySelectorAll("main button").length > 6'),
  );
  await keep('arabic-puzzles');
  await choose(player, { language: 'en' });
};

const offline: Journey = async (player, { keep, goOffline }) => {
  if (!(await player.run<boolean>('return "serviceWorker" in navigator')))
    return 'not tried: this engine has no service workers here';
  await player.until('the service worker', () =>
    player.run<boolean>('return navigator.serviceWorker.controller !== null'),
  );
  await goOffline();
  await player.reload();
  await player.go('#/learn');
  await player.see('heading', /^Learn$/);
  await keep('offline');
};

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'first digit': firstDigit,
  'marks and colours': marks,
  'undo and redo': undoRedo,
  conflict,
  hint,
  'today’s puzzle': today,
  'a hard one': hard,
  'a killer': killer,
  'win, and the next': win,
  'share a link': share,
  reload,
  'leave and return': leaveAndReturn,
  library,
  'print preview': print,
  'technique book': learn,
  'dark theme': dark,
  Arabic: arabic,
  offline,
};
