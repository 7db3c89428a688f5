const NAMES = [
  'killer',
  'thermo',
  'slow-thermo',
  'arrow',
  'double-arrow',
  'whisper',
  'renban',
  'nabner',
  'palindrome',
  'zipper',
  'between',
  'lockout',
  'region-sum',
  'entropic',
  'modular',
  'kropki',
  'xv',
  'greater',
  'quadruple',
  'odd-even',
  'minimum-maximum',
  'sandwich',
  'x-sum',
  'skyscraper',
  'numbered-room',
  'little-killer',
  'anti-knight',
  'anti-king',
  'non-consecutive',
] as const;

/** One of `RULE_SETS`. */
export type RuleSetName = (typeof NAMES)[number];

/** The names of all rule sets for generating puzzles. */
export const RULE_SETS: readonly RuleSetName[] = NAMES;

/** Whether the list contains cages. */
export function hasCages(names: readonly RuleSetName[]): boolean {
  return names.includes('killer');
}
