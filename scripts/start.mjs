/** `npm start`: sets everything up, builds the game and opens it in the browser. */
import { spawn } from 'node:child_process';
import { buildSite, fail, setUp } from './setup.mjs';

setUp();
console.log('Building the game …');
if (!buildSite()) fail('The game did not build; see above.');

const { preview } = await import('vite');
const server = await preview({ root: 'web', preview: { port: 4180, strictPort: false } });
const address = server.resolvedUrls.local[0];
console.log(`\nPencilmark is at ${address}  (Ctrl-C ends it)\n`);
openBrowser(address);

/** Best effort: a machine without a screen still serves the game. */
function openBrowser(url) {
  if (process.env.CI || process.env.BROWSER === 'none') return;
  const openers = { darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '', url]] };
  const [command, args] = openers[process.platform] ?? ['xdg-open', [url]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
