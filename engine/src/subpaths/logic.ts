/**
 * Human logic: from a position to the next step, the whole path of a puzzle, and its level. A step names its technique,
 * what it concludes and the evidence for it, cell by cell, so that it can be drawn, explained and checked.
 *
 * @example
 * ```js
 * import { unwrap } from 'pencilmark/boards';
 * import { parseLine } from 'pencilmark/formats';
 * import { conclusionsText, difficultyOf, solveLogically } from 'pencilmark/logic';
 *
 * const line = '9..2.....3...7.8...5...472..2513...8..9.....2.8.........8..2.73..3...5....18....4';
 * const { puzzle } = unwrap(parseLine(line));
 * console.log(difficultyOf(puzzle).level); // hard
 * const steps = Array.from(solveLogically(puzzle), ({ step }) => step);
 * const skyscraper = steps.find(({ technique }) => technique === 'skyscraper');
 * if (skyscraper) console.log(conclusionsText(puzzle.geometry, skyscraper)); // r1c7,r8c9<>1
 * ```
 *
 * @module pencilmark/logic
 */
export { eliminate, isCandidate, placeDigit, placesOf } from '../checked.ts';
export { hiddenSingles, nakedSingles } from '../logic/all-singles.ts';
export {
  DEFAULT_TECHNIQUES,
  HODOKU_LEVELS,
  type HodokuLevel,
  orderOf,
  type Technique,
  type TechniqueId,
  techniqueOf,
  TECHNIQUES,
  WITHOUT_UNIQUENESS,
} from '../logic/catalogue.ts';
export { condenseBranches } from '../logic/condense.ts';
export { type Bars, barsOf } from '../logic/bars.ts';
export { type Contact, contactsOf } from '../logic/contacts.ts';
export { DIFFICULTIES, type Difficulty } from '../logic/difficulty/levels.ts';
export {
  DIFFICULTY_TABLE,
  difficultyOf,
  type DifficultyRating,
  type DifficultyRow,
  isGuess,
  ratePath,
} from '../logic/difficulty/difficulty.ts';
export {
  hodokuScoreOf,
  type HodokuTableRating,
  rateByHodokuTable,
} from '../logic/difficulty/rate-by-hodoku-table.ts';
export { type FinderOptions } from '../logic/finder-context.ts';
export { type Highlights, highlightsOf, patternCandidates } from '../logic/highlights.ts';
export { candidateToken, cellsText, conclusionsText } from '../logic/notation.ts';
export {
  copyPosition,
  createPosition,
  isBroken,
  isSolved,
  type Position,
  type PositionSource,
} from '../logic/position.ts';
export {
  applyStep,
  findSteps,
  type LogicOptions,
  nextStep,
  PATH_ENDS,
  type PathEnd,
  type PathStep,
  solveLogically,
  solveLogicallyInPlace,
} from '../logic/solve-logically.ts';
export { allowedIn, playedDigits, playedPosition } from '../logic/played-position.ts';
export { applyToStep } from '../logic/step-image.ts';
export {
  type AlmostLockedSet,
  type Balance,
  type Branch,
  type Candidate,
  CANDIDATE_ROLES,
  type CandidatePart,
  type CandidateRole,
  CELL_ROLES,
  type CellPart,
  type CellRole,
  type Chain,
  type ChainNode,
  type DeadlyPattern,
  type DerivedSum,
  type Emptied,
  type Evidence,
  HOUSE_ROLES,
  type HousePart,
  type HouseRole,
  type Implication,
  type Link,
  LINK_STRENGTHS,
  type LinkReason,
  type LinkStrength,
  type RestrictedCommon,
  type RuleEvidence,
  type Step,
  STEP_FORMS,
  type StepForm,
} from '../logic/step.ts';
export { proveTrial } from '../logic/trial-proof.ts';
export { familyOf } from '../logic/techniques/families.ts';
export { type Family } from '../logic/techniques/family.ts';
