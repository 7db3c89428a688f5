/** The kinds of rules in the groups of the palette, searchable by any common name. */
import { CONSTRAINT_KINDS, type ConstraintKind, KIND_ALIASES } from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';
import { PALETTE_GROUPS, type PaletteGroup } from './palette-groups.ts';
import { formOf, type Gesture } from './rule-forms.ts';
import { RULE_SYNONYMS } from './rule-synonyms.ts';

function groupOf(gesture: Gesture): PaletteGroup {
  return gesture === 'corner' ? 'cells' : gesture;
}

/** The kinds that setters use most come first in their groups. */
const LEADING: readonly ConstraintKind[] = [
  'cage',
  'odd',
  'even',
  'quadruple',
  'all-different',
  'minimum',
  'maximum',
  'thermometer',
  'arrow',
  'whisper',
  'renban',
  'palindrome',
  'between',
  'region-sum',
  'zipper',
  'nabner',
  'sandwich',
  'little-killer',
  'skyscraper',
  'x-sum',
  'numbered-room',
  'no-difference',
];

const ORDERED: readonly ConstraintKind[] = [
  ...LEADING,
  ...CONSTRAINT_KINDS.filter((kind) => !LEADING.includes(kind)),
];

const KINDS_IN = Object.fromEntries(
  PALETTE_GROUPS.map((group) => [group, ORDERED.filter((kind) => groupOf(formOf(kind).gesture) === group)]),
) as Record<PaletteGroup, ConstraintKind[]>;

export const RULE_COUNT = CONSTRAINT_KINDS.length;

/** Kinds by most recent use; those never used keep their order at the end. */
export function lastTakenFirst(
  kinds: readonly ConstraintKind[],
  recent: readonly string[],
): readonly ConstraintKind[] {
  const rank = (kind: ConstraintKind): number => {
    const at = recent.indexOf(kind);
    return at < 0 ? recent.length : at;
  };
  return [...new Set(kinds)].sort((a, b) => rank(a) - rank(b));
}

/** The recent names that are kinds. */
export function knownKinds(recent: readonly string[]): readonly ConstraintKind[] {
  return recent.filter((name): name is ConstraintKind => CONSTRAINT_KINDS.some((kind) => kind === name));
}

export interface ShownGroup {
  readonly group: PaletteGroup;
  readonly kinds: readonly ConstraintKind[];
}

/** The groups with a kind of that name; without a search, all groups. */
export function groupsFor(wanted: string): readonly ShownGroup[] {
  return PALETTE_GROUPS.map((group) => ({
    group,
    kinds: KINDS_IN[group].filter((kind) => isNamed(kind, wanted)),
  })).filter(({ kinds }) => kinds.length > 0);
}

/**
 * Whether every word of a search is the beginning of a word in one of the names: ours in the page's language, or the
 * common ones.
 */
export function isNamed(kind: ConstraintKind, wanted: string): boolean {
  const words = wordsOf(wanted);
  const names = [ruleWords.names[kind], kind, ...(KIND_ALIASES[kind] ?? []), ...(RULE_SYNONYMS[kind] ?? [])];
  return names.some((name) => {
    const known = wordsOf(name);
    const joined = known.join('');
    return words.every((word) => joined.includes(word) || known.some((one) => one.startsWith(word)));
  });
}

/** Without punctuation, accents, and the `s` of a plural. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && word !== 's' && word !== 'line');
}
