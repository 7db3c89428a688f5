/** Propagation to a standstill: single cells and pairs first, then one propagator at a time, cheap ones first. */
import { type Domains, restrict } from './domains.ts';
import type { Arc, Model } from './model.ts';
import type { Propagator } from './propagator.ts';

/**
 * Which propagators have to run, as bits; within a cost they take turns, so that none that is woken again and again
 * keeps the others waiting.
 */
export interface Agenda {
  readonly dirty: Int32Array;
  /** For each cost the bit after the one taken last. */
  readonly turns: Int32Array;
  /** Efforts so far, and those at which `propagate` pauses. */
  work: number;
  pauseAt: number;
  /** The propagator at which the last call failed; none where a pair of cells did. */
  failed: Propagator | undefined;
  /** The cell at which it failed, where a pair did. */
  failedCell: number;
}

export function createAgenda({ wordStarts }: Model): Agenda {
  return {
    dirty: new Int32Array(wordStarts[3]),
    turns: Int32Array.from([0, 1, 2], (cost) => 32 * wordStarts[cost]),
    work: 0,
    pauseAt: Infinity,
    failed: undefined,
    failedCell: -1,
  };
}

/**
 * `settled`: nothing more follows. `broken`: the rules cannot be obeyed. The agenda is empty after either.
 * `paused`: so much work was done that the caller should look up; to be called again with all as it is.
 */
export type Propagation = 'settled' | 'broken' | 'paused';

export function propagate(model: Model, domains: Domains, agenda: Agenda): Propagation {
  for (;;) {
    if (!settleCells(model, domains, agenda)) return clear(agenda, domains);
    if (agenda.work >= agenda.pauseAt) return 'paused';
    const at = take(agenda, model.wordStarts);
    if (at < 0) return 'settled';
    const propagator = model.propagators[at]!;
    agenda.work += propagator.effort;
    if (!propagator.run(domains)) {
      agenda.failed = propagator;
      return clear(agenda, domains);
    }
  }
}

/** The same for a model that is asked now and then. */
export function propagateOnce(model: Model, domains: Domains): boolean {
  return propagate(model, domains, createAgenda(model)) === 'settled';
}

export function listAll({ everything }: Model, agenda: Agenda): void {
  agenda.dirty.set(everything);
}

function settleCells(model: Model, domains: Domains, agenda: Agenda): boolean {
  const { masks, queue, isQueued } = domains;
  while (domains.queueLength > 0) {
    const cell = queue[--domains.queueLength];
    isQueued[cell] = 0;
    const mask = masks[cell];
    agenda.failed = undefined;
    agenda.failedCell = cell;
    if (mask === 0) return false;
    if ((mask & (mask - 1)) === 0) {
      const peers = model.peers[cell];
      for (let k = 0; k < peers.length; k++) if (!restrict(domains, peers[k], ~mask)) return false;
    }
    const arcs = model.arcs[cell];
    agenda.work += 1 + arcs.length;
    for (let k = 0; k < arcs.length; k++) {
      if (!restrict(domains, arcs[k].to, supportOf(arcs[k], mask))) return false;
    }
    const watchers = model.watchers[cell];
    for (let k = 0; k < watchers.length; k += 2) agenda.dirty[watchers[k]] |= watchers[k + 1];
  }
  return true;
}

function supportOf({ table }: Arc, mask: number): number {
  let support = table[mask & 255];
  for (let base = 256, rest = mask >>> 8; rest !== 0; base += 256, rest >>>= 8)
    support |= table[base + (rest & 255)];
  return support;
}

/** The next bit that is set, of the lowest cost, and after the turn; −1 if there is none. */
function take({ dirty, turns }: Agenda, wordStarts: Int32Array): number {
  for (let cost = 0; cost < 3; cost++) {
    const from = wordStarts[cost];
    const to = wordStarts[cost + 1];
    const turn = turns[cost];
    let word = turn >> 5;
    if (word >= to) word = from;
    else {
      const later = dirty[word] & (-1 << turn);
      if (later !== 0) return taken(dirty, turns, cost, word, later);
      word++;
    }
    for (let k = from; k < to; k++, word++) {
      if (word >= to) word = from;
      if (dirty[word] !== 0) return taken(dirty, turns, cost, word, dirty[word]);
    }
  }
  return -1;
}

function taken(dirty: Int32Array, turns: Int32Array, cost: number, word: number, bits: number): number {
  const bit = bits & -bits;
  dirty[word] &= ~bit;
  const at = 32 * word + 31 - Math.clz32(bit);
  turns[cost] = at + 1;
  return at;
}

function clear(agenda: Agenda, domains: Domains): 'broken' {
  agenda.dirty.fill(0);
  while (domains.queueLength > 0) domains.isQueued[domains.queue[--domains.queueLength]] = 0;
  return 'broken';
}
