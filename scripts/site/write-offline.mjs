/** Writes the service worker of a built site, which stores all its files: the last step of `buildSite`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'sw.js';

/** Writes `sw.js` into the folder of a built site; returns the number of files it stores. */
export function writeOffline(folder) {
  const files = Object.fromEntries(
    pathsIn(folder, '')
      .filter((path) => path !== NAME)
      .map((path) => [path, hashOf(readFileSync(join(folder, path)))]),
  );
  const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
  const version = hashOf(JSON.stringify(files) + worker);
  writeFileSync(join(folder, NAME), `const BUILD = ${JSON.stringify({ version, files })};\n${worker}`);
  return Object.keys(files).length;
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

function pathsIn(root, folder) {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      return statSync(join(root, path)).isDirectory() ? pathsIn(root, path) : [path];
    });
}
