import { copyRun, type RunState, startOfRun, takeEvent } from './run-state.ts';

/** The events of a run, stored so that the run can be shown at any of them. Mutable: `append` adds one. */
export interface RunLog {
  /** The number of events. */
  length: number;
  /** The run after all events. */
  readonly now: RunState;
  readonly parts: Part[];
  readonly sizes: LogSizes;
}

/** Sizes that limit the log. A run may have a billion events; its log stays below about 25 MB. */
export interface LogSizes {
  /** Events between two snapshots. */
  readonly part: number;
  /** The number of the last parts that keep their events; earlier parts keep only their starting state. */
  readonly whole: number;
  /** The number of parts whose starting state is kept; beyond that, every second one is dropped. */
  readonly known: number;
}

/** The run after `first` events, and the events that follow, if they are still stored. */
interface Part {
  readonly first: number;
  readonly state: RunState;
  events: Uint32Array | undefined;
}

const LOG_SIZES: LogSizes = { part: 4096, whole: 512, known: 2048 };

export function createLog(givens: ArrayLike<number>, sizes: LogSizes = LOG_SIZES): RunLog {
  return { length: 0, now: startOfRun(givens), parts: [], sizes };
}

export function append(log: RunLog, code: number): void {
  const { parts, sizes } = log;
  const within = log.length % sizes.part;
  if (within === 0) beginPart(log);
  parts.at(-1)!.events![within] = code;
  takeEvent(log.now, code);
  log.length++;
}

/** The nearest place, at or before the wanted one, that can be shown. */
export function placeAtOrBefore(log: RunLog, wanted: number): number {
  const at = Math.max(0, Math.min(wanted, log.length));
  if (at === log.length) return at;
  const part = partOf(log, at);
  return part.events ? at : part.first;
}

/** The nearest place after a given one that can be shown; the end if there is none. */
export function placeAfter(log: RunLog, place: number): number {
  if (place >= log.length) return log.length;
  const index = indexOf(log, place);
  return log.parts[index].events ? place + 1 : (log.parts.at(index + 1)?.first ?? log.length);
}

/** Before this place not every event can be shown; 0 while all can. */
export function thinnedBefore({ parts }: RunLog): number {
  const index = parts.findIndex(({ events }) => events !== undefined);
  return index <= 0 ? 0 : parts[index].first;
}

/** The run after `place` events, for a place that can be shown. */
export function runAt(log: RunLog, place: number): RunState {
  if (place >= log.length) return copyRun(log.now);
  const { first, state, events } = partOf(log, place);
  const run = copyRun(state);
  if (events) for (let i = 0; i < place - first; i++) takeEvent(run, events[i]);
  return run;
}

function beginPart(log: RunLog): void {
  const { parts, sizes } = log;
  parts.push({ first: log.length, state: copyRun(log.now), events: new Uint32Array(sizes.part) });
  const old = parts.length - 1 - sizes.whole;
  if (old >= 0) parts[old].events = undefined;
  if (parts.length > sizes.known + sizes.whole) {
    const kept = parts.filter(({ events }, index) => events !== undefined || index % 2 === 0);
    parts.splice(0, parts.length, ...kept);
  }
}

function partOf(log: RunLog, place: number): Part {
  return log.parts[indexOf(log, place)];
}

/** The last part that begins at or before a place. */
function indexOf({ parts }: RunLog, place: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (parts[middle].first <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
