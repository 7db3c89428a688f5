/** Tables of the consequences of a candidate or a group of candidates, and the memory for them. */

/** Maximum number of entries of a table. */
export const MAX_ENTRIES = 1000;
const MAX_OTHER_CAUSES = 4;
/**
 * The first node of a group. Nodes of single candidates come before: `(cell * 10 + digit) * 2`, plus 1 if it is true.
 */
export const FIRST_GROUP = 1620;
/** Including a group for each digit in each crossing of a line and a block. */
const MAX_NODES = FIRST_GROUP + 2 * 9 * 54;

/** The consequences of one node. */
export interface Table {
  count: number;
  /** The number of entries that follow directly, not through another table. */
  own: number;
  readonly nodes: Int16Array;
  /** The index of the cause in this table; for an entry taken from another table, the node of that table. */
  readonly causes: Int16Array;
  /** Nets: four further causes of each entry, 0 for none. */
  otherCauses: Int16Array | undefined;
  readonly distances: Uint16Array;
  readonly isTaken: Uint8Array;
  /** At each node, its index in this table plus 1; 0 if it is not in it. */
  readonly placeOf: Int16Array;
  /**
   * At `digit * 3`, the cells that must hold a digit; at `30 + digit * 3`, those that cannot. Only single candidates.
   */
  readonly sets: Int32Array;
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

/** A pool of tables, reused from the start for each step. */
export interface TableStore {
  /** An empty table. */
  readonly take: () => Table;
  /** Makes all tables available again. */
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
      table.otherCauses?.fill(0, 0, table.count * MAX_OTHER_CAUSES);
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
    nodes: new Int16Array(MAX_ENTRIES),
    causes: new Int16Array(MAX_ENTRIES),
    otherCauses: undefined,
    distances: new Uint16Array(MAX_ENTRIES),
    isTaken: new Uint8Array(MAX_ENTRIES),
    placeOf: new Int16Array(MAX_NODES),
    sets: new Int32Array(60),
  };
}

/**
 * Adds an entry with the indices of its causes. A single candidate that is already present is not added again. The
 * latest cause continues the main chain.
 */
export function addEntry(table: Table, node: number, causes: readonly number[] = ROOT): void {
  const place = table.count;
  if (place >= MAX_ENTRIES || (!isGroupNode(node) && table.placeOf[node] !== 0)) return;
  table.nodes[place] = node;
  table.distances[place] = 0;
  table.distances[place] = (causes[0] < MAX_ENTRIES ? table.distances[causes[0]] : 0) + 1;
  let latest = causes[0];
  for (let i = 1; i < causes.length; i++) {
    let other = causes[i];
    if (other > latest) [latest, other] = [other, latest];
    if (other === 0) continue;
    table.otherCauses ??= new Int16Array(MAX_ENTRIES * MAX_OTHER_CAUSES);
    table.otherCauses[place * MAX_OTHER_CAUSES + i - 1] = other;
  }
  table.causes[place] = latest;
  noteEntry(table, node, place);
}

const ROOT = [0];

export function noteEntry(table: Table, node: number, place: number): void {
  if (!isGroupNode(node)) {
    const cell = Math.floor((node >> 1) / 10);
    table.sets[(isTrueNode(node) ? 0 : 30) + ((node >> 1) % 10) * 3 + (cell >> 5)] |= 1 << (cell & 31);
  }
  table.placeOf[node] = place + 1;
  table.count = place + 1;
}
