import {
  explain,
  type Explanation,
  formatLine,
  levelAndScore,
  type Locale,
  type PathEnd,
  type Puzzle,
  solveLogically,
  type TechniqueId,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { LOCALES } from '../languages.ts';
import { picturesOf, startOf, stepFacts, type ToldStep } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The logical path of a puzzle, told step by step, with level and score. */
export const answerExplain: Answerer = ({ puzzle }, { language = 'en', pictures }) => {
  const start = startOf(puzzle);
  if (start.refused) return start.refused;
  const { path, end } = pathOf(puzzle, start.techniques, LOCALES[language]);
  const rating = levelAndScore(path.map(({ step }) => step));
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: end,
    ...rating,
    steps: path.map(({ step, told }) => stepFacts(step, told)),
  });
  const heading = `${rating.level}, score ${rating.score}: ${path.length} ${path.length === 1 ? 'step' : 'steps'}, ${ENDS[end]}`;
  const wide = String(path.length).length;
  const text = [heading, ...path.map(({ told }, index) => toldStep(told, index + 1, wide))].join('\n');
  return {
    text,
    isSpread: true,
    facts,
    exit: end === 'solved' ? EXIT.done : EXIT.noResult,
    ...(start.remark !== undefined && { remark: start.remark }),
    ...(pictures && { pictures: picturesOf(puzzle, path) }),
  };
};

const ENDS: Readonly<Record<PathEnd, string>> = {
  solved: 'solved',
  stuck: 'then stuck',
  stopped: 'then stopped',
  limit: 'then stopped',
};

function pathOf(
  puzzle: Puzzle,
  techniques: readonly TechniqueId[],
  locale: Locale,
): { path: ToldStep[]; end: PathEnd } {
  const walk = solveLogically(puzzle, { techniques });
  const path: ToldStep[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { path, end: next.value };
    path.push({ ...next.value, told: explain(next.value.step, puzzle.geometry, locale) });
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
