/** The soundness of one path: every step found on it is compared with the solution and its evidence. */
import {
  createPosition,
  familyOf,
  type FinderOptions,
  type Position,
  solve,
  solveLogicallyInPlace,
  type Step,
  type Technique,
  TECHNIQUES,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { classicPuzzle } from '../solvers/every-solver.ts';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

export interface Tally {
  puzzles: number;
  positions: number;
  /** The number of steps checked, by technique. */
  readonly steps: Record<string, number>;
  /** The rejected steps: puzzle, technique, conclusion and reason. */
  readonly refused: string[];
}

export const LAW = `At every position of a path the step taken is checked, and steps of the techniques whose turn it is:
each in default use at every 3rd position, the costly ones and those on request at every 24th, Kraken fish and
templates at every 480th. At most 3 steps of each, at every 37th position 40.`;

const COSTLY =
  /^(grouped|forcing|als-xy-chain|aic|continuous|discontinuous|franken|finned-franken|sue-de-coq|als-xz|als-xy-wing)/;
const VERY_COSTLY = /^(kraken|template)/;

function turnOf({ id, use }: Technique): number {
  if (VERY_COSTLY.test(id)) return 480;
  return COSTLY.test(id) || use === 'on request' ? 24 : 3;
}

const TURNS = TECHNIQUES.map((technique) => ({ id: technique.id, turn: turnOf(technique) }));

export function emptyTally(): Tally {
  return { puzzles: 0, positions: 0, steps: {}, refused: [] };
}

/** Walks the path of a classic puzzle and adds to the tally. `k`, its index in the sample, selects the options. */
export function checkPath(line: string, k: number, tally: Tally): void {
  const puzzle = classicPuzzle(line.slice(0, 81));
  const { solution } = solve(puzzle);
  const position = createPosition(puzzle);
  let at = k;
  for (const taken of solveLogicallyInPlace(position)) {
    const board = boardOf(position);
    const look = (step: Step): void => {
      tally.steps[step.technique] = (tally.steps[step.technique] ?? 0) + 1;
      const fault = contradicts(step, solution!) ? 'it contradicts the solution' : checkStep(board, step);
      if (fault) tally.refused.push(`${line} ${step.technique}: ${fault}: ${JSON.stringify(step)}`);
    };
    look(taken);
    for (const step of stepsAt(position, at++, optionsOf(k))) look(step);
    tally.positions++;
  }
  tally.puzzles++;
}

function* stepsAt(position: Position, at: number, options: Partial<FinderOptions>): Generator<Step> {
  const search = createFinderContext(position, options);
  const most = at % 37 === 0 ? 40 : 3;
  for (const [index, { id, turn }] of TURNS.entries()) {
    if ((at + index) % turn !== 0) continue;
    let count = 0;
    for (const step of familyOf(id)!.find(search, [id])) {
      yield step;
      if (++count >= most) break;
    }
  }
}

/** The options rotate from puzzle to puzzle. */
function optionsOf(k: number): Partial<FinderOptions> {
  return {
    extent: 'every',
    siamese: k % 2 === 0,
    twoCandidateRectangles: k % 3 !== 0,
    missingCandidates: k % 5 !== 0,
    alsOverlap: k % 4 === 0,
    alsNodes: k % 7 === 0,
  };
}

function boardOf({ puzzle, digits, candidates }: Position): CheckedBoard {
  return { ...puzzle, digits: [...digits], candidates: [...candidates] };
}

function contradicts({ placements, eliminations }: Step, solution: readonly number[]): boolean {
  return (
    placements.some(({ cell, digit }) => solution[cell] !== digit) ||
    eliminations.some(({ cell, digit }) => solution[cell] === digit)
  );
}
