/**
 * The consequences of one assumption: the search behind forcing chains and nets. A true candidate makes its peers and
 * the rest of its cell false; an alternative with one candidate left makes that one true. In chains only alternatives
 * of two do so, so that every conclusion has a single cause; in nets all do.
 */
import { spend } from '../../../stopping.ts';
import { lowestBit } from '../../cell-set.ts';
import type { Branch, ChainNode, Implication, Link } from '../../step.ts';
import { type Alternatives, sizeOf } from './alternatives.ts';
import { cleared, type LiveCandidates } from './live.ts';
import { weakLink } from './weak-links.ts';

export type TrialKind = 'chain' | 'net';

/** An assumption as one word: candidate i true is 2 i + 1, false 2 i. Events are coded alike. */
export type Fact = number;

export interface Trial {
  readonly kind: TrialKind;
  readonly alternatives: Alternatives;
  /** The conclusions in order; the assumption first. */
  events: Int32Array;
  count: number;
  /**
   * For an event that makes a candidate false, the event that caused it; for one that makes a candidate true, the
   * alternative. −1: assumed.
   */
  cause: Int32Array;
  /** The index of each fact's event, plus 1; 0 if the fact does not follow. */
  eventOf: Int32Array;
  /** The number of candidates of each alternative that are not false yet. */
  left: Int32Array;
  readonly sizes: Int32Array;
  /** The contradiction that ended the trial: an alternative without candidates, or a candidate both true and false. */
  emptied: number;
  contradicted: number;
}

export function createTrial(kind: TrialKind, alternatives: Alternatives): Trial {
  const facts = 2 * alternatives.live.count;
  return {
    kind,
    alternatives,
    events: new Int32Array(facts),
    count: 0,
    cause: new Int32Array(facts),
    eventOf: new Int32Array(facts),
    left: new Int32Array(alternatives.count),
    sizes: Int32Array.from({ length: alternatives.count }, (_, a) => sizeOf(alternatives, a)),
    emptied: -1,
    contradicted: -1,
  };
}

/** An event is recorded, and its candidate sought in all alternatives that hold it. */
const WORK_OF_EVENT = 4;

/** Follows an assumption until nothing more follows or a contradiction is reached. */
export function runTrial(trial: Trial, assumed: Fact): void {
  trial.eventOf = cleared(trial.eventOf, trial.eventOf.length);
  trial.left.set(trial.sizes);
  trial.count = 0;
  trial.emptied = trial.contradicted = -1;
  addEvent(trial, assumed, -1);
  for (let event = 0; event < trial.count && !hasFailed(trial); event++) {
    const fact = trial.events[event];
    if ((fact & 1) === 1) strike(trial, fact >> 1, event);
    else takeAway(trial, fact >> 1);
  }
  spend((WORK_OF_EVENT + trial.alternatives.live.words / 4) * trial.count);
}

export function hasFailed({ emptied, contradicted }: Trial): boolean {
  return emptied >= 0 || contradicted >= 0;
}

/** The facts that make up the contradiction. */
export function contradiction({ emptied, contradicted, alternatives }: Trial): Fact[] {
  if (contradicted >= 0) return [2 * contradicted, 2 * contradicted + 1];
  const { start, members } = alternatives;
  return members.slice(start[emptied], start[emptied + 1]).map((candidate) => 2 * candidate);
}

/** The events that lead to these facts, in order. The facts must follow in this trial. */
export function eventsBehind(trial: Trial, facts: readonly Fact[]): number[] {
  const { eventOf, count } = trial;
  const needed = new Uint8Array(count);
  for (const fact of facts) needed[eventOf[fact] - 1] = 1;
  const found: number[] = [];
  for (let event = count - 1; event >= 0; event--) {
    if (needed[event] === 0) continue;
    found.push(event);
    for (const behind of causesOf(trial, event)) needed[behind] = 1;
  }
  return found.reverse();
}

