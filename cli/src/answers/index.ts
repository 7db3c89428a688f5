import { answerAnalyse } from './analyse.ts';
import { answerBackdoors } from './backdoors.ts';
import { answerBook } from './book.ts';
import { answerCandidates } from './candidates.ts';
import { answerCanonical } from './canonical.ts';
import { answerCheck } from './check.ts';
import { answerConvert } from './convert.ts';
import { answerCount } from './count.ts';
import { answerDraw } from './draw.ts';
import { answerExplain } from './explain.ts';
import { answerHint } from './hint.ts';
import { answerPermute } from './permute.ts';
import { answerRate } from './rate.ts';
import { answerStatistics } from './statistics.ts';
import { answerSteps } from './steps.ts';
import type { ParsedPuzzle } from 'pencilmark';
import type { Question, QuestionName } from './question.ts';
import type { Answerer, Progress, Reply } from './reply.ts';
import { answerSolve } from './solve.ts';

const ANSWERERS: { readonly [Name in QuestionName]: Answerer<Name> } = {
  solve: answerSolve,
  count: answerCount,
  check: answerCheck,
  candidates: answerCandidates,
  convert: answerConvert,
  draw: answerDraw,
  explain: answerExplain,
  steps: answerSteps,
  hint: answerHint,
  canonical: answerCanonical,
  permute: answerPermute,
  analyse: answerAnalyse,
  backdoors: answerBackdoors,
  rate: answerRate,
  statistics: answerStatistics,
  book: answerBook,
};

/** The questions with answers for single puzzles; statistics and books are made from the answers for all. */
export const QUESTION_NAMES = (Object.keys(ANSWERERS) as readonly QuestionName[]).filter(
  (name) => name !== 'statistics' && name !== 'book',
);

/** The answer to a question about a puzzle. */
export function answerOf<Name extends QuestionName>(
  sheet: ParsedPuzzle,
  question: Question<Name>,
  onProgress?: Progress,
): Reply {
  const name: Name = question.name;
  return ANSWERERS[name](sheet, question, onProgress);
}
