/**
 * Forcing chains and nets: contradictions of one assumption, what a candidate proves true and false, what all
 * candidates of a cell or house prove. All are collected, of equal conclusion the shortest.
 */
import { type CellSet, cellCount, cellsIn, cellSet, isEmptySet } from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { type ChainStep, effectOf } from './collected.ts';
import { BLOCK_SETS, COLUMN_SETS, DIGITS, ROW_SETS, WORDS } from './grid.ts';
import type { HodokuStep, Look } from './look.ts';
import { netTables } from './nets.ts';
import { sortAsJava } from './order.ts';
import { allowedCells } from './rectangles.ts';
import { isTrueNode, nodeOf, type Table, type Tables } from './tables.ts';
import { isNet, lengthOf, trace } from './trace.ts';

type Found = { -readonly [Key in keyof ChainStep]: ChainStep[Key] };

export function forcing(kind: 'chain' | 'net'): (look: Look) => HodokuStep | undefined {
  return (look) => {
    const steps = forcingSteps(look, kind === 'chain' ? look.groupedTables() : netTables(look), kind);
    sortAsJava(steps, compareForcing);
    return steps[0];
  };
}

/**
 * Placements first, by their cells; then eliminations, by cell and digit; of the same the shorter. Where two placements in
 * a cell are of different kinds, each is said to come after the other.
 */
function compareForcing(a: ChainStep, b: ChainStep): number {
  if (a.placed.length !== b.placed.length) return b.placed.length - a.placed.length;
  if (a.placed.length > 0) {
    const cells = [a, b].map(({ placed }) => Math.floor(placed[0] / 10));
    if (a.technique !== b.technique || cells[0] !== cells[1]) return cells[0] === cells[1] ? 1 : cells[0] - cells[1];
  } else if (a.removed[0] !== b.removed[0]) {
    return a.removed[0] - b.removed[0];
  }
  return a.length - b.length;
}

/** A table and the nodes in it to which its chains lead. */
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
    const step = { technique, placed: isPlaced ? conclusions : [], removed: isPlaced ? [] : conclusions, length, chains };
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
  for (const tablesOfHouse of alternatives(look, all)) verities(tablesOfHouse, 'digit by digit', undefined, keep);
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
        const cells = cellsIn(meeting(house, places[digit]));
        if (cells.length > 0) yield cells.map((cell) => all[nodeOf(cell * 10 + digit, true)]!);
      }
    }
  }
}

/** What all of some tables hold. */
function verities(
  tables: readonly Table[],
  order: 'truths first' | 'digit by digit',
  butCell: number | undefined,
  keep: (form: 'verity', conclusion: number, targets: readonly Target[]) => void,
): void {
  const report = (digit: number, isTrue: boolean) => {
    const shared = cellSet(WORDS).fill(-1);
    for (const table of tables) {
      for (let w = 0; w < WORDS; w++) shared[w] &= table.sets[(isTrue ? 0 : 30) + digit * 3 + w];
    }
    for (const cell of cellsIn(shared)) {
      if (cell === butCell) continue;
      const node = nodeOf(cell * 10 + digit, isTrue);
      keep('verity', node, tables.map((table) => [table, node] as const));
    }
  };
  const digits = DIGITS[511];
  if (order === 'truths first') {
    for (const isTrue of [true, false]) for (const digit of digits) report(digit, isTrue);
  } else {
    for (const digit of digits) for (const isTrue of [true, false]) report(digit, isTrue);
  }
}

function meeting(a: CellSet, b: CellSet): CellSet {
  const both = cellSet(WORDS);
  for (let w = 0; w < WORDS; w++) both[w] = a[w] & b[w];
  return both;
}

/** Whatever in a table cannot be: each as the entries that cannot stand together. */
function contradictions(
  { grid, places }: Look,
  allowed: readonly CellSet[],
  table: Table,
  report: (targets: readonly Target[]) => void,
): void {
  const truths = (digit: number) => table.sets.subarray(digit * 3, digit * 3 + 3);
  const falsehoods = (digit: number) => table.sets.subarray(30 + digit * 3, 33 + digit * 3);
  const at = (cell: number, digit: number, isTrue: boolean): Target => [table, nodeOf(cell * 10 + digit, isTrue)];
  const start = table.nodes[0];
  if (table.placeOf[start ^ 1] !== 0) report([[table, start ^ 1]]);
  for (let digit = 1; digit <= 9; digit++) {
    const [cell] = cellsIn(meeting(truths(digit), falsehoods(digit)));
    if (cell !== undefined) report([at(cell, digit, false), at(cell, digit, true)]);
  }
  for (let one = 1; one <= 9; one++) {
    for (let two = one + 1; two <= 9; two++) {
      const [cell] = cellsIn(meeting(truths(one), truths(two)));
      if (cell !== undefined) report([at(cell, one, true), at(cell, two, true)]);
    }
  }
  for (const houses of [ROW_SETS, COLUMN_SETS, BLOCK_SETS]) {
    for (let digit = 1; digit <= 9; digit++) {
      for (const house of houses) {
        const both = meeting(house, truths(digit));
        if (cellCount(both) > 1) report(cellsIn(both).map((cell) => at(cell, digit, true)));
      }
    }
  }
  for (const cell of emptied(grid.values, table, places)) {
    report(DIGITS[grid.cells[cell]].map((digit) => at(cell, digit, false)));
  }
  for (const houses of [ROW_SETS, COLUMN_SETS, BLOCK_SETS]) {
    for (let digit = 1; digit <= 9; digit++) {
      for (const house of houses) {
        // Places that the digit lost by earlier steps count as places, so this is seldom met.
        const both = meeting(house, allowed[digit]);
        if (isEmptySet(both) || !isInside(both, falsehoods(digit))) continue;
        report(cellsIn(both).map((cell) => at(cell, digit, false)));
      }
    }
  }
}

function isInside(inner: CellSet, outer: CellSet): boolean {
  return (inner[0] & ~outer[0]) === 0 && (inner[1] & ~outer[1]) === 0 && (inner[2] & ~outer[2]) === 0;
}

/** Open cells that have lost all candidates and got no digit. */
function emptied(values: ArrayLike<number>, { sets }: Table, places: readonly CellSet[]): number[] {
  const left = cellSet(WORDS).fill(-1);
  for (let digit = 1; digit <= 9; digit++) {
    for (let w = 0; w < WORDS; w++) {
      left[w] &= (sets[30 + digit * 3 + w] | ~places[digit][w]) & ~sets[digit * 3 + w];
    }
  }
  return cellsIn(left).filter((cell) => cell < 81 && values[cell] === 0);
}
