/**
 * Code that boards without constraints never need: the table of kinds and all its users. A page that must open fast
 * leaves it out until a puzzle needs it; `provide.ts` loads it.
 */
import type { brokenIn } from './broken.ts';
import type { checkConstraints } from './check-constraints.ts';
import type { allHold, cellsOf, compileConstraints } from './constraints.ts';
import type { kindOf } from './kind-of.ts';
import type { constraintImages } from './image.ts';
import type { missingRules } from './missing-rules.ts';
import type { requireWork, workOf } from './work.ts';

export interface ConstraintFunctions {
  readonly allHold: typeof allHold;
  readonly brokenIn: typeof brokenIn;
  readonly cellsOf: typeof cellsOf;
  readonly checkConstraints: typeof checkConstraints;
  readonly compileConstraints: typeof compileConstraints;
  readonly constraintImages: typeof constraintImages;
  readonly kindOf: typeof kindOf;
  readonly missingRules: typeof missingRules;
  readonly requireWork: typeof requireWork;
  readonly workOf: typeof workOf;
}

let provided: ConstraintFunctions | undefined;

export function provideConstraints(functions: ConstraintFunctions): void {
  provided = functions;
}

/** Whether puzzles can have constraints: not in a bundle that leaves them out. */
export function hasConstraintFunctions(): boolean {
  return provided !== undefined;
}

/** Throws an Error in a bundle without constraints: a puzzle must never silently lose its rules. */
export function constraintFunctions(): ConstraintFunctions {
  if (!provided) {
    throw new Error("Import 'pencilmark/constraints' before reading a puzzle.");
  }
  return provided;
}
