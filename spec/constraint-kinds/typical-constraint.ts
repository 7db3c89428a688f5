/** Instances of a kind as setters draw them: dots between neighbours, clues for whole rows, connected lines. */
import { checkConstraint } from '../../engine/src/constraints/check-constraints.ts';
import { kindOf } from '../../engine/src/constraints/kind-of.ts';
import type { Constraint, ConstraintKind } from '../../engine/src/constraints/kinds.ts';
import {
  DIAGONAL,
  type Offset,
  ORTHOGONAL,
  pairsApart,
  range,
  twoByTwos,
} from '../../engine/src/constraints/surroundings.ts';
import { type Cell, cellIn, type Geometry } from '../../engine/src/model/geometry.ts';
import type { Random } from '../../engine/src/random.ts';
import { randomConstraint } from './random-constraint.ts';

/** A typical instance; undefined if the kind does not fit the board. */
export function typicalConstraint(
  kind: ConstraintKind,
  geometry: Geometry,
  random: Random,
): Constraint | undefined {
  for (let tries = 0; tries < 30; tries++) {
    const drawn = randomConstraint(kind, geometry, random);
    if (!drawn) continue;
    const checked = checkConstraint(geometry, { ...drawn, ...shaped(drawn, geometry, random) });
    if (checked.ok) return checked.value;
  }
  return undefined;
}

const PAIRS: readonly ConstraintKind[] = ['difference', 'ratio', 'pair-sum', 'greater'];
const OUTSIDE: readonly ConstraintKind[] = [
  'sandwich',
  'x-sum',
  'skyscraper',
  'hidden-skyscraper',
  'numbered-room',
];

function shaped(drawn: Constraint, geometry: Geometry, random: Random): object {
  const { kind } = drawn;
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const value = (): number => geometry.values[random.below(geometry.size)];
  if (PAIRS.includes(kind))
    return { cells: pick(pairsApart(geometry, ORTHOGONAL)), ...usualMark(kind, random) };
  if (OUTSIDE.includes(kind)) return outside(drawn, geometry, random);
  switch (kind) {
    case 'quadruple':
      return { cells: pick(twoByTwos(geometry)), values: range(1 + random.below(4)).map(value) };
    case 'little-killer':
      return { cells: diagonal(geometry, random), sum: 5 + random.below(30) };
    case 'cage':
    case 'all-different':
    case 'contain':
    case 'contain-exactly':
    case 'lunchbox':
    case 'rellik':
      return {
        cells: walk(geometry, random, 2 + random.below(4), ORTHOGONAL),
        ...('sum' in drawn && { sum: 5 + random.below(20) }),
      };
    case 'cage-sums':
      return { cells: walk(geometry, random, 2, ORTHOGONAL), sums: [5, 14] };
    case 'arrow': {
      const [first, ...rest] = walk(geometry, random, 3 + random.below(3));
      return { circle: [first], shaft: rest };
    }
    case 'no-difference':
      return { differences: [1], neighbours: 'orthogonal', except: undefined };
    case 'no-ratio':
      return { ratios: [2], neighbours: 'orthogonal', except: [] };
    case 'no-sum':
      return { sums: [5, 10], neighbours: 'orthogonal', except: [] };
    case 'look-and-say':
      return { counts: [[random.below(3), value()]] };
    case 'any-of':
    case 'all-of': {
      const parts = (['cage', 'thermometer', 'renban'] as const).map((part) => [
        typicalConstraint(part, geometry, random)!,
      ]);
      return kind === 'any-of' ? { alternatives: parts } : { lists: parts };
    }
    case 'lockout':
      return { cells: walk(geometry, random, 4), difference: 4 };
    case 'modular':
      return { cells: walk(geometry, random, 4), modulus: 3 };
    case 'whisper':
      return { cells: walk(geometry, random, 5), difference: 4 + random.below(2) };
    case 'sum':
      return { cells: walk(geometry, random, 3, ORTHOGONAL), sum: 5 + random.below(12), weights: undefined };
    default: {
      const field = (
        kindOf(drawn).fields as Readonly<Record<string, { type: string; repeats?: true } | undefined>>
      ).cells;
      return field?.type === 'cells' && field.repeats
        ? { cells: walk(geometry, random, 3 + random.below(4)) }
        : {};
    }
  }
}

function usualMark(kind: ConstraintKind, random: Random): object {
  if (kind === 'pair-sum') return { sum: random.below(2) === 0 ? 5 : 10 };
  if (kind === 'difference') return { difference: 1 };
  return kind === 'ratio' ? { ratio: 2 } : {};
}

function outside(drawn: Constraint, geometry: Geometry, random: Random): object {
  const lines = geometry.houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  const cells = [...lines[random.below(lines.length)].cells];
  if (drawn.kind !== 'sandwich' && random.below(2) === 0) cells.reverse();
  const amount = 2 + random.below(geometry.size - 2);
  return {
    cells,
    ...('sum' in drawn && { sum: amount + 5 }),
    ...('count' in drawn && { count: amount }),
    ...('value' in drawn && { value: amount }),
  };
}

/** From a cell on the edge to the far edge. */
function diagonal(geometry: Geometry, random: Random): Cell[] {
  for (;;) {
    const start = random.below(geometry.columns);
    const right = random.below(2) === 0 ? 1 : -1;
    const cells: Cell[] = [];
    for (let k = 0; ; k++) {
      const cell = cellIn(geometry, k, start + k * right);
      if (cell === undefined) break;
      cells.push(cell);
    }
    if (cells.length > 1) return cells;
  }
}

function walk(
  geometry: Geometry,
  random: Random,
  wanted: number,
  steps: readonly Offset[] = [...ORTHOGONAL, ...DIAGONAL],
): Cell[] {
  const touching = pairsApart(geometry, steps);
  for (;;) {
    const cells = [random.below(geometry.cells.length)];
    while (cells.length < wanted) {
      const end = cells[cells.length - 1];
      const next = touching
        .flatMap(([a, b]) => (a === end ? [b] : b === end ? [a] : []))
        .filter((cell) => !cells.includes(cell));
      if (next.length === 0) break;
      cells.push(next[random.below(next.length)]);
    }
    if (cells.length === wanted) return cells;
  }
}
