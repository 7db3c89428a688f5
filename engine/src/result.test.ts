import { describe, expect, test } from 'vitest';
import { describeProblem, err, ok, placeAt, failure } from './result.ts';

test('the two outcomes', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(err('wrong')).toEqual({ ok: false, error: 'wrong' });
  expect(failure('a.b', 'No.')).toEqual({ ok: false, error: { code: 'a.b', message: 'No.' } });
});

test('a problem has a place only where one is known', () => {
  const at = { line: 2, column: 3, offset: 9 };
  const placed = failure('a.b', 'No.', at);
  expect(placed.error).toEqual({ code: 'a.b', message: 'No.', at });
  expect(describeProblem(placed.error)).toBe('line 2, column 3: No.');
  expect(describeProblem(failure('a.b', 'No.').error)).toBe('No.');
  expect('at' in failure('a.b', 'No.').error).toBe(false);
});

describe('places in a text, 1-based as editors count', () => {
  test.each([
    { text: '', offset: 0, line: 1, column: 1 },
    { text: 'abc', offset: 0, line: 1, column: 1 },
    { text: 'abc', offset: 3, line: 1, column: 4 },
    { text: 'ab\ncd', offset: 2, line: 1, column: 3 },
    { text: 'ab\ncd', offset: 3, line: 2, column: 1 },
    { text: 'ab\r\ncd', offset: 4, line: 2, column: 1 },
    { text: 'ab\r\ncd', offset: 3, line: 1, column: 4 },
    { text: 'ab\rcd', offset: 3, line: 2, column: 1 },
    { text: '\n\n\n', offset: 3, line: 4, column: 1 },
    { text: '\r\r\n\n', offset: 4, line: 4, column: 1 },
    { text: 'a😀b', offset: 3, line: 1, column: 4 },
  ])('$text at $offset', ({ text, offset, line, column }) => {
    expect(placeAt(text, offset)).toEqual({ line, column, offset });
  });
});
