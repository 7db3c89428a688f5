/** What the worker of drills does: makes positions, grades answers, shows the step. */
import {
  createGrader,
  type DrillPosition,
  drillPosition,
  type Grader,
  nearMiss,
  type NearMiss,
  nothingHere,
} from '@pencilmark/game/learn';
import { classic9, explain, type Locale, type Step } from 'pencilmark';
import type { Exercise, Graded, GradeRequest, NearMissRequest, Told } from './drill-protocol.ts';

export function makePosition({ technique, form, seed, index, kind }: Exercise): DrillPosition {
  const made =
    kind === 'drill'
      ? drillPosition(technique, seed, index, form === undefined ? {} : { form })
      : nothingHere(technique, seed, index);
  return found(made);
}

export function makeNearMiss({ technique, seed, index }: NearMissRequest): NearMiss {
  return found(nearMiss(technique, seed, index));
}

export function gradeAnswer({ drill, answer }: GradeRequest, locale: Locale): Graded {
  const grade = graderOf(drill).grade(answer);
  const [step] = grade.verdict === 'right' || grade.verdict === 'other' ? grade.steps : [];
  return { grade, ...(step && { told: tell(drill, step, locale) }) };
}

/** The step that was asked for; undefined where there is none. */
export function showStep(drill: DrillPosition, locale: Locale): Told | undefined {
  const [step] = graderOf(drill).stepsOf(drill.technique);
  return step && tell(drill, step, locale);
}

/** Only a search that is stopped finds nothing, and here the whole worker is. */
function found<Position>(position: Position | undefined): Position {
  if (position === undefined) throw new Error('No position was found.');
  return position;
}

function tell({ digits }: DrillPosition, step: Step, locale: Locale): Told {
  return { step, explanation: explain(step, classic9(), locale, digits) };
}

/** Several answers are given to one position: what was found in it is kept. */
let latest: { readonly key: string; readonly grader: Grader } | undefined;

function graderOf(drill: DrillPosition): Grader {
  const key = JSON.stringify(drill);
  if (latest?.key !== key) latest = { key, grader: createGrader(drill) };
  return latest.grader;
}
