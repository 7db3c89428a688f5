/**
 * Firefox and WebKit by the W3C's WebDriver, Chromium by Playwright, behind one small interface. JavaScript is off
 * for the pages in all three: what `run` does is done by the driver, from outside.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';

export const BROWSERS = ['Chromium', 'Firefox', 'WebKit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface Driven {
  readonly name: BrowserName;
  readonly version: string;
  open(address: string): Promise<void>;
  /** The result of a function's body in the page; it reads `arguments[0]`. */
  run<T>(body: string, argument?: unknown): Promise<T>;
  /** Presses the left button at these points of the window, one after the other. */
  click(...points: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** Presses keys by their WebDriver codes or symbols. */
  press(...keys: readonly string[]): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  leave(): Promise<void>;
}

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** A browser of this name, or undefined if it is not installed. */
export async function drive(name: BrowserName): Promise<Driven | undefined> {
  if (name === 'Chromium') return driveChromium();
  if (name === 'Firefox') return driveFirefox();
  return driveWebKit();
}

const SIZE = { width: 1280, height: 800 };

async function driveChromium(): Promise<Driven | undefined> {
  const executablePath = await findChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SIZE });
  const page = await context.newPage();
  return {
    name: 'Chromium',
    version: browser.version(),
    async open(address) {
      await page.goto('about:blank');
      await page.goto(address);
    },
    run: (body, argument) => page.evaluate(`(function(){${body}})(${JSON.stringify(argument)})`),
    async click(...points) {
      for (const [x, y] of points) await page.mouse.click(x, y);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(PLAYWRIGHT_KEYS[key] ?? key);
    },
    picture: () => page.screenshot(),
    leave: () => browser.close(),
  };
}

/** Keys as WebDriver writes them. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  space: ' ',
  left: '\uE012',
  right: '\uE014',
} as const;

const PLAYWRIGHT_KEYS: Readonly<Record<string, string>> = {
  [KEYS.tab]: 'Tab',
  [KEYS.enter]: 'Enter',
  [KEYS.escape]: 'Escape',
  [KEYS.space]: 'Space',
  [KEYS.left]: 'ArrowLeft',
  [KEYS.right]: 'ArrowRight',
};

/** The part that Firefox and WebKit share: WebDriver's commands, sent by whatever way `command` knows. */
function driven(
  name: BrowserName,
  version: string,
  command: Command,
  end: () => void | Promise<void>,
): Driven {
  return {
    name,
    version,
    async open(address) {
      await command('POST', '/url', { url: 'about:blank' });
      await command('POST', '/url', { url: address });
    },
    run: async <T>(body: string, argument?: unknown) =>
      (await command('POST', '/execute/sync', { script: body, args: [argument ?? null] })) as T,
    async click(...points) {
      const steps = points.flatMap(([x, y]) => [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      await act(command, { type: 'pointer', id: 'mouse', actions: steps });
    },
    async press(...keys) {
      const steps = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act(command, { type: 'key', id: 'keys', actions: steps });
    },
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    async leave() {
      await command('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}

const act = (command: Command, source: object): Promise<unknown> =>
  command('POST', '/actions', { actions: [source] });

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const moment = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** WebDriver's commands as Firefox calls them on its own socket. */
const MARIONETTE: Readonly<Record<string, string>> = {
  'POST /url': 'WebDriver:Navigate',
  'POST /execute/sync': 'WebDriver:ExecuteScript',
  'POST /actions': 'WebDriver:PerformActions',
  'GET /screenshot': 'WebDriver:TakeScreenshot',
  'POST /window/rect': 'WebDriver:SetWindowRect',
  'DELETE ': 'WebDriver:DeleteSession',
};

async function driveFirefox(): Promise<Driven | undefined> {
  const program = onPath(['firefox-esr', 'firefox']);
  if (!program) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'pencilmark-firefox-'));
  const preferences = {
    'marionette.port': 0,
    'javascript.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  const lines = Object.entries(preferences).map(([name, to]) => `user_pref("${name}", ${to});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = connect(await portOf(browser, join(profile, 'MarionetteActivePort')), '127.0.0.1');
  const send = marionette(socket);
  const { capabilities } = (await send('WebDriver:NewSession', {})) as {
    capabilities: { browserVersion: string };
  };
  const command: Command = async (method, path, body = {}) => {
    const full = path === '/screenshot' ? { full: false } : body;
    const result = await send(MARIONETTE[`${method} ${path}`]!, full);
    return (result as { value?: unknown } | null)?.value;
  };
  await command('POST', '/window/rect', { width: SIZE.width, height: SIZE.height + 86 });
  return driven('Firefox', capabilities.browserVersion, command, async () => {
    socket.destroy();
    browser.kill();
    await ended(browser);
    rmSync(profile, { recursive: true, force: true });
  });
}

async function portOf(browser: ChildProcess, file: string): Promise<number> {
  for (;;) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (Number(text) > 0) return Number(text);
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`);
    await moment(200);
  }
}

const ended = (process: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) resolve();
    else process.once('exit', () => resolve());
  });

type Answer = readonly [kind: number, id: number, error: object | null, result: unknown];

/** Marionette's messages: the length in bytes, a colon, and JSON. */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let held = Buffer.alloc(0);
  let sent = 0;
  socket.on('data', (data) => {
    held = Buffer.concat([held, data]);
    for (;;) {
      const colon = held.indexOf(':');
      const end = colon + 1 + Number(held.subarray(0, Math.max(0, colon)));
      if (colon < 0 || held.length < end) return;
      const message = JSON.parse(held.subarray(colon + 1, end).toString()) as Answer | object;
      held = held.subarray(end);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message as unknown as Answer);
    }
  });
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const BROWSER_OF_WEBKIT = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];

async function driveWebKit(): Promise<Driven | undefined> {
  const program = onPath(['WebKitWebDriver']);
  const screen = onPath(['xvfb-run']);
  const binary = BROWSER_OF_WEBKIT.find((path) => existsSync(path));
  if (!program || !screen || !binary) return undefined;
  const port = await freePort();
  const server = spawn(screen, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method, body: body ? JSON.stringify(body) : undefined });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => undefined))) await moment(200);
  const options = { binary, args: ['--automation', '--enable-javascript=false'] };
  const session = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command: Command = (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
  await command('POST', '/window/rect', { x: 0, y: 0, width: SIZE.width, height: SIZE.height + 38 });
  return driven('WebKit', session.capabilities.browserVersion, command, async () => {
    // The negative id is that of the group: the screen and the server on it.
    if (server.pid) process.kill(-server.pid);
    await ended(server);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
