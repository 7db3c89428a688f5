import { digitBit, digitCount, digitsIn, type DigitSet, lowestDigit } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import { bitCount } from '../../cell-set.ts';
import { lastEmptyRevision, read, type FinderContext, type SharedData } from '../../finder-context.ts';
import { type Candidate, sortCandidates, type Step } from '../../step.ts';
import { anySees } from '../../sight.ts';
import { advanceWalk, createWalk, startWalk, type SubsetWalk } from '../../subset-walk.ts';
import { cellsAt, housesWithAll } from '../../board-index.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Subsets: k cells of a house and k digits that need each other.
 *
 * - Naked pair, triple, quadruple: k cells with only k digits between them; no other cell of the house has them.
 *   (`r1c1` and `r1c2` both 47 → the rest of row 1 `<>4`, `<>7`.)
 * - Locked pair, triple: a naked subset in the intersection of two houses that eliminates in both.
 * - Hidden pair, triple, quadruple: k digits with only k places in a full house; those cells hold nothing else.
 *
 * Evidence: `houses` as `home` (for naked subsets, every house that contains all the cells); `cells`: one `pattern`
 * part with the digits; `candidates`: the digits in those cells as `pattern`.
 */
export const subsets: Family = {
  techniques: [
    'locked-pair',
    'locked-triple',
    'naked-pair',
    'naked-triple',
    'naked-quadruple',
    'hidden-pair',
    'hidden-triple',
    'hidden-quadruple',
  ],
  find(search, wanted) {
    const steps: Step[] = [];
    for (let i = 0; i < wanted.length && !isEnough(search, steps); i++) collect(search, wanted[i], steps);
    return steps;
  },
};

const KINDS = {
  'locked-pair': ['locked', 2],
  'locked-triple': ['locked', 3],
  'naked-pair': ['naked', 2],
  'naked-triple': ['naked', 3],
  'naked-quadruple': ['naked', 4],
  'hidden-pair': ['hidden', 2],
  'hidden-triple': ['hidden', 3],
  'hidden-quadruple': ['hidden', 4],
} as const satisfies Partial<Record<TechniqueId, readonly [string, number]>>;

/** Whether the search can stop: a path takes the first step. */
function isEnough({ options }: FinderContext, steps: readonly Step[]): boolean {
  return steps.length > 0 && options.extent === 'cheapest';
}

/** Goes through the houses and skips those that had no subset and have not changed since. */
function collect(context: FinderContext, technique: TechniqueId, steps: Step[]): void {
  const { position, tables } = context;
  const [kind, size] = KINDS[technique as keyof typeof KINDS];
  const lastEmpty = lastEmptyRevision(context, technique, tables.houseCount);
  const houses = kind === 'locked' ? tables.areas : tables.scanOrder;
  const collectIn = kind === 'locked' ? lockedSubsets : kind === 'naked' ? nakedSubsets : hiddenSubsets;
  for (let i = 0; i < houses.length; i++) {
    const house = houses[i];
    if (lastEmpty[house] >= position.houseChangedAt[house]) continue;
    if (!collectIn(context, technique, size, house, steps)) lastEmpty[house] = position.revision;
    if (isEnough(context, steps)) return;
  }
}

// Each of the three adds the steps of one house and returns whether it contains a subset that eliminates something,
// under any name: a subset of another technique now may belong to this one later.

/** Locked subsets lie in intersections, which are few and small. */
function lockedSubsets(
  context: FinderContext,
  technique: TechniqueId,
  size: number,
  area: HouseIndex,
  steps: Step[],
): boolean {
  const { walk, members } = read(context, BUFFERS);
  const { houseCells, intersections } = context.tables;
  // Too few such cells in the whole area means too few in each part of it.
  if (!gatherCells(context, walk, members, houseCells[area], size)) return false;
  let isAny = false;
  for (const { cellList } of intersections[area]) {
    if (!gatherCells(context, walk, members, cellList, size)) continue;
    while (advanceWalk(walk)) {
      const step = nakedStep(context, technique, chosenCells(walk, members), walk.unions[size - 1]);
      if (!step) continue;
      isAny = true;
      if (eliminatingHouses(context, step) > 1) steps.push(step);
      if (isEnough(context, steps)) return true;
    }
  }
  return isAny;
}

function nakedSubsets(
  context: FinderContext,
  technique: TechniqueId,
  size: number,
  house: HouseIndex,
  steps: Step[],
): boolean {
  const { tables, position } = context;
  const { walk, members } = read(context, BUFFERS);
  if (bitCount(position.places[house * tables.stride]) < size) return false;
  if (!gatherCells(context, walk, members, tables.houseCells[house], size)) return false;
  let isAny = false;
  while (advanceWalk(walk)) {
    const step = nakedStep(context, technique, chosenCells(walk, members), walk.unions[size - 1]);
    if (!step) continue;
    isAny = true;
    if (!isFirstHome(context, step, house)) continue;
    const isLocked = size <= 3 && eliminatingHouses(context, step) > 1;
    if (!isLocked) steps.push(step);
    if (isEnough(context, steps)) return true;
  }
  return isAny;
}

