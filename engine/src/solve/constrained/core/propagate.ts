/** Propagates to a fixpoint: single cells and pairs first, then one rule at a time, cheap ones first. */
import { emptyQueue, restrict } from './domains.ts';
import {
  add,
  arcsAt,
  AUTOMATON,
  COUNT,
  DIGIT_SETS,
  dirtyAt,
  dirtyEnd,
  FAILED_CELL,
  FAILED_PLACE,
  HOUSE,
  LINEAR,
  LOCKED,
  masksAt,
  NAKED,
  peersAt,
  QUEUE_LENGTH,
  queueAt,
  queuedAt,
  RULE_CELLS,
  RULE_DATA,
  RULE_EFFORT,
  RULE_TYPE,
  rulesAt,
  scratchAt,
  tableBits,
  cellCount,
  TURNS,
  watchersAt,
  WORD_STARTS,
  WORK,
  EVERYTHING,
} from './layout.ts';
import { runAutomaton } from './relations/automaton.ts';
import { runCount } from './relations/count.ts';
import { runDigitSets } from './relations/digit-sets.ts';
import { runHouse } from './relations/house.ts';
import { runLinear } from './relations/linear.ts';
import { runLocked, runNaked } from './relations/locked.ts';
import { askHost, fill, get, type int, set, zerosAbove } from './words.ts';

export const SETTLED = 0;
export const BROKEN = 1;
export const WORK_DONE = 2;

/**
 * Settled: nothing more follows. Broken: a contradiction. The agenda is empty after either. Otherwise enough work was
 * done to return to the caller, who calls again without changing anything.
 */
export function propagate(pauseAt: int): int {
  while (true) {
    if (!settleCells()) return clear();
    if (get(WORK) >= pauseAt) return WORK_DONE;
    const place = take();
    if (place < 0) return SETTLED;
    const rule = get(rulesAt + place);
    add(WORK, get(rule + RULE_EFFORT));
    if (!run(place, rule)) {
      set(FAILED_PLACE, place);
      return clear();
    }
  }
}

export function listAll(): void {
  const everything = get(EVERYTHING);
  for (let at = dirtyAt; at < dirtyEnd; at++) set(at, get(everything + at - dirtyAt));
}

function run(place: int, rule: int): boolean {
  const cells = get(rule + RULE_CELLS);
  const data = rule + RULE_DATA;
  switch (get(rule + RULE_TYPE)) {
    case HOUSE:
      return runHouse(cells, data);
    case NAKED:
      return runNaked(cells);
    case LOCKED:
      return runLocked(cells, data);
    case DIGIT_SETS:
      return runDigitSets(cells, data);
    case LINEAR:
      return runLinear(data);
    case COUNT:
      return runCount(cells, data);
    case AUTOMATON:
      return runAutomaton(cells, data);
    default:
      return runInHost(place, rule);
  }
}

/** The host narrows a copy of the masks. It may also replace this rule by another, which then runs. */
function runInHost(place: int, rule: int): boolean {
  for (let cell = 0; cell < cellCount; cell++) set(scratchAt + cell, get(masksAt + cell));
  if (!askHost(place)) return false;
  if (get(rulesAt + place) !== rule) return run(place, get(rulesAt + place));
  const cells = get(rule + RULE_CELLS);
  for (let k = 1; k <= get(cells); k++) {
    const cell = get(cells + k);
    if (!restrict(cell, get(scratchAt + cell))) return false;
  }
  return true;
}

function settleCells(): boolean {
  while (true) {
    const length = get(QUEUE_LENGTH) - 1;
    if (length < 0) return true;
    set(QUEUE_LENGTH, length);
    const cell = get(queueAt + length);
    set(queuedAt + cell, 0);
    const mask = get(masksAt + cell);
    set(FAILED_PLACE, -1);
    set(FAILED_CELL, cell);
    if (mask === 0) return false;
    if ((mask & (mask - 1)) === 0) {
      const peers = get(peersAt + cell);
      const end = peers + 1 + get(peers);
      for (let k = peers + 1; k < end; k++) if (!restrict(get(k), ~mask)) return false;
    }
    const arcs = get(arcsAt + cell);
    const arcCount = get(arcs);
    add(WORK, 1 + arcCount);
    const arcsEnd = arcs + 1 + 2 * arcCount;
    for (let k = arcs + 1; k < arcsEnd; k += 2) {
      if (!restrict(get(k), supportOf(get(k + 1), mask))) return false;
    }
    const watchers = get(watchersAt + cell);
    const end = watchers + 1 + 2 * get(watchers);
    for (let k = watchers + 1; k < end; k += 2) {
      const word = dirtyAt + get(k);
      set(word, get(word) | get(k + 1));
    }
  }
}

/** A table has entries for each group of bits of a mask: the digits allowed by any of its digits. */
function supportOf(table: int, mask: int): int {
  const low = (1 << tableBits) - 1;
  let support = get(table + (mask & low));
  let base = table + low + 1;
  for (let rest = mask >>> tableBits; rest !== 0; rest >>>= tableBits) {
    support |= get(base + (rest & low));
    base += low + 1;
  }
  return support;
}

/** The next set bit of the lowest cost, in round-robin order; −1 if there is none. */
function take(): int {
  for (let cost = 0; cost < 3; cost++) {
    const from = get(WORD_STARTS + cost);
    const to = get(WORD_STARTS + cost + 1);
    const turn = get(TURNS + cost);
    let word = turn >> 5;
    if (word >= to) word = from;
    else {
      const later = get(dirtyAt + word) & (-1 << (turn & 31));
      if (later !== 0) return taken(cost, word, later);
      word++;
    }
    for (let k = from; k < to; k++) {
      if (word >= to) word = from;
      const bits = get(dirtyAt + word);
      if (bits !== 0) return taken(cost, word, bits);
      word++;
    }
  }
  return -1;
}

function taken(cost: int, word: int, bits: int): int {
  const bit = bits & -bits;
  set(dirtyAt + word, get(dirtyAt + word) & ~bit);
  const place = 32 * word + 31 - zerosAbove(bit);
  set(TURNS + cost, place + 1);
  return place;
}

function clear(): int {
  fill(dirtyAt, dirtyEnd - dirtyAt);
  emptyQueue();
  return BROKEN;
}
