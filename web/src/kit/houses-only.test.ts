import { classic9, emptyPuzzle, formatPuzzle, parsePuzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { readHouseSheet } from './houses-only.ts';

const CAGE = { kind: 'cage', cells: [0, 1], sum: 3 } as const;
const killer = formatPuzzle({ puzzle: { ...emptyPuzzle(classic9()), constraints: [CAGE] } }, 'pencilmark');
const text = killer.ok ? killer.value : '';

test('a puzzle with further rules is refused by their names, not taken without them', () => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { puzzle: { constraints: [CAGE] } } });
  expect(readHouseSheet(text)).toMatchObject({
    ok: false,
    error: { code: 'format.rules', message: 'This page can’t handle these rules yet: cage.' },
  });
});

test('a puzzle of houses alone is read', () => {
  expect(readHouseSheet('1'.padEnd(81, '.'))).toMatchObject({ ok: true });
});
