/**
 * Killer cages: a board is cut into them at random; then they are changed, one by one, until their sums leave one
 * solution.
 *
 * A second solution fills some cells differently, yet gives the same sums. If one of those cells changes cages, or its
 * cage is cut, the sums of the two solutions differ. So each change refutes the second solution that led to it.
 */
import type { Constraint } from '../../constraints/kinds.ts';
import { neighboursOf, total } from '../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { shuffle } from '../../random.ts';
import { between, type Drawing, valueIn } from './drawing.ts';

/** For each cell, the number of its cage. Mutable: `refute` changes it. */
export interface Cages {
  readonly drawing: Drawing;
  readonly neighbours: readonly (readonly Cell[])[];
  readonly cageOf: number[];
  readonly members: Map<number, Cell[]>;
  readonly most: number;
}

const LEAST = 2;

const known = new WeakMap<Geometry, Cages['neighbours']>();

/** For each cell, its neighbours; cached because many puzzles are made on one board. */
function neighboursIn(geometry: Geometry): Cages['neighbours'] {
  const neighbours = known.get(geometry) ?? geometry.cells.map((_, cell) => neighboursOf(geometry, cell));
  known.set(geometry, neighbours);
  return neighbours;
}

/** Cages of at least two cells, without repeated digits; single cells only if nothing else is left. */
export function cutIntoCages(drawing: Drawing): Cages {
  const { geometry, random } = drawing;
  const cages: Cages = {
    drawing,
    neighbours: neighboursIn(geometry),
    cageOf: geometry.cells.map(() => -1),
    members: new Map(),
    most: Math.min(5, Math.max(LEAST, Math.ceil(geometry.size / 2))),
  };
  for (const start of shuffle([...geometry.cells.keys()], random)) {
    if (cages.cageOf[start] >= 0) continue;
    const wanted = between(random, LEAST, Math.max(LEAST, cages.most - 1));
    const cells = [start];
    while (cells.length < wanted) {
      const open = cells
        .flatMap((cell) => cages.neighbours[cell])
        .filter((cell) => cages.cageOf[cell] < 0 && !cells.includes(cell) && isNew(cages, cells, cell));
      if (open.length === 0) break;
      cells.push(open[random.below(open.length)]);
    }
    setCage(cages, start, cells);
  }
  for (const [cage, cells] of [...cages.members]) if (cells.length === 1) joinSingle(cages, cage, cells[0]);
  return cages;
}

export function rulesOf({ members, drawing }: Cages): Constraint[] {
  const lists = [...members.values()].map((cells) => cells.toSorted((a, b) => a - b));
  return lists
    .sort(([a], [b]) => a - b)
    .map((cells) => ({ kind: 'cage', cells, sum: total(cells.map((cell) => valueIn(drawing, cell))) }));
}

/** Changes one cage, or two, so that a second solution breaks their sums. False if no change is left. */
export function refute(cages: Cages, other: readonly number[]): boolean {
  const { drawing, cageOf } = cages;
  const { solution, random } = drawing;
  const different = shuffle(
    [...solution.keys()].filter((cell) => solution[cell] !== other[cell]),
    random,
  );
  // Cutting gives more information than moving, and leaves smaller cages, so it usually comes first.
  const ways = random.below(3) === 0 ? [cut, move] : [move, cut];
  return ways.some((change) => different.some((cell) => change(cages, cageOf[cell], cell, other)));
}

/** Moves a cell to a neighbouring cage. */
function move(cages: Cages, from: number, cell: Cell): boolean {
  const { members, cageOf, neighbours, drawing, most } = cages;
  const rest = members.get(from)!.filter((one) => one !== cell);
  if (rest.length < LEAST || !isConnected(cages, rest)) return false;
  const beside = shuffle([...new Set(neighbours[cell].map((one) => cageOf[one]))], drawing.random).find(
    (cage) => cage !== from && members.get(cage)!.length < most && isNew(cages, members.get(cage)!, cell),
  );
  if (beside === undefined) return false;
  setCage(cages, from, rest);
  setCage(cages, beside, [...members.get(beside)!, cell]);
  return true;
}

/** Cuts a cage in two, each part connected, with sums that the other solution does not have. */
function cut(cages: Cages, cage: number, _: Cell, other: readonly number[]): boolean {
  const { members, drawing } = cages;
  const cells = members.get(cage)!;
  if (cells.length < 2 * LEAST) return false;
  const surplus = (part: readonly Cell[]) =>
    part.reduce((sum, cell) => sum + other[cell] - drawing.solution[cell], 0);
  const parts = partsOf(cells).filter(
    (part) =>
      surplus(part) !== 0 &&
      isConnected(cages, part) &&
      isConnected(cages, cells.filter((cell) => !part.includes(cell))), // oxfmt-ignore
  );
  if (parts.length === 0) return false;
  const part = parts[drawing.random.below(parts.length)];
  const rest = cells.filter((cell) => !part.includes(cell));
  setCage(cages, cage, rest);
  setCage(cages, Math.max(...members.keys()) + 1, part);
  return true;
}

/** Every way to split off cells so that both parts are large enough. */
function partsOf(cells: readonly Cell[]): Cell[][] {
  return Array.from({ length: 2 ** cells.length }, (_, bits) =>
    cells.filter((_cell, at) => (bits >> at) & 1),
  ).filter((part) => part.length >= LEAST && cells.length - part.length >= LEAST);
}

function joinSingle(cages: Cages, cage: number, cell: Cell): void {
  const { neighbours, cageOf, members, drawing, most } = cages;
  const beside = shuffle(
    neighbours[cell].map((one) => cageOf[one]),
    drawing.random,
  ).find((one) => one !== cage && members.get(one)!.length < most && isNew(cages, members.get(one)!, cell));
  if (beside === undefined) return;
  members.delete(cage);
  setCage(cages, beside, [...members.get(beside)!, cell]);
}

function setCage({ members, cageOf }: Cages, cage: number, cells: Cell[]): void {
  members.set(cage, cells);
  for (const cell of cells) cageOf[cell] = cage;
}

/** Whether a cage does not contain the digit of a cell yet. */
function isNew({ drawing: { solution } }: Cages, cells: readonly Cell[], cell: Cell): boolean {
  return cells.every((one) => solution[one] !== solution[cell]);
}

function isConnected({ neighbours }: Cages, cells: readonly Cell[]): boolean {
  const reached = new Set([cells[0]]);
  for (const cell of reached)
    for (const next of neighbours[cell]) if (cells.includes(next)) reached.add(next);
  return reached.size === cells.length;
}
