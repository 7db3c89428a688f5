/** Propagation to a standstill: single cells and pairs first, then one propagator at a time, cheap ones first. */
import { type Domains, restrict } from './domains.ts';
import type { Arc, Model } from './model.ts';

/** Which propagators have to run; three queues by cost, first in first out. */
export interface Agenda {
  readonly isListed: Uint8Array;
  readonly queues: readonly Int32Array[];
  readonly heads: Int32Array;
  readonly lengths: Int32Array;
  /** Efforts so far, and those at which `propagate` pauses. */
  work: number;
  pauseAt: number;
  /** The propagator at which the last call failed, or −1 where a pair of cells did. */
  failed: number;
  /** The cell at which it failed, where a pair did. */
  failedCell: number;
}

export function createAgenda(model: Model): Agenda {
  const many = model.propagators.length;
  return {
    isListed: new Uint8Array(many),
    queues: [0, 1, 2].map(() => new Int32Array(many + 1)),
    heads: new Int32Array(3),
    lengths: new Int32Array(3),
    work: 0,
    pauseAt: Infinity,
    failed: -1,
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
    const index = take(agenda);
    if (index < 0) return 'settled';
    const propagator = model.propagators[index];
    agenda.work += propagator.effort;
    if (!propagator.run(domains)) {
      agenda.failed = index;
      return clear(agenda, domains);
    }
  }
}

/** The same for a model that is asked now and then. */
export function propagateOnce(model: Model, domains: Domains): boolean {
  return propagate(model, domains, createAgenda(model)) === 'settled';
}

export function listAll(model: Model, agenda: Agenda): void {
  for (let index = 0; index < model.propagators.length; index++) list(model, agenda, index);
}

function settleCells(model: Model, domains: Domains, agenda: Agenda): boolean {
  const { masks, queue, isQueued } = domains;
  while (domains.queueLength > 0) {
    const cell = queue[--domains.queueLength];
    isQueued[cell] = 0;
    const mask = masks[cell];
    agenda.failed = -1;
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
    for (let k = 0; k < watchers.length; k++) list(model, agenda, watchers[k]);
  }
  return true;
}

function supportOf({ table }: Arc, mask: number): number {
  let support = table[mask & 255];
  for (let base = 256, rest = mask >>> 8; rest !== 0; base += 256, rest >>>= 8)
    support |= table[base + (rest & 255)];
  return support;
}

function list(model: Model, agenda: Agenda, index: number): void {
  if (agenda.isListed[index] !== 0) return;
  agenda.isListed[index] = 1;
  const { cost } = model.propagators[index];
  const queue = agenda.queues[cost];
  queue[(agenda.heads[cost] + agenda.lengths[cost]++) % queue.length] = index;
}

function take({ queues, heads, lengths, isListed }: Agenda): number {
  for (let cost = 0; cost < 3; cost++) {
    if (lengths[cost] === 0) continue;
    const queue = queues[cost];
    const index = queue[heads[cost]];
    heads[cost] = (heads[cost] + 1) % queue.length;
    lengths[cost]--;
    isListed[index] = 0;
    return index;
  }
  return -1;
}

function clear(agenda: Agenda, domains: Domains): 'broken' {
  agenda.isListed.fill(0);
  agenda.lengths.fill(0);
  while (domains.queueLength > 0) domains.isQueued[domains.queue[--domains.queueLength]] = 0;
  return 'broken';
}
