import type { InputMode } from '@pencilmark/game';
import type { Cell, Digit } from 'pencilmark';
import type { Component } from 'svelte';
import { notices } from '../../state/notices.svelte.ts';
import { router } from '../../state/router.svelte.ts';
import { type BoardRoom, NOTHING_BESIDE, type Zoom } from './zoom.ts';

/** The state of the play page that undo does not restore. Everything else is in the game. */
interface PlayView {
  /** The cell with the focus of the grid. */
  cursor: Cell;
  selection: readonly Cell[];
  /** Whether a tap selects only a cell, or toggles it in the selection. */
  adding: 'one' | 'several';
  mode: InputMode;
  /** The digit selected for digit-first entry; 0 for none. */
  held: Digit;
  paused: boolean;
  /** Whether it is the first game of a new user. */
  isFirst: boolean;
  /** Entries that the last check found wrong and that have not changed since. */
  wrong: readonly Cell[];
  /** The cell whose picker is open, and what opened it. */
  picker: { readonly cell: Cell; readonly by: 'keys' | 'press' } | undefined;
  /** A panel beside the board, and its drawing on the board. Their code is loaded when they are first opened. */
  aside: Component | undefined;
  overlay: Component | undefined;
  /** The panel to show again when the page comes back. */
  resume: { readonly aside: Component; readonly overlay: Component | undefined } | undefined;
  /** Whether the panel refers to cells by rows and columns. */
  namesCells: boolean;
  /** The one that the slot shows if there is no room for both. */
  front: 'keys' | 'aside';
  /** The receiver of the next digit instead of the board: the pen, or a question. */
  takesDigit: ((digit: Digit) => void) | undefined;
  /** The action of Enter while a panel has precedence; if undefined, Enter checks the board. */
  confirm: (() => void) | undefined;
  zoom: Zoom;
  room: BoardRoom;
}

export const playView: PlayView = $state({
  cursor: 0,
  selection: [],
  adding: 'one',
  mode: 'digit',
  held: 0,
  paused: false,
  isFirst: false,
  wrong: [],
  picker: undefined,
  aside: undefined,
  overlay: undefined,
  resume: undefined,
  namesCells: false,
  front: 'aside',
  takesDigit: undefined,
  confirm: undefined,
  zoom: 'suitable',
  room: { width: 0, height: 0, beside: NOTHING_BESIDE, pointer: 'fine' },
});

/** Resets the view for a new board: no message about the previous board outlives it. */
export function freshView(cursor: Cell): void {
  Object.assign(playView, {
    cursor,
    selection: [cursor],
    adding: 'one',
    held: 0,
    paused: false,
    isFirst: false,
    wrong: [],
    picker: undefined,
    zoom: 'suitable',
    resume: undefined,
  });
  notices.toast = notices.line = undefined;
  notices.assertive = { text: '', count: 0 };
  closeAside();
}

/** Puts a panel into the slot, in place of the keys or below them. Its code may come when its page has been left. */
export function showAside(aside: Component, overlay?: Component): void {
  if (router.page !== 'play') return;
  Object.assign(playView, { aside, overlay, front: 'aside' });
}

/** Shows the panel that was left for a look at another page. */
export function resumeAside(): void {
  if (playView.resume) showAside(playView.resume.aside, playView.resume.overlay);
  playView.resume = undefined;
}

export function closeAside(): void {
  playView.aside = playView.overlay = undefined;
}
