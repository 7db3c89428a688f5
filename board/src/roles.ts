/**
 * The purpose of a part of a drawing. A role is a meaning, never a colour: the theme defines its colour, so that the
 * same drawing works for light, dark, high contrast and print.
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
  'fog',
  'rule-ground',
  'rule-bulb',
  'rule-plate',
  'rule-black',
  'rule-white',
  'colour-1',
  'colour-2',
  'colour-3',
  'colour-4',
  'colour-5',
  'colour-6',
  'colour-7',
  'colour-8',
] as const;
/** One of `FILL_ROLES`. */
export type FillRole = (typeof FILL_ROLES)[number];

/** The roles of lines. */
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
  'fog-line',
  'ring-line',
  'fin-line',
  'strike-line',
  'place-line',
  'group-line',
  'strong-line',
  'weak-line',
  'rule-casing-ring-line',
  'rule-casing-line',
  'rule-grey-line',
  'rule-green-line',
  'rule-purple-line',
  'rule-blue-line',
  'rule-orange-line',
  'rule-teal-line',
  'rule-pink-line',
  'rule-dash-line',
  'rule-dot-line',
  'rule-chain-line',
  'rule-thin-line',
  'right-line',
  'cage-line',
  'set-line',
] as const;
/** One of `LINE_ROLES`. */
export type LineRole = (typeof LINE_ROLES)[number];

/** The roles of texts. */
export const TEXT_ROLES = [
  'given',
  'entry',
  'right',
  'fault',
  'corner',
  'centre',
  'emphasis',
  'allowed',
  'single',
  'kept',
  'on-disc',
  'struck',
  'rule-label',
  'rule-number',
  'on-rule-black',
  'on-rule-white',
] as const;
/** One of `TEXT_ROLES`. */
export type TextRole = (typeof TEXT_ROLES)[number];

/** The role of a shape, for which a theme defines the colour. */
export type Role = FillRole | LineRole | TextRole;
