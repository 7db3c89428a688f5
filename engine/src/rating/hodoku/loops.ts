/**
 * Nice loops and AIC, with and without groups: all those in the tables are collected, and the first is applied. Order
 * is the specification here, HoDoKu's: not merged with logic's or Sudoku Explainer's, which differ.
 */
import { type CellSet, cellsIn, cellSet, dropCells, meetInto, removeCell } from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { type ChainStep, effectOf, firstChain, sortRemoved } from './collected.ts';
import { COUNT, DIGITS, hasCandidate, maskOf, PEER_SETS, sees, WORDS } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look } from './look.ts';
import { isGroupNode, isTrueNode, type Table } from './table-store.ts';
import {
  cellOfNode,
  cellsOfNode,
  digitOfNode,
  groupedTables,
  peersOfNode,
  type Tables,
  tablesOf,
} from './tables.ts';
import { trace } from './trace.ts';

/** Entries up to this distance from the start form no chain. */
const TOO_CLOSE = 2;

type Form = 'continuous-nice-loop' | 'discontinuous-nice-loop' | 'aic';

export function niceLoop(kind: 'single' | 'grouped'): (look: Look) => HodokuStep | undefined {
  return (look) =>
    firstChain(loopsOf(look, kind === 'grouped' ? look.read(groupedTables) : tablesOf(look, 'single')));
}

function loopsOf(look: Look, tables: Tables): ChainStep[] {
  const steps: ChainStep[] = [];
  const places = new Map<string, number>();
  const keep = (form: Form, removed: readonly number[], chain: readonly number[]): void => {
    if (removed.length === 0) return;
    const technique: TechniqueId = chain.some(isGroupNode) ? `grouped-${form}` : form;
    const sorted = sortRemoved(removed);
    const effect = effectOf(technique, sorted);
    const known = places.get(effect);
    if (known !== undefined && steps[known].length <= chain.length) return;
    places.set(effect, steps.length);
    steps.push({ technique, placed: [], removed: sorted, length: chain.length, chains: [chain] });
  };
  for (const isTrue of [1, 0]) {
    forTables(tables, isTrue, (table) => {
      const start = cellOfNode(tables, table.nodes[0]);
      for (let j = 1; j < table.count; j++) {
        const node = table.nodes[j];
        if (isGroupNode(node) || cellOfNode(tables, node) !== start || table.distances[j] <= TOO_CLOSE)
          continue;
        const chain = loopChain(tables, table, j);
        if (chain) keep(...loopEffect(look, tables, table, j, chain), chain);
      }
    });
  }
  forTables(tables, 0, (table) => {
    for (let j = 1; j < table.count; j++) {
      const node = table.nodes[j];
      if (isGroupNode(node) || !isTrueNode(node) || table.distances[j] <= TOO_CLOSE) continue;
      const removed = aicRemovals(look, table.nodes[0] >> 1, node >> 1);
      if (removed.length === 0) continue;
      const chain = chainWithoutLasso(tables, table, j, 'aic');
      if (chain) keep('aic', removed, chain);
    }
  });
  return steps;
}

function forTables({ all }: Tables, parity: number, visit: (table: Table) => void): void {
  for (let node = parity; node < 1620; node += 2) {
    const table = all[node];
    if (table) visit(table);
  }
}

/** The chain of a loop, which leaves its first cell by its first link and returns by its last. */
function loopChain(tables: Tables, table: Table, place: number): readonly number[] | undefined {
  const chain = chainWithoutLasso(tables, table, place, 'loop');
  if (!chain || cellOfNode(tables, chain[0]) === cellOfNode(tables, chain[1])) return undefined;
  return chain;
}

/** The chain to an entry, from its start, unless it passes through a cell twice. */
function chainWithoutLasso(
  tables: Tables,
  table: Table,
  place: number,
  kind: 'loop' | 'aic',
): readonly number[] | undefined {
  const { nodes } = trace(tables, table, place);
  if (kind === 'loop' && cellOfNode(tables, nodes[0]) === cellOfNode(tables, nodes[1])) return undefined;
  nodes.reverse();
  const first = cellOfNode(tables, nodes[0]);
  const passed = new Set<number>();
  for (let i = 0; i < nodes.length; i++) {
    // For a group, only its first cell is checked.
    if (passed.has(cellOfNode(tables, nodes[i]))) return undefined;
    if (i > 0 && (kind === 'aic' || cellOfNode(tables, nodes[i - 1]) !== first)) {
      for (const cell of cellsOfNode(tables, nodes[i - 1])) passed.add(cell);
    }
  }
  return nodes;
}

