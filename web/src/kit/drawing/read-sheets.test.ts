import { classic9, emptyPuzzle, formatSheet, parseSheet } from 'pencilmark';
import { expect, test } from 'vitest';
import { readSheet, readSheets } from './read-sheets.ts';

const CAGE = { kind: 'cage', cells: [0, 1], sum: 3 } as const;
const killer = formatSheet({ puzzle: { ...emptyPuzzle(classic9()), constraints: [CAGE] } }, 'pencilmark');
const text = killer.ok ? killer.value : '';

test('a puzzle with rules that are not drawn is refused by their names, not shown without them', () => {
  expect(parseSheet(text)).toMatchObject({ ok: true, value: { puzzle: { constraints: [CAGE] } } });
  for (const read of [readSheet(text), readSheets(text)]) {
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'format.rules', message: 'The page can’t show these rules yet: cage.' },
    });
  }
});

test('a puzzle of houses alone is read', () => {
  expect(readSheet('1'.padEnd(81, '.'))).toMatchObject({ ok: true });
});
