import {
  acceptLoneMarks,
  autoCandidates,
  type BoardState,
  fillCandidates,
  lacksRules,
  placeDigits,
  promoteCornerMarks,
  statedSolution,
  wrongCells,
} from '@pencilmark/game';
import {
  type Cell,
  cellName,
  type Digits,
  type DigitSet,
  digitCount,
  isFilled,
  lowestDigit,
} from 'pencilmark';
import { shown } from '../aids/shown.svelte.ts';
import { findSolutions } from '../../workers/solutions.ts';
import { assistWords } from './words.ts';
import { t } from '../words.ts';
import { announce, notices, notify, sayLine } from '../../state/notices.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import { isPlayable, makeMove, targets, undoMove } from './moves.ts';
import { now, currentGame } from '../session/current-game.svelte.ts';
import { setterWords } from '../../puzzles/setters/words.ts';
import { answerOf } from '../session/answer.ts';

/* Entries made by the program on request. Every answer is one move, which can be undone; every refusal has a reason. */

/**
 * Enters all singles that are shown. If showing them is off, it enters the player's own: single marks in selected cells
 * or, without any marks, the naked singles of the board.
 */
export function acceptSingles(): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  const areShown = settings.showNakedSingles || settings.showHiddenSingles;
  const move =
    areShown || !hasMarks(board)
      ? placeDigits(
          board,
          'singles',
          placementsOf(areShown ? shown.aidsNow?.singles : autoCandidates(board)),
          aids(),
        )
      : acceptLoneMarks(board, targets(), aids());
  if (move?.kind !== 'assist') return sayLine(assistWords.accept.none);
  makeMove(move);
  notify(assistWords.accept.done(move.placements.length));
}

function hasMarks({ digits, corner, centre }: BoardState): boolean {
  return digits.some((digit, cell) => digit === 0 && (corner[cell] | centre[cell]) !== 0);
}

/** The cells with only one digit. A cell with two singles is on a broken board: neither of them is useful. */
function placementsOf(singles: readonly DigitSet[] = []): { cell: Cell; digit: number }[] {
  return singles.flatMap((set, cell) => (digitCount(set) === 1 ? [{ cell, digit: lowestDigit(set) }] : []));
}

/** Turns the corner marks of cells into centre marks. */
export function promoteMarks(cells: readonly Cell[]): void {
  const { board } = currentGame;
  const move = board && isPlayable() ? promoteCornerMarks(board, cells) : undefined;
  if (move) makeMove(move);
}

/** Enters the solution of the selected cells; refused if the board already has mistakes. */
export async function revealSelection(): Promise<void> {
  const { whole: board } = currentGame;
  if (!board || !isPlayable()) return;
  const cells = targets();
  const answer = await answerTo();
  if (currentGame.whole !== board || answer === undefined) return;
  const wrong = wrongCells(board, answer);
  const { geometry } = board.puzzle;
  if (wrong.length > 0)
    return notify(assistWords.reveal.wrong(wrong.map((cell) => cellName(geometry, cell))));
  const placements = cells.map((cell: Cell) => ({ cell, digit: answer[cell] }));
  const move = placeDigits(board, 'reveal', placements, aids());
  if (!move) return notify(assistWords.reveal.there);
  makeMove(move);
  sayHelp();
}

/** Solves the current board, and reports the outcome and the time. */
export async function solveFromHere(): Promise<void> {
  const { whole: board } = currentGame;
  if (!board || !isPlayable()) return;
  if (isFilled(board.digits)) return notify(t.messages.nothing);
  const { game } = currentGame.session!;
  const stated = statedSolution(board, game);
  if (!stated && lacksRules(game.setter)) return notify(setterWords.unchecked);
  const start = now();
  const controller = new AbortController();
  const working = setInterval(() => {
    notices.toast = { message: assistWords.solve.working(now() - start), stop: () => controller.abort() };
  }, WORKING_TICK);
  try {
    const { kind, solution } = stated
      ? statedFor(board, stated)
      : await findSolutions(board.puzzle, board.digits, controller.signal);
    const time = now() - start;
    if (currentGame.whole !== board) return;
    if (kind === 'none' || !solution) return notify(assistWords.solve.none(time));
    const placements = solution.map((digit, cell) => ({ cell, digit }));
    const move = placeDigits(board, 'solve', placements);
    if (!move) return notify(t.messages.nothing);
    makeMove(move);
    const done = assistWords.solve[kind](time);
    if (kind === 'unique') announce(done);
    else notify(done);
    sayHelp();
  } catch {
    notify(assistWords.solve.stopped(now() - start));
  } finally {
    clearInterval(working);
  }
}

/** The solution that a setter states, if all entries agree with it. */
function statedFor(
  board: BoardState,
  solution: Digits,
): { readonly kind: 'unique' | 'none'; readonly solution: Digits } {
  return { kind: wrongCells(board, solution).length === 0 ? 'unique' : 'none', solution };
}

/** Adds all candidates that the rules allow as marks to every open cell. */
export function fillMarks(): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  const move = fillCandidates(board, 'corner');
  if (move) makeMove(move);
  else notify(t.messages.nothing);
}

/** Interval between announcements that a long solve is still running, in ms. */
const WORKING_TICK = 400;

/** The solution to compare with the board; undefined after showing the message that there is none. */
async function answerTo(): Promise<Digits | undefined> {
  const { whole: board } = currentGame;
  if (!board) return undefined;
  const { kind, solution } = await answerOf();
  if (kind === 'unique') return solution;
  if (kind === 'unchecked') return void notify(setterWords.unchecked);
  if (kind === 'none') return void notify(assistWords.check.impossible);
  const reachable = await findSolutions(board.puzzle, board.digits);
  if (reachable.kind === 'none') return void notify(assistWords.reveal.deadEnd);
  return reachable.solution;
}

function aids(): { readonly clearPeers: boolean } {
  return { clearPeers: settings.clearPeerMarks };
}

/** Reports an answer that was given in the line under the title, and announces it after the current message. */
function sayHelp(): void {
  notices.line = { text: assistWords.help, kind: 'done', action: { label: t.pad.undo, does: undoMove } };
  announce(`${notices.polite.text} ${assistWords.help}`.trim());
}
