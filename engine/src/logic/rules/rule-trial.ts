/**
 * What follows from assuming a candidate where rules are gone through again and again: what a digit takes elsewhere,
 * singles, and digits that are in no filling of a premise. It ends at a cell without a digit or a digit without a place.
 */
import type { Digit } from '../../model/digits.ts';
import type { Cell, HouseIndex } from '../../model/geometry.ts';
import { isSingleBit, lowestBit } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { type Premise, type Premises, premisesOf } from './premises.ts';
import { findFilling, settle, supported } from './scope.ts';

/** Why something follows: it is assumed, a true candidate takes it, it is the last of its cell or house, a premise. */
export type Cause =
  | { readonly is: 'assumed' }
  | { readonly is: 'taken'; readonly by: number }
  | { readonly is: 'cell' }
  | { readonly is: 'house'; readonly house: HouseIndex }
  | { readonly is: 'premise'; readonly premise: Premise };

export interface TrialEvent {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly isTrue: boolean;
  readonly cause: Cause;
}

export type Clash =
  | { readonly is: 'cell'; readonly cell: Cell }
  | { readonly is: 'house'; readonly house: HouseIndex; readonly digit: Digit };

export interface RuleTrial {
  readonly position: Position;
  readonly tasks: Tasks;
  /** The digits left for each cell; that of a filled one. */
  readonly domains: Int32Array;
  /** As in a position: the places left of a digit in a house. */
  readonly places: Int32Array;
  /** At `cell * stride + digit` the index of the event that takes it away, plus 1; 0 for none. */
  readonly takenBy: Int32Array;
  /** The same for the event that makes it true. */
  readonly madeBy: Int32Array;
  readonly events: TrialEvent[];
  readonly isDue: Uint8Array;
  clash: Clash | undefined;
}

/** A premise and how it is gone through: narrowed only, or filling by filling. */
interface Task {
  readonly premise: Premise;
  readonly isThorough: boolean;
}

interface Tasks {
  readonly list: readonly Task[];
  /** For each cell the tasks that speak of it. */
  readonly of: readonly (readonly number[])[];
}

/** Rules by themselves, only narrowed; thoroughly, and sums out of houses; rules together as well. */
export const TRIAL_DEPTHS = ['narrow', 'thorough', 'joined'] as const;
export type TrialDepth = (typeof TRIAL_DEPTHS)[number];

/** Trials at most when a premise is gone through once. */
const PATIENCE = 250;
/** Open cells at most of what is gone through filling by filling. */
const MOST_OPEN = 10;
/** The same for sums out of houses, whose bounds say nearly all. */
const MOST_OPEN_OF_SUM = 3;

export function createRuleTrial(position: Position, depth: TrialDepth): RuleTrial {
  const { cellCount, houseCount, stride } = position.tables;
  const tasks = tasksOf(position, depth);
  return {
    position,
    tasks,
    domains: new Int32Array(cellCount),
    places: new Int32Array(houseCount * stride),
    takenBy: new Int32Array(cellCount * stride),
    madeBy: new Int32Array(cellCount * stride),
    events: [],
    isDue: new Uint8Array(tasks.list.length),
    clash: undefined,
  };
}

const known = new WeakMap<Premises, Map<TrialDepth, Tasks>>();

function tasksOf(position: Position, depth: TrialDepth): Tasks {
  const premises = premisesOf(position);
  let depths = known.get(premises);
  if (!depths) known.set(premises, (depths = new Map<TrialDepth, Tasks>()));
  let tasks = depths.get(depth);
  if (!tasks) depths.set(depth, (tasks = buildTasks(premises, depth, position.tables.cellCount)));
  return tasks;
}

function buildTasks({ single, balances, joined }: Premises, depth: TrialDepth, cellCount: number): Tasks {
  const isMeant = { narrow: [single], thorough: [single, balances], joined: [single, balances, joined] };
  const narrowed = [...single, ...(depth === 'narrow' ? [] : balances)];
  const thorough = depth === 'narrow' ? [] : isMeant[depth].flat();
  const list: readonly Task[] = [
    ...narrowed.map((premise) => ({ premise, isThorough: false })),
    ...thorough.map((premise) => ({ premise, isThorough: true })),
  ];
  const of: number[][] = Array.from({ length: cellCount }, () => []);
  for (const [index, { premise }] of list.entries())
    for (const cell of premise.scope.cells) of[cell].push(index);
  return { list, of };
}

/** Follows the assumption that a candidate is true until nothing more follows or, so soon as there is one, to a clash. */
export function runRuleTrial(trial: RuleTrial, cell: Cell, digit: Digit): void {
  const { events, isDue, tasks } = trial;
  reset(trial);
  make(trial, cell, digit, { is: 'assumed' });
  for (let at = 0; ;) {
    for (; at < events.length && !trial.clash; at++) if (events[at].isTrue) strike(trial, at);
    const due = isDue.indexOf(1);
    if (trial.clash || due < 0) return;
    isDue[due] = 0;
    goThrough(trial, tasks.list[due]);
  }
}

