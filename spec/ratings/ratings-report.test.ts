import { expect, test } from 'vitest';
import { compareRatings, formatColumns, readTable } from './ratings-report.ts';

const EASY = '000000030005706000000040250000089020000500890000370001607000010023000000801902006';

function rows(text: string) {
  const table = readTable(text);
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

test('equal ratings are counted per profile and column', () => {
  const table = rows(`puzzle\tER\tEP\tED\tcorrected\n${EASY}\t1.2\t1.2\t1.2\t=\n`);
  const columns = compareRatings(table, ['se-1.2.1', 'se-1.2.1-corrected']);
  expect(columns.map(({ profile, name, compared, equal }) => [profile, name, compared, equal])).toEqual([
    ['se-1.2.1', 'ER', 1, 1],
    ['se-1.2.1', 'EP', 1, 1],
    ['se-1.2.1', 'ED', 1, 1],
    ['se-1.2.1-corrected', 'ER', 1, 1],
    ['se-1.2.1-corrected', 'EP', 1, 1],
    ['se-1.2.1-corrected', 'ED', 1, 1],
  ]);
});

test('records of the puzzle bank are compared by ER with sukaku-1.15 alone', () => {
  const bank = `0030105c133e ${EASY}   1.2\n00353434ec9e ${EASY}  11.3\n`;
  const columns = compareRatings(rows(bank), ['se-1.2.1', 'se-1.2.1-corrected', 'sukaku-1.15', 'hodoku-2.2']);
  expect(columns).toMatchObject([{ profile: 'sukaku-1.15', name: 'ER', compared: 2, equal: 1 }]);
  expect(readTable(`${bank}0030105c133e ${EASY}\n`)).toMatchObject({ error: { code: 'table.row' } });
});

test('a difference is counted and shown', () => {
  const table = rows(`puzzle\tER\tEP\tED\n${EASY}\t9.9\t1.2\t1.2\n`);
  const [er] = compareRatings(table, ['se-1.2.1']);
  expect(er).toMatchObject({ compared: 1, equal: 0, differences: [{ wanted: '9.9', got: '1.2' }] });
  expect(formatColumns([er])).toContain('wanted 9.9, got 1.2');
});

test('a table without the columns, or with a broken line, is refused', () => {
  expect(readTable('puzzle\tlevel\n')).toMatchObject({ error: { code: 'table.heading' } });
  expect(readTable('puzzle\tER\nabc\t1.2\n')).toMatchObject({ error: { code: 'table.row' } });
});
