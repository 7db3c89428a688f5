import { type Constraint, CONSTRAINT_KINDS, createRandom } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { disagreement, SMALL_SPECS, smallBoard } from './brute-force.ts';
import { randomConstraint } from './random-constraint.ts';

/** Instances of each kind on each board here; `npm run brute-force` tries thousands. */
const INSTANCES = 8;

describe.each(SMALL_SPECS)('on %s', (name, spec) => {
  const board = smallBoard(spec);

  test.each(CONSTRAINT_KINDS)('%s: the solver finds what the check accepts', (kind) => {
    const random = createRandom(`${name} ${kind}`);
    for (let k = 0; k < INSTANCES; k++) {
      const constraint = randomConstraint(kind, board.geometry, random);
      if (constraint) expect(disagreement(board, [constraint])).toBeUndefined();
    }
  });

  test('two and three kinds together', () => {
    const random = createRandom(`${name} mixed`);
    for (let k = 0; k < 40; k++) {
      const constraints: Constraint[] = [];
      for (let tries = 0; constraints.length < 2 + (k % 2) && tries < 50; tries++) {
        const kind = CONSTRAINT_KINDS[random.below(CONSTRAINT_KINDS.length)];
        const constraint = randomConstraint(kind, board.geometry, random);
        if (constraint) constraints.push(constraint);
      }
      expect(disagreement(board, constraints)).toBeUndefined();
    }
  });
});
