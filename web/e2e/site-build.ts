import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, fail, root } from '../../scripts/setup.mjs';
import { DIST } from './folder-server.ts';

const SOURCES = [
  'engine/src',
  'game/src',
  'board/src',
  'css-edition/src',
  'web/src',
  'web/public',
  'web/index.html',
];

/** Builds the site if it is missing or older than its source. */
export function ensureBuilt(): void {
  if (!isBuilt() && !buildSite()) fail('The site did not build; see above.');
}

function isBuilt(): boolean {
  // Written last, after everything else.
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
