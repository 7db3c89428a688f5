/** One variant puzzle by logic: its whole path, each step compared with the solution and the checker of evidence. */
import {
  createPosition,
  type Digits,
  isSolved,
  type Position,
  type Puzzle,
  solveLogicallyInPlace,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

export interface Walk {
  /** `complete`: to the end without a guess. `stuck`: only a guess would continue. `stopped`: it took too long. */
  readonly end: 'complete' | 'stuck' | 'stopped';
  readonly steps: ReadonlyMap<TechniqueId, number>;
  readonly open: number;
  /** Why a step was rejected. */
  readonly refused: readonly string[];
  /** Milliseconds of CPU time of finding, without checking: all of it, and for each step. */
  readonly took: number;
  readonly each: readonly number[];
}

/** Milliseconds of CPU time, so that other work on the machine does not count. */
export const now = (): number => process.cpuUsage().user / 1000;

export interface WalkOptions {
  /** Whether the checker also verifies each step. */
  readonly areChecked: boolean;
  /** Maximum milliseconds of CPU time for finding. */
  readonly patience: number;
  readonly seen?: (position: Position, step: Step) => void;
}

/** The number of calls between two readings of the time. */
const ASK_EVERY = 15;

export function walkVariant(
  puzzle: Puzzle,
  solution: Digits,
  { areChecked, patience, seen }: WalkOptions,
): Walk {
  const position = createPosition(puzzle);
  const steps = new Map<TechniqueId, number>();
  const refused: string[] = [];
  const each: number[] = [];
  let took = 0;
  let began = now();
  let end: Walk['end'] = 'complete';
  let asked = 0;
  let isLate = false;
  // Reading the time has a cost.
  const shouldStop = (): boolean =>
    (isLate ||= (asked++ & ASK_EVERY) === 0 && took + now() - began > patience);
  for (const step of solveLogicallyInPlace(position, { shouldStop })) {
    each.push(now() - began);
    took += each[each.length - 1];
    if (step.technique === 'brute-force') {
      // Once patience has run out, no finder runs.
      end = took > patience ? 'stopped' : 'stuck';
      break;
    }
    steps.set(step.technique, (steps.get(step.technique) ?? 0) + 1);
    const fault = faultOf(step, solution, areChecked ? boardOf(position) : undefined);
    if (fault) refused.push(`${step.technique}: ${fault}: ${JSON.stringify(step)}`);
    seen?.(position, step);
    // A step that contradicts the solution leads nowhere.
    if (fault) break;
    began = now();
  }
  if (end === 'complete' && !isSolved(position)) end = refused.length > 0 ? 'stuck' : 'stopped';
  return { end, steps, open: position.openCount, refused, took, each };
}

/** Why a step is rejected, by the solution and, if a board is given, by its evidence; undefined if it is accepted. */
export function faultOf(step: Step, solution: Digits, board: CheckedBoard | undefined): string | undefined {
  const isWrong =
    step.placements.some(({ cell, digit }) => solution[cell] !== digit) ||
    step.eliminations.some(({ cell, digit }) => solution[cell] === digit);
  if (isWrong) return 'it contradicts the solution';
  return board && checkStep(board, step);
}

/** The current position as the checker reads it. */
export function boardOf({ puzzle, digits, candidates }: Position): CheckedBoard {
  return { ...puzzle, digits: [...digits], candidates: [...candidates] };
}
