/**
 * Bidirectional cycles and forcing chains that start from one assumption and never branch: X (one digit), Y (bivalue
 * cells; only cycles) and both. Breadth first, so the first path back to the start is the shortest. Order is the
 * specification here, Sudoku Explainer's: not merged with logic's or HoDoKu's, which differ.
 */
import { bitsOf, type Board, CANDIDATES, CELLS, COUNT, lowest, PEERS } from '../board.ts';
import type { FindingSink } from './finding.ts';
import { createLinks, fillLinks, isWeakLink, type Links, type Mode, weakCause } from './links.ts';
import { CAUSE, lengthRating, type Proof, SORT_KEY, type Trail } from './proof.ts';

const RATINGS: Readonly<Record<Mode, { cycle: number; chain: number }>> = {
  x: { cycle: 6.5, chain: 6.6 },
  y: { cycle: 6.5, chain: 6.6 },
  xy: { cycle: 7.0, chain: 7.0 },
};

/** The search from one candidate, and the memory that all searches use. */
interface Chains {
  readonly links: Links;
  /** The true nodes in the order in which they were reached, layer by layer, with their causes. */
  readonly reached: Int16Array;
  /** The index in `reached` of the previous true node, and the false node between the two. */
  readonly from: Int16Array;
  readonly through: Int16Array;
  /** For each node, the last search that reached it. */
  readonly seenAt: Int32Array;
  readonly offSeenAt: Int32Array;
  round: number;
  /** The last loop in which each candidate saw a true node, and in which each cell took part. */
  readonly marks: Int32Array;
  readonly inLoop: Int32Array;
  markRound: number;
  /** Set before each search. */
  board: Board;
  mode: Mode;
  sink: FindingSink;
}

/** A search for forcing chains and cycles with its working memory; not reentrant. */
export function createForcingChains(): (board: Board, sink: FindingSink) => void {
  const chains: Chains = {
    links: createLinks(),
    reached: new Int16Array(CANDIDATES),
    from: new Int16Array(CANDIDATES),
    through: new Int16Array(CANDIDATES),
    seenAt: new Int32Array(CANDIDATES),
    offSeenAt: new Int32Array(CANDIDATES),
    round: 0,
    marks: new Int32Array(CANDIDATES),
    inLoop: new Int32Array(CELLS),
    markRound: 0,
    board: undefined!,
    mode: 'x',
    sink: undefined!,
  };
  return (board, sink) => {
    search(chains, board, 'x', sink);
    search(chains, board, 'y', sink);
    if (sink.wants(RATINGS.xy.cycle, 4)) search(chains, board, 'xy', sink);
  };
}

function search(chains: Chains, board: Board, mode: Mode, sink: FindingSink): void {
  const { cells } = board;
  chains.board = board;
  chains.mode = mode;
  chains.sink = sink;
  fillLinks(chains.links, board, mode);
  for (let cell = 0; cell < CELLS; cell++) {
    const count = COUNT[cells[cell]];
    if (count < 2 || (mode === 'y' && count > 2)) continue;
    for (let rest = cells[cell]; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + lowest(rest);
      fromTrue(chains, candidate);
      if (mode !== 'y') fromFalse(chains, candidate);
    }
  }
}

