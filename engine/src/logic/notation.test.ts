import { expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { candidateToken, cellsText, conclusionsText } from './notation.ts';
import type { Candidate } from './step.ts';
import { candidatesFrom } from './techniques/case.ts';

// Source: HoDoKu's way of writing steps.
const CONCLUSIONS: readonly (readonly [placements: string, eliminations: string, text: string])[] = [
  ['r3c7<>5', '', 'r3c7=5'],
  ['', 'r5c1<>4', 'r5c1<>4'],
  ['', 'r2c456<>2 r9c2<>2', 'r2c456,r9c2<>2'],
  ['', 'r56c78<>5', 'r56c78<>5'],
  ['', 'r4c4<>78 r1c4<>7', 'r14c4<>7, r4c4<>8'],
  ['r1c1<>1', 'r9c9<>1', 'r1c1=1, r9c9<>1'],
];

test.each(CONCLUSIONS)('%s %s: %s', (placed, eliminated, text) => {
  const [placements, eliminations] = [placed, eliminated].map((list): Candidate[] =>
    candidatesFrom(classic9(), list),
  );
  const step = { technique: 'aic', placements, eliminations, evidence: { digits: [] } } as const;
  expect(conclusionsText(classic9(), step)).toBe(text);
});

test('cells stand one by one where runs would be ambiguous', () => {
  const made = createGeometry(variantSpec('classic', 16));
  expect(made.ok && cellsText(made.value, [0, 15, 255])).toBe('r1c1,r1c16,r16c16');
});

test('tokens of the library', () => {
  expect(candidateToken(classic9(), { cell: 17, digit: 8 })).toBe('829');
});