/** The proof of these facts as evidence. */
export function branchTo(trial: Trial, facts: readonly Fact[]): Branch {
  const { alternatives, events } = trial;
  const { live } = alternatives;
  const chosen = eventsBehind(trial, facts);
  const place = new Map(chosen.map((event, i) => [event, i]));
  const implications = chosen.map((event): Implication => {
    const candidate = events[event] >> 1;
    const link = linkOf(trial, event);
    return {
      node: nodeOf(live, candidate),
      holds: (events[event] & 1) === 1 ? 'true' : 'false',
      causes: causesOf(trial, event).map((behind) => place.get(behind)!),
      ...(link && { link }),
    };
  });
  return { implications };
}

function nodeOf({ digitOf, cellOf }: LiveCandidates, candidate: number): ChainNode {
  return { digit: digitOf[candidate], cells: [cellOf[candidate]] };
}

function causesOf({ alternatives, events, cause, eventOf }: Trial, event: number): number[] {
  if (cause[event] < 0) return [];
  if ((events[event] & 1) === 0) return [cause[event]];
  const { start, members } = alternatives;
  const causes: number[] = [];
  for (let m = start[cause[event]]; m < start[cause[event] + 1]; m++) {
    if (members[m] !== events[event] >> 1) causes.push(eventOf[2 * members[m]] - 1);
  }
  return causes;
}

function linkOf({ alternatives, events, cause }: Trial, event: number): Link | undefined {
  if (cause[event] < 0) return undefined;
  const { live, houseOf, subject } = alternatives;
  const candidate = events[event] >> 1;
  if ((events[event] & 1) === 0) {
    const behind = events[cause[event]] >> 1;
    return weakLink(live.position, nodeOf(live, behind), nodeOf(live, candidate));
  }
  const house = houseOf[cause[event]];
  const reason =
    house < 0
      ? ({ kind: 'cell', cell: subject[cause[event]] } as const)
      : ({ kind: 'house', house } as const);
  return { strength: 'strong', reason };
}

function addEvent(trial: Trial, fact: Fact, cause: number): void {
  trial.events[trial.count] = fact;
  trial.cause[trial.count++] = cause;
  trial.eventOf[fact] = trial.count;
}

/** Makes false the candidates that a true candidate excludes. */
function strike(trial: Trial, candidate: number, event: number): void {
  const { eliminated, words } = trial.alternatives.live;
  const { eventOf } = trial;
  for (let w = 0, at = candidate * words; w < words; w++, at++) {
    for (let bits = eliminated[at]; bits !== 0; bits &= bits - 1) {
      const other = (w << 5) + lowestBit(bits);
      if (eventOf[2 * other] !== 0) continue;
      addEvent(trial, 2 * other, event);
      if (eventOf[2 * other + 1] !== 0) {
        trial.contradicted = other;
        return;
      }
    }
  }
}

/** Draws the conclusions from a false candidate. */
function takeAway(trial: Trial, candidate: number): void {
  const { alternatives, left, sizes, kind, eventOf } = trial;
  const own = alternatives.of[candidate];
  for (let k = 0; k < own.length; k++) {
    const alternative = own[k];
    const rest = --left[alternative];
    if (rest === 0) {
      trial.emptied = alternative;
      return;
    }
    if (rest > 1 || (kind === 'chain' && sizes[alternative] > 2)) continue;
    const last = lastLeft(alternatives, eventOf, alternative);
    if (last >= 0 && eventOf[2 * last + 1] === 0) addEvent(trial, 2 * last + 1, alternative);
  }
}

/** The only member that is not false; −1 if a pending event makes it false. */
function lastLeft({ start, members }: Alternatives, eventOf: Int32Array, alternative: number): number {
  for (let m = start[alternative]; m < start[alternative + 1]; m++) {
    if (eventOf[2 * members[m]] === 0) return members[m];
  }
  return -1;
}
