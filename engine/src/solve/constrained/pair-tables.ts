/** Constraints on pairs of cells: which see each other, and one table for each pair that is constrained further. */
import { allDigits, type DigitSet } from '../../model/digits.ts';
import { spend } from '../../stopping.ts';
import type { Cell } from '../../model/geometry.ts';
import type { PairTable } from '../../relations/relation.ts';
import { type BoardPart, type PeerBits, sees } from './board-part.ts';
import { type Arc, ArcTable } from './image.ts';

/** Collects pairs in addition to those of a board. Equal tables are shared. */
export class Pairs {
  private readonly size: number;
  private readonly board: BoardPart;
  private readonly bits: PeerBits;
  /** Cells that see more than their peers on the board. */
  private readonly seeMore = new Set<Cell>();
  /** By both cells, in both directions. */
  private readonly tables = new Map<number, PairTable>();
  private readonly transposed = new Map<PairTable, PairTable>();

  constructor(size: number, board: BoardPart) {
    this.size = size;
    this.board = board;
    const { wordsEach, words } = board.peerBits;
    this.bits = { wordsEach, words: words.slice() };
  }

  differ(a: Cell, b: Cell): void {
    this.see(a, b);
    this.see(b, a);
  }

  private see(a: Cell, b: Cell): void {
    if (sees(this.bits, a, b)) return;
    const { wordsEach, words } = this.bits;
    words[a * wordsEach + (b >> 5)] |= 1 << b;
    this.seeMore.add(a);
  }

  add(a: Cell, b: Cell, table: PairTable): void {
    let back = this.transposed.get(table);
    if (!back) this.transposed.set(table, (back = transpose(table)));
    this.put(a, b, table);
    this.put(b, a, back);
  }

  private put(a: Cell, b: Cell, table: PairTable): void {
    const key = a * this.board.cellCount + b;
    const before = this.tables.get(key);
    this.tables.set(key, before ? before.map((allowed, x) => allowed & table[x]) : table);
  }

  finish(): {
    readonly peers: readonly (readonly Cell[])[];
    readonly bits: PeerBits;
    readonly arcs: Arc[][];
  } {
    const { cellCount } = this.board;
    const arcs: Arc[][] = this.board.peers.map(() => []);
    const unequal = Array.from({ length: this.size }, (_, digit) => allDigits(this.size) & ~(1 << digit));
    const always = unequal.map(() => allDigits(this.size));
    /** Equal tables, by the pairs they allow; and a direct look-up of the same table. */
    const byName = new Map<string, Entry>();
    const known = [new Map<PairTable, Entry>(), new Map<PairTable, Entry>()];
    for (const [key, table] of this.tables) {
      spend(1);
      const [a, b] = [Math.floor(key / cellCount), key % cellCount];
      const isSeen = sees(this.bits, a, b);
      const own = known[Number(isSeen)];
      let entry = own.get(table);
      if (!entry) {
        const beside = isSeen ? unequal : always;
        const merged = table.map((allowed, x) => allowed & beside[x]);
        const name = merged.join();
        entry = byName.get(name);
        if (!entry) {
          const differs = merged.every((allowed, x) => (allowed & (1 << x)) === 0);
          byName.set(name, (entry = { differs, table: new ArcTable(merged) }));
        }
        own.set(table, entry);
      }
      arcs[a].push({ to: b, table: entry.table });
      if (entry.differs) this.see(a, b);
    }
    const peers = this.board.peers.map((own, cell) => (this.seeMore.has(cell) ? this.peersOf(cell) : own));
    return { peers, bits: this.bits, arcs };
  }

  private peersOf(cell: Cell): Cell[] {
    const { wordsEach, words } = this.bits;
    const peers: Cell[] = [];
    for (let k = 0; k < wordsEach; k++) {
      for (let bits = words[cell * wordsEach + k]; bits !== 0; bits &= bits - 1) {
        peers.push(32 * k + 31 - Math.clz32(bits & -bits));
      }
    }
    return peers;
  }
}

interface Entry {
  readonly differs: boolean;
  readonly table: ArcTable;
}

/** For each digit of the second cell, the digits of the first. */
function transpose(table: PairTable): DigitSet[] {
  const back = table.map(() => 0);
  table.forEach((allowed, x) => {
    for (let y = 0; y < back.length; y++) back[y] |= ((allowed >> y) & 1) << x;
  });
  return back;
}
