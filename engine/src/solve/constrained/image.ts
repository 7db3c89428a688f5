/** Writes a model into the memory of the core. */
import { spend } from '../../stopping.ts';
import type { Cell } from '../../model/geometry.ts';
import * as layout from './core/layout.ts';
import type { Diagram, Rule } from './rule.ts';

/** A puzzle as the core needs it. */
export interface Model {
  readonly size: number;
  /** For each cell, the digits possible at the start. */
  readonly masks: Int32Array;
  /** Cells that cannot hold the same digit. */
  readonly peers: readonly (readonly Cell[])[];
  /** The same as bits: for each cell, as many words as all cells need. */
  readonly peerBits: Int32Array;
  readonly arcs: readonly (readonly Arc[])[];
  readonly rules: readonly Rule[];
  /** The number of rules, at the end of the list, that follow from others and only strengthen propagation. */
  readonly impliedCount?: number;
  /** Groups with as many cells as digits, so that each digit has a place in them. */
  readonly houses: readonly (readonly Cell[])[];
  /** Whether to branch on the two places of a digit too. */
  readonly branchesOnHouses: boolean;
}

/** A constraint between two cells, beyond being different. */
export interface Arc {
  readonly to: Cell;
  readonly table: ArcTable;
}

export class ArcTable {
  /** For each digit of the first cell, the digits that the second may hold. */
  readonly rows: readonly number[];
  private entries: Int32Array | undefined;

  constructor(rows: readonly number[]) {
    this.rows = rows;
  }

  /** For each `tableBits` bits of a mask, one entry per value: the union of the digits that these bits allow. */
  get lookUp(): Int32Array {
    return (this.entries ??= lookUpOf(this.rows));
  }
}

function lookUpOf(rows: readonly number[]): Int32Array {
  const bits = tableBitsFor(rows.length);
  const entries = new Int32Array(Math.ceil(rows.length / bits) << bits);
  for (let base = 0, from = 0; from < rows.length; base += 1 << bits, from += bits) {
    for (let at = 1; at < 1 << bits; at++) {
      // One digit more than in an earlier entry.
      const digit = from + 31 - Math.clz32(at & -at);
      entries[base + at] = entries[base + (at & (at - 1))] | (rows[digit] ?? 0);
    }
  }
  return entries;
}

/** A table with a single look-up, unless that is too large. */
function tableBitsFor(size: number): number {
  return size <= 10 ? size : 8;
}

export interface Image {
  readonly words: Int32Array;
  /** By place; places of one cost begin at a multiple of 32, so that a place is a bit of a word. */
  readonly rules: readonly (Rule | undefined)[];
}

export function createImage(model: Model): Image {
  const { masks, peers, peerBits, arcs, houses } = model;
  const cellCount = masks.length;
  const writer = new Writer(layout.HEADER_END + 24 * cellCount + 64 * model.rules.length);
  const header = (at: number, word: number): void => writer.put(at, word);
  writer.reserve(layout.HEADER_END);
  header(layout.CELL_COUNT, cellCount);
  header(layout.SCORES, writer.reserve(2 * cellCount));
  header(layout.MASKS, writer.list(masks));
  header(layout.QUEUE, writer.reserve(cellCount));
  header(layout.QUEUED, writer.reserve(cellCount));
  header(layout.WANTED, writer.reserve(cellCount));
  header(layout.SCRATCH, writer.reserve(cellCount));
  header(layout.TABLE_BITS, tableBitsFor(model.size));
  header(layout.BRANCH_ON_HOUSES, model.branchesOnHouses ? 1 : 0);
  // Each change removes at least one digit, and each decision makes a change.
  const changes = cellCount * model.size + 1;
  header(layout.TRAIL, writer.reserve(2 * changes));
  header(layout.DECISIONS, writer.reserve(3 * changes));
  header(layout.PEER_BITS, writer.list(peerBits));
  header(layout.PEER_WORDS, peerBits.length / cellCount);
  header(layout.PEERS, writer.lists(peers));
  const tables = new Map<ArcTable, number>();
  const tableAt = (table: ArcTable): number => {
    let at = tables.get(table);
    if (at === undefined) tables.set(table, (at = writer.list(table.lookUp)));
    return at;
  };
  const arcWords = arcs.map((own) => {
    spend(own.length);
    return own.flatMap(({ to, table }) => [to, tableAt(table)]);
  });
  header(layout.ARCS, writer.lists(arcWords, 2));
  header(layout.HOUSES, writer.list([houses.length]));
  for (const house of houses) writer.counted(house);
  const rules = placed(
    writer,
    model.rules.filter(({ type, effort }) => type !== layout.LOCKED || effort > 0),
    cellCount,
  );
  const words = writer.finish();
  new Float64Array(words.buffer, 4 * layout.INCREMENT, 1)[0] = 1;
  return { words, rules };
}

