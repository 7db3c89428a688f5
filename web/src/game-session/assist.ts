import {
  acceptLoneMarks,
  fillCandidates,
  type Move,
  placeDigits,
  promoteCornerMarks,
  wrongCells,
} from '@pencilmark/game';
import { type Cell, cellName, type Digits, digitCount, isFilled, lowestDigit } from 'pencilmark';
import { shown } from '../aids/shown.svelte.ts';
import { findSolutions, stopEngine } from '../engine-worker/engine.ts';
import { around } from '../text/around.ts';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { isPlayable, makeMove, targets } from './moves.ts';
import { now, table } from './session.svelte.ts';
import { solutionsOf } from './solutions.ts';

/*
 * What the program enters when it is asked to. Every answer is one move, which can be undone; every refusal says why.
 */

/** Enters all singles that are shown; where none are to be, the player's own: marks that are alone in a selected cell. */
export function acceptSingles(): void {
  const { board } = table;
  if (!board || !isPlayable()) return;
  const { showNakedSingles, showHiddenSingles } = ui.settings;
  const areShown = showNakedSingles || showHiddenSingles;
  // A cell with two singles lies on a broken board: neither of them is any good.
  const placements = (shown.aids?.singles ?? []).flatMap((set, cell) =>
    digitCount(set) === 1 ? [{ cell, digit: lowestDigit(set) }] : [],
  );
  const move = areShown
    ? placeDigits(board, 'singles', placements, aids())
    : acceptLoneMarks(board, targets(), aids());
  if (move?.kind !== 'assist')
    return tell(areShown && shown.aids ? around.accept.none : around.accept.hidden);
  makeMove(move);
  tell(around.accept.done(move.placements.length));
}

/** Turns the corner marks of cells into centre marks. */
export function promoteMarks(cells: readonly Cell[]): void {
  const { board } = table;
  const move = board && isPlayable() ? promoteCornerMarks(board, cells) : undefined;
  if (move) makeMove(move);
}

/** Enters the answer of the selected cells; refused where the board is wrong already. */
export async function revealSelection(): Promise<void> {
  const { board } = table;
  if (!board || !isPlayable()) return;
  const cells = targets();
  const answer = await answerTo();
  if (table.board !== board || answer === undefined) return;
  const wrong = wrongCells(board, answer);
  const { geometry } = board.puzzle;
  if (wrong.length > 0) return tell(around.reveal.wrong(wrong.map((cell) => cellName(geometry, cell))));
  const placements = cells.map((cell: Cell) => ({ cell, digit: answer[cell] }));
  doOrTell(placeDigits(board, 'reveal', placements, aids()), around.reveal.there);
}

/** Solves the board as it stands, and says how that went and how long it took. */
export async function solveFromHere(): Promise<void> {
  const { board } = table;
  if (!board || !isPlayable()) return;
  if (isFilled(board.digits)) return tell(t.said.nothing);
  const start = now();
  const working = setInterval(() => {
    ui.toast = { message: around.solve.working(now() - start), stop: stopEngine };
  }, WORKING_TICK);
  try {
    const { kind, solution } = await findSolutions(board.puzzle, board.digits);
    const time = now() - start;
    if (table.board !== board) return;
    if (kind === 'none' || !solution) return tell(around.solve.none(time));
    const placements = solution.map((digit, cell) => ({ cell, digit }));
    doOrTell(placeDigits(board, 'solve', placements), t.said.nothing);
    tell(around.solve[kind](time));
  } catch {
    tell(around.solve.stopped(now() - start));
  } finally {
    clearInterval(working);
  }
}

/** Pencils all that the rules allow into every open cell. */
export function fillMarks(): void {
  const { board } = table;
  if (!board || !isPlayable()) return;
  doOrTell(fillCandidates(board, 'corner'), t.said.nothing);
}

/** How often a long solve tells that it is still at work, in ms. */
const WORKING_TICK = 400;

/** The solution that the board is compared with; undefined once it is told that there is none. */
async function answerTo(): Promise<Digits | undefined> {
  const { board } = table;
  if (!board) return undefined;
  const { kind, solution } = await solutionsOf(board.puzzle);
  if (kind === 'unique') return solution;
  if (kind === 'none') return void tell(around.check.impossible);
  const reachable = await findSolutions(board.puzzle, board.digits);
  if (reachable.kind === 'none') return void tell(around.reveal.deadEnd);
  return reachable.solution;
}

function aids(): { readonly clearPeers: boolean } {
  return { clearPeers: ui.settings.clearPeerMarks };
}

function doOrTell(move: Move | undefined, otherwise: string): void {
  if (move) makeMove(move);
  else tell(otherwise);
}

/** An answer is seen as well as spoken. */
function tell(message: string): void {
  ui.toast = { message };
  say(message);
}
