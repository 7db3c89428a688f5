import { allDigits, type Digit, digitBit, type DigitSet, digitsIn } from '../../model/digits.ts';
import { keptIn } from '../keep.ts';
import { lineDiagram } from '../line-diagram.ts';
import type { DigitValues, Narrow, Narrowing, NarrowScope } from '../narrow.ts';
import type { Machine, MachineState, RelationOf } from '../relation.ts';

type Automaton = RelationOf<'automaton'>;

export function mayHold(
  { cells, machine }: Automaton,
  digitValues: DigitValues,
  digits: readonly Digit[],
): boolean {
  const { values } = digitValues;
  const find = (): boolean => {
    const full = allDigits(digitValues.size);
    const sets = cells.map((cell) => (digits[cell] === 0 ? full : digitBit(digits[cell])));
    return machineMayAccept(machine, digitValues, sets);
  };
  if (machine.key.length > LONG_KEY) return find();
  const held = cells.map((cell) => digits[cell]).join();
  return keptIn(knownToHold, MAX_KEPT, `${values[0]} ${values.length} ${held} ${machine.key}`, find);
}

/** A move changes a line or two of many, and a line may take milliseconds. */
const knownToHold = new Map<string, boolean>();
const MAX_KEPT = 500;
/** Keys of this length are not kept. */
const LONG_KEY = 500;

/** Maximum number of values read for one line: beyond that the line is assumed to be possible. */
const MAX_READ = 20_000;

function machineMayAccept(machine: Machine, { values }: DigitValues, sets: readonly DigitSet[]): boolean {
  let states = new Set<MachineState>([machine.start]);
  let read = 0;
  for (const [position, set] of sets.entries()) {
    for (const state of states) read += values.length * (1 + (String(state).length >> 3));
    if (read > MAX_READ) return true;
    const after = new Set<MachineState>();
    for (const state of states) {
      for (const digit of digitsIn(set)) {
        for (const next of machine.next(state, values[digit - 1], position)) after.add(next);
      }
    }
    states = after;
  }
  return [...states].some(machine.accepts);
}

export function text({ cells, machine }: Automaton, digitValues: DigitValues): string {
  return cells.length === 1
    ? `among ${cells[0]} ${acceptedAlone(machine, digitValues)}`
    : `automaton ${cells.join()} ${machine.key}`;
}

/** The digits that an automaton accepts as a whole line. */
function acceptedAlone(machine: Machine, { values }: DigitValues): DigitSet {
  return values.reduce((set, value, index) => {
    const isAccepted = machine.next(machine.start, value, 0).some(machine.accepts);
    return isAccepted ? set | (1 << index) : set;
  }, 0);
}

/** Maximum number of edges of a line that is narrowed at every step of a search, not only at its start. */
const FEW_EDGES = 1500;

/** Undefined if the line would be too large. */
export function narrow(
  { cells, machine }: Automaton,
  { digitValues, at }: NarrowScope,
): Narrowing | undefined {
  const diagram = lineDiagram(machine, cells.length, digitValues.values);
  if (diagram === 'too large') return undefined;
  const { nodeCount, edgeStarts, from, to, digits } = diagram;
  const indices = cells.map(at);
  const reached = new Uint8Array(nodeCount);
  const leads = new Uint8Array(nodeCount);
  const isQuick = from.length <= FEW_EDGES;
  const last = edgeStarts.length - 1;
  const follow: Narrow = (domains) => {
    if (from.length === 0) return false;
    reached.fill(0);
    leads.fill(0);
    reached[0] = 1;
    for (let k = 0; k < last; k++) {
      const own = domains[indices[k]];
      for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++)
        if (reached[from[e]] === 1 && (digits[e] & own) !== 0) reached[to[e]] = 1;
    }
    leads[nodeCount - 1] = reached[nodeCount - 1];
    for (let k = last - 1; k >= 0; k--) {
      let held = 0;
      for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++) {
        const common = digits[e] & domains[indices[k]];
        if (leads[to[e]] === 0 || reached[from[e]] === 0 || common === 0) continue;
        leads[from[e]] = 1;
        held |= common;
      }
      if ((domains[indices[k]] &= held) === 0) return false;
    }
    return leads[0] === 1;
  };
  return { narrow: follow, isQuick };
}
