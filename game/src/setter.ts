/** What the setter of a puzzle gave with it besides its title, and what of it was left out here. Plain data. */
export interface Setter {
  readonly author?: string;
  /** The rules in the setter's own words. */
  readonly rules?: string;
  /** The solution as the setter states it, written by `digitsText`. */
  readonly solution?: string;
  /** What the setter says to those who have solved it. */
  readonly message?: string;
  /** The parts that could not be read. */
  readonly leftOut?: readonly LeftOut[];
}

/**
 * `rule`: one that is not known here; `column`: one of a table that may hold rules; `part`: anything else that has a
 * name; `picture`: one lies over or behind the board; `drawing`: something drawn that may be a rule;
 * `undrawn`: something that is not drawn; `fog`: fog over the board; `remark`: a
 * sentence of the reader.
 */
export const LEFT_OUT_KINDS = [
  'rule',
  'column',
  'part',
  'picture',
  'drawing',
  'undrawn',
  'fog',
  'remark',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** A part of a text that a puzzle was read without. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  /** Of a drawing, its shape; of a remark, its sentence. */
  readonly name?: string;
  /** How many there are of it, where that is counted. */
  readonly count?: number;
}

/** Whether rules are missing here: nothing can then be concluded from those that are known. */
export function lacksRules(setter: Setter | undefined): boolean {
  return setter?.leftOut?.some(({ kind }) => kind === 'rule') ?? false;
}
