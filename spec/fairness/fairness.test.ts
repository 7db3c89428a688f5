import { classic9, generate, type GenerateOptions } from 'pencilmark';
import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';

const OPTIONS: readonly Omit<GenerateOptions, 'geometry' | 'seed'>[] = [
  { count: 60, dig: 'minimal' },
  { count: 20, dig: 'minimal', symmetry: 'both-diagonals' },
  { count: 5, givens: 30 },
  { count: 5, target: { kind: 'level', level: 'medium' } },
];

test.each(OPTIONS)('%j: nothing is promised that is not so', (chosen) => {
  const options = { ...chosen, geometry: classic9(), seed: 'fair' };
  for (const generated of generate(options)) expect(faultsOf(options, generated)).toEqual([]);
});

test('faults are found', () => {
  const options = { geometry: classic9(), seed: 'fair', dig: 'minimal', symmetry: 'full' } as const;
  const [made] = generate({ geometry: classic9(), seed: 'fair' });
  if (made.status !== 'made') throw new Error('The puzzle is missing.');
  const { givens } = made.puzzle;
  const without = givens.with(givens.findIndex((digit) => digit > 0), 0); // oxfmt-ignore
  const more = givens.map((digit, cell) => digit || (cell < 40 ? made.solution[cell] : 0));
  const faults = (changed: readonly number[]) =>
    faultsOf(options, { ...made, puzzle: { geometry: classic9(), constraints: [], givens: changed } });
  expect(faults(without)).toContain('not unique');
  expect(faults(givens)).toContain('not symmetric');
  expect(faults(more)).toContain('not minimal');
  expect(faults(givens.with(givens.indexOf(0), 1 + (made.solution[givens.indexOf(0)] % 9)))).toContain(
    'another solution',
  );
});