function reset(trial: RuleTrial): void {
  const { position, domains, places, takenBy, madeBy, events, isDue } = trial;
  for (let cell = 0; cell < domains.length; cell++) domains[cell] = domainOf(position, cell);
  places.set(position.places);
  takenBy.fill(0);
  madeBy.fill(0);
  isDue.fill(0);
  events.length = 0;
  trial.clash = undefined;
}

export function domainOf({ digits, candidates }: Position, cell: Cell): number {
  return digits[cell] === 0 ? candidates[cell] : 1 << (digits[cell] - 1);
}

function make(trial: RuleTrial, cell: Cell, digit: Digit, cause: Cause): void {
  const at = cell * trial.position.tables.stride + digit;
  if (trial.madeBy[at] !== 0) return;
  trial.events.push({ cell, digit, isTrue: true, cause });
  trial.madeBy[at] = trial.events.length;
}

/** What a true candidate takes: the other digits of its cell, its own where it is seen, what it bars. */
function strike(trial: RuleTrial, event: number): void {
  const { domains, position } = trial;
  const { peers, bars, stride } = position.tables;
  const { cell, digit } = trial.events[event];
  const cause: Cause = { is: 'taken', by: event };
  for (let rest = domains[cell] & ~(1 << (digit - 1)); rest !== 0; rest &= rest - 1)
    take(trial, cell, lowestBit(rest) + 1, cause);
  for (const peer of peers[cell]) if ((domains[peer] >>> (digit - 1)) & 1) take(trial, peer, digit, cause);
  for (const { cell: other, digits } of bars?.[cell * stride + digit] ?? [])
    for (let rest = domains[other] & digits; rest !== 0; rest &= rest - 1)
      take(trial, other, lowestBit(rest) + 1, cause);
}

/** Takes a candidate; what is the last then is true, and what is left empty is a clash. */
function take(trial: RuleTrial, cell: Cell, digit: Digit, cause: Cause): void {
  const { domains, places, events, takenBy, isDue, tasks, position } = trial;
  const { stride, memberStart, memberBase, memberBit, memberHouse, isFullBase, houseCells } = position.tables;
  if (trial.clash || position.digits[cell] !== 0) return;
  events.push({ cell, digit, isTrue: false, cause });
  takenBy[cell * stride + digit] = events.length;
  domains[cell] &= ~(1 << (digit - 1));
  for (const task of tasks.of[cell]) isDue[task] = 1;
  if (domains[cell] === 0) trial.clash = { is: 'cell', cell };
  else if (isSingleBit(domains[cell])) make(trial, cell, lowestBit(domains[cell]) + 1, { is: 'cell' });
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) {
    const at = memberBase[m] + digit;
    const before = places[at];
    places[at] &= ~memberBit[m];
    if (isFullBase[memberBase[m]] === 0 || places[at] === before) continue;
    const house = memberHouse[m];
    if (places[at] === 0) trial.clash ??= { is: 'house', house, digit };
    else if (isSingleBit(places[at]))
      make(trial, houseCells[house][lowestBit(places[at])], digit, { is: 'house', house });
  }
}

function goThrough(trial: RuleTrial, { premise, isThorough }: Task): void {
  const { domains, position } = trial;
  const { scope } = premise;
  const before = Int32Array.from(scope.cells, (cell) => domains[cell]);
  if (isThorough && openOf(before) > (premise.balance ? MOST_OPEN_OF_SUM : MOST_OPEN)) return;
  const left = isThorough ? supported(scope, before, { left: PATIENCE }) : before.slice();
  const isPossible = left !== undefined && (isThorough || settle(scope, left));
  const cause: Cause = { is: 'premise', premise };
  if (!isPossible) {
    // Nothing at all fits: told of the open cell with the fewest digits.
    const at = fewestOf(position, scope.cells, before);
    for (let rest = at < 0 ? 0 : before[at]; rest !== 0; rest &= rest - 1)
      take(trial, scope.cells[at], lowestBit(rest) + 1, cause);
    return;
  }
  for (let i = 0; i < before.length; i++)
    for (let rest = before[i] & ~left[i]; rest !== 0; rest &= rest - 1)
      take(trial, scope.cells[i], lowestBit(rest) + 1, cause);
}

function openOf(domains: Int32Array): number {
  let open = 0;
  for (const set of domains) if (!isSingleBit(set)) open++;
  return open;
}

