/** `npm run constraints`: writes `docs/constraints.md`. */
import { writeFileSync } from 'node:fs';
import { BOOK_PATH, writeBook } from './book.ts';

writeFileSync(new URL(`../../${BOOK_PATH}`, import.meta.url), writeBook());
console.log(BOOK_PATH);
