import { spend } from '../../../stopping.ts';
import { digitBit, digitCount, type DigitSet, digitsIn } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import { bitCount, lowestBit } from '../../cell-set.ts';
import { lastEmptyRevision, read, type FinderContext, type SharedData } from '../../finder-context.ts';
import { type Candidate, sortCandidates, type Step } from '../../step.ts';
import { cellsAt, type Intersection, type BoardIndex } from '../../board-index.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * Sue de Coq: cells of the intersection of a line and an area, with at least two digits more than cells; a set of
 * further cells of the line; and a set of further cells of the area. (With extent `every`, a cell of the intersection
 * that is not among the first cells may be in one of the sets.) No digit of the first cells is in both sets, so it
 * occurs at most once in all these cells; any other digit of the sets occurs at most once per set that has it. If that
 * adds up to exactly as many digits as there are cells, each occurs as often as it can: the digits of the line set are
 * eliminated from the rest of the line, those of the area set from the rest of the area, and first-cell digits in
 * neither set from both.
 *
 * Evidence: `digits`: the eliminated digits; `houses`: line and area as `cover`; `cells`: the `intersection`,
 * `line-set` and `area-set`, each with its digits.
 */
export const sueDeCoq: Family = {
  techniques: ['sue-de-coq'],
  find(search, wanted) {
    if (!wanted.includes('sue-de-coq')) return NOTHING;
    if (search.options.extent === 'every') return inAll(search);
    for (const steps of byMeeting(search)) if (steps.length > 0) return steps;
    return NOTHING;
  },
};

function* inAll(context: FinderContext): Generator<Step> {
  for (const steps of byMeeting(context)) yield* steps;
}

/** The steps of each intersection in turn; skips those that had none and have not changed since. */
function* byMeeting(context: FinderContext): Generator<readonly Step[]> {
  const { tables, position } = context;
  const { houseChangedAt } = position;
  const meetings = meetingsOf(tables);
  const lastEmpty = lastEmptyRevision(context, 'sue-de-coq', meetings.length);
  for (let i = 0; i < meetings.length; i++) {
    const { house, other, inHouse } = meetings[i];
    if (lastEmpty[i] >= houseChangedAt[house] && lastEmpty[i] >= houseChangedAt[other]) continue;
    if (context.shouldStop()) return;
    const open = position.places[house * tables.stride] & inHouse;
    const steps = bitCount(open) > 1 ? stepsIn(context, meetings[i], open) : NOTHING;
    if (steps.length === 0) lastEmpty[i] = position.revision;
    else yield steps;
  }
}

const known = new WeakMap<BoardIndex, readonly Intersection[]>();

/** The intersections of an area with a line. */
function meetingsOf(tables: BoardIndex): readonly Intersection[] {
  let meetings = known.get(tables);
  if (!meetings) {
    const lines = new Set(tables.lines);
    meetings = tables.areas.flatMap((area) =>
      tables.intersections[area].filter(({ other }) => lines.has(other)),
    );
    known.set(tables, meetings);
  }
  return meetings;
}

/** Maximum number of further cells of a house that are tried, those with the fewest candidates. */
const MAX_OUTSIDE = 9;
/** Maximum number of intersection cells in a pattern. */
const MAX_INSIDE = 4;

/** The further cells of the line or the area, and for each choice of them the union of their digits. */
interface Outside {
  cells: readonly Cell[];
  readonly unions: Int32Array;
  /** The choices that are useful for at least some cells of the intersection. */
  readonly useful: Int32Array;
  usefulCount: number;
  /** An upper bound for the surplus of any choice: its cells minus its digits outside the whole intersection. */
  most: number;
  /** The choices that are useful for the current intersection cells, and the surplus of each. */
  readonly choices: Int32Array;
  readonly more: Int32Array;
  count: number;
}

function createOutside(): Outside {
  const list = (): Int32Array => new Int32Array(1 << MAX_OUTSIDE);
  return {
    cells: [],
    unions: list(),
    useful: list(),
    usefulCount: 0,
    most: 0,
    choices: list(),
    more: list(),
    count: 0,
  };
}

/** Buffers for the further cells of the line and of the area. */
const SIDES: SharedData<readonly [line: Outside, area: Outside]> = {
  create: () => [createOutside(), createOutside()],
  refresh: (sides) => sides,
};

/** All steps of an intersection, or the first few if one is enough. */
function stepsIn(context: FinderContext, meeting: Intersection, open: number): Step[] {
  const { tables, options } = context;
  const { house: area, other: line } = meeting;
  const widest = unionAt(context, area, open);
  const [lineSide, areaSide] = read(context, SIDES);
  const steps: Step[] = [];
  let isFilled = false;
  for (let inside = open; inside !== 0; inside = (inside - 1) & open) {
    const size = bitCount(inside);
    if (size < 2 || size > MAX_INSIDE) continue;
    const core = unionAt(context, area, inside);
    const needed = digitCount(core) - size;
    if (needed < 2) continue;
    if (!isFilled) {
      fillOutside(lineSide, context, line, meeting.inOther, widest);
      if (lineSide.most < 1) return steps;
      fillOutside(areaSide, context, area, meeting.inHouse, widest);
      if (areaSide.most < 1) return steps;
      isFilled = true;
    }
    if (lineSide.most + areaSide.most < needed) continue;
    const cells = cellsAt(tables, area, inside);
    if (!fillChoices(lineSide, cells, core, needed - 1)) continue;
    if (!fillChoices(areaSide, cells, core, needed - 1)) continue;
    for (const pair of settingPairs(lineSide, areaSide, core, needed)) {
      const step = stepOf(context, meeting, cells, core, pair);
      if (step) steps.push(step);
    }
    if (steps.length > 0 && options.extent === 'cheapest') return steps;
  }
  return steps;
}

