/**
 * What a part of a drawing is for. A role names a meaning and never a colour: a theme gives it one, so that the
 * same drawing serves light, dark, high contrast and print.
 */
export const FILL_ROLES = [
  'surface',
  'zone',
  'house',
  'peer',
  'same',
  'selected',
  'proof',
  'change',
  'disc',
  'colour-1',
  'colour-2',
  'colour-3',
  'colour-4',
  'colour-5',
  'colour-6',
  'colour-7',
  'colour-8',
] as const;
export type FillRole = (typeof FILL_ROLES)[number];

export const LINE_ROLES = [
  'cell-line',
  'box-line',
  'diagonal-line',
  'pattern-line',
  'selection-line',
  'cursor-line',
  'conflict-line',
  'wrong-line',
  'cover-line',
  'ring-line',
  'fin-line',
  'strike-line',
  'place-line',
  'group-line',
  'strong-line',
  'weak-line',
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export const TEXT_ROLES = [
  'given',
  'entry',
  'fault',
  'corner',
  'centre',
  'emphasis',
  'allowed',
  'single',
  'kept',
  'on-disc',
  'struck',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

export type Role = FillRole | LineRole | TextRole;
