import {
  type Constraint,
  CONSTRAINT_KINDS,
  createGeometry,
  createRandom,
  formatPuzzle,
  type Geometry,
  type GeometrySpec,
  lossesOf,
  parsePuzzles,
  type Random,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import type { ConstraintKind } from '../../engine/src/constraints/kinds.ts';
import { missingRules } from '../../engine/src/constraints/missing-rules.ts';
import { cases } from '../../scripts/samples.mjs';
import { boardFor, heldBy, onlyCages, readAgain, RULED_FORMATS, sheetWith } from './format-kinds.ts';
import { randomConstraint } from '../constraint-kinds/random-constraint.ts';
import { typicalConstraint } from '../constraint-kinds/typical-constraint.ts';

const INSTANCES = cases(2, 60);
const MIXTURES = cases(15, 1_500);

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const BOARDS: readonly Geometry[] = [
  board(variantSpec('classic')),
  board(variantSpec('classic', 6)),
  board({ ...variantSpec('classic', 4), diagonals: ['main'] }),
  board({
    size: 5,
    regions: [...'AABBBAABBCAACCCDDDEEDDEEECC']
      .slice(0, 25)
      .map((_, at) => 'ABCDE'[(at * 2 + Math.floor(at / 5)) % 5]),
  }),
];

describe.each(RULED_FORMATS)('%s', (format) => {
  test('every kind that it holds in full survives a round trip', () => {
    for (const kind of CONSTRAINT_KINDS) {
      if (heldBy(format, kind) !== 'all') continue;
      const random = createRandom(`${format} ${kind}`);
      const geometry = boardFor(kind);
      for (let k = 0; k < INSTANCES; k++) {
        const constraint = typicalConstraint(kind, geometry, random);
        if (!constraint) continue;
        const sheet = sheetWith(geometry, format === 'solo' ? onlyCages(geometry, constraint) : [constraint]);
        const text = formatPuzzle(sheet, format);
        expect([kind, text.ok ? '' : text.error.message, JSON.stringify(constraint)]).toEqual([
          kind,
          '',
          expect.anything(),
        ]);
        // The text's format is also detected correctly.
        const read = text.ok ? parsePuzzles(text.value) : text;
        const constraints = read.ok ? read.value[0].puzzle.constraints : [];
        expect(missingRules(geometry, sheet.puzzle.constraints, constraints)).toEqual([]);
      }
    }
  });

  test('any constraints at all: what does not come back is named, and nothing is added', () => {
    const random = createRandom(`any ${format}`);
    for (let k = 0; k < MIXTURES; k++) {
      const geometry = BOARDS[k % BOARDS.length];
      const constraints = mixture(geometry, 1 + random.below(4), random);
      const sheet = sheetWith(geometry, constraints);
      const read = readAgain(sheet, format);
      if (!read) continue;
      const { constraints: again } = read.puzzle;
      // Cages of one cell without a sum say nothing.
      const added = missingRules(geometry, again, constraints).filter((one) => !isVoid(one));
      expect([added, JSON.stringify(constraints)]).toEqual([[], expect.anything()]);
      const isWhole = missingRules(geometry, constraints, again).length === 0;
      expect(lossesOf(sheet, format, { geometry }).includes('constraints')).toBe(!isWhole);
    }
  });
});

function isVoid(constraint: Constraint): boolean {
  return constraint.kind === 'cage' && constraint.cells.length === 1 && constraint.sum === undefined;
}

function mixture(geometry: Geometry, wanted: number, random: Random): Constraint[] {
  const constraints: Constraint[] = [];
  for (let tries = 0; constraints.length < wanted && tries < 50; tries++) {
    const kind: ConstraintKind = CONSTRAINT_KINDS[random.below(CONSTRAINT_KINDS.length)];
    const draw = random.below(2) === 0 ? randomConstraint : typicalConstraint;
    const constraint = draw(kind, geometry, random);
    if (constraint) constraints.push(constraint);
  }
  return constraints;
}
