import { isGiven } from '@pencilmark/game';
import type { Cell } from 'pencilmark';
import { tick } from 'svelte';
import { enter, isPlayable } from '../game-session/moves.ts';
import { table } from '../game-session/session.svelte.ts';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { cellsAlike, toggledCell, withCell } from './selection.ts';
import { type Step, stepFrom } from './steps.ts';
import { shownBoard, zoomedBy } from './zoom.ts';

/** How a cell is chosen: alone, together with those before, or in and out again. */
export type Choice = 'alone' | 'added' | 'toggled';

/** Puts the cursor on a cell and the focus with it. */
export function chooseCell(cell: Cell, choice: Choice): void {
  ui.cursor = cell;
  ui.picker = undefined;
  if (choice === 'alone') ui.selection = [cell];
  else ui.selection = choice === 'added' ? withCell(ui.selection, cell) : toggledCell(ui.selection, cell);
  focusCell(cell);
}

/** A press with pointer or finger. With a digit held, it writes that digit; else it may open the digits there. */
export function pressCell(cell: Cell, choice: Choice): void {
  const isOpen = ui.picker?.cell === cell;
  chooseCell(cell, choice);
  if (choice !== 'alone') return;
  if (ui.settings.entry === 'digit-first' && ui.held !== 0) enter(ui.held, ui.mode, [cell]);
  else if (ui.settings.picker !== 'bar' && !isOpen) openPicker('press');
}

/** Opens the digits at the cell with the cursor, where one can be entered. */
export function openPicker(by: 'keys' | 'press'): void {
  const { board } = table;
  if (!board || !isPlayable()) return;
  if (isGiven(board, ui.cursor) && ui.mode !== 'colour') return;
  ui.picker = { cell: ui.cursor, by };
}

export function moveCursor(step: Step, choice: Choice): void {
  const { board } = table;
  if (!board) return;
  if (choice === 'added' && ui.selection.length === 0) ui.selection = [ui.cursor];
  chooseCell(stepFrom(board.puzzle.geometry, ui.cursor, step), choice);
  showCell(ui.cursor);
}

export function selectAlike(cell: Cell): void {
  const { board } = table;
  if (!board) return;
  ui.selection = cellsAlike(board, cell);
  say(t.said.selected(ui.selection.length));
}

export function selectAll(): void {
  const { board } = table;
  if (!board) return;
  ui.selection = board.digits.map((_, cell) => cell);
  say(t.said.selected(ui.selection.length));
}

export function selectNone(): void {
  if (ui.picker) {
    ui.picker = undefined;
    return;
  }
  ui.selection = [];
  ui.adding = 'one';
  ui.held = 0;
}

/** Whoever sees the cell to press it needs no scrolling; keys may lead out of view. */
export function focusCell(cell: Cell = ui.cursor): void {
  document.getElementById(cellId(cell))?.focus({ preventScroll: true });
}

/** Zooms by a factor about the cell with the cursor, where the board can be zoomed. */
export async function zoomBoard(factor: number): Promise<void> {
  const { board } = table;
  if (!board) return;
  const shown = shownBoard(ui.zoom, ui.room, board.puzzle.geometry);
  if (!shown.zoomable) return;
  ui.zoom = zoomedBy(shown, factor);
  await tick();
  showCell(ui.cursor);
  say(t.said.zoomed(Math.round(shownBoard(ui.zoom, ui.room, board.puzzle.geometry).cell)));
}

function showCell(cell: Cell): void {
  document.getElementById(cellId(cell))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}
