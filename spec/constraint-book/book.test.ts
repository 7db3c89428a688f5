import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BOOK_PATH, writeBook } from './book.ts';
import { constraintSchema, SCHEMA_PATH } from './schema.ts';

it('is the file in docs: npm run constraints writes it', () => {
  expect(readFileSync(new URL(`../../${BOOK_PATH}`, import.meta.url), 'utf8')).toBe(writeBook());
});

it('gives the JSON Schema of its kinds', () => {
  const schema = JSON.parse(readFileSync(new URL(`../../${SCHEMA_PATH}`, import.meta.url), 'utf8')) as object;
  expect(schema).toEqual(constraintSchema());
});
