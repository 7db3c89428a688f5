/** The setter's data of a puzzle apart from its title, and the parts that were left out here. Plain data. */
export interface Setter {
  readonly author?: string;
  /** The rules in the setter's own words. */
  readonly rules?: string;
  /** The solution stated by the setter, written by `digitsText`. */
  readonly solution?: string;
  /** The setter's message for those who have solved it. */
  readonly message?: string;
  /** The parts that could not be read. */
  readonly leftOut?: readonly LeftOut[];
}

/**
 * `rule`: an unknown rule; `column`: a column of a table that may contain rules; `part`: any other named part;
 * `picture`: a picture over or behind the board; `drawing`: a drawing that may be a rule; `undrawn`: a part that is not
 * drawn; `fog`: fog over the board; `words`: words of the text that may state rules; `row`: a line that may be no
 * row; `remark`: a sentence from the reader.
 */
export const LEFT_OUT_KINDS = [
  'rule',
  'column',
  'part',
  'picture',
  'drawing',
  'undrawn',
  'fog',
  'words',
  'row',
  'remark',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** A part of a text that was left out when its puzzle was read. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  /** For a drawing, its shape; for a remark, its sentence. */
  readonly name?: string;
  /** The number of such parts, if counted. */
  readonly count?: number;
}

/** Whether rules are missing here, so that nothing can be concluded from the known ones. */
export function lacksRules(setter: Setter | undefined): boolean {
  return setter?.leftOut?.some(({ kind }) => kind === 'rule') ?? false;
}
