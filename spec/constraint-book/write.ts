/** `npm run constraints`: writes `docs/constraints.md` and `docs/constraint.schema.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { BOOK_PATH, writeBook } from './book.ts';
import { constraintSchema, SCHEMA_PATH } from './schema.ts';

const schemaFile = new URL(`../../${SCHEMA_PATH}`, import.meta.url);
const layout = JSON.parse(
  readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'),
) as FormatConfig;
writeFileSync(new URL(`../../${BOOK_PATH}`, import.meta.url), writeBook());
const { code } = await format(SCHEMA_PATH, JSON.stringify(constraintSchema()), layout);
writeFileSync(schemaFile, code);
console.log(`${BOOK_PATH}\n${SCHEMA_PATH}`);
