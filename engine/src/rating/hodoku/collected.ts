/** Steps that are all collected before one is applied: one kept per effect, and compared. */
import type { HodokuStep } from './look.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { sortAsJava } from './order.ts';

/** A step by chains. `removed` is sorted by digit, then cell, without repeats. */
export interface ChainStep extends HodokuStep {
  /** The total number of nodes of its chains. */
  readonly length: number;
  readonly chains: readonly (readonly number[])[];
}

/** Sorts by digit, then cell, and drops repeats. */
export function sortRemoved(removed: readonly number[]): number[] {
  return [...new Set(removed)].sort((a, b) => (a % 10) - (b % 10) || a - b);
}

/**
 * Among steps with equally many eliminations, the one with the lower index sum comes first: the sum of its digits and
 * of its cells, each cell weighted by its place in the list (1, 81, 161 …). So the sum has little to do with their
 * position.
 */
export function indexSum(removed: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < removed.length; i++)
    sum += Math.floor(removed[i] / 10) * (1 + 80 * i) + (removed[i] % 10);
  return sum;
}

/** Most candidates first, then the lower index sum; with the same effect, the shorter first. */
function compareChains(a: ChainStep, b: ChainStep): number {
  if (a.removed.length !== b.removed.length) return b.removed.length - a.removed.length;
  if (!haveSameEffect(a, b)) return indexSum(a.removed) - indexSum(b.removed);
  return a.length - b.length;
}

function haveSameEffect(a: HodokuStep, b: HodokuStep): boolean {
  return (
    a.technique === b.technique &&
    a.removed.length === b.removed.length &&
    a.removed.every((one, i) => one === b.removed[i])
  );
}

/** The identity of a step: technique and effect. */
export function effectOf(technique: TechniqueId, conclusions: readonly number[]): string {
  return `${technique} ${conclusions.join()}`;
}

export function firstChain(steps: ChainStep[]): ChainStep | undefined {
  sortAsJava(steps, compareChains);
  return steps[0];
}
