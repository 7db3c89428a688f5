import type { Cell } from '../model/geometry.ts';
import { type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { checkedControl, type SolveControl } from '../solve/control.ts';
import { countSolutions } from '../solve/solver.ts';

/**
 * A minimal set of givens and constraints that contradict each other on the board: without any one of them there is a
 * solution.
 */
export interface Contradiction {
  /** Cells of the givens. */
  readonly givens: readonly Cell[];
  /** The constraints, by index in the puzzle's list. */
  readonly constraints: readonly number[];
}

/**
 * The reason that a puzzle has no solution. Of several reasons it returns the last: parts are removed in the order of
 * their lists, givens before constraints. Undefined if there is a solution or if stopped; empty if the board itself has
 * none.
 */
export function findContradiction(puzzle: Puzzle, control: SolveControl = {}): Contradiction | undefined {
  requirePuzzle(puzzle);
  const checked = checkedControl(control);
  const given = puzzle.givens.flatMap((digit, cell) => (digit === 0 ? [] : [cell]));
  const parts: readonly Part[] = [
    ...given.map((at) => ({ is: 'given', at }) as const),
    ...puzzle.constraints.map((_, at) => ({ is: 'constraint', at }) as const),
  ];
  let kept: readonly Part[] = parts;
  const answer = (): Contradiction => ({
    givens: kept.flatMap(({ is, at }) => (is === 'given' ? [at] : [])),
    constraints: kept.flatMap(({ is, at }) => (is === 'constraint' ? [at] : [])),
  });
  if (isPossible(puzzle, kept, checked) !== false) return undefined;
  // Removes many at once while that works, then fewer.
  for (let size = Math.ceil(parts.length / 2); ; size = Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length;) {
      const rest = kept.toSpliced(from, size);
      const possible = isPossible(puzzle, rest, checked);
      if (possible === undefined) return undefined;
      if (possible) from += size;
      else kept = rest;
    }
    if (size <= 1) return answer();
  }
}

interface Part {
  readonly is: 'given' | 'constraint';
  readonly at: number;
}

/** Whether a puzzle with only these parts has a solution; undefined if stopped. */
function isPossible(puzzle: Puzzle, parts: readonly Part[], control: SolveControl): boolean | undefined {
  const givens = puzzle.givens.map(() => 0);
  for (const { is, at } of parts) if (is === 'given') givens[at] = puzzle.givens[at];
  const constraints = parts.flatMap(({ is, at }) => (is === 'constraint' ? [puzzle.constraints[at]] : []));
  const { status, count } = countSolutions({ ...puzzle, givens, constraints }, 1, control);
  return status === 'stopped' ? undefined : count > 0;
}
