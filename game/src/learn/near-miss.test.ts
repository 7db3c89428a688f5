import {
  type Candidate,
  type Cell,
  classic9,
  copyPosition,
  digitCount,
  digitsIn,
  eliminate,
  findSteps,
  isCandidate,
  type Position,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { positionOfBoard } from './drill-board.ts';
import { type Failing, nearMiss, NEARLY, type NearMiss } from './near-miss.ts';

const { cells: CELLS, houses: HOUSES, peers: PEERS } = classic9();

// Each test makes its own near-miss: one made while tests are collected would be no part of any.
test.each(NEARLY.flatMap((technique) => [0, 1, 2].map((index) => [technique, index] as const)))(
  'a near-miss of %s, %i: it holds none, would hold one but for what fails, and would rule out a digit of the solution',
  (technique, index) => {
    const miss = nearMiss(technique, 'test', index)!;
    const position = positionOfBoard(miss);
    const { failing, refuted, solution, step } = miss;
    expect(miss.technique).toBe(technique);
    expect(step.technique).toBe(technique);
    expect([...findSteps(position, { techniques: [technique] })]).toEqual([]);
    expect(step.eliminations).toContainEqual(refuted);
    expect(solution[refuted.cell]).toBe(refuted.digit);
    expect(isCandidate(position, refuted.cell, refuted.digit)).toBe(true);
    if (failing.kind === 'sight') return expectUnseen(miss, position);
    expect(solution[failing.cell]).toBe(failing.digit);
    expect(step.eliminations).not.toContainEqual({ cell: failing.cell, digit: failing.digit });
    expect(stepsWithout(position, technique, failing)).toContainEqual(step);
    expectPlace(step, failing);
    if (failing.kind === 'filling') expectOthers(miss, position);
  },
);

function stepsWithout(position: Position, technique: TechniqueId, { cell, digit }: Candidate): Step[] {
  const without = copyPosition(position);
  expect(eliminate(without, cell, digit)).toBe(true);
  return [...findSteps(without, { techniques: [technique] })];
}

/** Where the additional candidate lies: in a cell of the pattern, or in one of its houses and outside of its cells. */
function expectPlace({ evidence }: Step, failing: Exclude<Failing, { kind: 'sight' }>): void {
  const { houses = [], cells = [], candidates = [], chains = [], rules } = evidence;
  const pattern: readonly Cell[] = [
    ...cells.filter(({ role }) => role !== 'empty').flatMap((part) => part.cells),
    ...candidates.map((part) => part.cell),
    ...chains.flatMap(({ nodes }) => nodes.flatMap((node) => node.cells)),
  ];
  expect(failing.kind === 'filling').toBe(rules !== undefined);
  if (failing.kind === 'filling') return expect(rules!.cells).toContain(failing.cell);
  expect(pattern.includes(failing.cell)).toBe(failing.kind === 'candidate');
  if (failing.kind === 'candidate') return;
  const linked = chains.flatMap(({ links }) =>
    links.flatMap(({ reason }) => (reason.kind === 'house' ? [reason.house] : [])),
  );
  expect([...houses.map(({ house }) => house), ...linked]).toContain(failing.house);
  expect(HOUSES[failing.house].cells).toContain(failing.cell);
}

/** Any other cell under the rule that keeps the refuted digit possible is as good an answer. */
function expectOthers({ technique, step, failing, refuted, solution }: NearMiss, position: Position): void {
  if (failing.kind !== 'filling') return;
  const { constraints } = step.evidence.rules!;
  const asGood = [...solution.keys()].filter((cell) => {
    const digit = solution[cell];
    if (position.digits[cell] !== 0 || !step.evidence.rules!.cells.includes(cell)) return false;
    return stepsWithout(position, technique, { cell, digit }).some(
      ({ eliminations, evidence }) =>
        JSON.stringify(evidence.rules!.constraints) === JSON.stringify(constraints) &&
        eliminations.some((one) => one.cell === refuted.cell && one.digit === refuted.digit) &&
        !eliminations.some((one) => one.cell === cell && one.digit === digit),
    );
  });
  expect(failing.others).toContain(failing.cell);
  expect(asGood).toEqual(expect.arrayContaining([...failing.others]));
}

/** A wing in all but one pair of cells, which do not see each other. */
function expectUnseen({ technique, step, failing, refuted }: NearMiss, position: Position): void {
  if (failing.kind !== 'sight') return;
  const { candidates } = position;
  const [[pivot], pincers] = ['pivot', 'pincer'].map((role) =>
    step.evidence.cells!.filter((part) => part.role === role).flatMap(({ cells }) => cells),
  );
  expect(step.placements).toEqual([]);
  expect(pincers).toHaveLength(2);
  expect(new Set([pivot, ...pincers]).size).toBe(3);
  const [a, b] = pincers.map((cell) => candidates[cell]);
  expect([digitCount(a), digitCount(b), digitCount(a & b)]).toEqual([2, 2, 1]);
  expect(digitsIn(candidates[pivot] | a | b)).toEqual(step.evidence.digits);
  expect(step.evidence.digits).toHaveLength(3);
  expect(refuted.digit).toBe(digitsIn(a & b)[0]);
  const others = [...CELLS.keys()].filter(
    (cell) =>
      isCandidate(position, cell, refuted.digit) &&
      cell !== pivot &&
      pincers.every((pincer) => PEERS[cell].includes(pincer)),
  );
  const unseen = pincers.filter((pincer) => !PEERS[pivot].includes(pincer));
  if (technique === 'xy-wing') {
    expect(digitsIn(candidates[pivot])).toEqual(
      step.evidence.digits.filter((digit) => digit !== refuted.digit),
    );
    expect(unseen).toHaveLength(1);
    expect(failing.cells).toEqual([pivot, unseen[0]]);
    expect(step.eliminations.map(({ cell }) => cell)).toEqual(others);
  } else {
    expect(digitsIn(candidates[pivot])).toEqual(step.evidence.digits);
    expect(unseen).toEqual([]);
    expect(step.eliminations).toEqual([refuted]);
    expect(others).toContain(refuted.cell);
    expect(PEERS[pivot]).not.toContain(refuted.cell);
    expect(failing.cells).toEqual([pivot, refuted.cell]);
  }
}

test.each(['xy-wing', 'xyz-wing'] as const)('%s can fail by sight as well as by a candidate', (technique) => {
  const misses = Array.from({ length: 12 }, (_, index) => nearMiss(technique, 'kinds', index)!);
  expect(new Set(misses.map(({ failing }) => failing.kind))).toEqual(new Set(['candidate', 'sight']));
  for (const miss of misses) if (miss.failing.kind === 'sight') expectUnseen(miss, positionOfBoard(miss));
});

test('is refused for a technique that has none', () => {
  const refusal = new RangeError('There are no near-misses of "full-house".');
  expect(() => nearMiss('full-house', 'x', 0)).toThrow(refusal);
  expect(nearMiss('x-wing', 'x', 0, { shouldStop: () => true })).toBeUndefined();
});
