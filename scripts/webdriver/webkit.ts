/** WebKitGTK through the server that comes with it, on a virtual screen. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, driven, type Driven, type BrowserOptions } from './driven.ts';
import { ended, moment, onPath } from './processes.ts';

const BROWSER_OF_WEBKIT = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];

/** With the usual tool bar, no window is as narrow as a phone. */
const NARROW_BAR =
  'button, entry, toolbar, toolbutton, label, image {' +
  ' min-width: 0; margin: 0; border-width: 0; padding: 0; -gtk-icon-transform: scale(0.1); font-size: 1px }';

export async function driveWebKit(options: BrowserOptions): Promise<Driven | undefined> {
  const program = onPath(['WebKitWebDriver']);
  const screen = onPath(['xvfb-run']);
  const binary = BROWSER_OF_WEBKIT.find((path) => existsSync(path));
  if (!program || !screen || !binary) return undefined;
  const { javaScript, size } = options;
  const home = mkdtempSync(join(tmpdir(), 'pencilmark-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const port = await freePort();
  const server = spawn(screen, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: home },
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method, body: body ? JSON.stringify(body) : undefined });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => undefined))) await moment(200);
  const browser = { binary, args: ['--automation', `--enable-javascript=${javaScript}`] };
  const session = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command: Command = (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
  await sizeView(command, size);
  return driven(['WebKit', session.capabilities.browserVersion], options, command, async () => {
    // The negative id is that of the process group: the screen and the server on it.
    if (server.pid) process.kill(-server.pid);
    await ended(server);
    rmSync(home, { recursive: true, force: true });
  });
}

/** Resizes the window so that its page has this size. */
async function sizeView(command: Command, { width, height }: BrowserOptions['size']): Promise<void> {
  await command('POST', '/window/rect', { x: 0, y: 0, width, height: height + 38 });
  const script = 'return innerHeight';
  const shown = (await command('POST', '/execute/sync', { script, args: [] })) as number;
  await command('POST', '/window/rect', { x: 0, y: 0, width, height: 2 * height + 38 - shown });
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
