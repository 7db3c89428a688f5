/** Rates a puzzle: repeatedly applies the first hint of the first producer that has one. */
import { CALLBACK, type Fields, FLAG, AMOUNT, oneOf, requireFields, requireValue } from '../../require.ts';
import { heeding, STOPPING, type Stopping } from '../../stopping.ts';
import { type Board, boardOf, isComplete, put, remove } from './board.ts';
import type { Hint } from './hint.ts';
import { type ProducerOptions, PROFILE_NAMES, type ProfileName, PROFILES } from './profiles.ts';

/** A puzzle's rating on the scale of Sudoku Explainer, 1.0 to about 12. */
export interface Rating {
  /** The profile that was asked for. */
  readonly profile: ProfileName;
  /** The whole puzzle: the highest rating on the path; 20 if no producer finds a next step. */
  readonly er: number;
  /** Pearl: the highest rating up to the first placement; 0 for none. */
  readonly ep: number;
  /** Diamond: the rating of the first step; 0 for none. */
  readonly ed: number;
  readonly outcome: 'solved' | 'stuck' | 'stopped';
}

/** How to follow and stop a rating. */
export interface RateOptions extends Stopping {
  /** Called with each hint before it is applied. */
  readonly onHint?: (hint: Hint, board: Board) => unknown;
  readonly withProof?: boolean;
}

const FIELDS: Fields<RateOptions> = { onHint: CALLBACK, withProof: FLAG, ...STOPPING };

/** Throws a RangeError for an unknown profile. */
export function requireProfile(name: ProfileName): void {
  requireValue('profile', name, oneOf(PROFILE_NAMES));
}

/** Returns a function that rates puzzles by a profile, one after another, with working memory allocated once. */
export function createRater(name: ProfileName): (givens: ArrayLike<number>, options?: RateOptions) => Rating {
  requireProfile(name);
  const producers = PROFILES[name].createProducers();
  return (givens, given = {}) => {
    requireFields('options', given, FIELDS);
    const { onHint, withProof = false, shouldStop = () => false } = heeding(given);
    const board = boardOf(givens);
    const options: ProducerOptions = { withProof, shouldStop };
    let er = 0;
    let ep = 0;
    let ed = 0;
    let outcome: Rating['outcome'] = 'solved';
    while (!isComplete(board)) {
      let hint: Hint | undefined;
      for (const produce of producers) {
        hint = produce(board, options);
        if (hint) break;
      }
      if (shouldStop()) {
        outcome = 'stopped';
        break;
      }
      if (!hint) {
        outcome = 'stuck';
        er = 20;
        break;
      }
      onHint?.(hint, board);
      if (hint.rating > er) er = hint.rating;
      applyHint(board, hint);
      if (ep === 0) {
        if (ed === 0) ed = er;
        if (hint.placed >= 0) ep = er;
      }
    }
    return { profile: name, er, ep, ed, outcome };
  };
}

function applyHint(board: Board, { removed, placed }: Hint): void {
  for (const candidate of removed) remove(board, Math.floor(candidate / 9), candidate % 9);
  if (placed >= 0) put(board, Math.floor(placed / 9), placed % 9);
}

/** A rating as text: truncated to tenths, as in the original. */
export function ratingText(rating: number): string {
  requireValue('rating', rating, AMOUNT);
  const tenths = Math.trunc((rating + 0.05) * 10);
  return `${Math.trunc(tenths / 10)}.${tenths % 10}`;
}
