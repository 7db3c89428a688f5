import type { ConstraintKind, RuleSetName } from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';
import { make } from '../words.ts';

/** Sets named after the single kind of constraint that they draw; the others have names of their own. */
const KIND_OF = {
  thermo: 'thermometer',
  'slow-thermo': 'slow-thermometer',
  arrow: 'arrow',
  'double-arrow': 'double-arrow',
  whisper: 'whisper',
  renban: 'renban',
  nabner: 'nabner',
  palindrome: 'palindrome',
  zipper: 'zipper',
  between: 'between',
  lockout: 'lockout',
  'region-sum': 'region-sum',
  entropic: 'entropic',
  modular: 'modular',
  greater: 'greater',
  quadruple: 'quadruple',
  sandwich: 'sandwich',
  'x-sum': 'x-sum',
  skyscraper: 'skyscraper',
  'numbered-room': 'numbered-room',
  'little-killer': 'little-killer',
  'anti-knight': 'anti-knight',
  'anti-king': 'anti-king',
} as const satisfies Partial<Record<RuleSetName, ConstraintKind>>;

/** The usual name of a set of rules. */
export function ruleSetName(name: RuleSetName): string {
  return isOfKind(name) ? ruleWords.names[KIND_OF[name]] : make.rules.names[name];
}

function isOfKind(name: RuleSetName): name is keyof typeof KIND_OF {
  return Object.hasOwn(KIND_OF, name);
}
