import {
  explain,
  type Explanation,
  formatLine,
  hodokuScoreOf,
  isGuess,
  type Locale,
  type LogicOptions,
  type PathEnd,
  playedPosition,
  type Position,
  ratePath,
  solveLogically,
  solveLogicallyInPlace,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { LOCALES } from '../languages.ts';
import { endText, ORDERS, picturesOf, scoreText, startOf, stepFacts, type ExplainedStep } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The logical path of a puzzle, explained step by step, with its level and score. */
export const answerExplain: Answerer<'explain'> = (
  sheet,
  { order = 'catalogue', language = 'en', pictures },
) => {
  const { puzzle } = sheet;
  const start = startOf(sheet);
  if (start.refused) return start.refused;
  const { position, techniques } = start;
  // Level and score follow the catalogue's order, whichever order is shown.
  const rated = order === 'seen' ? stepsOf(playedPosition(sheet), techniques) : undefined;
  const { path, end } = pathOf(position, { techniques, ...ORDERS[order] }, LOCALES[language]);
  const shown = path.map(({ step }) => step);
  const steps = rated?.steps ?? shown;
  const { level: found, score } = ratePath(puzzle, steps, rated?.end ?? end);
  const guesses = shown.filter(isGuess).length;
  const hodoku = hodokuScoreOf(steps);
  // A puzzle with several solutions has no level: it cannot be finished by logic.
  const level = start.kind === 'multiple' ? undefined : found;
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: end,
    level,
    score,
    hodokuLevel: hodoku.level,
    guesses,
    steps: path.map(({ step, explanation }) => stepFacts(step, explanation)),
  });
  const count = `${path.length} ${path.length === 1 ? 'step' : 'steps'}`;
  const heading = `${level ?? 'several solutions'}, ${scoreText(hodoku)}: ${count}, ${endText({ end, guesses })}`;
  const wide = String(path.length).length;
  const text = [
    heading,
    ...path.map(({ explanation }, index) => stepText(explanation, index + 1, wide)),
  ].join('\n');
  return {
    text,
    isSpread: true,
    facts,
    exit: end === 'solved' && guesses === 0 ? EXIT.done : EXIT.noResult,
    ...(start.remark !== undefined && { remark: start.remark }),
    ...(pictures && { pictures: picturesOf(puzzle, path) }),
  };
};

function stepsOf(
  start: Position,
  techniques: readonly TechniqueId[],
): { readonly steps: Step[]; readonly end: PathEnd } {
  const walk = solveLogicallyInPlace(start, { techniques });
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { steps, end: next.value };
    steps.push(next.value);
  }
}

function pathOf(
  start: Position,
  options: LogicOptions,
  locale: Locale,
): { path: ExplainedStep[]; end: PathEnd } {
  const walk = solveLogically(start, options);
  const path: ExplainedStep[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { path, end: next.value };
    const { step, digits } = next.value;
    path.push({ ...next.value, explanation: explain(step, start.puzzle.geometry, locale, digits) });
  }
}

/** The number and name, with the reasoning indented below. */
function stepText({ name, why, notation }: Explanation, count: number, wide: number): string {
  const indent = ' '.repeat(wide + 2);
  return [
    `${String(count).padStart(wide)}. ${name}`,
    `${indent}${why.join(' ')}`,
    `${indent}${notation}`,
  ].join('\n');
}
