/**
 * Takes the pictures of the CSS edition for the documents: `tsx css-edition/pictures.ts`, or one of them by its name.
 * The recorded run is assembled by ffmpeg, which must be on the path.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { player } from './e2e/browser.ts';
import type { Player } from './e2e/browser.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'pictures');
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

interface Picture {
  readonly name: string;
  readonly file: string;
  readonly options: BrowserContextOptions;
  readonly clicks: readonly string[];
}

const PICTURES: readonly Picture[] = [
  {
    name: 'css-4x4-light',
    file: '4x4.html#blank',
    options: { viewport: DESK, colorScheme: 'light' },
    clicks: ['.c11', '.c11 .w1', '.c23', '.c23 .w2', '.c32'],
  },
  {
    name: 'css-4x4-phone-dark',
    file: '4x4.html#blank',
    options: { viewport: PHONE, colorScheme: 'dark' },
    clicks: ['.c11', '.c11 .w1', '.c12', '.c12 .w1', '.c44'],
  },
  {
    name: 'css-9x9-light',
    file: '9x9.html#easy',
    options: { viewport: DESK, colorScheme: 'light' },
    clicks: ['text=Play it yourself', '.c55'],
  },
  {
    name: 'css-9x9-solved-dark',
    file: '9x9.html#seventeen',
    options: { viewport: DESK, colorScheme: 'dark' },
    clicks: ['text=Solve at once'],
  },
  {
    name: 'css-9x9-phone-light',
    file: '9x9.html#easy',
    options: { viewport: PHONE, colorScheme: 'light' },
    clicks: ['text=Play it yourself', '.c55'],
  },
];

async function take(driver: Player, { name, file, options, clicks }: Picture): Promise<void> {
  const page = await driver.open(file, { ...options, reducedMotion: 'no-preference' });
  for (const click of clicks) await page.locator(click).click({ timeout: 120_000 });
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
}

/** The first ten seconds of a visitor who does nothing, as an animated image. */
async function record(driver: Player): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'pencilmark-frames-'));
  const viewport = { width: 1040, height: 720 };
  const page = await driver.open('9x9.html', {
    viewport,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
  });
  await shoot(page, frames);
  const input = ['-y', '-loglevel', 'error', '-framerate', '5', '-i', join(frames, '%03d.png')];
  const filter = `scale=720:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=48[p];[b][p]paletteuse=dither=none`;
  const made = spawnSync('ffmpeg', [...input, '-vf', filter, join(folder, 'css-9x9-thinking.gif')]);
  if (made.status !== 0) throw new Error(`ffmpeg: ${String(made.stderr)}`);
  rmSync(frames, { recursive: true });
}

/** Takes five pictures a second. */
async function shoot(page: Page, frames: string): Promise<void> {
  const began = Date.now();
  for (let shot = 0; shot < 50; shot++) {
    await page.waitForTimeout(Math.max(0, began + 200 * shot - Date.now()));
    await page.screenshot({ path: join(frames, `${String(shot).padStart(3, '0')}.png`) });
  }
}

mkdirSync(folder, { recursive: true });
const driver = await player();
const only = process.argv[2];
for (const picture of PICTURES) if (!only || only === picture.name) await take(driver, picture);
if (!only || only === 'css-9x9-thinking') await record(driver);
await driver.leave();
