/** Strong links by almost locked sets of at least two cells. */
import { type Digit, digitBit, digitsIn, lowestDigit, isSingleBit } from '../../../model/digits.ts';
import { ALS_CATALOGUE, type CataloguedSet } from '../als/als.ts';
import { bitCount, cellsIn, dropCells, isEmptySet, meetInto } from '../../cell-set.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import type { SetReason } from './graph.ts';
import { addGroup, addLink, CELL_REASON, type ChainGraph, nodeFor } from './graph.ts';

/**
 * If one digit leaves a set, the others stay, and a cell outside may be left with one candidate. Digits that no
 * candidate outside sees are left out, since no chain can use them. Returns false if stopped.
 */
export function addSetLinks(graph: ChainGraph, context: FinderContext): boolean {
  const sets = read(context, ALS_CATALOGUE).filter(({ plain }) => plain.cells.length >= 2);
  const nodes = new Map<string, number>();
  graph.cellsOf.forEach((cells, node) => nodes.set(nodeKey(graph.digitOf[node], cells), node));
  for (const [i, set] of sets.entries()) {
    if (i % PATIENCE === PATIENCE - 1 && context.shouldStop()) return false;
    const reason = addReason(graph, { kind: 'set', set: set.plain });
    const own = seenDigits(context, set).map((digit) => setNode(graph, nodes, set, digit));
    for (let i = 0; i < own.length; i++) {
      for (let j = i + 1; j < own.length; j++) addLink(graph, own[i], own[j], reason);
    }
  }
  // Last, since a larger set with the same link takes precedence.
  for (const [i, set] of sets.entries()) {
    if (i % PATIENCE === PATIENCE - 1 && context.shouldStop()) return false;
    addForcedCells(graph, context, nodes, set);
  }
  return true;
}

/** Number of sets between checks of `shouldStop`. */
const PATIENCE = 32;

function addReason({ sets }: ChainGraph, reason: SetReason): number {
  sets.push(reason);
  return CELL_REASON - sets.length;
}

function addForcedCells(
  graph: ChainGraph,
  context: FinderContext,
  nodes: Map<string, number>,
  set: CataloguedSet,
): void {
  const { candidates } = context.position;
  const inside = new Set(set.plain.cells);
  for (const [cell, eliminated] of eliminatedBy(context, set)) {
    const own = candidates[cell];
    if (inside.has(cell) || bitCount(own) < 3) continue;
    const left = own & ~eliminated;
    const leaving = seenDigits(context, set).filter((digit) =>
      isSingleBit(left | (own & eliminated & digitBit(digit))),
    );
    if (leaving.length === 0) continue;
    const reason = addReason(graph, { kind: 'set', set: set.plain, forces: cell });
    for (const digit of leaving) {
      const forced = lowestDigit(left === 0 ? digitBit(digit) : left);
      const to = nodeFor(graph, graph.live.indexOf[cell * graph.live.stride + forced]);
      addLink(graph, setNode(graph, nodes, set, digit), to, reason);
    }
  }
}

/** For each cell, the digits of the set all of whose holders it sees. */
function eliminatedBy({ position }: FinderContext, { digits, seenBy }: CataloguedSet): Map<number, number> {
  const eliminated = new Map<number, number>();
  for (const digit of digitsIn(digits)) {
    const common = new Int32Array(seenBy[digit].length);
    meetInto(common, seenBy[digit], position.cells[digit]);
    for (const cell of cellsIn(common)) eliminated.set(cell, (eliminated.get(cell) ?? 0) | digitBit(digit));
  }
  return eliminated;
}

function seenDigits(context: FinderContext, set: CataloguedSet): Digit[] {
  return digitsIn(set.digits).filter((digit) => isSeen(context, set, digit));
}

function isSeen(
  { position, tables }: FinderContext,
  { holders, seenBy }: CataloguedSet,
  digit: Digit,
): boolean {
  const outside = new Int32Array(tables.words);
  meetInto(outside, seenBy[digit], position.cells[digit]);
  dropCells(outside, holders[digit]);
  return !isEmptySet(outside);
}

function setNode(graph: ChainGraph, nodes: Map<string, number>, set: CataloguedSet, digit: Digit): number {
  const cells = cellsIn(set.holders[digit]);
  if (cells.length === 1) return nodeFor(graph, graph.live.indexOf[cells[0] * graph.live.stride + digit]);
  const key = nodeKey(digit, cells);
  let node = nodes.get(key);
  if (node === undefined) nodes.set(key, (node = addGroup(graph, digit, cells)));
  return node;
}

function nodeKey(digit: Digit, cells: readonly number[]): string {
  return `${digit}:${cells.join()}`;
}
