/**
 * Bidirectional cycles and forcing chains that start from one assumption and never branch: X (one digit), Y (bivalue
 * cells; only cycles) and both. Breadth first, so the first way back to the start is the shortest.
 */
import { bitsOf, type Board, CANDIDATES, CELLS, COUNT, lowest, PEERS } from '../board.ts';
import type { Finding, FindingSink } from './finding.ts';
import { createLinks, fillLinks, isWeakLink, type Mode, weakCause } from './links.ts';
import { CAUSE, lengthRating, type Proof, SORT_KEY, type Trail } from './proof.ts';

const RATINGS: Readonly<Record<Mode, { cycle: number; chain: number }>> = {
  x: { cycle: 6.5, chain: 6.6 },
  y: { cycle: 6.5, chain: 6.6 },
  xy: { cycle: 7.0, chain: 7.0 },
};

/** A search for forcing chains and cycles with its working memory; not to be used twice at the same time. */
export function createForcingChains(): (board: Board, sink: FindingSink) => void {
  const links = createLinks();
  const { strong, weak, start } = links;
  /** True nodes in the order in which they were reached, layer by layer, and how. */
  const reached = new Int16Array(CANDIDATES);
  const from = new Int16Array(CANDIDATES);
  const through = new Int16Array(CANDIDATES);
  const seenAt = new Int32Array(CANDIDATES);
  const offSeenAt = new Int32Array(CANDIDATES);
  const marks = new Int32Array(CANDIDATES);
  const inLoop = new Int32Array(CELLS);
  let round = 0;
  let markRound = 0;

  function search(board: Board, mode: Mode, sink: FindingSink): void {
    const { cells } = board;
    fillLinks(links, board, mode);
    for (let cell = 0; cell < CELLS; cell++) {
      const count = COUNT[cells[cell]];
      if (count < 2 || (mode === 'y' && count > 2)) continue;
      for (let rest = cells[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + lowest(rest);
        fromTrue(board, mode, candidate, sink);
        if (mode !== 'y') fromFalse(board, mode, candidate, sink);
      }
    }
  }

  /** Cycles through the candidate, and chains from it that end in its being false. */
  function fromTrue(board: Board, mode: Mode, source: number, sink: FindingSink): void {
    const ratings = RATINGS[mode];
    let foundChain = mode === 'y';
    const now = ++round;
    reached[0] = source;
    seenAt[source] = now;
    let layer = 0;
    let end = 1;
    for (let complexity = 2; layer < end; complexity += 2) {
      if (complexity > 2) {
        if (!sink.wants(ratings.cycle + lengthRating(complexity), complexity)) return;
        let last = -1;
        for (let i = layer; i < end; i++) {
          const node = reached[i];
          for (let w = start[node]; w < start[node + 1]; w++) {
            const off = weak[w];
            if (returns(off, source) && !passes(i, off))
              offerCycle(board, mode, source, i, off, complexity, sink);
          }
          if (last < 0 && !foundChain && isWeakLink(node, source, mode)) last = i;
        }
        if (last >= 0) {
          foundChain = true;
          const rating = ratings.chain + lengthRating(complexity);
          sink.offer(rating, complexity, SORT_KEY[mode], [source], -1, () =>
            forwardProof(source, last, complexity),
          );
        }
      }
      const next = end;
      for (let i = layer; i < next; i++) {
        const node = reached[i];
        for (let w = start[node]; w < start[node + 1]; w++) {
          const off = weak[w];
          if (offSeenAt[off] === now) continue;
          offSeenAt[off] = now;
          for (let s = off * 4; s < off * 4 + 4; s++) {
            const on = strong[s];
            if (on < 0 || seenAt[on] === now) continue;
            seenAt[on] = now;
            reached[end] = on;
            from[end] = i;
            through[end++] = off;
          }
        }
      }
      layer = next;
    }
  }

  /** Chains from the candidate's being false that end in its being true. */
  function fromFalse(board: Board, mode: Mode, source: number, sink: FindingSink): void {
    const { chain } = RATINGS[mode];
    const now = ++round;
    offSeenAt[source] = now;
    let end = 0;
    for (let s = source * 4; s < source * 4 + 4; s++) {
      if (strong[s] < 0) continue;
      seenAt[strong[s]] = now;
      reached[end] = strong[s];
      from[end] = -1;
      through[end++] = source;
    }
    let layer = 0;
    for (let complexity = 4; layer < end; complexity += 2) {
      if (!sink.wants(chain + lengthRating(complexity), complexity)) return;
      const next = end;
      for (let i = layer; i < next; i++) {
        const node = reached[i];
        for (let w = start[node]; w < start[node + 1]; w++) {
          const off = weak[w];
          if (offSeenAt[off] === now) continue;
          offSeenAt[off] = now;
          for (let s = off * 4; s < off * 4 + 4; s++) {
            const on = strong[s];
            if (on < 0 || seenAt[on] === now) continue;
            if (on === source) {
              const rating = chain + lengthRating(complexity);
              const others = board.cells[Math.floor(source / 9)] & ~(1 << (source % 9));
              const removed = bitsOf(others).map((digit) => source - (source % 9) + digit);
              sink.offer(rating, complexity, SORT_KEY[mode], removed, source, () =>
                backwardProof(source, i, off, complexity),
              );
              return;
            }
            seenAt[on] = now;
            reached[end] = on;
            from[end] = i;
            through[end++] = off;
          }
        }
      }
      layer = next;
    }
  }

  function returns(off: number, source: number): boolean {
    const s = off * 4;
    return (
      strong[s] === source || strong[s + 1] === source || strong[s + 2] === source || strong[s + 3] === source
    );
  }

  /** Whether the way to a node passes through `off`. */
  function passes(index: number, off: number): boolean {
    for (let i = index; i > 0; i = from[i]) if (through[i] === off) return true;
    return false;
  }

  /** Candidates outside of the loop's cells that see both a true and a false node of their digit. */
  function offerCycle(
    { cells }: Board,
    mode: Mode,
    source: number,
    index: number,
    last: number,
    complexity: number,
    sink: FindingSink,
  ): void {
    const now = ++markRound;
    inLoop[Math.floor(last / 9)] = now;
    inLoop[Math.floor(source / 9)] = now;
    for (let i = index; i > 0; i = from[i]) {
      inLoop[Math.floor(reached[i] / 9)] = now;
      inLoop[Math.floor(through[i] / 9)] = now;
    }
    for (let i = index; ; i = from[i]) {
      markPeers(cells, reached[i], now);
      if (i === 0) break;
    }
    const removed: number[] = [];
    const strike = (node: number): void => {
      const digit = node % 9;
      for (let p = Math.floor(node / 9) * 20, stop = p + 20; p < stop; p++) {
        const candidate = PEERS[p] * 9 + digit;
        if (marks[candidate] === now && inLoop[PEERS[p]] !== now) {
          marks[candidate] = -now;
          removed.push(candidate);
        }
      }
    };
    strike(last);
    for (let i = index; i > 0; i = from[i]) strike(through[i]);
    if (removed.length === 0) return;
    removed.sort((a, b) => a - b);
    const rating = RATINGS[mode].cycle + lengthRating(complexity);
    sink.offer(rating, complexity, SORT_KEY[mode], removed, -1, () =>
      cycleProof(source, index, last, complexity),
    );
  }

  function markPeers(cells: Uint16Array, node: number, now: number): void {
    const digit = node % 9;
    for (let p = Math.floor(node / 9) * 20, stop = p + 20; p < stop; p++) {
      if ((cells[PEERS[p]] >> digit) & 1) marks[PEERS[p] * 9 + digit] = now;
    }
  }

  /** The nodes from a reached one back to the start, each with its cause. */
  function wayTo(index: number): { nodes: number[]; causes: number[] } {
    const nodes: number[] = [];
    const causes: number[] = [];
    for (let i = index; i >= 0; i = from[i]) {
      nodes.push(reached[i] * 2 + 1);
      if (i === 0 && from[i] !== -1) {
        causes.push(CAUSE.assumption);
        break;
      }
      causes.push(strongCause(through[i], reached[i]));
      nodes.push(through[i] * 2);
      causes.push(from[i] >= 0 ? weakCause(reached[from[i]], through[i]) : CAUSE.assumption);
    }
    return { nodes, causes };
  }

  function strongCause(off: number, on: number): number {
    for (let k = 0; k < 4; k++) if (strong[off * 4 + k] === on) return CAUSE.cell + k;
    return CAUSE.cell;
  }

  function forwardProof(source: number, index: number, complexity: number): Proof {
    from[0] = 0;
    const { nodes, causes } = wayTo(index);
    const first = weakCause(reached[index], source);
    return { kind: 'forcing', trails: [path([source * 2, ...nodes], [first, ...causes])], complexity };
  }

  function backwardProof(source: number, index: number, off: number, complexity: number): Proof {
    const { nodes, causes } = wayTo(index);
    const head = [source * 2 + 1, off * 2];
    const headCauses = [strongCause(off, source), weakCause(reached[index], off)];
    return { kind: 'forcing', trails: [path([...head, ...nodes], [...headCauses, ...causes])], complexity };
  }

  /** Forwards; then the same loop with every node turned round, as it is true the other way as well. */
  function cycleProof(source: number, index: number, last: number, complexity: number): Proof {
    from[0] = 0;
    const way = wayTo(index);
    const nodes = [source * 2 + 1, last * 2, ...way.nodes];
    const causes = [strongCause(last, source), weakCause(reached[index], last), ...way.causes];
    const forwards = path(nodes.slice(0, -1), causes.slice(0, -1), true);
    const turned = nodes.map((node) => node ^ 1).reverse();
    const backwards = path(turned.slice(0, -1), causes.slice().reverse().slice(0, -1), true);
    return { kind: 'cycle', trails: [forwards, backwards], complexity };
  }

  return (board, sink) => {
    search(board, 'x', sink);
    search(board, 'y', sink);
    if (sink.wants(RATINGS.xy.cycle, 4)) search(board, 'xy', sink);
  };
}

/** A trail whose nodes follow one from the next; a loop's last node follows from its first. */
function path(nodes: readonly number[], causes: readonly number[], isLoop = false): Trail {
  const parents = nodes.map((_, i) => (i + 1 < nodes.length ? [i + 1] : isLoop ? [0] : []));
  return { nodes, causes, parents, patterns: nodes.map(() => undefined) };
}

export type { Finding };
