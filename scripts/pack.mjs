/** `npm run pack -- FOLDER`: builds every public package and leaves the packed files in that folder. */
import { mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './build-packages.mjs';
import { fail } from './setup.mjs';

/** Packs staged packages; returns name, path and sizes of each packed file. */
export function packAll(built, folder) {
  mkdirSync(folder, { recursive: true });
  return built.map(({ name, folder: from }) => {
    const packed = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: from,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (packed.status !== 0) throw new Error(`${name} could not be packed:\n${packed.stderr}`);
    const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packed.stdout);
    return { name, path: resolve(folder, filename), size, unpackedSize, entryCount };
  });
}

export function sizeRow({ name, size, unpackedSize, entryCount }) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
  return `${name.padEnd(20)} ${kB(size).padStart(8)} packed ${kB(unpackedSize).padStart(9)} unpacked ${String(entryCount).padStart(5)} files`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) fail('Say where to leave the packed files: npm run pack -- FOLDER');
  for (const packed of packAll(await buildPackages(), resolve(folder)))
    console.log(`${sizeRow(packed)}  ${packed.path}`);
}
