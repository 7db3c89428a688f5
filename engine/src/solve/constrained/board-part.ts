/** The parts of a model that depend only on its board, kept for recently used boards. */
import { allDigits } from '../../model/digits.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { spend } from '../../stopping.ts';
import { keptIn } from '../../relations/keep.ts';
import { houseRule, type LockedRule, nakedRule, type Rule } from './rule.ts';

export interface BoardPart {
  readonly cellCount: number;
  readonly groups: Groups;
  readonly peers: readonly (readonly Cell[])[];
  readonly peerBits: PeerBits;
  /** Houses that have a place for each digit, and rules that belong to them. */
  readonly houses: readonly (readonly Cell[])[];
  readonly houseRules: readonly Rule[];
  readonly nakedRules: readonly (Rule | undefined)[];
  /** By group; created when a model first asks for them. */
  readonly lockedRules: LockedRule[];
}

/** Sets of cells that all differ, such as houses and cages. */
export interface Groups {
  /** Each once, ascending, with at least three cells. */
  readonly list: readonly (readonly Cell[])[];
  readonly keys: ReadonlySet<string>;
  /** For each cell, the indexes of its groups. */
  readonly of: readonly (readonly number[])[];
}

/** For each cell, the cells that it sees, as `words` words of bits. */
export interface PeerBits {
  readonly wordsEach: number;
  readonly words: Int32Array;
}

const MAX_KEPT = 8;
const known = new Map<string, BoardPart>();
const byGeometry = new WeakMap<Geometry, BoardPart>();

/** The part of a model that depends on a board with its houses. */
export function boardPart(geometry: Geometry): BoardPart {
  const last = byGeometry.get(geometry);
  if (last) return last;
  const houses = geometry.houses.map(({ cells }) => cells);
  const key = `${geometry.size} ${geometry.cells.length} ${houses.join(' ')}`;
  const part = keptIn(known, MAX_KEPT, key, () => partOf(geometry, houses, geometry.peers));
  byGeometry.set(geometry, part);
  return part;
}

/** The same for a board of which only the cells count. */
export function bareBoardPart(geometry: Geometry): BoardPart {
  const none = geometry.cells.map(() => []);
  return partOf(geometry, [], none);
}

function partOf(
  geometry: Geometry,
  houses: readonly (readonly Cell[])[],
  peers: readonly (readonly Cell[])[],
): BoardPart {
  const { size } = geometry;
  spend(geometry.cells.length);
  const cellCount = geometry.cells.length;
  const none: Groups = { list: [], keys: new Set(), of: peers.map(() => []) };
  const groups = withGroups(none, houses);
  const full = groups.list.filter((cells) => cells.length === size);
  const wordsEach = Math.ceil(cellCount / 32);
  const words = new Int32Array(cellCount * wordsEach);
  for (let cell = 0; cell < cellCount; cell++) {
    for (const peer of peers[cell]) words[cell * wordsEach + (peer >> 5)] |= 1 << peer;
  }
  return {
    cellCount,
    groups,
    peers,
    peerBits: { wordsEach, words },
    houses: full,
    houseRules: full.map((cells) => houseRule(cells, allDigits(size))),
    nakedRules: groups.list.map(nakedRuleOf),
    lockedRules: [],
  };
}

/** A pair and one more cell say nothing that the peers of a single cell do not. */
export function nakedRuleOf(cells: readonly Cell[]): Rule | undefined {
  return cells.length > 3 ? nakedRule(cells) : undefined;
}

/** Groups with further ones added; the arguments are not changed. */
export function withGroups(groups: Groups, more: readonly (readonly Cell[])[]): Groups {
  const list = [...groups.list];
  const keys = new Set(groups.keys);
  for (const cells of more) {
    if (cells.length < 3) continue;
    const sorted = [...cells].sort((a, b) => a - b);
    const key = sorted.join();
    if (keys.has(key)) continue;
    keys.add(key);
    list.push(sorted);
  }
  if (list.length === groups.list.length) return groups;
  const of = groups.of.map((own) => [...own]);
  for (let index = groups.list.length; index < list.length; index++) {
    for (const cell of list[index]) of[cell].push(index);
  }
  return { list, keys, of };
}

export function sees({ wordsEach, words }: PeerBits, a: Cell, b: Cell): boolean {
  return ((words[a * wordsEach + (b >> 5)] >> b) & 1) === 1;
}
