import { answerAnalyse } from './analyse.ts';
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
import { answerSteps } from './steps.ts';
import type { Answerer, QuestionName } from './reply.ts';
import { answerSolve } from './solve.ts';

export const ANSWERERS: Readonly<Record<QuestionName, Answerer>> = {
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
  rate: answerRate,
};
