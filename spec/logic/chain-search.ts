/**
 * Chains by plain search, independent of the finders: links are read off the board, and chains are tried one by one.
 * Only chains with ends of one digit.
 */
import { type Cell, classic9, type Digit, type Position } from 'pencilmark';

/** A candidate, or the candidates of a digit in the crossing of a box and a line, of which one is true. */
interface Node {
  readonly digit: Digit;
  readonly cells: readonly Cell[];
}

interface Links {
  readonly nodes: readonly Node[];
  /** For each node, the nodes that are true when it is false, and the nodes that are false when it is true. */
  readonly strong: readonly (readonly number[])[];
  readonly weak: readonly (readonly number[])[];
}

const { houses, peers } = classic9();

export const SEARCHED = ['x-chain', 'xy-chain', 'aic', 'grouped-aic'] as const;
export type Searched = (typeof SEARCHED)[number];

export interface SearchLimits {
  readonly mostStrong: number;
  /** Minimum number of eliminations of a chain. */
  readonly fewest: number;
  /** Maximum number of strong links tried from each candidate. */
  readonly tries: number;
}

/** The eliminations of each chain found, as `digit: cells`. Pairs of ends joined by one strong link are left out. */
export function chainEliminations(
  position: Position,
  kind: Searched,
  { mostStrong, fewest, tries }: SearchLimits,
): Set<string> {
  const { nodes, strong, weak } = linksOf(position, kind);
  const fewestNodes = kind === 'xy-chain' ? 6 : 4;
  const found = new Set<string>();
  const path: number[] = [];
  let left = 0;
  const goOn = (off: number, depth: number): void => {
    for (const on of strong[off]) {
      if (path.includes(on) || left-- <= 0) continue;
      path.push(on);
      conclude(on);
      if (depth > 1) {
        for (const next of weak[on]) {
          if (path.includes(next)) continue;
          path.push(next);
          goOn(next, depth - 1);
          path.pop();
        }
      }
      path.pop();
    }
  };
  const conclude = (end: number): void => {
    const [a, b] = [nodes[path[0]], nodes[end]];
    const isGrouped = path.some((node) => nodes[node].cells.length > 1);
    if (path.length < fewestNodes || isGrouped !== (kind === 'grouped-aic')) return;
    if (a.digit !== b.digit || b.cells.length > 1 || strong[end].includes(path[0])) return;
    const cells = peers[a.cells[0]].filter(
      (cell) => peers[b.cells[0]].includes(cell) && holds(position, cell, a.digit),
    );
    if (cells.length >= fewest) found.add(`${a.digit}: ${cells.sort((x, y) => x - y).join(' ')}`);
  };
  for (let start = 0; start < nodes.length; start++) {
    if (nodes[start].cells.length > 1) continue;
    left = tries;
    path.length = 0;
    path.push(start);
    goOn(start, mostStrong);
  }
  return found;
}

function linksOf(position: Position, kind: Searched): Links {
  const nodes = [...singlesOf(position), ...(kind === 'grouped-aic' ? groupsOf(position) : [])];
  const isOneDigit = kind === 'x-chain';
  const isBivalue = kind === 'xy-chain';
  const mayJoin = (a: Node, b: Node, isSame: boolean): boolean => !isSame || a.digit === b.digit;
  const strong = nodes.map((a) =>
    nodes.flatMap((b, k) => {
      const isOfKind = isBivalue ? a.digit !== b.digit : mayJoin(a, b, isOneDigit);
      return isOfKind && isStrong(position, a, b) ? [k] : [];
    }),
  );
  const weak = nodes.map((a) =>
    nodes.flatMap((b, k) => (mayJoin(a, b, isOneDigit || isBivalue) && isWeak(a, b) ? [k] : [])),
  );
  return { nodes, strong, weak };
}

function singlesOf(position: Position): Node[] {
  return peers.flatMap((_, cell) =>
    DIGITS.filter((digit) => holds(position, cell, digit)).map((digit) => ({ digit, cells: [cell] })),
  );
}

function groupsOf(position: Position): Node[] {
  const boxes = houses.filter(({ kind }) => kind === 'box');
  const lines = houses.filter(({ kind }) => kind !== 'box');
  return boxes.flatMap((box) =>
    lines.flatMap((line) =>
      DIGITS.map((digit) => ({
        digit,
        cells: box.cells.filter((cell) => line.cells.includes(cell) && holds(position, cell, digit)),
      })).filter(({ cells }) => cells.length > 1),
    ),
  );
}

/** Whether two nodes are the only two digits of a cell, or together all places of a digit in a house. */
function isStrong(position: Position, a: Node, b: Node): boolean {
  if (a.digit !== b.digit) {
    const isCell = a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
    return isCell && DIGITS.filter((digit) => holds(position, a.cells[0], digit)).length === 2;
  }
  if (a.cells.some((cell) => b.cells.includes(cell))) return false;
  const both = [...a.cells, ...b.cells];
  return houses.some(({ cells }) => {
    const places = cells.filter((cell) => holds(position, cell, a.digit));
    return places.length === both.length && both.every((cell) => cells.includes(cell));
  });
}

function isWeak(a: Node, b: Node): boolean {
  if (a.digit !== b.digit) return a.cells.length === 1 && b.cells.length === 1 && a.cells[0] === b.cells[0];
  return a.cells.every((cell) => b.cells.every((other) => peers[cell].includes(other)));
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function holds({ candidates }: Position, cell: Cell, digit: Digit): boolean {
  return ((candidates[cell] >> (digit - 1)) & 1) === 1;
}
