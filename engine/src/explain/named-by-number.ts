import type { ConstraintKind } from '../constraints/kinds.ts';

/** Rules that sentences distinguish by their number: the 15 cage and the 9 cage. */
export const NAMED_BY_NUMBER: ReadonlySet<ConstraintKind> = new Set([
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
