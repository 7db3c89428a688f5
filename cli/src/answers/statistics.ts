import { playedPosition, ratePath, ratePuzzle, ratingText, solveLogically, type Step } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { startOf } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The values that statistics record of one puzzle. */
export interface Measure {
  /** Undefined if the puzzle has no level: it does not have exactly one solution, or cannot be read. */
  readonly level?: string;
  readonly score?: number;
  /** The techniques of the path, each once. */
  readonly techniques?: readonly string[];
  readonly er?: number;
}

/** Level, score, techniques and, if a profile is given, ER, as JSON. */
export const answerStatistics: Answerer<'statistics'> = (sheet, { profile }) => {
  const measure = measureOf();
  return {
    text: JSON.stringify(measure),
    facts: () => measure,
    exit: measure.level === undefined ? EXIT.noResult : EXIT.done,
  };

  function measureOf(): Measure {
    const start = startOf(sheet);
    if (start.refused || start.kind !== 'unique') return {};
    const walk = solveLogically(playedPosition(sheet), { techniques: start.techniques });
    const steps: Step[] = [];
    for (;;) {
      const next = walk.next();
      if (!next.done) {
        steps.push(next.value.step);
        continue;
      }
      const { level, score } = ratePath(sheet.puzzle, steps, next.value);
      const techniques = [...new Set(steps.map(({ technique }) => technique))];
      const rated = profile && ratePuzzle(sheet.puzzle, profile);
      return { level, score, techniques, ...(rated?.ok && { er: Number(ratingText(rated.value.er)) }) };
    }
  }
};
