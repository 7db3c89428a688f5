/**
 * The consequences of assuming a candidate, propagated through rules to a fixpoint: eliminations by true candidates,
 * singles, and digits that are in no filling of a premise. A contradiction, a cell without a digit or a digit without a
 * place, ends it.
 */
import { type Digit, isSingleBit } from '../../model/digits.ts';
import type { Cell, HouseIndex } from '../../model/geometry.ts';
import { cellsAt } from '../board-index.ts';
import { bitCount, lowestBit } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { type Fillings, fillingsOf } from './fillings.ts';
import { type Premise, type Premises, premisesOf } from './premises.ts';
import { settle, supported } from './scope.ts';

/**
 * The reason for an event: it is assumed, a true candidate eliminates it, it is the last of its cell or house, it sees
 * all places of its digit in a house, or a premise excludes it.
 */
type Cause =
  | { readonly is: 'assumed' }
  | { readonly is: 'taken'; readonly by: number }
  | { readonly is: 'cell' }
  | { readonly is: 'house'; readonly house: HouseIndex }
  | { readonly is: 'seen'; readonly house: HouseIndex }
  | { readonly is: 'premise'; readonly premise: Premise };

export interface TrialEvent {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly isTrue: boolean;
  readonly cause: Cause;
}

type Contradiction =
  | { readonly is: 'cell'; readonly cell: Cell }
  | { readonly is: 'house'; readonly house: HouseIndex; readonly digit: Digit };

export interface RuleTrial {
  readonly position: Position;
  readonly tasks: Tasks;
  /** The digits left for each cell; for a filled cell, its digit. */
  readonly domains: Int32Array;
  /** As in a position: the remaining places of a digit in a house. */
  readonly places: Int32Array;
  /** At `cell * stride + digit`: the index of the event that eliminates it, plus 1; 0 for none. */
  readonly takenBy: Int32Array;
  /** The same for the event that makes it true. */
  readonly madeBy: Int32Array;
  readonly events: TrialEvent[];
  readonly isDue: Uint8Array;
  /** The houses and digits, as indices into `places`, that have lost places and have only a few left. */
  readonly fewPlaces: number[];
  /** Fillings found earlier, by premise. */
  readonly fillings: Fillings;
  contradiction: Contradiction | undefined;
}

/** A premise and how it is propagated: by narrowing only, or by searching its fillings. */
interface Task {
  readonly premise: Premise;
  readonly isThorough: boolean;
}

interface Tasks {
  readonly list: readonly Task[];
  /** For each cell, the tasks that include it. */
  readonly of: readonly (readonly number[])[];
}

/**
 * `narrow`: single rules, by narrowing only. `thorough`: single rules and derived sums, by searching fillings.
 * `joined`: combined rules as well.
 */
export const TRIAL_DEPTHS = ['narrow', 'thorough', 'joined'] as const;
export type TrialDepth = (typeof TRIAL_DEPTHS)[number];

/** Maximum number of trials in one search of a premise. */
export const PATIENCE = 250;
/** Maximum number of places of a digit in a house for which common peers are computed. */
const FEW_PLACES = 3;
/** Maximum number of open cells of a premise whose fillings are searched. */
const MAX_OPEN = 10;
/** The same for derived sums, for which narrowing finds nearly everything. */
const MAX_OPEN_OF_SUM = 3;
/** Maximum number of cells of a derived sum. */
const MAX_OF_SUM = 6;

export function createRuleTrial(
  position: Position,
  depth: TrialDepth,
  fillings: Fillings = new Map<Premise, Int32Array[]>(),
): RuleTrial {
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
    fewPlaces: [],
    fillings,
    contradiction: undefined,
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
  const sums = balances.filter(({ scope }) => scope.cells.length <= MAX_OF_SUM);
  const isMeant = { narrow: [single], thorough: [single, sums], joined: [single, sums, joined] };
  const narrowed = [...single, ...(depth === 'narrow' ? [] : sums)];
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

/** Follows the assumption that a candidate is true until nothing more follows or a contradiction is reached. */
export function runRuleTrial(trial: RuleTrial, cell: Cell, digit: Digit): void {
  reset(trial);
  make(trial, cell, digit, { is: 'assumed' });
  goOn(trial);
}

function goOn(trial: RuleTrial): void {
  const { events, isDue, fewPlaces, tasks } = trial;
  for (let at = 0; ;) {
    for (; at < events.length && !trial.contradiction; at++) if (events[at].isTrue) strike(trial, at);
    if (trial.contradiction) return;
    const few = fewPlaces.pop();
    if (few !== undefined) {
      strikeSeen(trial, few);
      continue;
    }
    const due = isDue.indexOf(1);
    if (due < 0) return;
    isDue[due] = 0;
    goThrough(trial, tasks.list[due]);
  }
}

/**
 * Continues from an earlier fixpoint of an assumption, the digits in `known`, in a position that has lost candidates
 * since. `isDeeper`: that fixpoint was reached at a shallower depth. The events do not record their causes. Returns
 * false if it cannot continue.
 */
export function followOn(trial: RuleTrial, known: Int32Array, isDeeper: boolean): boolean {
  reset(trial);
  const { position, domains, places, tasks, isDue } = trial;
  const { stride, memberStart, memberBase, memberBit } = position.tables;
  const touched: number[] = [];
  for (let cell = 0; cell < domains.length; cell++) {
    const now = domains[cell];
    const both = now & known[cell];
    if (both === 0) return false;
    domains[cell] = both;
    for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++)
      for (let rest = now & ~both; rest !== 0; rest &= rest - 1)
        places[memberBase[m] + lowestBit(rest) + 1] &= ~memberBit[m];
    const gone = known[cell] & ~both;
    if (gone !== 0 || (isDeeper && both !== now)) for (const task of tasks.of[cell]) isDue[task] = 1;
    if (gone === 0) continue;
    if (isSingleBit(both)) make(trial, cell, lowestBit(both) + 1, { is: 'assumed' });
    for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++)
      for (let rest = gone; rest !== 0; rest &= rest - 1) touched.push(memberBase[m] + lowestBit(rest) + 1);
  }
  for (const at of touched) if (position.places[at] !== 0) lookAtPlaces(trial, Math.floor(at / stride), at);
  goOn(trial);
  return true;
}

