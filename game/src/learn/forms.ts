/** The forms of a technique that are learnt separately, since the eye searches for each in a different place. */
import { classic9, findSteps, type Position, type Step, type TechniqueId } from 'pencilmark';

/** The place of a pattern: in a box, or along a row or a column. */
export const FORMS = ['box', 'row', 'column'] as const;
export type Form = (typeof FORMS)[number];

const LINES: readonly Form[] = ['row', 'column'];

const FORMS_OF: Partial<Readonly<Record<TechniqueId, readonly Form[]>>> = {
  'hidden-single': FORMS,
  pointing: LINES,
  claiming: LINES,
  'naked-pair': FORMS,
  'naked-triple': FORMS,
  'hidden-pair': FORMS,
  'hidden-triple': FORMS,
  'x-wing': LINES,
};

/** The forms of a technique; none for most. */
export function formsOf(technique: TechniqueId): readonly Form[] {
  return FORMS_OF[technique] ?? [];
}

/** The form of a step, if its technique has any. */
export function formOf({ technique, evidence }: Step): Form | undefined {
  const role = technique === 'pointing' ? 'cover' : undefined;
  const part = evidence.houses?.find((house) => role === undefined || house.role === role);
  const kind = part && classic9().houses[part.house].kind;
  return formsOf(technique).find((form) => form === kind);
}

/** Whether the technique applies in the position, in the wanted form. */
export function holdsForm(technique: TechniqueId, form: Form, position: Position): boolean {
  for (const step of findSteps(position, { techniques: [technique] })) if (formOf(step) === form) return true;
  return false;
}
