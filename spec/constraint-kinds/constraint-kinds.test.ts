import { type Constraint, CONSTRAINT_KINDS, createRandom, type Random } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { disagreement, obeying, SMALL_SPECS, type SmallBoard, smallBoard } from './brute-force.ts';
import { randomConstraint } from './random-constraint.ts';

/** Instances of each kind, and of two or three kinds together, on each board. */
const INSTANCES = cases(2, 170);
const MIXTURES = cases(12, 2_000);

describe.each(SMALL_SPECS)('on %s', (name, spec) => {
  const board = smallBoard(spec);

  test.each(CONSTRAINT_KINDS)('%s: the solver finds what the check accepts', (kind) => {
    const random = createRandom(`${name} ${kind}`);
    for (let k = 0; k < INSTANCES; k++) {
      const constraints = draw(board, k, () => [randomConstraint(kind, board.geometry, random) ?? []].flat());
      expect(disagreement(board, constraints)).toBeUndefined();
    }
  });

  test('two and three kinds together', () => {
    const random = createRandom(`${name} mixed`);
    for (let k = 0; k < MIXTURES; k++) {
      const constraints = draw(board, k, () => mixture(board, 2 + random.below(2), random));
      expect(disagreement(board, constraints)).toBeUndefined();
    }
  });
});

/** As drawn, or every other time drawn until some grids obey and some do not: most random sums are impossible. */
function draw(board: SmallBoard, index: number, once: () => Constraint[]): Constraint[] {
  let constraints = once();
  for (let tries = 0; index % 2 === 1 && tries < 20; tries++) {
    const many = obeying(board, constraints);
    if (many > 0 && many < board.grids.length) break;
    constraints = once();
  }
  return constraints;
}

function mixture({ geometry }: SmallBoard, wanted: number, random: Random): Constraint[] {
  const constraints: Constraint[] = [];
  for (let tries = 0; constraints.length < wanted && tries < 50; tries++) {
    const kind = CONSTRAINT_KINDS[random.below(CONSTRAINT_KINDS.length)];
    const constraint = randomConstraint(kind, geometry, random);
    if (constraint) constraints.push(constraint);
  }
  return constraints;
}
