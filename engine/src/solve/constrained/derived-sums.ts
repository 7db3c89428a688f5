/**
 * Sums that follow from whole houses: all values of some houses less the sums inside leave the few cells that stick in or
 * out (innies and outies).
 */
import type { Relation, RelationOf } from '../../relations/relation.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

type Linear = RelationOf<'linear'>;

/** Cells at most in a derived sum. Those of more than a few say little: they are taken where there are not enough others. */
const MOST_CELLS = 8;
const FEW_CELLS = 6;
const ENOUGH = 30;
/** Sums at most that are looked at. */
const MOST_SUMS = 400;

/** New sums of few cells, each once; none where nothing is added up. */
export function derivedSums(geometry: Geometry, relations: readonly Relation[]): Linear[] {
  const sums = relations.filter(
    (one): one is Linear =>
      one.is === 'linear' && one.min === one.max && one.weights.every((weight) => weight === 1),
  );
  if (sums.length === 0 || sums.length > MOST_SUMS) return [];
  const found = new Map<string, Linear>();
  for (const houses of housesTogether(geometry)) {
    const derived = leftOf(geometry, houses, sums);
    if (derived) found.set(`${derived.cells.join()} ${derived.weights.join()}`, derived);
  }
  const ordered = [...found.values()].sort((a, b) => a.cells.length - b.cells.length);
  return ordered.filter(({ cells }, at) => cells.length <= FEW_CELLS || at < ENOUGH);
}

/** Disjoint full houses that make a compact area: neighbouring rows, neighbouring columns, a box or two. */
function housesTogether({ houses }: Geometry): (readonly Cell[])[][] {
  const of = (...kinds: readonly string[]) =>
    houses
      .filter(({ kind, full, grid }) => full && grid === 0 && kinds.includes(kind))
      .map(({ cells }) => cells);
  const runs = (lines: (readonly Cell[])[]) =>
    lines.flatMap((_, from) => lines.slice(from).map((_last, more) => lines.slice(from, from + more + 1)));
  const boxes = of('box', 'region');
  return [
    ...runs(of('row')),
    ...runs(of('column')),
    ...boxes.map((box) => [box]),
    ...boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => [box, other])),
  ];
}

/** What is left of the area when the sums that lie mostly in it are taken out, as far as they are disjoint. */
function leftOf(
  { values, cells: { length: cellCount } }: Geometry,
  houses: readonly (readonly Cell[])[],
  sums: readonly Linear[],
): Linear | undefined {
  const isInside = new Uint8Array(cellCount);
  const isTaken = new Uint8Array(cellCount);
  let rest = 0;
  for (const value of values) rest += houses.length * value;
  let area = 0;
  for (const house of houses) {
    for (const cell of house) isInside[cell] = 1;
    area += house.length;
  }
  let inside = 0;
  let outside = 0;
  for (const { cells, min } of sums) {
    let own = 0;
    let isFree = true;
    for (const cell of cells) {
      own += isInside[cell];
      if (isTaken[cell] === 1) isFree = false;
    }
    if (2 * own <= cells.length || !isFree) continue;
    for (const cell of cells) isTaken[cell] = 1;
    inside += own;
    outside += cells.length - own;
    rest -= min;
  }
  const many = area - inside + outside;
  if (inside === 0 || many === 0 || many > MOST_CELLS) return undefined;
  const cells: Cell[] = [];
  for (let cell = 0; cell < cellCount; cell++) if (isInside[cell] !== isTaken[cell]) cells.push(cell);
  const weights = cells.map((cell) => (isInside[cell] === 1 ? 1 : -1));
  return { is: 'linear', cells, weights, min: rest, max: rest };
}
