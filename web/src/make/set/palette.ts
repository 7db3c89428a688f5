/** The kinds of rules in the groups of the palette, and their search by any name that the field uses. */
import { CONSTRAINT_KINDS, type ConstraintKind, KIND_ALIASES } from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';
import { PALETTE_GROUPS, type PaletteGroup } from './palette-groups.ts';
import { formOf, type Gesture } from './rule-forms.ts';
import { RULE_SYNONYMS } from './rule-synonyms.ts';

function groupOf(gesture: Gesture): PaletteGroup {
  return gesture === 'corner' ? 'cells' : gesture;
}

/** The kinds that setters use most lead their groups. */
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

/** Kinds in the order in which they were taken last; those never taken keep their order, behind. */
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

/** Those of the recent names that are kinds. */
export function knownKinds(recent: readonly string[]): readonly ConstraintKind[] {
  return recent.filter((name): name is ConstraintKind => CONSTRAINT_KINDS.some((kind) => kind === name));
}

export interface ShownGroup {
  readonly group: PaletteGroup;
  readonly kinds: readonly ConstraintKind[];
}

/** The groups that have a kind of such a name. Without a search: all of them. */
export function groupsFor(wanted: string): readonly ShownGroup[] {
  return PALETTE_GROUPS.map((group) => ({
    group,
    kinds: KINDS_IN[group].filter((kind) => isNamed(kind, wanted)),
  })).filter(({ kinds }) => kinds.length > 0);
}

/** Whether every word of a search begins a word of one of the names: ours in the language of the page, or the field’s. */
export function isNamed(kind: ConstraintKind, wanted: string): boolean {
  const words = wordsOf(wanted);
  const names = [ruleWords.names[kind], kind, ...(KIND_ALIASES[kind] ?? []), ...(RULE_SYNONYMS[kind] ?? [])];
  return names.some((name) => {
    const known = wordsOf(name);
    const joined = known.join('');
    return words.every((word) => joined.includes(word) || known.some((one) => one.startsWith(word)));
  });
}

/** Without signs, accents, and the `s` of a plural. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && word !== 's' && word !== 'line');
}
