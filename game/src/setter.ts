import { currentState } from './replay.ts';
import type { BoardState } from './board-state.ts';
import { type GameStatus, statusOf } from './check.ts';
import type { Game } from './game.ts';
import { digitsOfText } from './puzzle-key.ts';
import type { Digits } from 'pencilmark';

/** What the setter of a puzzle gave with it besides its title, and what of it was left out here. Plain data. */
export interface Setter {
  readonly author?: string;
  /** The rules in the setter's own words. */
  readonly rules?: string;
  /** The solution as the setter states it, written by `digitsText`. */
  readonly solution?: string;
  /** What the setter says to those who have solved it. */
  readonly message?: string;
  /** The parts that could not be read. */
  readonly leftOut?: readonly LeftOut[];
}

/**
 * `rule`: one that is not known here; `column`: one of a table that may hold rules; `part`: anything else that has a
 * name; `picture`: one lies over or behind the board; `drawing`: something drawn; `fog`: fog over the board; `remark`: a
 * sentence of the reader.
 */
export const LEFT_OUT_KINDS = ['rule', 'column', 'part', 'picture', 'drawing', 'fog', 'remark'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** A part of a text that a puzzle was read without. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  /** Of a drawing, its shape; of a remark, its sentence. */
  readonly name?: string;
  /** How many there are of it, where that is counted. */
  readonly count?: number;
}

/** Whether rules are missing here: nothing can then be concluded from those that are known. */
export function lacksRules(setter: Setter | undefined): boolean {
  return setter?.leftOut?.some(({ kind }) => kind === 'rule') ?? false;
}

/** The solution that the setter states; undefined where there is none, or another puzzle lies on the board. */
export function statedSolution(
  { puzzle, setter }: Game,
  board: Pick<BoardState, 'puzzle'>,
): Digits | undefined {
  if (setter?.solution === undefined || board.puzzle.givens !== puzzle.givens) return undefined;
  const digits = digitsOfText(setter.solution);
  return digits.length === puzzle.givens.length ? digits : undefined;
}

/**
 * How a game stands. The solution that a setter states wins, and no other filling does that keeps the rules as they are
 * known here: unless they forbid the stated one, for then it is not the solution of this puzzle.
 */
export function gameStatus(game: Game, board = currentState(game)): GameStatus {
  const known = statusOf(board);
  const stated = known === 'open' ? undefined : statedSolution(game, board);
  if (!stated) return known;
  if (stated.every((digit, cell) => digit === board.digits[cell])) return 'won';
  return known === 'won' && statusOf({ ...board, digits: stated }) === 'won' ? 'wrong' : known;
}
