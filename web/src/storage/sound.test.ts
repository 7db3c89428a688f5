import { expect, test } from 'vitest';
import { isHead, isHelp, isRating, isSummary } from './sound.ts';

const RECORDS = [
  [isHead, { id: 'a', title: '', created: 0, updated: 1, status: 'open', played: 2 }],
  [isSummary, { game: 'a', updated: 1, puzzle: 'p', digits: '01', assists: { solve: 1 } }],
  [isHelp, { game: 'a', hints: 0, checks: 1 }],
  [isRating, { puzzle: 'p', solutions: 'unique', level: 'easy', score: 1 }],
] as const;

test.each(RECORDS)('%o knows its own records, and none with another kind of value', (isSound, record) => {
  expect(isSound(record)).toBe(true);
  for (const name of Object.keys(record))
    for (const value of [
      null,
      [],
      { of: 'no number' },
      Number.NaN,
      typeof record[name as never] === 'string' ? 7 : 'x',
    ])
      if (!(name === 'assists' && Array.isArray(value)))
        expect(isSound({ ...record, [name]: value }), `${name}: ${JSON.stringify(value)}`).toBe(false);
  for (const none of [undefined, null, 7, 'text', []]) expect(isSound(none)).toBe(false);
});
