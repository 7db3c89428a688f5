import {
  type DifficultyRating,
  type Puzzle,
  type TechniqueId,
  techniqueOf,
  type Uniqueness,
} from 'pencilmark';
import { askPath } from '../../workers/path.ts';
import type { ExplainedStep } from '../../workers/path-protocol.ts';

export interface FoundPath {
  readonly steps: readonly ExplainedStep[];
  readonly solutions: Uniqueness | 'unknown' | undefined;
  /** Defined once the path has ended. */
  readonly rating: DifficultyRating | undefined;
  readonly status: 'finding' | 'done' | 'cancelled' | 'failed';
  readonly reason: string;
  /** Stops the search; the steps found so far stay. */
  cancel(): void;
}

/** The path of a puzzle, found in the background. The caller cancels it when it is no longer shown. */
export function createPath(puzzle: Puzzle): FoundPath {
  let steps = $state.raw<readonly ExplainedStep[]>([]);
  let solutions = $state.raw<FoundPath['solutions']>();
  let rating = $state.raw<DifficultyRating>();
  let status = $state.raw<FoundPath['status']>('finding');
  let reason = $state.raw('');

  const stop = askPath(puzzle, (report) => {
    if (report.kind === 'solutions') {
      solutions = report.solutions;
      if (solutions === 'none') status = 'done';
    } else if (report.kind === 'steps') {
      steps = [...steps, ...report.steps];
    } else if (report.kind === 'end') {
      rating = report.rating;
      status = 'done';
    } else {
      reason = report.reason;
      status = 'failed';
    }
  });

  return {
    get steps() {
      return steps;
    },
    get solutions() {
      return solutions;
    },
    get rating() {
      return rating;
    },
    get status() {
      return status;
    },
    get reason() {
      return reason;
    },
    cancel() {
      stop();
      if (status === 'finding') status = 'cancelled';
    },
  };
}

/** The highest of Sudoku Explainer's ratings among the techniques of a path; undefined if it rates none of them. */
export function highestRating(techniques: Iterable<TechniqueId>): number | undefined {
  let highest: number | undefined;
  for (const id of techniques) {
    const { rating } = techniqueOf(id);
    if (rating !== undefined && rating > (highest ?? 0)) highest = rating;
  }
  return highest;
}
