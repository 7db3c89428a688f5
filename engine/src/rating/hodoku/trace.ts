/** The chain that leads to an entry of a table, from its end back to its start, and the side chains that join it. */
import type { Table } from './table-store.ts';
import { cellOfNode, cellsOfNode, type Tables } from './tables.ts';

const MAX_NODES = 1000;

export interface Trace {
  /** The nodes from the entry back to the assumption. */
  readonly nodes: number[];
  /** Nets: chains of further causes, each back to the main chain or to the assumption. */
  readonly sides: readonly (readonly number[])[];
}

export function trace(tables: Tables, table: Table, place: number): Trace {
  const sideStarts: number[] = [];
  const nodes = walkBack(tables, table, place, (node) => sideStarts.push(node));
  if (sideStarts.length === 0) return { nodes, sides: [] };
  const main = new Set(nodes);
  // The last node counts only if the chain passes through its cell again.
  const cells = new Set(nodes.slice(1).flatMap((node) => cellsOfNode(tables, node)));
  const isOnMain = (node: number) => main.has(node) && cells.has(cellOfNode(tables, node));
  const sides = sideStarts.map((node) =>
    walkBack(tables, table, table.placeOf[node] - 1, undefined, isOnMain),
  );
  return { nodes, sides };
}

function walkBack(
  tables: Tables,
  table: Table,
  from: number,
  onSide: ((node: number) => void) | undefined,
  isEnd: (node: number) => boolean = () => false,
): number[] {
  const nodes = [table.nodes[from]];
  let current = table;
  let at = from;
  while (at !== 0 && nodes.length < MAX_NODES) {
    if (current === table && table.isTaken[at] === 1) {
      const node = table.nodes[at];
      current = tables.all[table.causes[at]]!;
      at = current.placeOf[node] - 1;
    }
    const place = at;
    at = current.causes[place];
    nodes.push(current.nodes[at]);
    if (isEnd(current.nodes[at])) return nodes;
    if (onSide && current.otherCauses) {
      for (let i = 0; i < 4; i++) {
        const other = current.otherCauses[place * 4 + i];
        if (other !== 0) onSide(current.nodes[other]);
      }
    }
    if (current !== table && at === 0) {
      at = table.placeOf[current.nodes[0]] - 1;
      current = table;
    }
  }
  return nodes;
}

/** The length of a chain as HoDoKu counts it: its nodes, plus those of each side chain at the node where it ends. */
export function lengthOf({ nodes, sides }: Trace): number {
  let length = nodes.length;
  for (const side of sides) {
    for (const node of nodes) if (node === side[side.length - 1]) length += side.length;
  }
  return length;
}

/** Whether side chains join the chain. */
export function isNet({ nodes, sides }: Trace): boolean {
  return sides.some((side) => nodes.includes(side[side.length - 1]));
}