/** Cycles through the candidate, and chains from its being true to its being false. */
function fromTrue(chains: Chains, source: number): void {
  const { reached, from, through, seenAt, offSeenAt, mode, sink } = chains;
  const { strong, weak, start } = chains.links;
  const ratings = RATINGS[mode];
  let foundChain = mode === 'y';
  const now = ++chains.round;
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
          if (returns(chains, off, source) && !passes(chains, i, off))
            offerCycle(chains, source, i, off, complexity);
        }
        if (last < 0 && !foundChain && isWeakLink(node, source, mode)) last = i;
      }
      if (last >= 0) {
        foundChain = true;
        const rating = ratings.chain + lengthRating(complexity);
        sink.offer(rating, complexity, SORT_KEY[mode], [source], -1, () =>
          forwardProof(chains, source, last, complexity),
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

/** Chains from the candidate's being false to its being true. */
function fromFalse(chains: Chains, source: number): void {
  const { reached, from, through, seenAt, offSeenAt, board, mode, sink } = chains;
  const { strong, weak, start } = chains.links;
  const { chain } = RATINGS[mode];
  const now = ++chains.round;
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
              backwardProof(chains, source, i, off, complexity),
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

function returns(chains: Chains, off: number, source: number): boolean {
  const { strong } = chains.links;
  const s = off * 4;
  return (
    strong[s] === source || strong[s + 1] === source || strong[s + 2] === source || strong[s + 3] === source
  );
}

/** Whether the path to a node passes through `off`. */
function passes(chains: Chains, index: number, off: number): boolean {
  const { from, through } = chains;
  for (let i = index; i > 0; i = from[i]) if (through[i] === off) return true;
  return false;
}

/** Offers the candidates outside the loop's cells that see both a true and a false node of their digit. */
function offerCycle(chains: Chains, source: number, index: number, last: number, complexity: number): void {
  const { reached, from, through, marks, inLoop, mode, sink } = chains;
  const now = ++chains.markRound;
  inLoop[Math.floor(last / 9)] = now;
  inLoop[Math.floor(source / 9)] = now;
  for (let i = index; i > 0; i = from[i]) {
    inLoop[Math.floor(reached[i] / 9)] = now;
    inLoop[Math.floor(through[i] / 9)] = now;
  }
  for (let i = index; ; i = from[i]) {
    markPeers(chains, reached[i], now);
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
    cycleProof(chains, source, index, last, complexity),
  );
}

function markPeers(chains: Chains, node: number, now: number): void {
  const { marks } = chains;
  const { cells } = chains.board;
  const digit = node % 9;
  for (let p = Math.floor(node / 9) * 20, stop = p + 20; p < stop; p++) {
    if ((cells[PEERS[p]] >> digit) & 1) marks[PEERS[p] * 9 + digit] = now;
  }
}

/** The nodes from a reached node back to the start, each with its cause. */
function wayTo(chains: Chains, index: number): { nodes: number[]; causes: number[] } {
  const { reached, from, through } = chains;
  const nodes: number[] = [];
  const causes: number[] = [];
  for (let i = index; i >= 0; i = from[i]) {
    nodes.push(reached[i] * 2 + 1);
    if (i === 0 && from[i] !== -1) {
      causes.push(CAUSE.assumption);
      break;
    }
    causes.push(strongCause(chains, through[i], reached[i]));
    nodes.push(through[i] * 2);
    causes.push(from[i] >= 0 ? weakCause(reached[from[i]], through[i]) : CAUSE.assumption);
  }
  return { nodes, causes };
}

function strongCause(chains: Chains, off: number, on: number): number {
  const { strong } = chains.links;
  for (let k = 0; k < 4; k++) if (strong[off * 4 + k] === on) return CAUSE.cell + k;
  return CAUSE.cell;
}

function forwardProof(chains: Chains, source: number, index: number, complexity: number): Proof {
  const { reached, from } = chains;
  from[0] = 0;
  const { nodes, causes } = wayTo(chains, index);
  const first = weakCause(reached[index], source);
  return { kind: 'forcing', trails: [path([source * 2, ...nodes], [first, ...causes])], complexity };
}

function backwardProof(
  chains: Chains,
  source: number,
  index: number,
  off: number,
  complexity: number,
): Proof {
  const { reached } = chains;
  const { nodes, causes } = wayTo(chains, index);
  const head = [source * 2 + 1, off * 2];
  const headCauses = [strongCause(chains, off, source), weakCause(reached[index], off)];
  return { kind: 'forcing', trails: [path([...head, ...nodes], [...headCauses, ...causes])], complexity };
}

/** The loop, then the same loop reversed with every node negated, which is valid too. */
function cycleProof(chains: Chains, source: number, index: number, last: number, complexity: number): Proof {
  const { reached, from } = chains;
  from[0] = 0;
  const way = wayTo(chains, index);
  const nodes = [source * 2 + 1, last * 2, ...way.nodes];
  const causes = [strongCause(chains, last, source), weakCause(reached[index], last), ...way.causes];
  const forwards = path(nodes.slice(0, -1), causes.slice(0, -1), true);
  const turned = nodes.map((node) => node ^ 1).reverse();
  const backwards = path(turned.slice(0, -1), causes.slice().reverse().slice(0, -1), true);
  return { kind: 'cycle', trails: [forwards, backwards], complexity };
}

/** A trail whose nodes follow one from the next; a loop's last node follows from its first. */
function path(nodes: readonly number[], causes: readonly number[], isLoop = false): Trail {
  const parents = nodes.map((_, i) => (i + 1 < nodes.length ? [i + 1] : isLoop ? [0] : []));
  return { nodes, causes, parents, patterns: nodes.map(() => undefined) };
}
