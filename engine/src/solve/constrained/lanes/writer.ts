/** Words of an image for the lanes core, one after another; addresses are bytes. */
import { spend } from '../../../stopping.ts';
import type { Cell } from '../../../model/geometry.ts';
import type { Lists } from './lists.ts';

/** As in `engine/assembly/rules/memory.ts`. */
const CELLS = 0x400;
export const VECTOR = 16;
export const HEADER = 0x7000;

/** Set in the word of a rule that is on trial: one run, so that it is not 0. */
const ON_TRIAL = 0x1_0000;

/** Sums are computed in 16 bits with a sign. */
export const MAX_SUM = 8_000;

const FIRST_ROOM = 8_192;

export function vectorOf(cell: Cell): number {
  return CELLS + VECTOR * cell;
}

export class Writer {
  /** The address of each rule. */
  readonly rules: number[] = [];
  length = 0;
  private words = new Int32Array(FIRST_ROOM);
  private readonly from: number;
  /**
   * For each cell, triples: two words of dirty rules, by their distance in bytes, and the bits of the cell's rules in
   * them.
   */
  private readonly watching: number[][];

  constructor(cellCount: number, from: number) {
    this.from = from;
    this.watching = Array.from({ length: cellCount }, () => []);
  }

  here(): number {
    return this.from + 4 * this.length;
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.words.length) return;
    const grown = new Int32Array(Math.max(2 * this.words.length, this.length + count));
    grown.set(this.words);
    this.words = grown;
  }

  put(word: number): void {
    this.makeRoom(1);
    this.words[this.length++] = word;
  }

  /** Returns the address of the list. */
  list(words: ArrayLike<number>): number {
    const at = this.here();
    this.makeRoom(words.length);
    this.words.set(words, this.length);
    this.length += words.length;
    return at;
  }

  /** Words of 0, aligned to four words; returns their address. */
  reserve(count: number): number {
    const begin = (this.length + 3) & ~3;
    this.makeRoom(begin - this.length + count);
    this.length = begin;
    const at = this.here();
    this.length += count;
    return at;
  }

  /** The number of cells, and their vectors. */
  vectors(cells: readonly Cell[]): void {
    this.makeRoom(1 + cells.length);
    this.words[this.length++] = cells.length;
    for (const cell of cells) this.words[this.length++] = vectorOf(cell);
  }

  /**
   * Starts a rule that runs again whenever one of the cells changes; these cells are blamed when it fails. Its data
   * follow.
   */
  begin(type: number, cells: readonly Cell[], isOnTrial = false): void {
    spend(cells.length);
    const place = this.rules.length;
    this.rules.push(this.here());
    this.makeRoom(3 + cells.length);
    this.words[this.length++] = type;
    this.words[this.length++] = isOnTrial ? ON_TRIAL : 0;
    this.words[this.length++] = cells.length;
    const words = 8 * (place >> 6);
    const half = (place >> 5) & 1;
    for (const cell of cells) {
      this.words[this.length++] = cell;
      const own = this.watching[cell];
      if (own[own.length - 3] !== words) own.push(words, 0, 0);
      own[own.length - 2 + half] |= 1 << place;
    }
  }

  /** The cells that see a group, as read by `requireDigits` in `engine/assembly/rules/houses.ts`. */
  lists(group: readonly Cell[], lists: Lists): void {
    this.put(lists.size);
    for (const [seen, cells] of lists) {
      this.makeRoom(2 + group.length + cells.length);
      const at = this.length;
      this.length += 2;
      for (let k = 0; k < group.length; k++) {
        if (((seen >> k) & 1) === 0) this.words[this.length++] = vectorOf(group[k]);
      }
      this.words[at] = this.length - at - 2;
      this.words[at + 1] = cells.length;
      for (const cell of cells) this.words[this.length++] = vectorOf(cell);
    }
  }

  /** A sum as read by `engine/assembly/rules/sums.ts`, from the data of the scalar core. */
  sum(from: readonly number[]): void {
    const bound = (at: number): number => Math.max(-2 * MAX_SUM, Math.min(2 * MAX_SUM, from[at]));
    this.list([bound(0), bound(1), from[2]]);
    for (let at = 3; at < from.length; at += 4 + from[at + 3]) {
      this.put(from[at]);
      this.vectors(from.slice(at + 4, at + 4 + from[at + 3]));
    }
  }

  /** For each cell, the number of its triples and the triples; returns where their addresses begin. */
  watchers(): number {
    const addresses = this.watching.map((own) => {
      const at = this.here();
      this.put(own.length / 3);
      this.list(own);
      return at;
    });
    return this.list(addresses);
  }

  finish(): Int32Array {
    return this.words.subarray(0, this.length);
  }
}
