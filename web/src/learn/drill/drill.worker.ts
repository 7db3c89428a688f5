/** Positions to practise on, and grades. There is no limit of time: the page can end it. */
import type { DrillPosition, NearMiss } from '@pencilmark/game/learn';
import { serve } from '../../workers/call.ts';
import { explanationLocale } from '../../workers/explanation-locale.ts';
import { gradeAnswer, makeNearMiss, makePosition, showStep } from './drill-answers.ts';
import type { Exercise, Graded, GradeRequest, NearMissRequest, ShowRequest, Told } from './drill-protocol.ts';

const api = {
  make: (exercise: Exercise): DrillPosition => makePosition(exercise),
  nearMiss: (request: NearMissRequest): NearMiss => makeNearMiss(request),
  grade: async (request: GradeRequest): Promise<Graded> =>
    gradeAnswer(request, await explanationLocale(request.language)),
  show: async ({ drill, language }: ShowRequest): Promise<Told | undefined> =>
    showStep(drill, await explanationLocale(language)),
};
export type DrillApi = typeof api;

serve(api);