function loopEffect(
  look: Look,
  tables: Tables,
  table: Table,
  place: number,
  chain: readonly number[],
): [Form, readonly number[]] {
  const { cells } = look.grid;
  const cell = cellOfNode(tables, table.nodes[0]);
  const first = digitOfNode(tables, table.nodes[0]);
  const last = digitOfNode(tables, table.nodes[place]);
  const beginsStrong = isTrueNode(table.nodes[1]);
  const endsStrong = isTrueNode(table.nodes[place]);
  const discontinuous = (...digits: readonly number[]): [Form, readonly number[]] => [
    'discontinuous-nice-loop',
    digits.map((digit) => cell * 10 + digit),
  ];
  if (first === last) {
    if (beginsStrong && endsStrong) return discontinuous(...DIGITS[cells[cell] & ~maskOf(first)]);
    if (!beginsStrong && !endsStrong) return discontinuous(first);
  } else {
    if (beginsStrong !== endsStrong) return discontinuous(beginsStrong ? last : first);
    if (!beginsStrong && COUNT[cells[cell]] !== 2) return discontinuous();
  }
  return [
    'continuous-nice-loop',
    continuousRemovals(look, tables, chain, beginsStrong && endsStrong ? [first, last] : undefined),
  ];
}

/** The eliminations of a continuous loop: in cells between strong links, and along its weak links. */
function continuousRemovals(
  { grid, places }: Look,
  tables: Tables,
  chain: readonly number[],
  startDigits: readonly number[] | undefined,
): number[] {
  const removed: number[] = [];
  const cellAt = (i: number) => cellOfNode(tables, chain[i]);
  const digitAt = (i: number) => digitOfNode(tables, chain[i]);
  const clear = (cell: number, kept: readonly number[]) => {
    for (const digit of DIGITS[grid.cells[cell]]) if (!kept.includes(digit)) removed.push(cell * 10 + digit);
  };
  const ownCells: CellSet = cellSet(WORDS);
  for (let i = 0; i < chain.length - 1; i++) {
    for (const cell of cellsOfNode(tables, chain[i])) ownCells[cell >> 5] |= 1 << (cell & 31);
  }
  const beside = cellSet(WORDS);
  if (startDigits) clear(cellAt(0), startDigits);
  for (let i = 1; i < chain.length; i++) {
    const isStrong = isTrueNode(chain[i]);
    if (cellAt(i - 1) === cellAt(i)) continue;
    if (isStrong) {
      const isBetween =
        i <= chain.length - 3 &&
        !isTrueNode(chain[i + 1]) &&
        cellAt(i) === cellAt(i + 1) &&
        isTrueNode(chain[i + 2]) &&
        cellAt(i + 1) !== cellAt(i + 2);
      if (isBetween) clear(cellAt(i), [digitAt(i), digitAt(i + 2)]);
    } else {
      meetInto(beside, peersOfNode(tables, chain[i - 1]), peersOfNode(tables, chain[i]));
      dropCells(beside, ownCells);
      removeCell(beside, cellAt(0));
      meetInto(beside, beside, places[digitAt(i)]);
      removed.push(...candidatesAt(cellsIn(beside), digitAt(i)));
    }
  }
  return removed;
}

/** The eliminations if one of two candidates is true. Two of the same digit must be in different cells. */
function aicRemovals({ grid, places }: Look, start: number, end: number): number[] {
  const [startCell, startDigit] = [Math.floor(start / 10), start % 10];
  const [endCell, endDigit] = [Math.floor(end / 10), end % 10];
  if (startCell === endCell) return [];
  if (startDigit === endDigit) {
    const both = cellSet(WORDS);
    meetInto(both, PEER_SETS[startCell], PEER_SETS[endCell]);
    meetInto(both, both, places[startDigit]);
    const going = cellsIn(both);
    return going.length >= 2 ? candidatesAt(going, startDigit) : [];
  }
  if (!sees(startCell, endCell)) return [];
  if (!hasCandidate(grid, endCell, startDigit) || !hasCandidate(grid, startCell, endDigit)) return [];
  return [startCell * 10 + endDigit, endCell * 10 + startDigit];
}