function unionAt({ position, tables }: FinderContext, house: HouseIndex, positions: number): DigitSet {
  let union = 0;
  for (let rest = positions; rest !== 0; rest &= rest - 1) {
    union |= position.candidates[tables.houseCells[house][lowestBit(rest)]];
  }
  return union;
}

function fillOutside(
  side: Outside,
  { position, tables, options }: FinderContext,
  house: HouseIndex,
  intersection: number,
  widest: DigitSet,
): void {
  const { candidates } = position;
  const outside = options.extent === 'every' ? -1 : ~intersection;
  const all = cellsAt(tables, house, position.places[house * tables.stride] & outside);
  side.cells = all.length > MAX_OUTSIDE ? fewestCandidates(all, candidates) : all;
  const { cells, unions, useful } = side;
  side.usefulCount = side.most = 0;
  for (let choice = 1; choice < 1 << cells.length; choice++) {
    const union = (unions[choice] = unions[choice & (choice - 1)] | candidates[cells[lowestBit(choice)]]);
    const more = surplus(choice, union, widest);
    if (more < 1) continue;
    useful[side.usefulCount++] = choice;
    if (more > side.most) side.most = more;
  }
}

function fewestCandidates(cells: readonly Cell[], candidates: Int32Array): Cell[] {
  const sorted = [...cells].sort((a, b) => digitCount(candidates[a]) - digitCount(candidates[b]) || a - b);
  return sorted.slice(0, MAX_OUTSIDE).sort((a, b) => a - b);
}

/**
 * Collects the choices without `taken` cells whose surplus, cells minus digits outside `core`, is between 1 and `most`.
 * Returns whether there are any.
 */
function fillChoices(side: Outside, taken: readonly Cell[], core: DigitSet, most: number): boolean {
  const { cells, unions, useful, choices } = side;
  let closed = 0;
  for (let k = 0; k < cells.length; k++) if (taken.includes(cells[k])) closed |= 1 << k;
  side.count = 0;
  for (let k = 0; k < side.usefulCount; k++) {
    if ((useful[k] & closed) !== 0) continue;
    const more = surplus(useful[k], unions[useful[k]], core);
    if (more < 1 || more > most) continue;
    side.more[side.count] = more;
    choices[side.count++] = useful[k];
  }
  return side.count > 0;
}

/** A line set and an area set, with their digits. */
interface Pair {
  readonly line: readonly Cell[];
  readonly lineDigits: DigitSet;
  readonly area: readonly Cell[];
  readonly areaDigits: DigitSet;
}

/** Pairs whose surpluses add up to `needed`, the number of digits minus the number of cells of the intersection. */
function settingPairs(lineSide: Outside, areaSide: Outside, core: DigitSet, needed: number): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < lineSide.count; i++) {
    const one = lineSide.choices[i];
    const lineDigits = lineSide.unions[one];
    const missing = needed - lineSide.more[i];
    spend(areaSide.count);
    for (let k = 0; k < areaSide.count; k++) {
      if (areaSide.more[k] !== missing) continue;
      const two = areaSide.choices[k];
      const areaDigits = areaSide.unions[two];
      if ((core & lineDigits & areaDigits) !== 0) continue;
      const [line, area] = [chosen(lineSide, one), chosen(areaSide, two)];
      if (!line.some((cell) => area.includes(cell))) pairs.push({ line, lineDigits, area, areaDigits });
    }
  }
  return pairs;
}

function surplus(choice: number, digits: DigitSet, core: DigitSet): number {
  return bitCount(choice) - digitCount(digits & ~core);
}

function chosen({ cells }: Outside, choice: number): Cell[] {
  return cells.filter((_, k) => (choice >>> k) & 1);
}

function stepOf(
  context: FinderContext,
  { house: area, other: line }: Intersection,
  inside: readonly Cell[],
  core: DigitSet,
  pair: Pair,
): Step | undefined {
  const fromLine = pair.lineDigits | (core & ~pair.areaDigits);
  const fromArea = pair.areaDigits | (core & ~pair.lineDigits);
  const eliminations = sortCandidates([
    ...strikes(context, line, [...inside, ...pair.line], fromLine),
    ...strikes(context, area, [...inside, ...pair.area], fromArea),
  ]);
  if (eliminations.length === 0) return undefined;
  const eliminated = eliminations.reduce((set, { digit }) => set | digitBit(digit), 0);
  return {
    technique: 'sue-de-coq',
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(eliminated),
      houses: [
        { house: line, role: 'cover' },
        { house: area, role: 'cover' },
      ],
      cells: [
        { cells: inside, role: 'intersection', digits: core },
        { cells: pair.line, role: 'line-set', digits: pair.lineDigits },
        { cells: pair.area, role: 'area-set', digits: pair.areaDigits },
      ],
    },
  };
}

function strikes(
  { position, tables }: FinderContext,
  house: HouseIndex,
  kept: readonly Cell[],
  digits: DigitSet,
): Candidate[] {
  return tables.houseCells[house]
    .filter((cell) => !kept.includes(cell))
    .flatMap((cell) => digitsIn(position.candidates[cell] & digits).map((digit) => ({ cell, digit })));
}
