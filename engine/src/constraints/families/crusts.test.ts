import { expect, test } from 'vitest';
import { allHold, createGeometry, emptyPuzzle, enumerateSolutions } from '../../index.ts';

// Sets of values were bits of a 32-bit integer once.
test.each([1, 28, 50, 99])('sandwiches are solved on boards whose values begin at %i', (lowestValue) => {
  const made = createGeometry({ size: 4, lowestValue, boxes: { rows: 2, columns: 2 } });
  if (!made.ok) throw new Error(made.error.message);
  const empty = emptyPuzzle(made.value);
  const constraints = [{ kind: 'sandwich' as const, cells: [0, 1, 2, 3], sum: lowestValue + 1 }];
  const obeying = [...enumerateSolutions(empty)].filter((grid) => allHold(made.value, constraints, grid));
  expect(obeying.length).toBeGreaterThan(0);
  const found = [...enumerateSolutions({ ...empty, constraints })];
  expect(found.map(String).sort()).toEqual(obeying.map(String).sort());
});
