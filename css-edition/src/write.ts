/** Writes the pages of the CSS edition: `npm run css-edition`, or followed by a target folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pages } from './index.ts';

const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
mkdirSync(folder, { recursive: true });
for (const { file, text } of pages()) {
  writeFileSync(join(folder, file), text);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const bytes = Buffer.byteLength(text);
  console.log(
    `${file.padEnd(10)} ${kilobytes(bytes)}, gzip ${kilobytes(gzipSync(text, { level: 9 }).length)}`,
  );
}
