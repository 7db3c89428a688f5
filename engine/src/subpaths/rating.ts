/**
 * The established ratings: Sudoku Explainer’s ER, EP and ED in several of its versions, and HoDoKu’s score. This
 * library's own levels are in `pencilmark/logic`.
 *
 * @example
 * ```js
 * import { unwrap } from 'pencilmark/boards';
 * import { parseLine } from 'pencilmark/formats';
 * import { ratePuzzle, ratingText } from 'pencilmark/rating';
 *
 * const line = '9..2.....3...7.8...5...472..2513...8..9.....2.8.........8..2.73..3...5....18....4';
 * const { puzzle } = unwrap(parseLine(line));
 * const { er, ep, ed } = unwrap(ratePuzzle(puzzle, 'se-1.2.1'));
 * console.log([er, ep, ed].map(ratingText).join(' ')); // 6.6 1.2 1.2
 * ```
 *
 * @module pencilmark/rating
 */
export { findDeepChain } from '../rating/explainer/deep-chains.ts';
export { type Board as RatedBoard } from '../rating/explainer/board.ts';
export { type Proof, type Pattern, type ProofKind, type Trail } from '../rating/explainer/chains/proof.ts';
export { type Hint, type Reason, type Rule, RULES } from '../rating/explainer/hint.ts';
export {
  HODOKU_PROFILE,
  type HodokuOptions,
  type HodokuPathRating,
  type HodokuPathStep,
  rateByHodokuPath,
} from '../rating/hodoku/rate-by-hodoku-path.ts';
export { type Profile, PROFILE_NAMES, type ProfileName, PROFILES } from '../rating/explainer/profiles.ts';
export { ratePuzzle } from '../rating/explainer/rate-puzzle.ts';
export { createRater, type RateOptions, type Rating, ratingText } from '../rating/explainer/rate.ts';
export { type RatedStep, ratedSteps } from '../rating/explainer/rated-steps.ts';
export { toldSteps } from '../rating/explainer/logic-steps.ts';
