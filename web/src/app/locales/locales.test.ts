import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { FETCH } from './fetch-locale.ts';

const SRC = new URL('../../', import.meta.url);

/** The parts of the page that request texts by name. */
const PARTS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('i18n'))
  .flatMap((file) => [...readFileSync(new URL(file, SRC), 'utf8').matchAll(/\bmessages\('(\w+)'/g)])
  .map(([, part]) => part);

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s has the words of each part of the page',
  async (language) => {
    expect(PARTS.length).toBeGreaterThan(20);
    expect(Object.keys((await FETCH[language]())!.words).sort()).toEqual([...PARTS].sort());
  },
);
