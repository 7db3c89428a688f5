import type { Digit } from '../../../model/digits.ts';
import { bitCount, lowestBit } from '../../cell-set.ts';
import type { FinderContext } from '../../finder-context.ts';
import { cellsAt, type BoardIndex } from '../../board-index.ts';
import { addGroup, addLink, type ChainGraph, nodeFor } from './graph.ts';

/**
 * Strong links with a group: the places of a digit in a full house split into two parts, one of them the places in an
 * intersection with another house, the other a single cell or another intersection.
 */
export function addGroupLinks(graph: ChainGraph, { position, tables }: FinderContext): void {
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
  tables: BoardIndex,
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

/** The pairs of houses that share at least two cells, numbered: one group per pair and digit. */
interface HousePairs {
  readonly count: number;
  /** For each house, the number of each of its intersections. */
  readonly idOf: readonly (readonly number[])[];
}

const known = new WeakMap<BoardIndex, HousePairs>();

function pairsOf(tables: BoardIndex): HousePairs {
  let pairs = known.get(tables);
  if (!pairs) known.set(tables, (pairs = numberPairs(tables)));
  return pairs;
}

function numberPairs({ intersections, houseCount }: BoardIndex): HousePairs {
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
