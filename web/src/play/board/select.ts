import { isGiven } from '@pencilmark/game';
import type { Cell } from 'pencilmark';
import { enter, isPlayable } from '../moves/moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { t } from '../words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { focusElementOf, showCell } from '../../kit/grid/cell-element.ts';
import { cellsAlike, toggledCell, withCell } from './selection.ts';
import { type Step, stepFrom } from '../../kit/grid/steps.ts';

/** How a cell is selected: alone, in addition to the others, or toggled. */
export type Choice = 'alone' | 'added' | 'toggled';

/** Moves the cursor to a cell, and the focus with it. */
export function chooseCell(cell: Cell, choice: Choice): void {
  playView.cursor = cell;
  playView.picker = undefined;
  if (choice === 'alone') playView.selection = [cell];
  else
    playView.selection =
      choice === 'added' ? withCell(playView.selection, cell) : toggledCell(playView.selection, cell);
  focusCell(cell);
}

/**
 * Handles a press by mouse or touch. With a digit held, it writes that digit; otherwise it may open the picker there.
 */
export function pressCell(cell: Cell, choice: Choice): void {
  const isOpen = playView.picker?.cell === cell;
  chooseCell(cell, choice);
  if (choice !== 'alone') return;
  if (settings.entry === 'digit-first' && playView.held !== 0) enter(playView.held, playView.mode, [cell]);
  else if (settings.picker !== 'bar' && !isOpen) openPicker('press');
}

/** Opens the picker at the cell with the cursor, if a digit can be entered there. */
export function openPicker(by: 'keys' | 'press'): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  if (isGiven(board, playView.cursor) && playView.mode !== 'colour') return;
  playView.picker = { cell: playView.cursor, by };
}

export function moveCursor(step: Step, choice: Choice): void {
  const { board } = currentGame;
  if (!board) return;
  if (choice === 'added' && playView.selection.length === 0) playView.selection = [playView.cursor];
  chooseCell(stepFrom(board.puzzle.geometry, playView.cursor, step), choice);
  showCell(playView.cursor);
}

export function selectAlike(cell: Cell): void {
  const { board } = currentGame;
  if (!board) return;
  playView.selection = cellsAlike(board, cell);
  announce(t.messages.selected(playView.selection.length));
}

export function selectAll(): void {
  const { board } = currentGame;
  if (!board) return;
  playView.selection = board.digits.map((_, cell) => cell);
  announce(t.messages.selected(playView.selection.length));
}

export function selectNone(): void {
  if (playView.picker) {
    playView.picker = undefined;
    return;
  }
  playView.selection = [];
  playView.adding = 'one';
  playView.held = 0;
}

/** A clicked cell is in view; keys may lead out of view. */
export function focusCell(cell: Cell = playView.cursor): void {
  focusElementOf(cell);
}

/** Zooms by a factor around the cell with the cursor, if the board can be zoomed. */
export async function zoomBoard(factor: number): Promise<void> {
  const { zoomAtCursor } = await import('./zooming.ts');
  await zoomAtCursor(factor);
}
