/** Derives the grade of a review from the answers. */
import { type TechniqueId, techniqueOf } from 'pencilmark';
import type { Grade } from './grade-answer.ts';

/** Grades of a review as in FSRS, the worst first. */
export const REVIEW_GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type ReviewGrade = (typeof REVIEW_GRADES)[number];

/** The help used: none, where to look, or the whole step. */
export const HELPS = ['none', 'nudge', 'shown'] as const;
export type Help = (typeof HELPS)[number];

/** The course of a position, from its first view to the right answer or to giving up. */
export interface Attempt {
  readonly technique: TechniqueId;
  /** The verdicts in the order of the answers. */
  readonly verdicts: readonly Grade['verdict'][];
  /** Time in view, in ms. */
  readonly ms: number;
  readonly help: Help;
}

/** The usual time to answer in seconds, for someone who knows the technique. */
const USUAL: Readonly<Record<string, number>> = { easy: 12, medium: 30, hard: 60, unfair: 100, extreme: 120 };

/** Shares of the usual time: below the first an answer is easy, above the second it was hard. */
const FAST = 0.4;
const SLOW = 2;

/**
 * Again: not found, shown, or wrong twice. Hard: after one wrong answer, with a nudge, by another technique alone, or
 * slowly. Easy: at once. Good: everything else. Empty or incomplete answers have no negative effect.
 */
export function reviewGrade({ technique, verdicts, ms, help }: Attempt): ReviewGrade {
  const last = verdicts.at(-1);
  const faults = verdicts.filter((verdict) => FAULTS.has(verdict)).length;
  if (help === 'shown' || faults > 1 || (last !== 'right' && last !== 'other')) return 'again';
  const share = ms / 1000 / USUAL[techniqueOf(technique).level];
  if (help === 'nudge' || faults > 0 || last === 'other' || share > SLOW) return 'hard';
  return share < FAST ? 'easy' : 'good';
}

const FAULTS: ReadonlySet<Grade['verdict']> = new Set(['wrong', 'not shown', 'not there', 'missed']);
