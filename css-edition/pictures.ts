/**
 * Takes the pictures of the CSS edition for the documents: `tsx css-edition/pictures.ts`, or one of them by
 * its name. The recorded run is
 * put together by ffmpeg, which must be on the path.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { amounts, player } from './e2e/browser.ts';
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
    clicks: ['.switch:has(#singles)', '.c55'],
  },
  {
    name: 'css-9x9-solved-dark',
    file: '9x9.html#seventeen',
    options: { viewport: DESK, colorScheme: 'dark' },
    clicks: ['.button:has(#solve)'],
  },
  {
    name: 'css-9x9-phone-light',
    file: '9x9.html#easy',
    options: { viewport: PHONE, colorScheme: 'light' },
    clicks: ['.c55'],
  },
];

async function take(driver: Player, { name, file, options, clicks }: Picture): Promise<void> {
  const page = await driver.open(file, { ...options, reducedMotion: 'no-preference' });
  for (const click of clicks) await page.locator(click).click({ timeout: 120_000 });
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
}

/** The clock at work on Inkala's puzzle of 2010, as an animated picture. */
async function record(driver: Player): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'pencilmark-frames-'));
  const viewport = { width: 1040, height: 720 };
  const page = await driver.open('9x9.html#inkala-2010', { viewport, colorScheme: 'light' });
  const shots = await shoot(page, frames);
  const input = ['-y', '-loglevel', 'error', '-framerate', '10', '-i', join(frames, '%03d.png')];
  const filter = `scale=720:-1:flags=lanczos,tpad=stop_mode=clone:stop_duration=2,split[a][b];[a]palettegen=max_colors=48[p];[b][p]paletteuse=dither=none`;
  const made = spawnSync('ffmpeg', [...input, '-vf', filter, join(folder, 'css-9x9-thinking.gif')]);
  if (made.status !== 0) throw new Error(`ffmpeg: ${String(made.stderr)}`);
  rmSync(frames, { recursive: true });
  console.log(`${shots} frames`);
}

/** Every frame that the browser paints while the clock runs, as its screencast tells them. */
async function shoot(page: Page, frames: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let shots = 0;
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    writeFileSync(join(frames, `${String(shots++).padStart(3, '0')}.png`), data, 'base64');
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.getByText('Watch it think').click({ timeout: 60_000 });
  while ((await amounts(page, '.clock-report', 'mode'))[0] !== 3) await page.waitForTimeout(500);
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  return shots;
}

mkdirSync(folder, { recursive: true });
const driver = await player();
const wished = process.argv[2];
for (const picture of PICTURES) if (!wished || wished === picture.name) await take(driver, picture);
if (!wished || wished === 'css-9x9-thinking') await record(driver);
await driver.leave();
