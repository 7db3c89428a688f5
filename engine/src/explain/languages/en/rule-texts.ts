/** Rules inside English sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { EN_RULE_NAMES } from './rule-names.ts';

/** `the 15 cage`, `the white dot`, `the anti-knight rule`. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  if (kind === 'cage') return amounts === '' ? 'the cage' : `the ${amounts} cage`;
  const heading = EN_RULE_NAMES[kind];
  const name = /^(X[V-]|Dutch)/.test(heading) ? heading : heading[0].toLowerCase() + heading.slice(1);
  if (!(kind in NOUNS)) return `the ${name} rule`;
  return NOUNS[kind] && amounts !== '' ? `the ${amounts} ${name}` : `the ${name}`;
}

/** Rules with a drawing that a sentence can point at, and whether their number distinguishes them. */
const NOUNS: Readonly<Partial<Record<ConstraintKind, boolean>>> = {
  'all-different': false,
  clone: false,
  difference: false,
  ratio: false,
  'pair-sum': false,
  greater: false,
  quadruple: false,
  contain: false,
  'contain-exactly': false,
  'look-and-say': false,
  'equality-cage': false,
  thermometer: false,
  'slow-thermometer': false,
  palindrome: false,
  renban: false,
  nabner: false,
  whisper: false,
  between: false,
  lockout: false,
  zipper: false,
  'region-sum': false,
  'sum-segments': false,
  entropic: false,
  modular: false,
  'double-arrow': false,
  'value-index': false,
  arrow: false,
  'cage-sums': true,
  sum: true,
  'little-killer': true,
  rellik: true,
  lunchbox: true,
  sandwich: true,
  'x-sum': true,
  skyscraper: true,
  'hidden-skyscraper': true,
  'numbered-room': true,
};

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'Matching cells of a clone hold the same digit.',
  difference: (by) => `The two digits at a white dot differ by ${by}.`,
  ratio: (by) => `At a black dot, one digit is ${by} times the other.`,
  'pair-sum': (by) => `Two digits joined by a sum sign add up to ${by}.`,
  greater: () => 'An inequality sign points at the smaller digit.',
  odd: () => 'A marked cell is odd.',
  even: () => 'A marked cell is even.',
  thermometer: () => 'Digits on a thermometer rise from the bulb.',
  'slow-thermometer': () => 'Digits on a slow thermometer rise from the bulb or stay the same.',
  palindrome: () => 'A palindrome reads the same from both ends.',
  renban: () => 'A renban line holds consecutive digits in any order.',
  nabner: () => 'No two digits on a nabner line are the same or consecutive.',
  whisper: (by) => `Neighbours on a whispers line differ by at least ${by}.`,
  between: () => 'Digits on a between line are strictly between its two ends.',
  lockout: (by) =>
    `The ends of a lockout line differ by at least ${by}, and no digit on it is within their range.`,
  entropic: () => 'Any three neighbours on an entropic line are low, middle and high.',
  arrow: () => 'Digits along an arrow add up to the number in its circle.',
  'double-arrow': () => 'The digits between two circles add up to the same as the circles.',
  'region-sum': () => 'A region sum line adds up to the same in every box.',
  sandwich: (by) => `The digits between the lowest and the highest add up to ${by}.`,
  skyscraper: (by) =>
    `Seen from the clue, ${by} ${by === '1' ? 'digit is' : 'digits are'} higher than all those before.`,
  'x-sum': (by) => `The first X digits add up to ${by}, and X is the first of them.`,
};
