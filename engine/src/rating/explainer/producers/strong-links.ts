/**
 * Chains of two and three strong links of one digit: skyscrapers, kites, turbot fish and their grouped forms. One of
 * the two outer ends is true, so the digit is eliminated from all cells that see both. Two links 4.0 (parallel lines),
 * 4.1 (row and column), 4.2 (a block among them), 4.3 grouped; three links 5.4, 5.6, 5.5 and 5.7.
 *
 * The cheapest find comes first, then the one with the most eliminations, then the one whose code is first in text
 * order.
 */
import {
  BLOCKS,
  type Board,
  candidate,
  CELLS,
  cellsAt,
  COLUMNS,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  lowest,
  PEERS,
  ROWS,
  SEES,
} from '../board.ts';
import type { Hint } from '../hint.ts';

/** Two groups of cells in a house, one of which holds the digit. The order of the ends is that of the original. */
interface Link {
  readonly house: number;
  readonly ends: readonly [End, End];
  readonly isGrouped: boolean;
}
interface End {
  readonly cells: readonly number[];
  /** For each kind, the house that contains all of the cells, or -1. */
  readonly houses: readonly number[];
}

type Cells = readonly number[];

/**
 * A way in which the places of a digit in a house may form two groups: the places that must be empty, and the places of
 * each group. In a block: a cross around its centre, whose own place counts for either arm, or two of its lines; in a
 * line: two of its crossings with blocks.
 */
interface Grouping {
  readonly empty: number;
  readonly groups: readonly [number, number];
  /** The place where the arms cross, or -1. */
  readonly centre: number;
}

const CROSSES: readonly Grouping[] = Array.from({ length: 9 }, (_, centre) => {
  const column = 0b001001001 << (centre % 3);
  const row = 0b111 << (centre - (centre % 3));
  const arms = [column & ~row, row & ~column] as const;
  return { empty: 511 & ~(row | column), groups: arms, centre };
});
const LINES_OF_BLOCK: readonly Grouping[] = [
  pairOf(0b111000000, 0b000000111, 0b000111000),
  pairOf(0b000111000, 0b000000111, 0b111000000),
  pairOf(0b000000111, 0b000111000, 0b111000000),
  pairOf(0b100100100, 0b001001001, 0b010010010),
  pairOf(0b010010010, 0b001001001, 0b100100100),
  pairOf(0b001001001, 0b010010010, 0b100100100),
];
const THIRDS: readonly Grouping[] = [
  pairOf(0b000000111, 0b000111000, 0b111000000),
  pairOf(0b000111000, 0b000000111, 0b111000000),
  pairOf(0b111000000, 0b000000111, 0b000111000),
];

const KINDS = [BLOCKS, ROWS, COLUMNS] as const;
type Kinds = readonly (0 | 1 | 2)[];

/** A find, with the criteria for choosing between finds. */
interface Find {
  readonly rating: number;
  readonly removed: readonly number[];
  readonly code: string;
  readonly digit: number;
  readonly links: readonly Link[];
  readonly bridges: readonly number[];
}

const TWO_LINKS: readonly { readonly kinds: Kinds; readonly rating: number }[] = [
  { kinds: [1, 1], rating: 4.0 },
  { kinds: [2, 2], rating: 4.0 },
  { kinds: [2, 1], rating: 4.1 },
  { kinds: [1, 0], rating: 4.2 },
  { kinds: [2, 0], rating: 4.2 },
];

export function twoStrongLinks(board: Board): Hint | undefined {
  let best: Find | undefined;
  for (const { kinds, rating } of TWO_LINKS) {
    for (let digit = 0; digit < 9; digit++) {
      for (const [i, house] of KINDS[kinds[0]].entries()) {
        const firsts = linksOfTwo(board, house, digit);
        if (firsts.length === 0) continue;
        const seconds = KINDS[kinds[1]].slice(kinds[0] === kinds[1] ? i + 1 : 0);
        const disjoint = seconds.filter((other) => !overlap(board, house, other, digit));
        for (const first of firsts) {
          for (const second of disjoint.flatMap((other) => linksOfTwo(board, other, digit))) {
            const grouped = Number(first.isGrouped) + Number(second.isGrouped);
            best = bestOfTwo(board, digit, first, second, grouped > 0 ? 4.3 : rating, best);
          }
        }
      }
    }
  }
  return best && hintOf('two-strong-links', best);
}

