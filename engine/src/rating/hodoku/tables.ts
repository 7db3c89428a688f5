/**
 * For every candidate, true and false, a table of what follows: first what follows at once, then what follows from that,
 * each table taking over what the tables of its entries began with. Nice loops, AIC and forcing chains are read off
 * the tables; which way a chain takes is decided by the order in which they are filled.
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

/** Entries of a table, at most. */
const MOST_ENTRIES = 1000;
const MOST_OTHER_CAUSES = 4;
/** Nodes of single candidates come first: `(cell * 10 + digit) * 2`, one more where it is true. */
const FIRST_GROUP = 1620;
const CANDIDATES = 810;
/** With a group for each digit in each crossing of a line and a block. */
const MOST_NODES = FIRST_GROUP + 2 * 9 * 54;

/** Two or three cells of a line in a block, one of which holds the digit. */
export interface Group {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly set: CellSet;
  /** The cells that see all of them. */
  readonly peers: CellSet;
  readonly block: number;
  /** −1 where they are not in one. */
  readonly row: number;
  readonly column: number;
}

/** What follows from one node. */
export interface Table {
  count: number;
  /** How many entries follow at once, and not by another table. */
  own: number;
  readonly nodes: Int16Array;
  /** The place of the cause in this table; where an entry is taken over, the node from whose table. */
  readonly causes: Int16Array;
  /** Nets: four further causes of each entry, 0 for none. */
  otherCauses: Int16Array | undefined;
  readonly distances: Uint16Array;
  readonly isTaken: Uint8Array;
  /** At each node its place in this table and one; 0 where it is not in it. */
  readonly placeOf: Int16Array;
  /** Cells that must hold a digit at `digit * 3`, that cannot at `30 + digit * 3`; single candidates only. */
  readonly sets: Int32Array;
}

export interface Tables {
  readonly groups: readonly Group[];
  /** By node. */
  readonly all: readonly (Table | undefined)[];
}

export function nodeOf(candidate: number, isTrue: boolean): number {
  return candidate * 2 + (isTrue ? 1 : 0);
}

export function isTrueNode(node: number): boolean {
  return (node & 1) === 1;
}

export function isGroupNode(node: number): boolean {
  return node >= FIRST_GROUP;
}

export function groupOf({ groups }: Tables, node: number): Group {
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

/** Memory for tables, taken anew for each step. */
export interface TableStore {
  /** An empty table. */
  readonly take: () => Table;
  /** Takes all tables back. */
  readonly reset: () => void;
}

export function createTableStore(): TableStore {
  const tables: Table[] = [];
  let used = 0;
  return {
    take() {
      if (used === tables.length) tables.push(createTable());
      const table = tables[used++];
      for (let i = 0; i < table.count; i++) table.placeOf[table.nodes[i]] = 0;
      table.isTaken.fill(0, 0, table.count);
      table.otherCauses?.fill(0, 0, table.count * MOST_OTHER_CAUSES);
      table.sets.fill(0);
      table.count = 0;
      return table;
    },
    reset() {
      used = 0;
    },
  };
}

function createTable(): Table {
  return {
    count: 0,
    own: 0,
    nodes: new Int16Array(MOST_ENTRIES),
    causes: new Int16Array(MOST_ENTRIES),
    otherCauses: undefined,
    distances: new Uint16Array(MOST_ENTRIES),
    isTaken: new Uint8Array(MOST_ENTRIES),
    placeOf: new Int16Array(MOST_NODES),
    sets: new Int32Array(60),
  };
}

/**
 * Adds an entry with the places of its causes. A single candidate that is there already is not added again. The latest
 * cause leads the chain.
 */
export function addEntry(table: Table, node: number, causes: readonly number[] = ROOT): void {
  const place = table.count;
  if (place >= MOST_ENTRIES || (!isGroupNode(node) && table.placeOf[node] !== 0)) return;
  table.nodes[place] = node;
  table.distances[place] = 0;
  table.distances[place] = (causes[0] < MOST_ENTRIES ? table.distances[causes[0]] : 0) + 1;
  let latest = causes[0];
  for (let i = 1; i < causes.length; i++) {
    let other = causes[i];
    if (other > latest) [latest, other] = [other, latest];
    if (other === 0) continue;
    table.otherCauses ??= new Int16Array(MOST_ENTRIES * MOST_OTHER_CAUSES);
    table.otherCauses[place * MOST_OTHER_CAUSES + i - 1] = other;
  }
  table.causes[place] = latest;
  note(table, node, place);
}

const ROOT = [0];

function note(table: Table, node: number, place: number): void {
  if (!isGroupNode(node)) {
    const cell = Math.floor((node >> 1) / 10);
    table.sets[(isTrueNode(node) ? 0 : 30) + ((node >> 1) % 10) * 3 + (cell >> 5)] |= 1 << (cell & 31);
  }
  table.placeOf[node] = place + 1;
  table.count = place + 1;
}

export function tablesOf(look: Look, kind: 'single' | 'grouped'): Tables {
  const groups = kind === 'grouped' ? groupsOf(look) : [];
  const all = linkTables(look);
  const tables = { groups, all };
  addGroups(look, tables);
  expand(tables);
  return tables;
}

/** What follows from each candidate at once: others of its cell, then of its row, column, block. */
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

/** Groups in the same row, column or block without a cell in common; a strong link where nothing else is left. */
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
 * Tables of true candidates first, then of false ones. An entry that is met again by a shorter way changes to it, but
 * what was taken over from it stays as it is.
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
      const node = source.nodes[k];
      const distance = base + source.distances[k];
      const place = placeOf[node] - 1;
      if (place < 0) {
        if (table.count >= MOST_ENTRIES) return;
        const added = table.count;
        nodes[added] = node;
        note(table, node, added);
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