function placed(writer: Writer, list: readonly Rule[], cellCount: number): (Rule | undefined)[] {
  const rules: (Rule | undefined)[] = [];
  for (const cost of [0, 1, 2]) {
    writer.put(layout.WORD_STARTS + cost, rules.length / 32);
    writer.put(layout.TURNS + cost, rules.length);
    for (const rule of list) if (rule.cost === cost) rules.push(rule);
    while (rules.length % 32 !== 0) rules.push(undefined);
  }
  const wordCount = rules.length / 32;
  writer.put(layout.WORD_STARTS + 3, wordCount);
  writer.put(layout.DIRTY, writer.reserve(wordCount));
  const everything = new Int32Array(wordCount);
  const watchers: number[][] = Array.from({ length: cellCount }, () => []);
  const diagrams = new Map<Diagram, number>();
  const addresses = rules.map((rule, place) => {
    if (!rule) return 0;
    everything[place >> 5] |= 1 << place;
    spend(rule.cells.length);
    for (const cell of rule.cells) watch(watchers[cell], place);
    return writer.rule(rule, diagrams);
  });
  writer.put(layout.EVERYTHING, writer.list(everything));
  writer.put(layout.RULES, writer.list(addresses));
  writer.put(layout.WATCHERS, writer.lists(watchers, 2));
  return rules;
}

/** Pairs of a word and its bits. Places come in ascending order. */
function watch(pairs: number[], place: number): void {
  const last = pairs.length - 2;
  if (last >= 0 && pairs[last] === place >> 5) pairs[last + 1] |= 1 << place;
  else pairs.push(place >> 5, 1 << place);
}

/** The words of one more rule, for a memory that has `from` words already. */
export function ruleWords(rule: Rule, from: number): { readonly words: Int32Array; readonly at: number } {
  const writer = new Writer(64, from);
  const at = writer.rule(rule, new Map());
  return { words: writer.finish(), at };
}

class Writer {
  private words: Int32Array;
  private length = 0;
  private readonly from: number;

  /** Addresses begin at `from`. */
  constructor(capacity: number, from = 0) {
    this.words = new Int32Array(capacity);
    this.from = from;
  }

  /** Words of 0; returns where they begin. */
  reserve(count: number): number {
    const at = this.length;
    if (at + count > this.words.length) {
      const grown = new Int32Array(Math.max(2 * this.words.length, at + count));
      grown.set(this.words);
      this.words = grown;
    }
    this.length += count;
    return this.from + at;
  }

  put(at: number, word: number): void {
    this.words[at - this.from] = word;
  }

  list(words: ArrayLike<number>): number {
    const at = this.reserve(words.length);
    const { words: room, from } = this;
    // Most are short arrays: `set` takes longer.
    if (words instanceof Int32Array) room.set(words, at - from);
    else for (let k = 0; k < words.length; k++) room[at - from + k] = words[k];
    return at;
  }

  /** Lists of entries of `wordsEach` words, each after its length; returns where their addresses begin. */
  lists(lists: readonly ArrayLike<number>[], wordsEach = 1): number {
    const addresses = this.reserve(lists.length);
    lists.forEach((list, index) => this.put(addresses + index, this.counted(list, wordsEach)));
    return addresses;
  }

  /** A list preceded by its number of entries. */
  counted(list: ArrayLike<number>, wordsEach = 1): number {
    const at = this.reserve(1);
    this.put(at, list.length / wordsEach);
    this.list(list);
    return at;
  }

  rule({ type, cells, effort, data, diagram }: Rule, diagrams: Map<Diagram, number>): number {
    const own = this.counted(cells);
    const diagramAt = diagram && (diagrams.get(diagram) ?? this.diagram(diagram));
    if (diagram) diagrams.set(diagram, diagramAt!);
    const at = this.list([type, Math.min(effort, 2 ** 30), own]);
    this.list(diagramAt ? [diagramAt] : data);
    return at;
  }

  private diagram({ nodeCount, edgeStarts, from, to, digits }: Diagram): number {
    const nodes = this.reserve(2 * nodeCount);
    const edges = this.reserve(3 * from.length);
    let at = edges - this.from;
    for (let edge = 0; edge < from.length; edge++) {
      this.words[at++] = nodes + 2 * from[edge];
      this.words[at++] = nodes + 2 * to[edge];
      this.words[at++] = digits[edge];
    }
    return this.list([0, nodes, ...Array.from(edgeStarts, (edge) => edges + 3 * edge)]);
  }

  finish(): Int32Array {
    return this.words.subarray(0, this.length);
  }
}
