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
  ['542', ['c42', 'r45', 'k25', 'b45']],
  ['111', ['c11', 'r11', 'k11', 'b11']],
  ['999', ['c99', 'r99', 'k99', 'b99']],
])('candidate %s stands in the constraints its name says', (name, expected) => {
  const layout = layoutOf(NINE);
  const candidate = layout.candidates.find((x) => x.name === name)!;
  expect(candidate.constraints.map((u) => layout.constraints[u]!.name)).toEqual(expected);
});
