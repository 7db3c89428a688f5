/** Finds a Chromium on this machine, or installs one for the browser tests if the machine allows it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run, tool } from './setup.mjs';

/** The same engine without a window: the browser tests take half the time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Arguments every launch needs: quiet on a closed network, and able to run as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium, Chrome or Edge on this machine, or undefined. */
export async function findChromium() {
  return namedOr(async () => [...inPath(NAMES), ...PLACES].find(existsSync) ?? (await playwrightChromium()));
}

/** Like `findChromium`, for tests: a headless shell if there is one. */
export async function findTestChromium() {
  return namedOr(async () => inPath(SHELLS).find(existsSync) ?? (await findChromium()));
}

/** The browser named by PENCILMARK_CHROMIUM or, if that is not set, the one found. */
function namedOr(find) {
  const named = process.env.PENCILMARK_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return find();
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Like `findTestChromium`, after trying to install one: with the package manager as root, otherwise with Playwright.
 */
export async function ensureTestChromium() {
  const found = await findTestChromium();
  if (found) return found;
  console.log(
    'The browser tests need Chromium, Chrome or Edge, and none was found; PENCILMARK_CHROMIUM can name one elsewhere.',
  );
  if (process.getuid?.() === 0) await installByPackageManager();
  if (!(await findTestChromium())) tool('playwright', ['install', 'chromium']);
  return findTestChromium();
}

/** Time to press Ctrl+C before the installation starts, in ms. */
const CANCEL_WINDOW_MS = 10_000;

/** Announces first how it changes the machine. */
async function installByPackageManager() {
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // The first command prepares the manager; one success among the others is enough.
  const managers = [
    [
      'apt-get',
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium-headless-shell'],
      ['install', '-y', '-qq', 'chromium'],
    ],
    ['dnf', ['makecache'], ['install', '-y', 'chromium']],
    ['apk', ['update'], ['add', 'chromium']],
    ['pacman', ['-Sy'], ['-S', '--noconfirm', 'chromium']],
  ];
  for (const [command, ready, ...installs] of managers) {
    if (!run('sh', ['-c', `command -v ${command} >/dev/null`])) continue;
    console.log(`Chromium will be installed for this whole machine: ${command} ${installs[0].join(' ')}.`);
    if (process.stdout.isTTY && !process.env.CI) {
      console.log('Ctrl+C within ten seconds stops that.');
      await setTimeout(CANCEL_WINDOW_MS);
    }
    run(command, ready, quiet);
    installs.some((install) => run(command, install, quiet));
    return;
  }
}