/** The best of the current find and those of two links, of which either end may be the bridge. */
function bestOfTwo(
  { cells }: Board,
  digit: number,
  first: Link,
  second: Link,
  rating: number,
  before: Find | undefined,
): Find | undefined {
  let best = before;
  for (const start of [0, 1] as const) {
    for (const bridge of [0, 1] as const) {
      const between = houseOfBoth(first.ends[1 - start], second.ends[bridge]);
      if (between < 0 || between === first.house || between === second.house) continue;
      const houses = [first.house, second.house];
      const removed = seenByBoth(cells, digit, first.ends[start], second.ends[1 - bridge], houses);
      if (removed.length === 0) continue;
      const links = [first, second];
      const code = ['00', '01', '11'][Number(first.isGrouped) + Number(second.isGrouped)];
      best = better(best, { rating, removed, code, digit, links, bridges: [between] });
    }
  }
  return best;
}

const THREE_LINKS: readonly Kinds[] = [
  [0, 0, 0],
  [0, 0, 1],
  [0, 0, 2],
  [0, 1, 1],
  [0, 1, 2],
  [0, 2, 2],
  [1, 1, 1],
  [1, 1, 2],
  [1, 2, 2],
  [2, 2, 2],
];
/** The orders of three links; the other three orders are the reverse of these. */
const ORDERS = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
] as const;

export function threeStrongLinks(board: Board): Hint | undefined {
  let best: Find | undefined;
  for (const kinds of THREE_LINKS) {
    for (let digit = 0; digit < 9; digit++) {
      eachTriplet(board, kinds, digit, (links) => (best = bestOfThree(board, digit, kinds, links, best)));
    }
  }
  return best && hintOf('three-strong-links', best);
}

/**
 * Calls a function for each three links in houses of these kinds that share no place of the digit, in the order of the
 * houses.
 */
function eachTriplet(
  board: Board,
  kinds: Kinds,
  digit: number,
  take: (links: readonly Link[]) => unknown,
): void {
  const links = kinds.map((kind) => KINDS[kind].map((house) => linksOfThree(board, house, digit)));
  const chosen: Link[] = [];
  const extend = (depth: number, from: number): void => {
    const houses = KINDS[kinds[depth]];
    for (let i = from; i < 9; i++) {
      if (links[depth][i].length === 0) continue;
      if (chosen.some(({ house }) => overlap(board, house, houses[i], digit))) continue;
      for (const link of links[depth][i]) {
        chosen.push(link);
        if (depth === 2) take(chosen);
        else extend(depth + 1, kinds[depth + 1] === kinds[depth] ? i + 1 : 0);
        chosen.pop();
      }
    }
  };
  extend(0, 0);
}

function bestOfThree(
  { cells }: Board,
  digit: number,
  kinds: Kinds,
  links: readonly Link[],
  before: Find | undefined,
): Find | undefined {
  let best = before;
  const grouped = links.reduce((count, { isGrouped }) => count + Number(isGrouped), 0);
  const rating = ratingOfThree(kinds, grouped);
  if (best && rating > best.rating) return best;
  for (const order of ORDERS) {
    const first = links[order[0]];
    const second = links[order[1]];
    const third = links[order[2]];
    for (let start = 0; start < 2; start++) {
      for (let middle = 0; middle < 2; middle++) {
        const left = houseOfBoth(first.ends[1 - start], second.ends[middle]);
        if (left < 0) continue;
        for (let last = 0; last < 2; last++) {
          const right = houseOfBoth(second.ends[1 - middle], third.ends[last]);
          if (right < 0) continue;
          const houses = [first.house, second.house, third.house, left, right];
          const removed = seenByBoth(cells, digit, first.ends[start], third.ends[1 - last], houses);
          if (removed.length === 0) continue;
          const code = `${grouped}${codeOf(order.map((at) => kinds[at]))}`;
          const found = { rating, removed, code, digit, links: [first, second, third] };
          best = better(best, { ...found, bridges: [left, right] });
        }
      }
    }
  }
  return best;
}

