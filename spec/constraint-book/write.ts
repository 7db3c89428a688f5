/** `npm run constraints`: writes `docs/constraints.md` and `docs/constraint.schema.json`. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { BOOK_PATH, writeBook } from './book.ts';
import { constraintSchema, SCHEMA_PATH } from './schema.ts';

const schemaFile = new URL(`../../${SCHEMA_PATH}`, import.meta.url);
const options = await resolveConfig(schemaFile);
writeFileSync(new URL(`../../${BOOK_PATH}`, import.meta.url), writeBook());
writeFileSync(schemaFile, await format(JSON.stringify(constraintSchema()), { ...options, parser: 'json' }));
console.log(`${BOOK_PATH}\n${SCHEMA_PATH}`);
