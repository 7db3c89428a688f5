import { expect, test } from 'vitest';
import { FOUR, layoutOf, NINE, SIX } from './layout.ts';

test.each([
  ['4×4', FOUR, 64, 64],
  ['6×6', SIX, 216, 144],
  ['9×9', NINE, 729, 324],
] as const)(
  '%s: every constraint holds one candidate per digit or place',
  (_, size, candidates, constraints) => {
    const layout = layoutOf(size);
    expect([layout.candidates.length, layout.constraints.length]).toEqual([candidates, constraints]);
    for (const [u, { candidates: members }] of layout.constraints.entries()) {
      expect(members).toHaveLength(size.digits);
      for (const i of members) expect(layout.candidates[i]!.constraints).toContain(u);
    }
  },
);

test.each([
  ['425', ['cell-42', 'row-45', 'col-25', 'box-45']],
  ['111', ['cell-11', 'row-11', 'col-11', 'box-11']],
  ['999', ['cell-99', 'row-99', 'col-99', 'box-99']],
])('candidate %s stands in the constraints its name says', (name, expected) => {
  const layout = layoutOf(NINE);
  const candidate = layout.candidates.find((x) => x.name === name)!;
  expect(candidate.constraints.map((u) => layout.constraints[u]!.name)).toEqual(expected);
});
