/** Imported for its effect: enables puzzles with constraints. */
import { brokenIn } from './broken.ts';
import { checkConstraints } from './check-constraints.ts';
import { allHold, cellsOf, compileConstraints } from './constraints.ts';
import { kindOf } from './kind-of.ts';
import { constraintImages } from './image.ts';
import { missingRules } from './missing-rules.ts';
import { requireWork, workOf } from './work.ts';
import { provideConstraints } from './provided.ts';

provideConstraints({
  allHold,
  brokenIn,
  cellsOf,
  checkConstraints,
  compileConstraints,
  constraintImages,
  kindOf,
  missingRules,
  requireWork,
  workOf,
});
