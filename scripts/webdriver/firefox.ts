/** Firefox through its own Marionette socket, as geckodriver does, but without geckodriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, driven, type Driven, type BrowserOptions } from './driven.ts';
import { ended, moment, onPath } from './processes.ts';

/** WebDriver's commands under their Marionette names. */
const MARIONETTE: Readonly<Record<string, string>> = {
  'POST /url': 'WebDriver:Navigate',
  'POST /execute/sync': 'WebDriver:ExecuteScript',
  'POST /actions': 'WebDriver:PerformActions',
  'GET /screenshot': 'WebDriver:TakeScreenshot',
  'DELETE ': 'WebDriver:DeleteSession',
};

/** A window is never narrower than 500 pixels, so the page is confined to a part of it. */
const LAY_PAGE = `const { style } = gBrowser.selectedBrowser;
  const { width, height } = arguments[0];
  for (const end of ['', 'min-', 'max-']) {
    style.setProperty(end + 'width', width + 'px');
    style.setProperty(end + 'height', height + 'px');
  }`;

export async function driveFirefox(options: BrowserOptions): Promise<Driven | undefined> {
  const program = onPath(['firefox-esr', 'firefox']);
  if (!program) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'pencilmark-firefox-'));
  const { javaScript, size, touch = false } = options;
  const preferences = {
    'marionette.port': 0,
    'javascript.enabled': javaScript,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'dom.w3c_touch_events.enabled': touch ? 1 : 0,
    // A finger (1), or a mouse that can hover (2 + 4).
    'ui.primaryPointerCapabilities': touch ? 1 : 6,
    'ui.allPointerCapabilities': touch ? 1 : 6,
  };
  const lines = Object.entries(preferences).map(([name, to]) => `user_pref("${name}", ${to});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--marionette', '--no-remote', '--remote-allow-system-access'];
  const browser = spawn(program, [...flags, '--profile', profile], { stdio: 'ignore' });
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
  await send('WebDriver:SetWindowRect', { width: Math.max(500, size.width), height: size.height + 86 });
  await send('Marionette:SetContext', { value: 'chrome' });
  await send('WebDriver:ExecuteScript', { script: LAY_PAGE, args: [size] });
  await send('Marionette:SetContext', { value: 'content' });
  return driven(['Firefox', capabilities.browserVersion], options, command, async () => {
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
