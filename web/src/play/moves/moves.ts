import {
  canRedo,
  canUndo,
  createTimer,
  elapsed,
  eraseCells,
  type Game,
  gameStatus,
  type Move,
  pauseTimer,
  play,
  pressDigit,
  redo,
  startTimer,
  undo,
  currentState,
  type InputMode,
  type LoggedMove,
} from '@pencilmark/game';
import type { Cell, Conflict, Digit } from 'pencilmark';
import { capital } from '../../i18n/capital.ts';
import { shown } from '../aids/shown.svelte.ts';
import { moveText } from './move-text.ts';
import { newConflict } from './new-conflict.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { t } from '../words.ts';
import { notices, announce, announceUrgent } from '../../state/notices.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { messageWhenSolved } from '../session/setter.ts';
import { changeSession, now, currentGame } from '../session/current-game.svelte.ts';

/** Applies a digit key to the selected cells. */
export function enter(
  digit: Digit,
  mode: InputMode = playView.mode,
  cells: readonly Cell[] = targets(),
): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  if (playView.takesDigit) return playView.takesDigit(digit);
  const move = pressDigit(board, mode, cells, digit, { clearPeers: settings.clearPeerMarks });
  if (move) makeMove(move);
  else if (mode !== 'colour' && cells.length > 0) announce(t.messages.given);
}

export function erase(): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  const move = eraseCells(board, playView.mode, targets());
  if (move) makeMove(move);
}

/** Makes a move, saves it, and announces its effect. */
export function makeMove(move: Move): void {
  const { session } = currentGame;
  if (!session) return;
  const game = play(session.game, move, elapsed(session.timer, now()));
  if (game === session.game) return;
  const { conflicts } = currentGame;
  showMoment(game);
  const done = moveText(move, currentState(game));
  const isWrong = move.kind === 'enter' && move.cells.some((cell) => shown.wrong.includes(cell));
  announceOutcome(isWrong ? t.messages.notSolution(done) : done, conflicts);
}

export function undoMove(): void {
  if (step(undo, canUndo, t.messages.undone)) sayDone(t.messages.undone, t.pad.redo, redoMove);
}

export function redoMove(): void {
  step(redo, canRedo, t.messages.redone);
}

/** Shows another moment of the game, or the same moment under another name: jumps, checkpoints, trials. */
export function turnGame(turn: (game: Game) => Game, message: string): void {
  step(turn, (game) => turn(game) !== game, message);
}

/** Whether moves can be made now. */
export function isPlayable(): boolean {
  return currentGame.session?.access === 'owner' && !playView.paused;
}

/** Returns whether a step was taken. */
function step(take: (game: Game) => Game, can: (game: Game) => boolean, message: string): boolean {
  const { session } = currentGame;
  if (!session || !isPlayable()) return false;
  if (!can(session.game)) {
    announce(t.messages.nothing);
    return false;
  }
  const { conflicts } = currentGame;
  showMoment(take(session.game));
  announceOutcome(message, conflicts);
  return true;
}

/** Shows what was done in the line under the title, with an undo button, unless a conflict is shown there. */
function sayDone(text: string, label: string, does: () => void): void {
  if (notices.line?.kind !== 'conflict')
    notices.line = { text: text.replace(/[.。]$/, ''), kind: 'done', action: { label, does } };
}

/**
 * Shows another moment of the game without an announcement. The clock is stopped on a finished board and runs on any
 * other.
 */
export function showMoment(game: Game): void {
  const { session, board } = currentGame;
  if (!session || !board) return;
  const next = currentState(game);
  const turn = gameStatus(game, next) === 'won' ? pauseTimer : startTimer;
  const isSame = next.puzzle.givens === board.puzzle.givens;
  const timer = isSame ? session.timer : createTimer(playedOnPuzzle(game));
  changeSession({ game, timer: turn(timer, now()), ...(!isSame && { isDone: false }) });
  playView.wrong = playView.wrong.filter((cell) => next.digits[cell] === board.digits[cell]);
  notices.toast = undefined;
  if (playView.mode === 'digit') playView.picker = undefined;
}

/** Another puzzle on the same board starts at 0; the previous one resumes at its own time. */
function playedOnPuzzle({ log, current }: Game): number {
  const last: LoggedMove | undefined = log[current - 1];
  return !last || ['load', 'clear'].includes(last.move.kind) ? 0 : last.played;
}

/** The conflict in the line under the title: shown until it is resolved, or a newer one occurs. */
let shownConflict: Conflict | undefined;

function isSame(one: Conflict, other: Conflict | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * One message per action: the end of the game, otherwise a rule that was not broken `before`, otherwise what was done.
 */
function announceOutcome(done: string, before: readonly Conflict[]): void {
  const { board, status } = currentGame;
  if (!board) return;
  if (notices.line?.kind !== 'conflict' || !currentGame.conflicts.some((one) => isSame(one, shownConflict)))
    notices.line = undefined;
  if (status === 'won') return announce([t.messages.won, messageWhenSolved() ?? ''].join(' ').trim());
  if (status === 'wrong') return announceUrgent(t.messages.filledWrong);
  const conflict = settings.showConflicts ? newConflict(currentGame.conflicts, before) : undefined;
  if (conflict) {
    shownConflict = conflict;
    const text = capital(problemTexts.shortConflict(board.puzzle.geometry, conflict));
    notices.line = { text, kind: 'conflict', cells: 'house' in conflict ? conflict.cells : [] };
    return announceUrgent(t.messages.conflict(done, text));
  }
  announce(done);
}

/** The cells that a key acts on: the selection, or the cell with the focus. */
export function targets(): readonly Cell[] {
  return playView.selection.length > 0 ? playView.selection : [playView.cursor];
}
