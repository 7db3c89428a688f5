/** Random instances of any kind, drawn from its schema: for tests that treat all kinds alike. */
import type { Cell, Geometry } from '../../engine/src/model/geometry.ts';
import type { Random } from '../../engine/src/random.ts';
import { shuffle } from '../../engine/src/random.ts';
import { checkConstraint } from '../../engine/src/constraints/check-constraints.ts';
import { kindOf } from '../../engine/src/constraints/kind-of.ts';
import {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
} from '../../engine/src/constraints/kinds.ts';
import type { Field, NestedConstraint } from '../../engine/src/constraints/schema.ts';
import { ORTHOGONAL, DIAGONAL, pairsApart } from '../../engine/src/constraints/surroundings.ts';

/** An instance of a kind on a board, or undefined if the draw is not allowed there. */
export function randomConstraint(
  kind: ConstraintKind,
  geometry: Geometry,
  random: Random,
): Constraint | undefined {
  const drawn = draw(kind, geometry, random, 0);
  const checked = checkConstraint(geometry, drawn);
  return checked.ok ? checked.value : undefined;
}

function draw(kind: ConstraintKind, geometry: Geometry, random: Random, depth: number): NestedConstraint {
  const fields: Record<string, unknown> = {};
  const length = 1 + random.below(Math.min(6, geometry.cells.length));
  for (const [name, field] of Object.entries(kindOf({ kind }).fields)) {
    if (field.optional && random.below(2) === 0) continue;
    fields[name] = drawField(kind, name, field, geometry, random, length, depth);
  }
  if (kind === 'pattern') fields.expression = drawExpression(geometry, random);
  if (kind === 'sum' && fields.weights) {
    fields.weights = (fields.cells as Cell[]).map(() => random.below(5) - 2);
  }
  if (kind === 'full-rank')
    fields.ranks = (fields.lines as Cell[][]).map(() => 1 + random.below(4 * geometry.rows));
  return { kind, ...fields };
}

function drawField(
  kind: ConstraintKind,
  name: string,
  field: Field,
  geometry: Geometry,
  random: Random,
  length: number,
  depth: number,
): unknown {
  const value = (): number => geometry.values[random.below(geometry.size)];
  const list = <T>(least: number, item: () => T, more = 3): T[] =>
    Array.from({ length: least + random.below(more) }, item);
  switch (field.type) {
    case 'cells': {
      const wanted = Math.min(field.most ?? Infinity, Math.max(field.least, length));
      return drawCells(kind, geometry, random, wanted, field.order === 'line' && field.repeats === true);
    }
    case 'cell-lists': {
      if (kind === 'full-rank') return list(1, () => drawLine(geometry, random), 2);
      if (name === 'except') return list(field.least, () => drawPair(geometry, random));
      return list(field.least, () => drawCells(kind, geometry, random, field.each ?? length, false), 2);
    }
    case 'integer':
      if (/sum/.test(name)) return random.below(Math.min(4, length + 1) * geometry.size + 1);
      return Math.max(field.min, /value/.test(name) ? value() : random.below(geometry.size));
    case 'integers':
      return list(
        field.least,
        () => Math.max(field.min, /sum/.test(name) ? random.below(3 * geometry.size) : value()),
        4,
      );
    case 'tuples':
      if (name === 'counts') return list(1, () => [random.below(3), value()], 2);
      if (name === 'arcs') return list(4, () => [random.below(3), value(), random.below(3)], 12);
      return list(field.least, () => Array.from({ length: field.each }, value), geometry.size * 3);
    case 'choice':
      return field.of[random.below(field.of.length)];
    case 'text':
      return '.*';
    case 'branches':
      return list(1, () => list(1, () => drawNested(geometry, random, depth), 2), 2);
  }
}

const NESTED = CONSTRAINT_KINDS.filter(
  (kind) => !['full-rank', 'doppelganger', 'any-of', 'all-of'].includes(kind),
);

function drawNested(geometry: Geometry, random: Random, depth: number): NestedConstraint {
  for (;;) {
    const kind = NESTED[random.below(NESTED.length)];
    const drawn = draw(kind, geometry, random, depth + 1);
    if (checkConstraint(geometry, drawn).ok) return drawn;
  }
}

/** Now and then a whole row or column, for outside rules; otherwise a walk over touching cells, or any cells. */
function drawCells(
  kind: ConstraintKind,
  geometry: Geometry,
  random: Random,
  wanted: number,
  mayRepeat: boolean,
): Cell[] {
  if (OUTSIDE.includes(kind) && random.below(3) > 0) return drawLine(geometry, random);
  if (mayRepeat && random.below(12) === 0)
    return Array.from({ length: wanted }, () => random.below(geometry.cells.length));
  if (random.below(2) === 0) return shuffle([...geometry.cells.keys()], random).slice(0, wanted);
  const touching = pairsApart(geometry, [...ORTHOGONAL, ...DIAGONAL]);
  const walk = [random.below(geometry.cells.length)];
  while (walk.length < wanted) {
    const end = walk[walk.length - 1];
    const next = touching
      .flatMap(([a, b]) => (a === end ? [b] : b === end ? [a] : []))
      .filter((cell) => !walk.includes(cell));
    if (next.length === 0) return shuffle([...geometry.cells.keys()], random).slice(0, wanted);
    walk.push(next[random.below(next.length)]);
  }
  return walk;
}

const OUTSIDE: readonly ConstraintKind[] = [
  'sandwich', 'x-sum', 'skyscraper', 'hidden-skyscraper', 'numbered-room', 'lunchbox',
]; // oxfmt-ignore

function drawLine(geometry: Geometry, random: Random): Cell[] {
  const lines = geometry.houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  const cells = [...lines[random.below(lines.length)].cells];
  return random.below(2) === 0 ? cells : cells.reverse();
}

function drawPair(geometry: Geometry, random: Random): Cell[] {
  const touching = pairsApart(geometry, ORTHOGONAL);
  return touching[random.below(touching.length)];
}

function drawExpression(geometry: Geometry, random: Random): string {
  const sign = (): string => geometry.values[random.below(geometry.size)].toString(36).toUpperCase();
  const parts = [
    () => '.', sign, () => `[${sign()}${sign()}]`, () => `[^${sign()}]`, () => `${sign()}*`, () => '.*', () => '.?',
    () => `(${sign()}|${sign()}.)`, () => `(.${sign()})+`, () => `.{1,2}`,
  ]; // oxfmt-ignore
  return Array.from({ length: 1 + random.below(4) }, () => parts[random.below(parts.length)]()).join('');
}
