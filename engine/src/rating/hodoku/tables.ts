/**
 * A table of consequences for every candidate, true and false: first the direct consequences, then those that follow
 * from them, which each table copies from the tables of its entries. Nice loops, AIC and forcing chains are read from
 * the tables; the order in which these are filled determines the path of a chain.
 */
import {
  type CellSet,
  cellCount,
  cellsIn,
  cellSet,
  dropCells,
  isEmptySet,
  meetInto,
  meets,
  nextCell,
} from '../../logic/cell-set.ts';
import {
  BLOCKS,
  COLUMNS,
  columnOf,
  DIGITS,
  HOUSE_SETS,
  HOUSES_OF,
  PEER_SETS,
  ROWS,
  rowOf,
  WORDS,
} from './grid.ts';
import type { Look } from './look.ts';
import {
  addEntry,
  FIRST_GROUP,
  isGroupNode,
  MAX_ENTRIES,
  nodeOf,
  noteEntry,
  type Table,
} from './table-store.ts';

const CANDIDATES = 810;
/** Two or three cells of a line in a block, as a node: one of them holds the digit. */
export interface Group {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly set: CellSet;
  /** The cells that see all of them. */
  readonly peers: CellSet;
  readonly block: number;
  /** The row and column of the cells, −1 if they do not share one. */
  readonly row: number;
  readonly column: number;
}

export interface Tables {
  readonly groups: readonly Group[];
  /** The table of each node. */
  readonly all: readonly (Table | undefined)[];
}

function groupOf({ groups }: Tables, node: number): Group {
  return groups[(node - FIRST_GROUP) >> 1];
}

export function digitOfNode(tables: Tables, node: number): number {
  return isGroupNode(node) ? groupOf(tables, node).digit : (node >> 1) % 10;
}

/** The cell of a node, or the first of its cells. */
export function cellOfNode(tables: Tables, node: number): number {
  return isGroupNode(node) ? groupOf(tables, node).cells[0] : Math.floor((node >> 1) / 10);
}

export function cellsOfNode(tables: Tables, node: number): readonly number[] {
  return isGroupNode(node) ? groupOf(tables, node).cells : [cellOfNode(tables, node)];
}

export function peersOfNode(tables: Tables, node: number): CellSet {
  return isGroupNode(node) ? groupOf(tables, node).peers : PEER_SETS[cellOfNode(tables, node)];
}

/** The tables with groups, shared by grouped nice loops and forcing chains. */
export function groupedTables(look: Look): Tables {
  return tablesOf(look, 'grouped');
}

export function tablesOf(look: Look, kind: 'single' | 'grouped'): Tables {
  const groups = kind === 'grouped' ? groupsOf(look) : [];
  const all = linkTables(look);
  const tables = { groups, all };
  addGroups(look, tables);
  expand(tables);
  return tables;
}

/** The direct consequences of each candidate: others of its cell, then of its row, column, block. */
function linkTables({ grid, places, tableStore }: Look): (Table | undefined)[] {
  const all: (Table | undefined)[] = new Array<undefined>(FIRST_GROUP).fill(undefined);
  const others = cellSet(WORDS);
  for (let cell = 0; cell < 81; cell++) {
    const digits = DIGITS[grid.cells[cell]];
    for (const digit of digits) {
      const candidate = cell * 10 + digit;
      const ifTrue = (all[nodeOf(candidate, true)] = tableStore.take());
      const ifFalse = (all[nodeOf(candidate, false)] = tableStore.take());
      addEntry(ifTrue, nodeOf(candidate, true));
      addEntry(ifFalse, nodeOf(candidate, false));
      for (const other of digits) {
        if (other === digit) continue;
        addEntry(ifTrue, nodeOf(cell * 10 + other, false));
        if (digits.length === 2) addEntry(ifFalse, nodeOf(cell * 10 + other, true));
      }
      for (const house of HOUSES_OF[cell]) {
        if (grid.free[house * 10 + digit] < 2) continue;
        meetInto(others, places[digit], HOUSE_SETS[house]);
        const rest = cellsIn(others).filter((one) => one !== cell);
        for (const one of rest) addEntry(ifTrue, nodeOf(one * 10 + digit, false));
        if (grid.free[house * 10 + digit] === 2 && rest.length > 0)
          addEntry(ifFalse, nodeOf(rest[0] * 10 + digit, true));
      }
    }
  }
  return all;
}

/** Groups of rows, then of columns; line by line, digit by digit, block by block. */
export function groupsOf({ places }: Look): readonly Group[] {
  const groups: Group[] = [];
  for (const line of [...ROWS, ...COLUMNS]) {
    for (let digit = 1; digit <= 9; digit++) {
      for (let block = 0; block < 9; block++) {
        const cells = line.filter((cell) => BLOCKS[block].includes(cell) && isPlace(places[digit], cell));
        if (cells.length >= 2) groups.push(group(digit, cells, block));
      }
    }
  }
  return groups;
}

