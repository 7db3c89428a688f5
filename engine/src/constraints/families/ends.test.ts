import { expect, test } from 'vitest';
import { endsFirst, endsMachine, endsOf } from './ends.ts';
import { accepted, linesOf } from './test-lines.ts';

test('the ends of a line, the lower first, and what lies inside', () => {
  expect(endsOf([7, 1, 9, 3])).toEqual({ low: 3, high: 7, inner: [1, 9] });
  expect(endsOf([2, 5])).toEqual({ low: 2, high: 5, inner: [] });
  expect(endsFirst([10, 11, 12, 13])).toEqual([10, 13, 11, 12]);
});

test.each([
  { name: 'between', apart: 0, isInside: true },
  { name: 'outside', apart: 2, isInside: false },
])('the machine of $name compares with both ends', ({ name, apart, isInside }) => {
  const machine = endsMachine(
    name,
    (low, high) => high - low >= apart,
    (low, high, value) => (value > low && value < high) === isInside,
  );
  expect(machine.key).toBe(name);
  // With values of two digits, and with nothing between the ends.
  const lines = [...linesOf([1, 2, 9, 10, 11], 4), ...linesOf([1, 2, 3], 2)];
  const expected = lines.filter((line) => {
    const [low, high] = [Math.min(line[0], line[1]), Math.max(line[0], line[1])];
    return high - low >= apart && line.slice(2).every((value) => (value > low && value < high) === isInside);
  });
  expect(accepted(machine, lines)).toEqual(expected.map((line) => line.join(' ')));
});
