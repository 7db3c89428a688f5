import { describe, expect, test } from 'vitest';
import { upToDate } from './migrate.ts';
import type { Migration } from './migrations.ts';

describe('upToDate', () => {
  const steps: Migration[] = [
    { save: ({ moves, ...rest }) => ({ ...rest, log: moves }), record: (record) => record },
    { save: (save) => ({ ...save, trials: [] }), record: (record) => ({ ...record, from: 0 }) },
  ];

  test.each([
    [1, 'save', { moves: [] }, { log: [], trials: [] }],
    [2, 'save', { log: [1] }, { log: [1], trials: [] }],
    [3, 'save', { log: [1] }, { log: [1] }],
    [1, 'record', {}, { from: 0 }],
    [1, 'save', 'rubbish', 'rubbish'],
  ] as const)('version %d %s', (version, part, json, expected) => {
    expect(upToDate(json, version, part, steps)).toEqual(expected);
  });
});