function isPlace(places: CellSet, cell: number): boolean {
  return ((places[cell >> 5] >>> (cell & 31)) & 1) === 1;
}

function group(digit: number, cells: readonly number[], block: number): Group {
  const peers = PEER_SETS[cells[0]].slice();
  for (const cell of cells) if (cell !== cells[0]) meetInto(peers, peers, PEER_SETS[cell]);
  const row = rowOf(cells[0]) === rowOf(cells[1]) ? rowOf(cells[0]) : -1;
  const column = columnOf(cells[0]) === columnOf(cells[1]) ? columnOf(cells[0]) : -1;
  return { digit, cells, set: cellSet(WORDS, cells), peers, block, row, column };
}

/** Adds the tables of groups, and the groups to the tables of single candidates. */
export function addGroups(
  { places, tableStore }: Look,
  { groups, all }: { groups: readonly Group[]; all: (Table | undefined)[] },
): void {
  groups.forEach((_, g) => {
    for (const node of [FIRST_GROUP + 2 * g, FIRST_GROUP + 2 * g + 1]) {
      const table = (all[node] = tableStore.take());
      addEntry(table, node);
    }
  });
  const seen = cellSet(WORDS);
  const inHouse = cellSet(WORDS);
  groups.forEach((one, g) => {
    const node = FIRST_GROUP + 2 * g;
    const ifTrue = all[node + 1]!;
    const ifFalse = all[node]!;
    meetInto(seen, places[one.digit], one.peers);
    for (let cell = nextCell(seen, -1); cell >= 0; cell = nextCell(seen, cell)) {
      addEntry(ifTrue, nodeOf(cell * 10 + one.digit, false));
      addEntry(all[nodeOf(cell * 10 + one.digit, true)]!, node);
    }
    const line = one.row >= 0 ? one.row : 9 + one.column;
    for (const house of [18 + one.block, line]) {
      meetInto(inHouse, seen, HOUSE_SETS[house]);
      if (cellCount(inHouse) !== 1) continue;
      const candidate = nextCell(inHouse, -1) * 10 + one.digit;
      addEntry(ifFalse, nodeOf(candidate, true));
      addEntry(all[nodeOf(candidate, false)]!, node + 1);
    }
    linkGroups(places, groups, one, g, ifTrue, ifFalse);
  });
}

/**
 * Links groups in the same row, column or block without a common cell; strong if the digit has no other place there.
 */
function linkGroups(
  places: readonly CellSet[],
  groups: readonly Group[],
  one: Group,
  g: number,
  ifTrue: Table,
  ifFalse: Table,
): void {
  const partners: (readonly [house: number, found: number[]])[] = [
    [one.row, []],
    [9 + one.column, []],
    [18 + one.block, []],
  ];
  groups.forEach((other, h) => {
    if (h === g || other.digit !== one.digit || meets(one.set, other.set)) return;
    const isShared = [
      one.row !== -1 && one.row === other.row,
      one.column !== -1 && one.column === other.column,
      one.block === other.block,
    ];
    isShared.forEach((shares, k) => {
      if (!shares) return;
      partners[k][1].push(h);
      addEntry(ifTrue, FIRST_GROUP + 2 * h);
    });
  });
  const rest = cellSet(WORDS);
  for (const [house, found] of partners) {
    if (found.length !== 1) continue;
    meetInto(rest, HOUSE_SETS[house], places[one.digit]);
    dropCells(rest, one.set);
    dropCells(rest, groups[found[0]].set);
    if (isEmptySet(rest)) addEntry(ifFalse, FIRST_GROUP + 2 * found[0] + 1);
  }
}

/**
 * Expands tables of true candidates first, then of false ones. An entry that is found again by a shorter path changes
 * to that path, but entries copied from it stay unchanged.
 */
export function expand({ all }: Tables): void {
  for (const table of all) if (table) table.own = table.count;
  for (const parity of [1, 0]) {
    for (let node = parity; node < CANDIDATES * 2; node += 2) {
      const table = all[node];
      if (table) expandTable(table, all);
    }
  }
}

function expandTable(table: Table, all: readonly (Table | undefined)[]): void {
  const { nodes, causes, distances, isTaken, placeOf } = table;
  for (let j = 1; j < table.count; j++) {
    const from = nodes[j];
    const source = all[from];
    if (!source) continue;
    const base = distances[j];
    for (let k = 1; k < source.own; k++) {
      const node: number = source.nodes[k];
      const distance = base + source.distances[k];
      const place = placeOf[node] - 1;
      if (place < 0) {
        if (table.count >= MAX_ENTRIES) return;
        const added = table.count;
        nodes[added] = node;
        noteEntry(table, node, added);
        causes[added] = from;
        isTaken[added] = 1;
        distances[added] = distance;
      } else if (isTaken[place] === 1 && distances[place] > distance) {
        causes[place] = from;
        distances[place] = distance;
      }
    }
  }
}
