/**
 * Forcing chains and nets: contradictions of one assumption, conclusions that a candidate proves whether true or false,
 * and conclusions that all candidates of a cell or house prove. All are collected, for each conclusion the shortest.
 * Order is the specification here, HoDoKu's: not merged with logic's or Sudoku Explainer's, which differ.
 */
import { bitCount, type CellSet, cellsIn, cellSet, lowestBit } from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { type ChainStep, effectOf } from './collected.ts';
import { BLOCK_SETS, COLUMN_SETS, DIGITS, ROW_SETS, WORDS } from './grid.ts';
import type { HodokuStep, Look } from './look.ts';
import { netTables } from './nets.ts';
import { sortAsJava } from './order.ts';
import { allowedCells } from './rectangles.ts';
import { isTrueNode, nodeOf, type Table } from './table-store.ts';
import { groupedTables, type Tables } from './tables.ts';
import { isNet, lengthOf, trace } from './trace.ts';

type Found = { -readonly [Key in keyof ChainStep]: ChainStep[Key] };

export function forcing(kind: 'chain' | 'net'): (look: Look) => HodokuStep | undefined {
  return (look) => {
    const steps = forcingSteps(look, kind === 'chain' ? look.read(groupedTables) : netTables(look), kind);
    sortAsJava(steps, compareForcing);
    return steps[0];
  };
}

/**
 * Placements first, by their cells; then eliminations, by cell and digit; for the same conclusion, the shorter first.
 * Two placements in the same cell of different kinds each compare as after the other.
 */
function compareForcing(a: ChainStep, b: ChainStep): number {
  if (a.placed.length !== b.placed.length) return b.placed.length - a.placed.length;
  if (a.placed.length > 0) {
    const cells = [a, b].map(({ placed }) => Math.floor(placed[0] / 10));
    if (a.technique !== b.technique || cells[0] !== cells[1])
      return cells[0] === cells[1] ? 1 : cells[0] - cells[1];
  } else if (a.removed[0] !== b.removed[0]) {
    return a.removed[0] - b.removed[0];
  }
  return a.length - b.length;
}

/** A table and a node in it to which a chain leads. */
type Target = readonly [table: Table, node: number];

function forcingSteps(look: Look, tables: Tables, kind: 'chain' | 'net'): ChainStep[] {
  const steps: Found[] = [];
  const known = new Map<string, Found>();
  const keep = (form: 'contradiction' | 'verity', conclusion: number, targets: readonly Target[]): void => {
    const traces = targets.map(([table, node]) => trace(tables, table, table.placeOf[node] - 1));
    const isOfNets = traces.some(isNet);
    if (kind === 'net' && !isOfNets) return;
    const technique: TechniqueId = `forcing-${isOfNets ? 'net' : 'chain'}-${form}`;
    const length = traces.reduce((sum, one) => sum + lengthOf(one), 0);
    const effect = effectOf(technique, [conclusion]);
    const same = known.get(effect);
    const conclusions = [conclusion >> 1];
    const chains = traces.map(({ nodes }) => nodes);
    if (same) {
      if (same.length > length) Object.assign(same, { length, chains });
      return;
    }
    const isPlaced = isTrueNode(conclusion);
    const step = {
      technique,
      placed: isPlaced ? conclusions : [],
      removed: isPlaced ? [] : conclusions,
      length,
      chains,
    };
    known.set(effect, step);
    steps.push(step);
  };

  const { all } = tables;
  const allowed = allowedCells(look.grid);
  for (let node = 0; node < 1620; node += 2) {
    for (const one of [node + 1, node]) {
      const table = all[one];
      if (table) contradictions(look, allowed, table, (targets) => keep('contradiction', one ^ 1, targets));
    }
  }
  for (let node = 0; node < 1620; node += 2) {
    const [ifTrue, ifFalse] = [all[node + 1], all[node]];
    if (!ifTrue || !ifFalse) continue;
    const own = Math.floor((node >> 1) / 10);
    verities([ifTrue, ifFalse], 'truths first', own, keep);
  }
  for (const tablesOfHouse of alternatives(look, all))
    verities(tablesOfHouse, 'digit by digit', undefined, keep);
  return steps;
}

/** The tables of all candidates of each cell, then of each digit in rows, columns and blocks. */
function* alternatives({ grid, places }: Look, all: Tables['all']): Generator<readonly Table[]> {
  for (let cell = 0; cell < 81; cell++) {
    const digits = DIGITS[grid.cells[cell]];
    if (digits.length > 0) yield digits.map((digit) => all[nodeOf(cell * 10 + digit, true)]!);
  }
  for (const houses of [ROW_SETS, COLUMN_SETS, BLOCK_SETS]) {
    for (const house of houses) {
      for (let digit = 1; digit <= 9; digit++) {
        const cells = cellsIn(meeting(house, places[digit], 0));
        if (cells.length > 0) yield cells.map((cell) => all[nodeOf(cell * 10 + digit, true)]!);
      }
    }
  }
}

