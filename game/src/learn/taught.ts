/** The techniques that are taught, and those that count as easier than each. */
import {
  orderOf,
  type Puzzle,
  type Step,
  type Technique,
  type TechniqueId,
  techniqueOf,
  TECHNIQUES,
} from 'pencilmark';

/**
 * The last taught technique in the catalogue: all earlier ones used by a path are taught, including chains and almost
 * locked sets.
 */
const LAST: TechniqueId = 'als-xy-chain';

/** The techniques with lessons and drills, in the order of the catalogue. */
export const TAUGHT: readonly TechniqueId[] = TECHNIQUES.filter(
  ({ id, use, needs }) => use === 'default' && needs === 'houses' && orderOf(id) <= orderOf(LAST),
).map(({ id }) => id);

/**
 * The techniques of the most common rules, easiest first. They also have lessons and drills, on boards with the rule,
 * but are not offered to players who play without rules.
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

/** The rules on the boards of each lesson. Some of these techniques cover further rules, which have no lesson. */
const LESSON_RULES: Readonly<Record<TaughtRule, readonly RuleKind[]>> = {
  'cage-combination': ['cage'],
  'rule-of-45': ['cage'],
  thermometer: ['thermometer'],
  'arrow-sum': ['arrow'],
  'pair-rule': ['difference', 'ratio'],
  'whisper-line': ['whisper'],
};

/** Whether a step can be practised: a lesson about dots does not cover XV. */
export function isTaughtStep({ technique, evidence }: Step): boolean {
  if (!isTaughtRule(technique)) return isTaught(technique);
  const rules = evidence.rules?.constraints ?? [];
  return rules.every(({ kind }) => LESSON_RULES[technique].includes(kind));
}

/**
 * On paper a hidden single is seen before a naked one, in the catalogue it is the other way round: neither is easier.
 */
const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];

/** Whether the technique has lessons and drills. */
export function isTaught(id: TechniqueId): boolean {
  return TAUGHT.includes(id) || isTaughtRule(id);
}

/**
 * The techniques that must not apply in a practice position: those earlier in the catalogue, except related ones of the
 * same rank and, for a single, the other singles. Techniques of a rule come directly after singles.
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
