/** The functions of the drill worker: make positions, grade answers, show the step. */
import {
  createGrader,
  type DrillPosition,
  drillPosition,
  type Grader,
  guidedStep,
  nearMiss,
  nothingHere,
} from '@pencilmark/game/learn';
import { classic9, explain, type Locale, type Step } from 'pencilmark';
import type {
  Exercise,
  Graded,
  GradeRequest,
  Guide,
  LessonRequest,
  PlacedNearMiss,
  ExplainedStep,
} from './drill-protocol.ts';
import { housePhrase } from './house-phrase.ts';

export function makePosition({ technique, form, seed, index, kind }: Exercise): DrillPosition {
  const made =
    kind === 'drill'
      ? drillPosition(technique, seed, index, form === undefined ? {} : { form })
      : nothingHere(technique, seed, index);
  return found(made);
}

export function makeNearMiss({ technique, seed, index }: LessonRequest, locale: Locale): PlacedNearMiss {
  const miss = found(nearMiss(technique, seed, index));
  const { failing } = miss;
  return { miss, ...(failing.kind === 'place' && { where: housePhrase([failing.house], locale) }) };
}

/** A position with questions about its step. */
export function makeGuide({ technique, seed, index }: LessonRequest, locale: Locale): Guide {
  const drill = found(drillPosition(technique, seed, index));
  const { step, questions } = guidedStep(drill);
  return {
    drill,
    explained: explainedStep(drill, step, locale),
    questions: questions.map((question) => ({
      question,
      where: housePhrase(question.houses, locale),
      across: housePhrase(question.across, locale),
    })),
  };
}

export function gradeAnswer({ drill, answer }: GradeRequest, locale: Locale): Graded {
  const grade = graderOf(drill).grade(answer);
  const [step] = grade.verdict === 'right' || grade.verdict === 'other' ? grade.steps : [];
  return { grade, ...(step && { explained: explainedStep(drill, step, locale) }) };
}

/** The requested step; undefined if there is none. */
export function showStep(drill: DrillPosition, locale: Locale): ExplainedStep | undefined {
  const [step] = graderOf(drill).stepsOf(drill.technique);
  return step && explainedStep(drill, step, locale);
}

/** Only a stopped search finds nothing, and here the whole worker would be stopped. */
function found<Position>(position: Position | undefined): Position {
  if (position === undefined) throw new Error('No position was found.');
  return position;
}

function explainedStep({ digits }: DrillPosition, step: Step, locale: Locale): ExplainedStep {
  return { step, explanation: explain(step, classic9(), locale, digits) };
}

/** A position gets several answers, so what was found in it is kept. */
let latest: { readonly key: string; readonly grader: Grader } | undefined;

function graderOf(drill: DrillPosition): Grader {
  const key = JSON.stringify(drill);
  if (latest?.key !== key) latest = { key, grader: createGrader(drill) };
  return latest.grader;
}
