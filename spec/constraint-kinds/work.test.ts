/** The work of rules is known before they are compiled, for each kind and at any size. */
import {
  countSolutions,
  createGeometry,
  createPosition,
  emptyPuzzle,
  findConflicts,
  nextStep,
} from 'pencilmark';
import 'pencilmark/constraints';
import { expect, test } from 'vitest';
import { checkConstraint, checkConstraints } from '../../engine/src/constraints/check-constraints.ts';
import { compileConstraint } from '../../engine/src/constraints/constraints.ts';
import { kindOf } from '../../engine/src/constraints/kind-of.ts';
import {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
} from '../../engine/src/constraints/kinds.ts';
import type { NestedConstraint } from '../../engine/src/constraints/schema.ts';
import { LINE_WORK } from '../../engine/src/constraints/surroundings.ts';
import { workOf } from '../../engine/src/constraints/work.ts';
import type { Geometry } from '../../engine/src/model/geometry.ts';
import { createRandom, type Random, shuffle } from '../../engine/src/random.ts';
import type { Relation } from '../../engine/src/relations/relation.ts';
import { unwrap } from '../../engine/src/result.ts';
import { randomConstraint } from './random-constraint.ts';

const BOARDS = [
  unwrap(createGeometry({ size: 6, boxes: { rows: 2, columns: 3 } })),
  unwrap(createGeometry({ size: 9, boxes: { rows: 3, columns: 3 } })),
  unwrap(createGeometry({ size: 16, boxes: { rows: 4, columns: 4 } })),
  // The board of a doppelgänger.
  unwrap(
    createGeometry({
      size: 10,
      rows: 9,
      columns: 9,
      lowestValue: 0,
      regions: Array.from({ length: 81 }, (_, at) => 3 * Math.floor(at / 27) + (Math.floor(at / 3) % 3)),
    } as never),
  ),
];

test.each(CONSTRAINT_KINDS)('%s: no less than its relations', (kind) => {
  let seen = 0;
  for (const geometry of BOARDS) {
    const random = createRandom(`work of ${kind}`);
    for (let draw = 0; draw < 12; draw++) {
      const drawn = randomConstraint(kind, geometry, random);
      if (!drawn) continue;
      for (const constraint of [drawn, ...grown(drawn, geometry, random)]) {
        const compiled = compileConstraint(geometry, constraint);
        const real = compiled.reduce((sum, relation) => sum + relationWork(relation), 0);
        // A few cells more do not matter.
        expect(real).toBeLessThanOrEqual(1.2 * workOf(geometry, [constraint]) + 2);
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

/** What solvers, checks and logic look at. */
function relationWork(relation: Relation): number {
  switch (relation.is) {
    case 'among':
    case 'pair':
      return 1;
    case 'differ':
      return (relation.cells.length * (relation.cells.length - 1)) / 2;
    case 'digit-sets':
      return relation.cells.length + relation.sets.length / 10;
    case 'count':
      return relation.cells.length + relation.minus.length;
    case 'automaton':
      return LINE_WORK * relation.cells.length;
    case 'any-of':
      return relation.branches.flat().reduce((sum, part) => sum + relationWork(part), 0);
    default:
      return relation.cells.length;
  }
}

/** The same constraint with as many cells, and with as many lists, as the board and its schema allow. */
function grown(constraint: Constraint, geometry: Geometry, random: Random): Constraint[] {
  const fields = kindOf(constraint).fields;
  const all = [...geometry.cells.keys()];
  const many = 2 + random.below(all.length - 1);
  const large: Record<string, unknown> = { ...constraint };
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === 'cells' && !field.most) large[name] = shuffle(all, random).slice(0, many);
    if (field.type === 'cell-lists' && !field.each) {
      large[name] = Array.from({ length: 2 + random.below(20) }, () => shuffle(all, random).slice(0, many));
    }
    if (field.type === 'branches') {
      const [list] = constraint[name as never] as NestedConstraint[][];
      large[name] = Array.from({ length: 20 }, () => list);
    }
    if (field.type === 'integer' && field.min >= 0) large[name] = 1 + random.below(3 * geometry.size);
  }
  const checked = checkConstraint(geometry, large);
  return checked.ok ? [checked.value] : [];
}

const large = unwrap(createGeometry({ size: 25, boxes: { rows: 5, columns: 5 } }));
const all = [...large.cells.keys()];
const window = (from: number, many: number) => Array.from({ length: many }, (_, k) => (from + k) % 625);

test.each<[kind: ConstraintKind, constraints: readonly object[]]>([
  ['equal-sums', [{ sets: all.slice(0, 300).map((from) => window(from, 40)) }]],
  ['region-sum', all.slice(0, 60).map((from) => ({ cells: window(from, 625) }))],
  ['pair-relation', [{ cells: all, between: 'all', pairs: [[1, 2]] }]],
  ['anti-chess', all.map((k) => ({ steps: [[1 + (k % 20), 1 + (k % 23)]] }))],
  ['all-different', [1, 2, 3].map((from) => ({ cells: window(from, 600) }))],
  ['taxicab', all.slice(0, 30).map((k) => ({ distance: k + 3 }))],
  ['same-digits', [{ sets: all.slice(0, 100).map((from) => window(from, 100)) }]],
  [
    'any-of',
    [
      {
        alternatives: all
          .map((cell) => [{ kind: 'odd', cells: [cell] }])
          .concat(all.slice(0, 300).map((cell) => [{ kind: 'even', cells: [cell] }])),
      },
    ],
  ],
])('%s without measure is refused by name', (kind, constraints) => {
  const checked = checkConstraints(large, constraints.map((fields) => ({ kind, ...fields }))); // oxfmt-ignore
  expect(checked).toMatchObject({ ok: false, error: { code: 'constraint.work' } });
  if (!checked.ok) expect(checked.error.message).toContain(kind);
});

test('rules that are the same count once', () => {
  const knights = Array.from({ length: 10_000 }, () => ({ kind: 'anti-knight' as const }));
  expect(checkConstraints(large, knights).ok).toBe(true);
  expect(workOf(large, knights)).toBe(workOf(large, knights.slice(0, 1)));
  const everywhere = all.map((cell) => 1 + (cell % 25));
  const found = findConflicts({ geometry: large, constraints: knights }, everywhere);
  expect(found.length).toBe(
    findConflicts({ geometry: large, constraints: knights.slice(0, 1) }, everywhere).length,
  );
});

test('what bypasses the reader is not compiled', () => {
  const constraints = [
    { kind: 'pair-relation' as const, cells: all, between: 'all' as const, pairs: [[1, 2]] },
  ];
  const puzzle = { ...emptyPuzzle(large), constraints };
  for (const ask of [
    () => countSolutions(puzzle, 1),
    () => findConflicts(puzzle, puzzle.givens),
    () => nextStep(createPosition(puzzle)),
  ]) {
    expect(ask).toThrow('The rules are too much work');
  }
});
