import {
  explain,
  type Explanation,
  formatLine,
  hodokuScoreOf,
  type Locale,
  type PathEnd,
  type Position,
  ratePath,
  solveLogically,
  type TechniqueId,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { LOCALES } from '../languages.ts';
import { endText, picturesOf, scoreText, startOf, stepFacts, type ToldStep } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The logical path of a puzzle, explained step by step, with its level and score. */
export const answerExplain: Answerer<'explain'> = (sheet, { language = 'en', pictures }) => {
  const { puzzle } = sheet;
  const start = startOf(sheet);
  if (start.refused) return start.refused;
  const { path, end } = pathOf(start.position, start.techniques, LOCALES[language]);
  const steps = path.map(({ step }) => step);
  const rating = ratePath(puzzle, steps, end);
  const hodoku = hodokuScoreOf(steps);
  // A puzzle with several solutions has no level: nobody can finish it by logic.
  const level = start.kind === 'multiple' ? undefined : rating.level;
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: end,
    level,
    score: rating.score,
    hodokuLevel: hodoku.level,
    guesses: rating.guesses,
    steps: path.map(({ step, told }) => stepFacts(step, told)),
  });
  const count = `${path.length} ${path.length === 1 ? 'step' : 'steps'}`;
  const heading = `${level ?? 'several solutions'}, ${scoreText(hodoku)}: ${count}, ${endText(rating)}`;
  const wide = String(path.length).length;
  const text = [heading, ...path.map(({ told }, index) => toldStep(told, index + 1, wide))].join('\n');
  return {
    text,
    isSpread: true,
    facts,
    exit: end === 'solved' && rating.guesses === 0 ? EXIT.done : EXIT.noResult,
    ...(start.remark !== undefined && { remark: start.remark }),
    ...(pictures && { pictures: picturesOf(puzzle, path) }),
  };
};

function pathOf(
  start: Position,
  techniques: readonly TechniqueId[],
  locale: Locale,
): { path: ToldStep[]; end: PathEnd } {
  const walk = solveLogically(start, { techniques });
  const path: ToldStep[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { path, end: next.value };
    const { step, digits } = next.value;
    path.push({ ...next.value, told: explain(step, start.puzzle.geometry, locale, digits) });
  }
}

/** The number and name, the reasoning indented below. */
function toldStep({ name, why, notation }: Explanation, count: number, wide: number): string {
  const indent = ' '.repeat(wide + 2);
  return [
    `${String(count).padStart(wide)}. ${name}`,
    `${indent}${why.join(' ')}`,
    `${indent}${notation}`,
  ].join('\n');
}
