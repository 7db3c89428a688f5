import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOOK_PATH, writeBook } from './book.ts';

it('is the file in docs: npm run constraints writes it', () => {
  expect(readFileSync(new URL(`../../${BOOK_PATH}`, import.meta.url), 'utf8')).toBe(writeBook());
});
