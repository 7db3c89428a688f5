import { digitsIn } from '../../grid/digits.ts';
import type { Digit } from '../../grid/digits.ts';
import { ALS_CATALOGUE, type CataloguedSet } from '../als.ts';
import { bitCount, cellsIn, dropCells, isEmptySet, lowestBit, meetInto } from '../cell-set.ts';
import { read, type Search } from '../search.ts';
import { cellsAt, type Tables } from '../tables.ts';
import { addGroup, addLink, CELL_REASON, type ChainGraph, nodeFor } from './graph.ts';

/**
 * Strong links with a group: the places of a digit in a full house fall into two parts, one of them the places in
 * an intersection with another house, the other one cell or an intersection again.
 */
export function addGroupLinks(graph: ChainGraph, { position, tables }: Search): void {
  const pairs = pairsOf(tables);
  const made = new Int32Array(pairs.count * tables.stride).fill(-1);
  for (let house = 0; house < tables.houseCount; house++) {
    if (tables.isFull[house] === 0) continue;
    for (let digit = 1; digit < tables.stride; digit++) {
      const held = position.places[house * tables.stride + digit];
      if (bitCount(held) < 3) continue;
      linkParts(graph, tables, pairs, made, house, digit, held);
    }
  }
}

function linkParts(
  graph: ChainGraph,
  tables: Tables,
  { idOf }: HousePairs,
  made: Int32Array,
  house: number,
  digit: Digit,
  held: number,
): void {
  const meetings = tables.intersections[house];
  const groupAt = (i: number, positions: number): number => {
    const at = idOf[house][i] * tables.stride + digit;
    if (made[at] < 0) made[at] = addGroup(graph, digit, cellsAt(tables, house, positions));
    return made[at];
  };
  for (let i = 0; i < meetings.length; i++) {
    const part = held & meetings[i].inHouse;
    const rest = held & ~part;
    if (rest === 0 || (part & (part - 1)) === 0) continue;
    if ((rest & (rest - 1)) === 0) {
      const { indexOf, stride } = graph.live;
      const single = nodeFor(graph, indexOf[tables.houseCells[house][lowestBit(rest)] * stride + digit]);
      addLink(graph, groupAt(i, part), single, house);
      continue;
    }
    for (let j = i + 1; j < meetings.length; j++) {
      if ((held & meetings[j].inHouse) === rest) addLink(graph, groupAt(i, part), groupAt(j, rest), house);
    }
  }
}

/** The pairs of houses that meet in two cells and more, numbered: one group per pair and digit. */
interface HousePairs {
  readonly count: number;
  /** For each house the number of each of its intersections. */
  readonly idOf: readonly (readonly number[])[];
}

const known = new WeakMap<Tables, HousePairs>();

function pairsOf(tables: Tables): HousePairs {
  let pairs = known.get(tables);
  if (!pairs) known.set(tables, (pairs = numberPairs(tables)));
  return pairs;
}

function numberPairs({ intersections, houseCount }: Tables): HousePairs {
  const ids = new Map<number, number>();
  const idOf = intersections.map((list, house) =>
    list.map(({ other }) => {
      const key = Math.min(house, other) * houseCount + Math.max(house, other);
      if (!ids.has(key)) ids.set(key, ids.size);
      return ids.get(key)!;
    }),
  );
  return { count: ids.size, idOf };
}

/**
 * Strong links by almost locked sets of two cells and more: if one digit leaves the set, the others stay. Digits
 * that nothing outside sees are left out, for no chain can come or go by them.
 */
export function addSetLinks(graph: ChainGraph, search: Search): void {
  const nodes = new Map<string, number>();
  graph.cellsOf.forEach((cells, node) => nodes.set(nodeKey(graph.digitOf[node], cells), node));
  for (const set of read(search, ALS_CATALOGUE)) {
    if (set.plain.cells.length < 2) continue;
    const digits = digitsIn(set.digits).filter((digit) => isSeen(search, set, digit));
    if (digits.length < 2) continue;
    const reason = CELL_REASON - 1 - graph.sets.length;
    graph.sets.push(set.plain);
    const own = digits.map((digit) => setNode(graph, nodes, set, digit));
    for (let i = 0; i < own.length; i++) {
      for (let j = i + 1; j < own.length; j++) addLink(graph, own[i], own[j], reason);
    }
  }
}

function isSeen({ position, tables }: Search, { holders, seenBy }: CataloguedSet, digit: Digit): boolean {
  const outside = new Int32Array(tables.words);
  meetInto(outside, seenBy[digit], position.cells[digit]);
  dropCells(outside, holders[digit]);
  return !isEmptySet(outside);
}

function setNode(graph: ChainGraph, nodes: Map<string, number>, set: CataloguedSet, digit: Digit): number {
  const cells = cellsIn(set.holders[digit]);
  if (cells.length === 1) return nodeFor(graph, graph.live.indexOf[cells[0] * graph.live.stride + digit]);
  const key = nodeKey(digit, cells);
  let node = nodes.get(key);
  if (node === undefined) nodes.set(key, (node = addGroup(graph, digit, cells)));
  return node;
}

function nodeKey(digit: Digit, cells: readonly number[]): string {
  return `${digit}:${cells.join()}`;
}
