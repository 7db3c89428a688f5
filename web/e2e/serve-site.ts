/** The one server of the browser tests. It builds the site first where that is missing or older than its source. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, fail, root } from '../../scripts/setup.mjs';
import { DIST, serveFolder } from './folder-server.ts';

const SOURCES = [
  'engine/src',
  'game/src',
  'board/src',
  'css-edition/src',
  'web/src',
  'web/public',
  'web/index.html',
];

function isBuilt(): boolean {
  // Written last, when all the rest is there.
  const last = join(DIST, 'sw.js');
  if (!existsSync(last)) return false;
  return Math.max(...SOURCES.map((path) => newest(join(root, path)))) < statSync(last).mtimeMs;
}

/** When a file, or anything in a folder, was last written, in milliseconds. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (!isBuilt() && !buildSite()) fail('The site did not build; see above.');
const { address } = await serveFolder(DIST);
// Playwright waits for this line and takes the address from it.
console.log(`The site is at ${address}`);
