import { expect, test } from 'vitest';
import { formatRemark, readRemark, type Remark } from './remarks.ts';

const REMARKS: readonly Remark[] = [
  { kind: 'picture' },
  { kind: 'column', name: 'visual "rules"' },
  { kind: 'recognised', names: 'thermometers (2), arrows (1)' },
  { kind: 'doubted', names: 'thermometers, arrows' },
  { kind: 'words', line: 10, words: 'rules: "anti-knight"' },
  { kind: 'row', line: 3, row: '1 2 "3" 4' },
];

test.each(REMARKS)('the remark $kind is read from its sentence', (remark) => {
  expect(readRemark(formatRemark(remark))).toEqual(remark);
});

test('other sentences are no remark of a reader', () => {
  expect(readRemark('A picture is not shown.')).toBeUndefined();
  expect(readRemark(`${formatRemark({ kind: 'picture' })} Indeed.`)).toBeUndefined();
});
