import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pages } from './index.ts';

const FILES = pages();

/** Bytes, uncompressed and as sent by a server. */
test.each([
  ['4x4.html', 100_000, 20_000],
  ['9x9.html', 1_200_000, 120_000],
])('%s keeps its size: %i bytes, %i compressed', (name, plain, compressed) => {
  const { text } = FILES.find(({ file }) => file === name)!;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(plain);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(compressed);
});

test('no page holds a script, or loads anything', () => {
  for (const { text } of FILES) expect(text).not.toMatch(/<script|javascript:|\son\w+=|src=|@import/i);
});

test('what computes needs neither if() nor functions, except where it is asked for', () => {
  for (const { text } of FILES) {
    const sheet = text.slice(0, text.indexOf('</style>'));
    expect(sheet).not.toContain('@function');
    for (const [at] of sheet.matchAll(/--\w+:if\(/g)) expect(at).toMatch(/^--(tried|letters|turning):/);
  }
});

test.each([
  ['9x9.html', true],
  ['6x6.html', false],
])('%s says beforehand that solving at once may freeze it: %s', (name, says) => {
  const { text } = pages().find(({ file }) => file === name)!;
  expect(text.includes('can freeze this page')).toBe(says);
});