/** Parallel lines are easiest, a block among them is harder, and lines in both directions are harder still. */
function ratingOfThree(kinds: Kinds, grouped: number): number {
  if (grouped > 0) return 5.4 + 0.3;
  if (kinds.includes(0)) return 5.4 + 0.1;
  return kinds.includes(1) && kinds.includes(2) ? 5.4 + 0.2 : 5.4;
}

/**
 * The kinds of the houses as text: the smallest of the texts that result from reversing and from swapping rows and
 * columns.
 */
function codeOf(kinds: readonly number[]): string {
  const forwards = kinds.join('');
  const backwards = [...kinds].reverse().join('');
  const original = forwards <= backwards ? forwards : backwards;
  const swapped = original.replaceAll(/[12]/g, (kind) => (kind === '1' ? '2' : '1'));
  return [original, swapped, [...swapped].reverse().join('')].sort()[0];
}

function better(best: Find | undefined, find: Find): Find | undefined {
  if (!best || find.rating < best.rating) return find;
  if (find.rating > best.rating) return best;
  const more = find.removed.length - best.removed.length;
  return more > 0 || (more === 0 && find.code < best.code) ? find : best;
}

function hintOf(
  rule: 'two-strong-links' | 'three-strong-links',
  { rating, removed, digit, links, bridges }: Find,
): Hint {
  const plain = links.map(({ house, ends: [a, b], isGrouped }) => {
    return { house, ends: [a.cells, b.cells] as const, isGrouped };
  });
  const reason = { kind: 'strong-links', digit, links: plain, bridges } as const;
  return { rule, rating, removed, placed: -1, reason };
}

/** The links of a house for two-link patterns: a group has all of its cells, including the centre of a cross. */
function linksOfTwo({ places }: Board, house: number, digit: number): Link[] {
  const at = places[house * 9 + digit];
  const count = COUNT[at];
  if (count < 2 || count > 6 || (house < 9 && count > 5)) return [];
  if (count === 2) return [plainLink(house, at)];
  const grouping = groupingOf(at, house < 9 ? CROSSES : THIRDS);
  if (!grouping) return [];
  const { groups, centre } = grouping;
  const [one, other] = groups.map((group) => cellsAt(house, at & group));
  const middle = centre >= 0 ? cellsAt(house, 1 << centre) : [];
  const links: Link[] = [];
  const add = (a: Cells, b: Cells): unknown =>
    links.push({ house, ends: [endOf(a), endOf(b)], isGrouped: true });
  if (one.length === 1) add(one, [...middle, ...other]);
  if (other.length === 1) add(other, [...middle, ...one]);
  if (links.length === 0) add(one, other);
  return links;
}