function reset(trial: RuleTrial): void {
  const { position, domains, places, takenBy, madeBy, events, isDue } = trial;
  for (let cell = 0; cell < domains.length; cell++) domains[cell] = domainOf(position, cell);
  places.set(position.places);
  takenBy.fill(0);
  madeBy.fill(0);
  isDue.fill(0);
  events.length = 0;
  trial.fewPlaces.length = 0;
  trial.contradiction = undefined;
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

/**
 * Eliminates the other digits of a true candidate's cell, its digit from the peers, and the digits that it rules out by
 * pairs.
 */
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

/** Eliminates a candidate. A last remaining candidate becomes true; a cell or house without one is a contradiction. */
function take(trial: RuleTrial, cell: Cell, digit: Digit, cause: Cause): void {
  const { domains, places, events, takenBy, isDue, tasks, position } = trial;
  const { stride, memberStart, memberBase, memberBit, memberHouse } = position.tables;
  if (trial.contradiction || position.digits[cell] !== 0) return;
  events.push({ cell, digit, isTrue: false, cause });
  takenBy[cell * stride + digit] = events.length;
  domains[cell] &= ~(1 << (digit - 1));
  for (const task of tasks.of[cell]) isDue[task] = 1;
  if (domains[cell] === 0) trial.contradiction = { is: 'cell', cell };
  else if (isSingleBit(domains[cell])) make(trial, cell, lowestBit(domains[cell]) + 1, { is: 'cell' });
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) {
    const at = memberBase[m] + digit;
    const before = places[at];
    places[at] &= ~memberBit[m];
    if (places[at] !== before) lookAtPlaces(trial, memberHouse[m], at);
  }
}

/** Draws the conclusions from the places that a digit has left in a house. */
function lookAtPlaces(trial: RuleTrial, house: HouseIndex, at: number): void {
  const { stride, isFull, houseCells } = trial.position.tables;
  const left = trial.places[at];
  const digit = at - house * stride;
  if (isFull[house] === 0) return;
  if (left === 0) trial.contradiction ??= { is: 'house', house, digit };
  else if (isSingleBit(left)) make(trial, houseCells[house][lowestBit(left)], digit, { is: 'house', house });
  else if (bitCount(left) <= FEW_PLACES) trial.fewPlaces.push(at);
}

/** Eliminates a digit from the cells that see all its places in a house. */
function strikeSeen(trial: RuleTrial, at: number): void {
  const { domains, places, position } = trial;
  const { stride, words, peerSets, houseCells } = position.tables;
  const [house, digit] = [Math.floor(at / stride), at % stride];
  if (isSingleBit(places[at])) return;
  for (let w = 0; w < words; w++) {
    let common = -1;
    for (let rest = places[at]; rest !== 0 && common !== 0; rest &= rest - 1)
      common &= peerSets[houseCells[house][lowestBit(rest)]][w];
    for (; common !== 0; common &= common - 1) {
      const cell = (w << 5) + lowestBit(common);
      if ((domains[cell] >>> (digit - 1)) & 1) take(trial, cell, digit, { is: 'seen', house });
    }
  }
}

function goThrough(trial: RuleTrial, { premise, isThorough }: Task): void {
  const { domains, position } = trial;
  const { scope } = premise;
  const before = Int32Array.from(scope.cells, (cell) => domains[cell]);
  if (isThorough && openOf(before) > (premise.balance ? MAX_OPEN_OF_SUM : MAX_OPEN)) return;
  const left = isThorough
    ? supported(scope, before, { left: PATIENCE }, fillingsOf(trial.fillings, premise))
    : before.slice();
  const isPossible = left !== undefined && (isThorough || settle(scope, left));
  const cause: Cause = { is: 'premise', premise };
  if (!isPossible) {
    // No filling is possible: reported by emptying the open cell with the fewest digits.
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
    if (best < 0 || bitCount(domains[i]) < bitCount(domains[best])) best = i;
  }
  return best;
}

/** The places that a digit has in a house before anything is assumed. */
export function placesOf({ places, tables }: Position, house: HouseIndex, digit: Digit): Cell[] {
  return cellsAt(tables, house, places[house * tables.stride + digit]);
}
