import {
  explain,
  type Explanation,
  formatLine,
  levelAndScore,
  type PathEnd,
  type PathStep,
  type Puzzle,
  solveLogically,
  type TechniqueId,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { pictureOf, startOf, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The logical path of a puzzle, told step by step, with level and score. */
export const answerExplain: Answerer = ({ puzzle }, { pictures }) => {
  const start = startOf(puzzle);
  if (start.refused) return start.refused;
  const { path, end } = pathOf(puzzle, start.techniques);
  const rating = levelAndScore(path.map(({ step }) => step));
  const told = path.map(({ step }) => explain(step, puzzle.geometry));
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: end,
    ...rating,
    steps: path.map(({ step }) => stepFacts(puzzle, step)),
  });
  const heading = `${rating.level}, score ${rating.score}: ${path.length} ${path.length === 1 ? 'step' : 'steps'}, ${ENDS[end]}`;
  const wide = String(path.length).length;
  const text = [heading, ...told.map((one, index) => toldStep(one, index + 1, wide))].join('\n');
  return {
    text,
    isSpread: true,
    facts,
    exit: end === 'solved' ? EXIT.done : EXIT.noResult,
    ...(start.remark !== undefined && { remark: start.remark }),
    ...(pictures && { pictures: path.map((at, index) => pictureOf(puzzle, at, index + 1, wide)) }),
  };
};

const ENDS: Readonly<Record<PathEnd, string>> = {
  solved: 'solved',
  stuck: 'then stuck',
  stopped: 'then stopped',
  limit: 'then stopped',
};

function pathOf(puzzle: Puzzle, techniques: readonly TechniqueId[]): { path: PathStep[]; end: PathEnd } {
  const walk = solveLogically(puzzle, { techniques });
  const path: PathStep[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { path, end: next.value };
    path.push(next.value);
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
