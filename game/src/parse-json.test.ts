import { afterEach, expect, test, vi } from 'vitest';
import { parseJson } from './parse-json.ts';

afterEach(() => vi.restoreAllMocks());

test('gives what the text says', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ ok: true, value: { a: [1, null] } });
});

test.each([
  ['{"a":1 "b":2}', { line: 1, column: 8, offset: 7 }],
  ['{"a":1,\n"b":2}}', { line: 2, column: 7, offset: 14 }],
  ['{"a":\n[1,', { line: 2, column: 4, offset: 9 }],
  ['', { line: 1, column: 1, offset: 0 }],
])('tells where %j stops being JSON', (text, at) => {
  expect(parseJson(text)).toEqual({
    ok: false,
    error: { code: 'save.json', message: expect.stringContaining('damaged'), at },
  });
});

test.each([
  ['Unexpected EOF', 3],
  ['unexpected end of data', 3],
  ['unterminated string', 3],
  ['Bad control character at position 1', 1],
  ['Unexpected character at position 7', 3],
  ['Unexpected identifier "sender"', undefined],
])('finds the place in what other engines say: %s', (message, offset) => {
  vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new SyntaxError(message);
  });
  const read = parseJson('[1,');
  expect(!read.ok && read.error.at?.offset).toBe(offset);
});
