/** Finds a Chromium for the browser tests, or gets one where this machine allows it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './setup.mjs';

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
  const wished = process.env.PENCILMARK_CHROMIUM;
  if (wished) return existsSync(wished) ? wished : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path)) ?? playwrightChromium();
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** As `findChromium`, after trying to install one: by the package manager as root, else by Playwright. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0) installByPackageManager();
  if (!(await findChromium())) tool('playwright', ['install', 'chromium']);
  return findChromium();
}

function installByPackageManager() {
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const managers = [
    ['apt-get', ['update', '-qq'], ['install', '-y', '-qq', 'chromium']],
    ['dnf', ['install', '-y', 'chromium']],
    ['apk', ['add', 'chromium']],
    ['pacman', ['-Sy', '--noconfirm', 'chromium']],
  ];
  for (const [command, ...steps] of managers) {
    if (!run('sh', ['-c', `command -v ${command} >/dev/null`])) continue;
    for (const args of steps) run(command, args, quiet);
    return;
  }
}
