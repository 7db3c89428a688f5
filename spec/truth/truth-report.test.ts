import { expect, test } from 'vitest';
import { formatReport, isAllRight, judge, type Timed } from './truth-report.ts';

const PLAIN = {
  id: 'a',
  type: '4x4',
  rows: 4,
  cols: 4,
  values: [1, 4],
  boxes: '2x2',
  givens: '1234341221434321',
  solution: '1234341221434321',
};

function line(changes: object): string {
  return JSON.stringify({ ...PLAIN, ...changes });
}

test.each([
  { name: 'right', changes: {}, verdict: 'right', unique: true, reasons: [] },
  {
    name: 'right, with open cells',
    changes: { givens: '123.34.2214.4...' },
    verdict: 'right',
    unique: true,
    reasons: [],
  },
  {
    name: 'another solution recorded',
    changes: { solution: '1234341243212143' },
    verdict: 'wrong',
    unique: true,
    reasons: ['the recorded solution breaks our rules', 'our solution is another one'],
  },
  {
    name: 'several solutions',
    changes: { givens: '..343412..434321' },
    verdict: 'wrong',
    unique: false,
    reasons: ['we find a second solution'],
  },
  {
    name: 'none',
    changes: { givens: '.123....4.......' },
    verdict: 'wrong',
    unique: false,
    reasons: ['we find no solution', 'the recorded solution breaks our rules'],
  },
  {
    name: 'a rule that we do not know',
    changes: { constraints: { yinYang: true } },
    verdict: 'skipped',
    unique: false,
    reasons: ['yinYang'],
  },
  {
    name: 'a broken record',
    changes: { givens: '' },
    verdict: 'unreadable',
    unique: false,
    reasons: ['givens: 0 cells, not 16.'],
  },
])('$name', ({ changes, verdict, unique, reasons }) => {
  expect(judge(line(changes), 7)).toMatchObject({ verdict, unique });
  expect(judge(line(changes), 7).reasons).toEqual(reasons);
});

test('an unreadable line is named by its number', () => {
  expect(judge('nonsense', 7)).toMatchObject({ id: 'line 7', verdict: 'unreadable' });
});

test('stopped before it was clear', () => {
  const cells = Array.from({ length: 11 }, (_, index) => `R1C${index + 1}`);
  const tenDigits = Array.from({ length: 10 }, (_, index) => index + 1);
  // Eleven cells that differ and share ten digits: impossible, but slow to find by trying.
  const pigeons = {
    rows: 1,
    cols: 11,
    values: [1, 13],
    boxes: null,
    groups: [cells],
    givens: '.'.repeat(11),
    candidates: Object.fromEntries(cells.map((cell) => [cell, tenDigits])),
    solution: '123456789AB',
  };
  const { verdict, reasons } = judge(line(pigeons), 1, { shouldStop: () => true });
  expect(verdict).toBe('undecided');
  expect(reasons).toContain('it took too long');
});

const JUDGED: readonly Timed[] = [
  { id: 'a', type: '4x4', verdict: 'right', unique: true, reasons: [], ms: 3 },
  { id: 'b', type: '4x4', verdict: 'right', unique: true, reasons: [], ms: 12.4 },
  { id: 'c', type: 'killer', verdict: 'skipped', unique: false, reasons: ['killer'], ms: 0 },
  { id: 'd', type: 'mixed', verdict: 'skipped', unique: false, reasons: ['thermo', 'arrow'], ms: 0 },
];

test('the report, and whether all is right', () => {
  expect(formatReport(JUDGED).split('\n')).toEqual([
    'type    records  right  unique  not right  skipped  total  slowest',
    '4x4           2      2       2          0        0  15 ms  12 ms (b)',
    'killer        1      0       0          0        1   0 ms             not supported: killer',
    'mixed         1      0       0          0        1   0 ms             not supported: arrow, thermo',
    'all           4      2       2          0        2  15 ms  12 ms (b)  not supported: arrow, killer, thermo',
  ]);
  expect(isAllRight(JUDGED)).toBe(true);
});

test.each(['wrong', 'undecided', 'unreadable'] as const)(
  'one %s record is told and is not all right',
  (verdict) => {
    const judged = [...JUDGED, { id: 'e', type: '4x4', verdict, unique: false, reasons: ['why'], ms: 1 }];
    expect(formatReport(judged).split('\n').at(-1)).toBe(`${verdict}: e: why`);
    expect(isAllRight(judged)).toBe(false);
  },
);
