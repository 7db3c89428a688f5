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

/** The names of all sets of rules that puzzles are made with. */
export const RULE_SETS: readonly RuleSetName[] = NAMES;

/** Whether there are cages among them. */
export function hasCages(names: readonly RuleSetName[]): boolean {
  return names.includes('killer');
}
