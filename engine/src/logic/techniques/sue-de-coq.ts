import { digitBit, digitCount, type DigitSet, digitsIn } from '../../grid/digits.ts';
import type { Cell, HouseIndex } from '../../grid/geometry.ts';
import { bitCount, lowestBit } from '../cell-set.ts';
import type { Search } from '../search.ts';
import { type Candidate, sortCandidates, type Step } from '../step.ts';
import { cellsAt, type Intersection } from '../tables.ts';
import type { Family } from './family.ts';

/**
 * Sue de Coq: cells of an intersection of a line and an area with at least two digits more than cells, a set of
 * further cells of the line, and one of further cells of the area. No digit of the intersection is in both sets,
 * so within all these cells it stands at most once; a digit of one set only, or of both but not the intersection,
 * at most once per set. Where that adds up to exactly as many digits as there are cells, each stands as often as it
 * may: those of the line set go from the rest of the line, those of the area set from the rest of the area, and
 * those in neither from both.
 *
 * A set that is locked by itself (as many digits as cells) has no part in it.
 * Evidence: `digits` the eliminated ones; `houses` line and area as `cover`; `cells` the `intersection`, `line-set`
 * and `area-set`, each with its digits.
 */
export const sueDeCoq: Family = {
  techniques: ['sue-de-coq'],
  *find(search, wanted) {
    if (!wanted.includes('sue-de-coq')) return;
    const { tables, position } = search;
    const lines = new Set([...tables.rows, ...tables.columns, ...tables.diagonals]);
    for (const area of tables.areas) {
      for (const meeting of tables.intersections[area]) {
        if (!lines.has(meeting.other)) continue;
        const open = position.places[area * tables.stride] & meeting.inHouse;
        if (bitCount(open) > 1) yield* inIntersection(search, meeting, open);
      }
    }
  },
};

/** Of more open cells outside the intersection, those with the fewest candidates are tried. */
const MOST_OUTSIDE = 9;
/** Most cells of an intersection that count together. */
const MOST_INSIDE = 4;

/** Further cells of the line or the area that may be chosen, and for each choice the union of their digits. */
interface Outside {
  readonly cells: readonly Cell[];
  readonly unions: Int32Array;
}

function* inIntersection(search: Search, meeting: Intersection, open: number): Generator<Step> {
  const { tables } = search;
  const { house: area, other: line } = meeting;
  let lineSide: Outside | undefined;
  let areaSide: Outside | undefined;
  for (let inside = open; inside !== 0; inside = (inside - 1) & open) {
    const size = bitCount(inside);
    if (size < 2 || size > MOST_INSIDE) continue;
    const core = unionAt(search, area, inside);
    if (digitCount(core) < size + 2) continue;
    lineSide ??= outsideOf(search, line, meeting.inOther);
    areaSide ??= outsideOf(search, area, meeting.inHouse);
    for (const pair of settingPairs(lineSide, areaSide, core, size)) {
      const step = stepOf(search, meeting, cellsAt(tables, area, inside), core, pair);
      if (step) yield step;
    }
  }
}

function unionAt({ position, tables }: Search, house: HouseIndex, positions: number): DigitSet {
  let union = 0;
  for (let rest = positions; rest !== 0; rest &= rest - 1) {
    union |= position.candidates[tables.houseCells[house][lowestBit(rest)]];
  }
  return union;
}

function outsideOf({ position, tables }: Search, house: HouseIndex, intersection: number): Outside {
  const { candidates } = position;
  const all = cellsAt(tables, house, position.places[house * tables.stride] & ~intersection);
  const fewest = [...all].sort((a, b) => digitCount(candidates[a]) - digitCount(candidates[b]) || a - b);
  const cells = fewest.slice(0, MOST_OUTSIDE).sort((a, b) => a - b);
  const unions = new Int32Array(1 << cells.length);
  for (let choice = 1; choice < unions.length; choice++) {
    unions[choice] = unions[choice & (choice - 1)] | candidates[cells[lowestBit(choice)]];
  }
  return { cells, unions };
}

/** A line set and an area set, with their digits. */
interface Pair {
  readonly line: readonly Cell[];
  readonly lineDigits: DigitSet;
  readonly area: readonly Cell[];
  readonly areaDigits: DigitSet;
}

/** Pairs that bring as many cells more than digits of their own as the intersection has digits more than cells. */
function* settingPairs(lineSide: Outside, areaSide: Outside, core: DigitSet, size: number): Generator<Pair> {
  const needed = digitCount(core) - size;
  const lineChoices = settingChoices(lineSide, core, needed - 1);
  if (lineChoices.length === 0) return;
  const areaChoices = settingChoices(areaSide, core, needed - 1);
  for (const one of lineChoices) {
    const lineDigits = lineSide.unions[one];
    for (const two of areaChoices) {
      const areaDigits = areaSide.unions[two];
      if ((core & lineDigits & areaDigits) !== 0) continue;
      if (surplus(one, lineDigits, core) + surplus(two, areaDigits, core) !== needed) continue;
      yield { line: chosen(lineSide, one), lineDigits, area: chosen(areaSide, two), areaDigits };
    }
  }
}

/** Choices with one to `most` cells more than digits outside the intersection, not locked by themselves. */
function settingChoices({ unions }: Outside, core: DigitSet, most: number): number[] {
  const found: number[] = [];
  for (let choice = 1; choice < unions.length; choice++) {
    const more = surplus(choice, unions[choice], core);
    if (more >= 1 && more <= most && digitCount(unions[choice]) > bitCount(choice)) found.push(choice);
  }
  return found;
}

function surplus(choice: number, digits: DigitSet, core: DigitSet): number {
  return bitCount(choice) - digitCount(digits & ~core);
}

function chosen({ cells }: Outside, choice: number): Cell[] {
  return cells.filter((_, k) => (choice >>> k) & 1);
}

function stepOf(
  search: Search,
  { house: area, other: line }: Intersection,
  inside: readonly Cell[],
  core: DigitSet,
  pair: Pair,
): Step | undefined {
  const fromLine = pair.lineDigits | (core & ~pair.areaDigits);
  const fromArea = pair.areaDigits | (core & ~pair.lineDigits);
  const eliminations = sortCandidates([
    ...strikes(search, line, [...inside, ...pair.line], fromLine),
    ...strikes(search, area, [...inside, ...pair.area], fromArea),
  ]);
  if (eliminations.length === 0) return undefined;
  const struck = eliminations.reduce((set, { digit }) => set | digitBit(digit), 0);
  return {
    technique: 'sue-de-coq',
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(struck),
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
  { position, tables }: Search,
  house: HouseIndex,
  kept: readonly Cell[],
  digits: DigitSet,
): Candidate[] {
  return tables.houseCells[house]
    .filter((cell) => !kept.includes(cell))
    .flatMap((cell) => digitsIn(position.candidates[cell] & digits).map((digit) => ({ cell, digit })));
}