function fewestOf({ digits }: Position, cells: readonly Cell[], domains: Int32Array): number {
  let best = -1;
  for (let i = 0; i < cells.length; i++) {
    if (digits[cells[i]] !== 0) continue;
    if (best < 0 || bits(domains[i]) < bits(domains[best])) best = i;
  }
  return best;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** An event of the proof of a clash, after those that cause it, by their places in the list. */
export interface Reason {
  readonly event: TrialEvent;
  readonly causes: readonly number[];
}

/** What leads to the clash, and nothing else: of what a premise rests on only what it cannot do without. */
export function reasonsOf(trial: RuleTrial): Reason[] {
  const { events, takenBy, madeBy, position } = trial;
  const { stride } = position.tables;
  const needed = new Uint8Array(events.length);
  const causesAt = new Map<number, number[]>();
  for (const at of clashing(trial)) needed[at] = 1;
  const found: number[] = [];
  const fallen = (cell: Cell, digit: Digit): number => takenBy[cell * stride + digit] - 1;
  for (let at = events.length - 1; at >= 0; at--) {
    if (needed[at] === 0) continue;
    found.push(at);
    const causes = causesOf(trial, at, needed, fallen);
    for (const cause of causes) needed[cause] = 1;
    causesAt.set(at, causes);
  }
  found.reverse();
  void madeBy;
  const place = new Map(found.map((at, k) => [at, k]));
  return found.map((at) => ({
    event: events[at],
    causes: causesAt.get(at)!.map((cause) => place.get(cause)!),
  }));
}

function clashing({ clash, position, takenBy }: RuleTrial): number[] {
  const { stride, houseCells } = position.tables;
  const all: [Cell, Digit][] = [];
  if (clash?.is === 'cell') {
    for (let rest = position.candidates[clash.cell]; rest !== 0; rest &= rest - 1)
      all.push([clash.cell, lowestBit(rest) + 1]);
  } else if (clash) {
    for (let rest = position.places[clash.house * stride + clash.digit]; rest !== 0; rest &= rest - 1)
      all.push([houseCells[clash.house][lowestBit(rest)], clash.digit]);
  }
  return all.map(([cell, digit]) => takenBy[cell * stride + digit] - 1);
}

function causesOf(
  { events, position }: RuleTrial,
  at: number,
  needed: Uint8Array,
  fallen: (cell: Cell, digit: Digit) => number,
): number[] {
  const { cell, digit, cause } = events[at];
  const { stride, houseCells } = position.tables;
  switch (cause.is) {
    case 'assumed':
      return [];
    case 'taken':
      return [cause.by];
    case 'cell': {
      const others: number[] = [];
      for (let rest = position.candidates[cell] & ~(1 << (digit - 1)); rest !== 0; rest &= rest - 1)
        others.push(fallen(cell, lowestBit(rest) + 1));
      return others;
    }
    case 'house': {
      const others: number[] = [];
      for (let rest = position.places[cause.house * stride + digit]; rest !== 0; rest &= rest - 1) {
        const place = houseCells[cause.house][lowestBit(rest)];
        if (place !== cell) others.push(fallen(place, digit));
      }
      return others;
    }
    case 'premise':
      return neededBy(
        position,
        cause.premise,
        { cell, digit },
        (own, other) => {
          const fall = fallen(own, other);
          return fall >= 0 && fall < at ? fall : -1;
        },
        needed,
      );
  }
}

/** The fallen candidates without which a premise would have a filling with the one in question. */
function neededBy(
  position: Position,
  { scope }: Premise,
  asked: { readonly cell: Cell; readonly digit: Digit },
  fallen: (cell: Cell, digit: Digit) => number,
  needed: Uint8Array,
): number[] {
  const domains = Int32Array.from(scope.cells, (cell) => domainOf(position, cell));
  const fallenHere: { readonly at: number; readonly i: number; readonly bit: number }[] = [];
  for (const [i, cell] of scope.cells.entries()) {
    if (position.digits[cell] !== 0) continue;
    if (cell === asked.cell) {
      domains[i] = 1 << (asked.digit - 1);
      continue;
    }
    for (let rest = domains[i]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const at = fallen(cell, lowestBit(bit) + 1);
      if (at >= 0) fallenHere.push({ at, i, bit });
    }
  }
  for (const { i, bit } of fallenHere) domains[i] &= ~bit;
  // What the proof needs anyway stays; of the others the latest go first.
  fallenHere.sort((a, b) => needed[a.at] - needed[b.at] || b.at - a.at);
  const kept: number[] = [];
  for (const { at, i, bit } of fallenHere) {
    domains[i] |= bit;
    const tried = domains.slice();
    if (settle(scope, tried) && findFilling(scope, tried, { left: PATIENCE }) !== undefined) {
      domains[i] &= ~bit;
      kept.push(at);
    }
  }
  return kept.sort((a, b) => a - b);
}
