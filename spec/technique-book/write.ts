/** `npm run techniques`: writes `docs/techniques.md`, its pictures, and the examples of the page. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeBook } from './book.ts';
import { PAGE_EXAMPLES } from './page-examples.ts';

const ROOT = new URL('../../', import.meta.url);

const book = writeBook();
const pictures = new URL('docs/techniques/', ROOT);
for (const name of readdirSync(pictures)) {
  if (name.endsWith('.generated.svg') && !book.has(`docs/techniques/${name}`))
    rmSync(new URL(name, pictures));
}
for (const [path, text] of book) writeFileSync(new URL(path, ROOT), text);
console.log(`docs/techniques.md, ${book.size - 2} pictures, ${PAGE_EXAMPLES}`);
