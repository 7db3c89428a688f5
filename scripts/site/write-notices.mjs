/** Writes the copyright notices of the packages whose code is in the built site, as their licences ask. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages in the bundle: one that is added to the page is added here. */
const SHIPPED = ['svelte', 'clsx', 'esm-env', 'idb', 'uqr'];

export function writeNotices(folder, root) {
  const parts = [
    ['Pencilmark', join(root, 'LICENSE')],
    ...SHIPPED.map((name) => [name, licenceOf(root, name)]),
  ];
  const text = parts.map(([name, file]) => `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`);
  writeFileSync(join(folder, 'notices.txt'), text.join('\n----\n\n'));
}

function licenceOf(root, name) {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((found) => /^licen[cs]e/i.test(found));
  if (!file) throw new Error(`${name} comes without its licence.`);
  return join(folder, file);
}
