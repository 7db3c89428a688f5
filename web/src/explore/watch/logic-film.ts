import { isGuess, type Puzzle } from 'pencilmark';
import { askPath } from '../../workers/path.ts';
import type { ExplainedStep } from '../../workers/path-protocol.ts';
import type { Film, FilmEnding, LogicCounters } from './film.ts';
import { addToCurve, createCurve } from './filled-curve.ts';

/**
 * The logical solver. Its worker runs on its own: each place is a step to be taken, the last one the final board.
 * `changed` is called whenever there is more to show.
 */
export function filmLogic(puzzle: Puzzle, now: () => number, changed: () => void): Film {
  const curve = createCurve();
  const steps: ExplainedStep[] = [];
  const counted: LogicCounters[] = [{ steps: 0, guesses: 0, placed: 0, eliminated: 0, filled: 0 }];
  const asked = now();
  let ending: FilmEnding | undefined;
  let worked: number | undefined;
  addToCurve(curve, 0);

  const end = (how: FilmEnding): void => {
    ending = how;
    worked = now() - asked;
  };
  const stop = askPath(puzzle, (report) => {
    if (report.kind === 'steps') for (const step of report.steps) take(step);
    else if (report.kind === 'end') end(report.rating.end === 'solved' ? 'solved' : 'stuck');
    else if (report.kind === 'failed') end('failed');
    else if (report.solutions === 'none') end('impossible');
    changed();
  });

  function take(explained: ExplainedStep): void {
    steps.push(explained);
    const { placements, eliminations } = explained.step;
    const last = counted.at(-1)!;
    counted.push({
      steps: last.steps + 1,
      guesses: last.guesses + Number(isGuess(explained.step)),
      placed: last.placed + placements.length,
      eliminated: last.eliminated + eliminations.length,
      filled: last.filled + placements.length,
    });
    addToCurve(curve, last.filled + placements.length);
  }

  return {
    curve,
    length: () => Math.max(0, ending ? steps.length : steps.length - 1),
    ending: () => ending,
    worked: () => worked ?? now() - asked,
    advance: () => undefined,
    sceneAt: (place) => ({
      kind: 'logic',
      digits: steps.at(place)?.digits ?? after(puzzle, steps),
      step: steps.at(place),
      counters: counted[Math.min(place, counted.length - 1)],
    }),
    placeAtOrBefore: (wanted) => Math.max(0, Math.min(wanted, steps.length)),
    placeAfter: (place) => Math.min(place + 1, steps.length),
    thinnedBefore: () => 0,
    close: stop,
  };
}

/** The board after the last step. */
function after(puzzle: Puzzle, steps: readonly ExplainedStep[]): ArrayLike<number> {
  const last = steps.at(-1);
  if (!last) return puzzle.givens;
  const digits = last.digits.slice();
  for (const { cell, digit } of last.step.placements) digits[cell] = digit;
  return digits;
}
