import {
  canRedo,
  canUndo,
  createTimer,
  elapsed,
  eraseCells,
  type Game,
  goTo,
  type Move,
  pauseTimer,
  play,
  pressDigit,
  redo,
  startTimer,
  statusOf,
  undo,
  currentState,
  type InputMode,
} from '@pencilmark/game';
import type { Cell, Digit } from 'pencilmark';
import { shown } from '../aids/shown.svelte.ts';
import { moveText } from '../text/move-text.ts';
import { problemTexts } from '../text/problems.ts';
import { t } from '../text/text.ts';
import { say, ui, warn } from '../ui/ui.svelte.ts';
import { changeSession, now, table } from './session.svelte.ts';

/** Presses a digit key on the selected cells. */
export function enter(digit: Digit, mode: InputMode = ui.mode, cells: readonly Cell[] = targets()): void {
  const { board } = table;
  if (!board || !isPlayable()) return;
  if (ui.takesDigit) return ui.takesDigit(digit);
  const move = pressDigit(board, mode, cells, digit, { clearPeers: ui.settings.clearPeerMarks });
  if (move) makeMove(move);
  else if (mode !== 'colour' && cells.length > 0) say(t.said.given);
}

export function erase(): void {
  const { board } = table;
  if (!board || !isPlayable()) return;
  const move = eraseCells(board, ui.mode, targets());
  if (move) makeMove(move);
}

/** Makes a move, keeps it, and tells what it did. */
export function makeMove(move: Move): void {
  const { session } = table;
  if (!session) return;
  const game = play(session.game, move, elapsed(session.timer, now()));
  if (game === session.game) return;
  show(game);
  const done = moveText(move, currentState(game));
  const isWrong = move.kind === 'enter' && move.cells.some((cell) => shown.wrong.includes(cell));
  tellOutcome(isWrong ? t.said.notSolution(done) : done);
}

export function undoMove(): void {
  step(undo, canUndo, t.said.undone);
}

export function redoMove(): void {
  step(redo, canRedo, t.said.redone);
}

/** All entries and marks gone, with a way back in a toast instead of a question beforehand. */
export function resetBoard(): void {
  sweep({ kind: 'reset' }, t.said.reset);
}

/** The givens gone too: an empty board to write a puzzle on. */
export function clearBoard(): void {
  sweep({ kind: 'clear' }, t.said.cleared);
}

/** Shows another moment of the game, or the same one under another name: jumps, checkpoints, trials. */
export function turnGame(turn: (game: Game) => Game, message: string): void {
  step(turn, (game) => turn(game) !== game, message);
}

/** Whether moves can be made now. */
export function isPlayable(): boolean {
  return table.session?.hold === 'here' && !ui.paused;
}

function sweep(move: Move, message: string): void {
  const { session } = table;
  if (!session || session.hold !== 'here') return;
  const { id } = session;
  const node = session.game.current;
  const game = play(session.game, move, elapsed(session.timer, now()));
  if (game === session.game) return say(t.said.nothing);
  ui.paused = false;
  show(game);
  say(message);
  ui.toast = {
    message,
    undo: () => {
      if (table.session?.id === id) show(goTo(table.session.game, node));
      say(t.said.undone);
    },
  };
}

function step(take: (game: Game) => Game, can: (game: Game) => boolean, message: string): void {
  const { session } = table;
  if (!session || !isPlayable()) return;
  if (!can(session.game)) return say(t.said.nothing);
  show(take(session.game));
  tellOutcome(message);
}

/** Shows another moment of the game. The clock stands still on a finished board and runs on any other. */
function show(game: Game): void {
  const { session, board } = table;
  if (!session || !board) return;
  const next = currentState(game);
  const turn = statusOf(next) === 'won' ? pauseTimer : startTimer;
  const timer =
    next.puzzle.givens === board.puzzle.givens ? session.timer : createTimer(playedOnPuzzle(game));
  changeSession({ game, timer: turn(timer, now()) });
  ui.wrong = ui.wrong.filter((cell) => next.digits[cell] === board.digits[cell]);
  ui.toast = undefined;
  if (ui.mode === 'digit') ui.picker = undefined;
}

/** Another puzzle on the same board begins at 0; the one before it, where its clock stood. */
function playedOnPuzzle({ log, current }: Game): number {
  const last = log.at(current - 1);
  return current === 0 || !last || last.move.kind === 'load' || last.move.kind === 'clear' ? 0 : last.played;
}

/** One message per action: the end of the game, else a broken rule, else what was done. */
function tellOutcome(done: string): void {
  const { board, status } = table;
  if (!board) return;
  if (status === 'won') return say(t.said.won);
  const conflict = ui.settings.showConflicts ? table.conflicts.at(0) : undefined;
  if (conflict) return warn(t.said.conflict(done, problemTexts.conflict(board.puzzle.geometry, conflict)));
  if (status === 'wrong') return warn(t.said.filledWrong);
  say(done);
}

/** What a key acts on: the selection, or the cell with the focus. */
export function targets(): readonly Cell[] {
  return ui.selection.length > 0 ? ui.selection : [ui.cursor];
}
