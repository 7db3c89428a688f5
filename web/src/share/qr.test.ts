import { expect, test } from 'vitest';
import { MAX_IN_QR, qrOf } from './qr.ts';

// Source: ISO/IEC 18004: sizes are 17 + 4 · version, and version 40 with correction L holds 2,953 bytes.
test.each([
  ['a', 21],
  ['a'.repeat(17), 21],
  ['a'.repeat(18), 25],
  ['a'.repeat(MAX_IN_QR), 177],
])('%#', (text, modules) => {
  expect(qrOf(text)?.size).toBe(modules + 8);
});

test('a text that is too long has none', () => {
  expect(qrOf('a'.repeat(MAX_IN_QR + 1))).toBeUndefined();
});

test('the finder patterns stand in three corners, inside the light border', () => {
  const { path } = qrOf('https://example.org/')!;
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  expect(path).not.toMatch(/M[0-3] |NaN/);
});
