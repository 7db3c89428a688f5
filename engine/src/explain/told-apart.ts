import type { ConstraintKind } from '../constraints/kinds.ts';

/** Rules that a sentence tells apart by their number: the 15 cage from the 9 cage. */
export const TOLD_APART: ReadonlySet<ConstraintKind> = new Set([
  'cage',
  'cage-sums',
  'sum',
  'little-killer',
  'rellik',
  'lunchbox',
  'sandwich',
  'x-sum',
  'skyscraper',
  'hidden-skyscraper',
  'numbered-room',
]);
