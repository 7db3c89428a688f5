import { LINE_WORK } from '../surroundings.ts';
import type { Cell } from '../../model/geometry.ts';
import { automaton, type CompileBoard, countFrom } from '../compile-board.ts';
import type { Machine, Relation } from '../../relations/relation.ts';

export function timesIn(values: readonly number[], wanted: number): number {
  return values.filter((value) => value === wanted).length;
}

/** Whether the values contain all wanted values, each at least as often. */
export function contains(values: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((value) => timesIn(values, value) >= timesIn(wanted, value));
}

/**
 * A relation for each value that limits where it must be, and one for all of them on a line: its cells are no more than
 * they need.
 */
export function containRelations(
  board: CompileBoard,
  cells: readonly Cell[],
  wanted: readonly number[],
): Relation[] {
  const kinds = [...new Set(wanted)];
  const counts = kinds.map((v) => countFrom(board, cells, (value) => value === v, timesIn(wanted, v)));
  const states = kinds.reduce((product, v) => product * (timesIn(wanted, v) + 1), 1);
  if (kinds.length < 2 || states > MAX_STATES) return counts;
  return [...counts, automaton(cells, containMachine(wanted))];
}

const MAX_STATES = 64;

/** At least the work of these relations. */
export function containWork(cells: readonly Cell[], wanted: readonly number[]): number {
  return cells.length * (new Set(wanted).size + LINE_WORK) + wanted.length;
}

/** A state lists the values still wanted. */
function containMachine(wanted: readonly number[]): Machine {
  const sorted = [...wanted].sort((a, b) => a - b);
  return {
    key: `contain ${sorted.join(' ')}`,
    start: sorted.join(' '),
    next: (state, value) => {
      const left = String(state).split(' ');
      const at = left.indexOf(String(value));
      return [at < 0 ? state : left.toSpliced(at, 1).join(' ')];
    },
    accepts: (state) => state === '',
  };
}

/** Cells that contain at least one of each class of values: classes are 0 … `count` − 1. */
export function everyClass(
  cells: readonly Cell[],
  count: number,
  classOf: (value: number) => number,
  key: string,
): Relation {
  return automaton(cells, {
    key,
    start: 0,
    next: (state, value) => [Number(state) | (1 << classOf(value))],
    accepts: (state) => state === (1 << count) - 1,
  });
}
