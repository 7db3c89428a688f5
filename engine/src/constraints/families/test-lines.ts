/** For tests of machines: the lines that they read. */
import type { Machine, MachineState } from '../../relations/relation.ts';

/** All lines of so many of the values, with repeats. */
export function linesOf(values: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return linesOf(values, length - 1).flatMap((line) => values.map((value) => [...line, value]));
}

export function accepts(machine: Machine, line: readonly number[]): boolean {
  let states: readonly MachineState[] = [machine.start];
  line.forEach((value, position) => {
    states = states.flatMap((state) => machine.next(state, value, position));
  });
  return states.some((state) => machine.accepts(state));
}

/** The lines that a machine accepts, as texts, so that a failing test shows them. */
export function accepted(machine: Machine, lines: readonly (readonly number[])[]): string[] {
  return lines.filter((line) => accepts(machine, line)).map((line) => line.join(' '));
}
