/** Positions to practise on, and grades. There is no time limit: the page can stop it. */
import type { DrillPosition } from '@pencilmark/game/learn';
import { serve } from '../../workers/serve.ts';
import { explanationLocale } from '../../workers/explanation-locale.ts';
import { gradeAnswer, makeGuide, makeNearMiss, makePosition, showStep } from './drill-answers.ts';
import type {
  Exercise,
  Graded,
  GradeRequest,
  Guide,
  LessonRequest,
  PlacedNearMiss,
  ShowRequest,
  ExplainedStep,
} from './drill-protocol.ts';

const api = {
  make: (exercise: Exercise): DrillPosition => makePosition(exercise),
  nearMiss: async (request: LessonRequest): Promise<PlacedNearMiss> =>
    makeNearMiss(request, await explanationLocale(request.language)),
  guide: async (request: LessonRequest): Promise<Guide> =>
    makeGuide(request, await explanationLocale(request.language)),
  grade: async (request: GradeRequest): Promise<Graded> =>
    gradeAnswer(request, await explanationLocale(request.language)),
  show: async ({ drill, language }: ShowRequest): Promise<ExplainedStep | undefined> =>
    showStep(drill, await explanationLocale(language)),
};
export type DrillApi = typeof api;

serve(api);