interface Buffers {
  readonly walk: SubsetWalk;
  /** The cells or digits whose masks are in the walk. */
  readonly members: number[];
}

const BUFFERS: SharedData<Buffers> = {
  create: ({ tables }) => ({ walk: createWalk(tables.size), members: [] }),
  refresh: (buffers) => buffers,
};

/** Starts a walk over the cells with two to `size` candidates; false when there are too few. */
function gatherCells(
  { position }: FinderContext,
  walk: SubsetWalk,
  cells: Cell[],
  from: readonly Cell[],
  size: number,
): boolean {
  let count = 0;
  for (let k = 0; k < from.length; k++) {
    const set = position.candidates[from[k]];
    const held = digitCount(set);
    if (held < 2 || held > size) continue;
    walk.masks[count] = set;
    cells[count++] = from[k];
  }
  startWalk(walk, count, size, size);
  return count >= size;
}

function chosenCells({ chosen, size }: SubsetWalk, cells: readonly Cell[]): Cell[] {
  const list: Cell[] = [];
  for (let k = 0; k < size; k++) list.push(cells[chosen[k]]);
  return list;
}

function nakedStep(
  context: FinderContext,
  technique: TechniqueId,
  cells: readonly Cell[],
  digits: DigitSet,
): Step | undefined {
  const { position, tables } = context;
  if (!anySeesOf(context, digits, cells)) return undefined;
  const homes = housesWithAll(tables, cells);
  const eliminations: Candidate[] = [];
  for (const house of homes) {
    for (const cell of tables.houseCells[house]) {
      const eliminated = position.candidates[cell] & digits;
      if (eliminated === 0 || cells.includes(cell)) continue;
      for (const digit of digitsIn(eliminated)) eliminations.push({ cell, digit });
    }
  }
  if (eliminations.length === 0) return undefined;
  return subsetStep(technique, homes, cells, digits, sortCandidates(eliminations), position.candidates);
}

/** Whether a candidate of any of the digits sees all the cells. Most subsets have already eliminated all they could. */
function anySeesOf(context: FinderContext, digits: DigitSet, cells: readonly Cell[]): boolean {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    if (anySees(context, lowestDigit(rest), cells)) return true;
  }
  return false;
}

/** A subset in several houses is found in each; it is reported once, in the house that people scan first. */
function isFirstHome({ tables }: FinderContext, { evidence }: Step, house: HouseIndex): boolean {
  if (evidence.houses!.length === 1) return true;
  const first = tables.scanOrder.find((candidate) =>
    evidence.houses!.some((home) => home.house === candidate),
  );
  return first === house;
}

/** The number of its houses in which the subset eliminates something that lies in no other of them. */
function eliminatingHouses({ tables }: FinderContext, { evidence, eliminations }: Step): number {
  if (evidence.houses!.length < 2) return 1;
  const isIn = (house: HouseIndex, cell: Cell): boolean =>
    tables.positionIn[house * tables.cellCount + cell] >= 0;
  return evidence.houses!.filter(({ house }) =>
    eliminations.some(({ cell }) =>
      evidence.houses!.every((home) => isIn(home.house, cell) === (home.house === house)),
    ),
  ).length;
}

function hiddenSubsets(
  context: FinderContext,
  technique: TechniqueId,
  size: number,
  house: HouseIndex,
  steps: Step[],
): boolean {
  const { tables, position } = context;
  const { places, placedIn, candidates } = position;
  const { walk, members } = read(context, BUFFERS);
  const base = house * tables.stride;
  if (!tables.isFull[house] || bitCount(places[base]) <= size) return false;
  let count = 0;
  for (let rest = tables.allDigits & ~placedIn[house]; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const held = bitCount(places[base + digit]);
    if (held < 2 || held > size) continue;
    walk.masks[count] = places[base + digit];
    members[count++] = digit;
  }
  startWalk(walk, count, size, size);
  let isAny = false;
  while (advanceWalk(walk)) {
    let set = 0;
    for (let k = 0; k < size; k++) set |= digitBit(members[walk.chosen[k]]);
    const cells = cellsAt(tables, house, walk.unions[size - 1]);
    const eliminations = cells.flatMap((cell) =>
      digitsIn(candidates[cell] & ~set).map((digit): Candidate => ({ cell, digit })),
    );
    if (eliminations.length === 0) continue;
    isAny = true;
    steps.push(subsetStep(technique, [house], cells, set, eliminations, candidates));
    if (isEnough(context, steps)) return true;
  }
  return isAny;
}

function subsetStep(
  technique: TechniqueId,
  homes: readonly HouseIndex[],
  cells: readonly Cell[],
  digits: DigitSet,
  eliminations: readonly Candidate[],
  candidates: Int32Array,
): Step {
  return {
    technique,
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(digits),
      houses: homes.map((house) => ({ house, role: 'home' })),
      cells: [{ cells, role: 'pattern', digits }],
      candidates: cells.flatMap((cell) =>
        digitsIn(candidates[cell] & digits).map((digit) => ({ cell, digit, role: 'pattern' as const })),
      ),
    },
  };
}
