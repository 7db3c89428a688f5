/**
 * Turbot fish, X-chains, XY-chains and remote pairs: chains that begin and end with a strong link, from each cell and
 * digit, with links in the order of row, column, block. All are collected; for the same effect only if shorter. Order
 * is the specification here, HoDoKu's: not merged with logic's or Sudoku Explainer's, which differ.
 */
import { type CellSet, cellsIn, cellSet, isEmptySet, meetInto, uniteCells } from '../../logic/cell-set.ts';
import { type ChainStep, effectOf, firstChain, sortRemoved } from './collected.ts';
import {
  columnOf,
  COUNT,
  DIGITS,
  digitOf,
  type Grid,
  hasCandidate,
  HOUSES,
  HOUSES_OF,
  maskOf,
  PEER_SETS,
  rowOf,
  WORDS,
} from './grid.ts';
import { candidatesAt, type HodokuStep, type Look } from './look.ts';

/** Maximum number of links of a chain. */
const MAX_LINKS = 20;
const TURBOT_LINKS = 3;
/** Four cells with two links each, less one. */
const REMOTE_PAIR_LINKS = 7;

type Kind = 'turbot-fish' | 'x-chain' | 'xy-chain' | 'remote-pair';

interface Link {
  /** `cell * 10 + digit` */
  readonly to: number;
  readonly isStrong: boolean;
}

export function chains(kind: Kind): (look: Look) => HodokuStep | undefined {
  return (look) => firstChain(chainsOf(look, kind));
}

function chainsOf({ grid, places }: Look, kind: Kind): ChainStep[] {
  const steps: ChainStep[] = [];
  const shortest = new Map<string, number>();
  const ofOneDigit = kind === 'turbot-fish' || kind === 'x-chain';
  const links = linksOf(grid, ofOneDigit ? 'digit' : kind === 'xy-chain' ? 'pairs' : 'equal pairs');
  const most = kind === 'turbot-fish' ? TURBOT_LINKS : MAX_LINKS;
  const seenByStart = cellSet(WORDS);
  const going = cellSet(WORDS);
  const inChain = new Uint8Array(81);
  const path: number[] = [];

  const keep = (removed: readonly number[]) => {
    const sorted = sortRemoved(removed);
    const length = path.length;
    if (kind !== 'turbot-fish') {
      const effect = effectOf(kind, sorted);
      if ((shortest.get(effect) ?? Infinity) <= length) return;
      shortest.set(effect, length);
    }
    steps.push({ technique: kind, placed: [], removed: sorted, length, chains: [path.slice()] });
  };

  /** Continues from the last candidate of the path, which the previous link has made true or false. */
  const extend = (next: 'strong' | 'weak'): void => {
    const from = path[path.length - 1];
    const cell = Math.floor(from / 10);
    const [startCell, startDigit] = [Math.floor(path[0] / 10), path[0] % 10];
    for (const { to, isStrong } of links.get(from) ?? []) {
      if (next === 'strong' && !isStrong) continue;
      const other = Math.floor(to / 10);
      if (!ofOneDigit && next === 'strong' && other !== cell) continue;
      const isLoop = other === startCell;
      if (inChain[other] && !isLoop) continue;
      path.push(to);
      const added = !inChain[cell];
      inChain[cell] = 1;
      if (next === 'strong' && to % 10 === startDigit) {
        meetInto(going, seenByStart, PEER_SETS[other]);
        if (!isEmptySet(going)) check();
      }
      if (path.length <= most && !isLoop) extend(next === 'strong' ? 'weak' : 'strong');
      path.pop();
      if (added) inChain[cell] = 0;
    }
  };

  const check = (): void => {
    const digit = path[0] % 10;
    const linkCount = path.length - 1;
    if (kind === 'turbot-fish' && linkCount !== TURBOT_LINKS) return;
    if (kind !== 'remote-pair') return keep(candidatesAt(cellsIn(going), digit));
    if (linkCount >= REMOTE_PAIR_LINKS) keep(remotePairRemovals(path, grid, places));
  };

  for (let cell = 0; cell < 81; cell++) {
    for (const digit of DIGITS[grid.cells[cell]]) {
      const start = cell * 10 + digit;
      meetInto(seenByStart, PEER_SETS[cell], places[digit]);
      for (const { to, isStrong } of links.get(start) ?? []) {
        if (!isStrong) continue;
        path.push(start, to);
        inChain[cell] = 1;
        extend('weak');
        inChain.fill(0);
        path.length = 0;
      }
    }
  }
  return steps;
}

/** The candidates of both digits that see two cells of opposite colours, which are an odd number of steps apart. */
function remotePairRemovals(path: readonly number[], { cells }: Grid, places: readonly CellSet[]): number[] {
  const digit = path[0] % 10;
  const other = digitOf(cells[Math.floor(path[0] / 10)] & ~maskOf(digit));
  const seen = cellSet(WORDS);
  const shared = cellSet(WORDS);
  for (let i = 0; i < path.length; i += 2) {
    for (let j = i + 6; j < path.length; j += 4) {
      meetInto(shared, PEER_SETS[Math.floor(path[i] / 10)], PEER_SETS[Math.floor(path[j] / 10)]);
      uniteCells(seen, shared);
    }
  }
  return [digit, other].flatMap((one) => {
    meetInto(shared, seen, places[one]);
    return candidatesAt(cellsIn(shared), one);
  });
}

/**
 * The links of each candidate: to the other digit of a pair, then in the row, in the column, and the others in the
 * block.
 */
function linksOf(grid: Grid, kind: 'digit' | 'pairs' | 'equal pairs'): Map<number, Link[]> {
  const { cells, free } = grid;
  const links = new Map<number, Link[]>();
  for (let cell = 0; cell < 81; cell++) {
    if (kind !== 'digit' && COUNT[cells[cell]] !== 2) continue;
    for (const digit of DIGITS[cells[cell]]) {
      const own: Link[] = [];
      if (kind !== 'digit')
        own.push({ to: cell * 10 + digitOf(cells[cell] & ~maskOf(digit)), isStrong: true });
      for (const [k, house] of HOUSES_OF[cell].entries()) {
        const isStrong = kind === 'digit' && free[house * 10 + digit] === 2;
        for (const other of HOUSES[house]) {
          if (other === cell || !hasCandidate(grid, other, digit)) continue;
          if (kind === 'pairs' && COUNT[cells[other]] !== 2) continue;
          if (kind === 'equal pairs' && cells[other] !== cells[cell]) continue;
          if (k === 2 && (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell))) continue;
          own.push({ to: other * 10 + digit, isStrong });
        }
      }
      links.set(cell * 10 + digit, own);
    }
  }
  return links;
}