/** The entries that all of some tables share. */
function verities(
  tables: readonly Table[],
  order: 'truths first' | 'digit by digit',
  butCell: number | undefined,
  keep: (form: 'verity', conclusion: number, targets: readonly Target[]) => void,
): void {
  const shared = cellSet(WORDS);
  const report = (digit: number, isTrue: boolean) => {
    shared.fill(-1);
    for (const table of tables) {
      for (let w = 0; w < WORDS; w++) shared[w] &= table.sets[(isTrue ? 0 : 30) + digit * 3 + w];
    }
    if ((shared[0] | shared[1] | shared[2]) === 0) return;
    for (const cell of cellsIn(shared)) {
      if (cell === butCell) continue;
      const node = nodeOf(cell * 10 + digit, isTrue);
      keep(
        'verity',
        node,
        tables.map((table) => [table, node] as const),
      );
    }
  };
  const digits = DIGITS[511];
  if (order === 'truths first') {
    for (const isTrue of [true, false]) for (const digit of digits) report(digit, isTrue);
  } else {
    for (const digit of digits) for (const isTrue of [true, false]) report(digit, isTrue);
  }
}

const HOUSE_KINDS = [ROW_SETS, COLUMN_SETS, BLOCK_SETS];

function meeting(a: CellSet, b: Int32Array, from: number): CellSet {
  const both = cellSet(WORDS);
  for (let w = 0; w < WORDS; w++) both[w] = a[w] & b[from + w];
  return both;
}

/** The contradictions of a table, each as the entries that exclude each other. */
function contradictions(
  { grid, places }: Look,
  allowed: readonly CellSet[],
  table: Table,
  report: (targets: readonly Target[]) => void,
): void {
  const { sets } = table;
  const at = (cell: number, digit: number, isTrue: boolean): Target => [
    table,
    nodeOf(cell * 10 + digit, isTrue),
  ];
  const start = table.nodes[0];
  if (table.placeOf[start ^ 1] !== 0) report([[table, start ^ 1]]);
  for (let digit = 1; digit <= 9; digit++) {
    const cell = firstOfBoth(sets, digit * 3, sets, 30 + digit * 3);
    if (cell >= 0) report([at(cell, digit, false), at(cell, digit, true)]);
  }
  for (let one = 1; one <= 9; one++) {
    for (let two = one + 1; two <= 9; two++) {
      const cell = firstOfBoth(sets, one * 3, sets, two * 3);
      if (cell >= 0) report([at(cell, one, true), at(cell, two, true)]);
    }
  }
  for (const houses of HOUSE_KINDS) {
    for (let digit = 1; digit <= 9; digit++) {
      if ((sets[digit * 3] | sets[digit * 3 + 1] | sets[digit * 3 + 2]) === 0) continue;
      for (const house of houses) {
        let count = 0;
        for (let w = 0; w < WORDS; w++) count += bitCount(house[w] & sets[digit * 3 + w]);
        if (count > 1) report(cellsIn(meeting(house, sets, digit * 3)).map((cell) => at(cell, digit, true)));
      }
    }
  }
  for (const cell of emptied(grid.values, table, places)) {
    report(DIGITS[grid.cells[cell]].map((digit) => at(cell, digit, false)));
  }
  for (const [kind, houses] of HOUSE_KINDS.entries()) {
    for (let digit = 1; digit <= 9; digit++) {
      for (const [k, house] of houses.entries()) {
        // Places that the digit lost in earlier steps count as places, so a house with any of them is not found.
        if (grid.free[(kind * 9 + k) * 10 + digit] === 0) continue;
        if (!isWithinFalse(house, allowed[digit], sets, 30 + digit * 3)) continue;
        report(cellsIn(meeting(house, allowed[digit], 0)).map((cell) => at(cell, digit, false)));
      }
    }
  }
}

/** The first common cell of two sets that start at an offset in their words, or −1. */
function firstOfBoth(a: Int32Array, fromA: number, b: Int32Array, fromB: number): number {
  for (let w = 0; w < WORDS; w++) {
    const both = a[fromA + w] & b[fromB + w];
    if (both !== 0) return w * 32 + lowestBit(both);
  }
  return -1;
}

/** Whether all allowed places of a house are false. */
function isWithinFalse(house: CellSet, allowed: CellSet, sets: Int32Array, from: number): boolean {
  for (let w = 0; w < WORDS; w++) if ((house[w] & allowed[w] & ~sets[from + w]) !== 0) return false;
  return true;
}

/** The open cells that have lost all candidates and got no digit. */
function emptied(values: ArrayLike<number>, { sets }: Table, places: readonly CellSet[]): number[] {
  const left = cellSet(WORDS).fill(-1);
  for (let digit = 1; digit <= 9; digit++) {
    for (let w = 0; w < WORDS; w++) {
      left[w] &= (sets[30 + digit * 3 + w] | ~places[digit][w]) & ~sets[digit * 3 + w];
    }
  }
  return cellsIn(left).filter((cell) => cell < 81 && values[cell] === 0);
}
