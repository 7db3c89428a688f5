/** Which techniques are taught, and what counts as easier than each of them. */
import {
  orderOf,
  type Puzzle,
  type Step,
  type Technique,
  type TechniqueId,
  techniqueOf,
  TECHNIQUES,
} from 'pencilmark';

/** The last one by the catalogue: all before it that a path looks for are taught, chains and almost locked sets included. */
const LAST: TechniqueId = 'als-xy-chain';

/** The techniques that lessons and drills are about, in the order of the catalogue. */
export const TAUGHT: readonly TechniqueId[] = TECHNIQUES.filter(
  ({ id, use, needs }) => use === 'default' && needs === 'houses' && orderOf(id) <= orderOf(LAST),
).map(({ id }) => id);

/**
 * What follows from the rules that are met most often, easiest first. It has lessons and drills as well, on boards with
 * the rule, but nobody who plays without rules is asked for it.
 */
export const TAUGHT_RULES = [
  'cage-combination',
  'rule-of-45',
  'thermometer',
  'arrow-sum',
  'pair-rule',
  'whisper-line',
] as const satisfies readonly TechniqueId[];

export type TaughtRule = (typeof TAUGHT_RULES)[number];

export function isTaughtRule(id: TechniqueId): id is TaughtRule {
  return TAUGHT_RULES.some((rule) => rule === id);
}

type RuleKind = Puzzle['constraints'][number]['kind'];

/** What the rules of a lesson's boards are. Some of these techniques cover further rules, which no lesson is about. */
const LESSON_RULES: Readonly<Record<TaughtRule, readonly RuleKind[]>> = {
  'cage-combination': ['cage'],
  'rule-of-45': ['cage'],
  thermometer: ['thermometer'],
  'arrow-sum': ['arrow'],
  'pair-rule': ['difference', 'ratio'],
  'whisper-line': ['whisper'],
};

/** Whether what a step shows can be practised: a lesson about dots is none about XV. */
export function isTaughtStep({ technique, evidence }: Step): boolean {
  if (!isTaughtRule(technique)) return isTaught(technique);
  const rules = evidence.rules?.constraints ?? [];
  return rules.every(({ kind }) => LESSON_RULES[technique].includes(kind));
}

/** On paper a hidden single is seen before a naked one, by the catalogue it is the other way round: neither is easier. */
const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];

/** Whether the technique is one that lessons and drills are about. */
export function isTaught(id: TechniqueId): boolean {
  return TAUGHT.includes(id) || isTaughtRule(id);
}

/**
 * The techniques that must find nothing where a technique is practised: those before it in the catalogue, but not its
 * sisters on the same rung, and the other singles for a single. What a rule says is looked at before anything but singles.
 */
export function easierThan(id: TechniqueId): readonly TechniqueId[] {
  const known = easier.get(id);
  if (known) return known;
  const own = techniqueOf(id);
  const found = isTaughtRule(id)
    ? SINGLES
    : TAUGHT.filter((other) => other !== id && isEasier(techniqueOf(other), own));
  easier.set(id, found);
  return found;
}

const easier = new Map<TechniqueId, readonly TechniqueId[]>();

function isEasier(other: Technique, { id, short }: Technique): boolean {
  if (id === 'full-house') return false;
  if (SINGLES.includes(other.id)) return true;
  return orderOf(other.id) < orderOf(id) && other.short !== short;
}