/** The links of a house for three-link patterns: at most two cells of a group are considered. */
function linksOfThree({ places }: Board, house: number, digit: number): Link[] {
  const at = places[house * 9 + digit];
  const count = COUNT[at];
  const isBlock = house < 9;
  if (count < 2 || count > 6) return [];
  if (count === 2) {
    const link = plainLink(house, at);
    const [a, b] = link.ends;
    return isBlock && areInLine(a.cells[0], b.cells[0]) ? [] : [link];
  }
  const grouping = groupingOf(at, isBlock ? [...CROSSES, ...(count > 3 ? LINES_OF_BLOCK : [])] : THIRDS);
  if (!grouping) return [];
  const { groups, centre } = grouping;
  const [one, other] = groups.map((group) => cellsAt(house, at & group));
  const middle = centre >= 0 ? cellsAt(house, 1 << centre) : [];
  const links: Link[] = [];
  const add = (a: Cells, b: Cells): unknown =>
    links.push({ house, ends: [endOf(a), endOf(b)], isGrouped: true });
  const besideSingle = (group: Cells): Cells => (isBlock ? [group[0], ...middle] : group.slice(0, 2));
  if (other.length === 1 && one.length === 1) add(other, besideSingle(one));
  else if (one.length === 1) add(one, besideSingle(other));
  else if (other.length === 1) add(other, besideSingle(one));
  else {
    add(one.slice(0, 2), other.slice(0, 2));
    // Four cells at the corners of a rectangle are two rows as well as two columns.
    const isCorners = areInLine(one[0], other[0]) && areInLine(one[1], other[1]);
    if (centre < 0 && isBlock && count === 4 && isCorners) add([one[0], other[0]], [one[1], other[1]]);
  }
  return links;
}

function plainLink(house: number, at: number): Link {
  const [a, b] = cellsAt(house, at);
  return { house, ends: [endOf([a]), endOf([b])], isGrouped: false };
}

/** The first grouping whose empty places are empty; undefined if one of its groups is empty too. */
function groupingOf(at: number, groupings: readonly Grouping[]): Grouping | undefined {
  const found = groupings.find(({ empty }) => (at & empty) === 0);
  return found?.groups.every((group) => (at & group) !== 0) ? found : undefined;
}

/** The house that contains all cells of two ends: column, else row, else block; or -1. */
function houseOfBoth({ houses: a }: End, { houses: b }: End): number {
  for (let kind = 2; kind >= 0; kind--) if (a[kind] >= 0 && a[kind] === b[kind]) return a[kind];
  return -1;
}

function endOf(cells: readonly number[]): End {
  const houses = [0, 1, 2].map((kind) => {
    const house = HOUSE_OF[cells[0] * 3 + kind];
    return cells.every((cell) => HOUSE_OF[cell * 3 + kind] === house) ? house : -1;
  });
  return { cells, houses };
}

/** Candidates that see all cells of both ends and are in none of the houses. */
function seenByBoth(
  cells: Uint16Array,
  digit: number,
  { cells: a }: End,
  { cells: b }: End,
  houses: readonly number[],
): readonly number[] {
  let removed = NONE;
  for (let p = a[0] * 20; p < a[0] * 20 + 20; p++) {
    const cell = PEERS[p];
    if (!((cells[cell] >> digit) & 1) || !seesAll(cell, b) || !seesAll(cell, a)) continue;
    if (houses.some((house) => HOUSE_OF[cell * 3 + Math.floor(house / 9)] === house)) continue;
    removed = [...removed, candidate(cell, digit)];
  }
  return removed;
}

const NONE: readonly number[] = [];

function seesAll(cell: number, others: readonly number[]): boolean {
  for (let i = 0; i < others.length; i++) if (!SEES[others[i] * CELLS + cell]) return false;
  return true;
}

/** Whether two houses have a place of the digit in common. */
function overlap({ places }: Board, a: number, b: number, digit: number): boolean {
  const kind = Math.floor(b / 9);
  for (let rest = places[a * 9 + digit]; rest !== 0; rest &= rest - 1) {
    if (HOUSE_OF[HOUSE_CELLS[a * 9 + lowest(rest)] * 3 + kind] === b) return true;
  }
  return false;
}

function areInLine(a: number, b: number): boolean {
  return HOUSE_OF[a * 3 + 1] === HOUSE_OF[b * 3 + 1] || HOUSE_OF[a * 3 + 2] === HOUSE_OF[b * 3 + 2];
}

function pairOf(empty: number, one: number, other: number): Grouping {
  return { empty, groups: [one, other], centre: -1 };
}
