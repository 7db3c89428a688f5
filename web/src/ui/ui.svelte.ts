import type { InputMode } from '@pencilmark/game';
import type { Cell, Digit } from 'pencilmark';
import type { Component } from 'svelte';
import type { Language } from '../text/languages.ts';
import type { BoardRoom, Zoom } from '../board/zoom.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

export const DIALOGS = ['none', 'menu', 'import', 'keys', 'settings', 'collect', 'backup'] as const;
export type DialogName = (typeof DIALOGS)[number];

export const PAGES = [
  'play',
  'puzzles',
  'make',
  'watch',
  'library',
  'statistics',
  'daily',
  'path',
  'share',
  'replay',
  'print',
] as const;
export type PageName = (typeof PAGES)[number];

/** Something just done that can be taken back, or under way and can be stopped. */
export interface Toast {
  readonly message: string;
  readonly undo?: () => void;
  readonly stop?: () => void;
}

/** All that the page shows and that undo must not bring back. The rest is the game. */
interface Ui {
  page: PageName;
  /** What the address says after the page: a game, a puzzle, … */
  subject: string;
  /** The cell with the focus of the grid. */
  cursor: Cell;
  selection: readonly Cell[];
  /** Whether a tap adds a cell to the selection or takes it away. */
  adding: 'one' | 'several';
  mode: InputMode;
  /** The digit held for digit-first entry; 0 for none. */
  held: Digit;
  paused: boolean;
  /** Entries that the last check found wrong and that are still as they were. */
  wrong: readonly Cell[];
  dialog: DialogName;
  /** The digits that are open at a cell, and what opened them. */
  picker: { readonly cell: Cell; readonly by: 'keys' | 'press' } | undefined;
  toast: Toast | undefined;
  /** Changes to a newer version of the page, where one waits. */
  newer: (() => void) | undefined;
  /** A panel beside the board, and what it draws on the board. Their code comes when they are first opened. */
  aside: Component | undefined;
  overlay: Component | undefined;
  /** Who takes the next digit instead of the board: the pen, or a question. */
  takesDigit: ((digit: Digit) => void) | undefined;
  zoom: Zoom;
  room: BoardRoom;
  settings: Settings;
  /** The language that is spoken, which is what the settings want where it could be fetched. */
  language: Language;
  /** Spoken politely, and at once. A count makes a repeated message a new one. */
  polite: Spoken;
  assertive: Spoken;
}

interface Spoken {
  readonly text: string;
  readonly count: number;
}

export const ui: Ui = $state({
  page: 'play',
  subject: '',
  cursor: 0,
  selection: [],
  adding: 'one',
  mode: 'digit',
  held: 0,
  paused: false,
  wrong: [],
  dialog: 'none',
  picker: undefined,
  toast: undefined,
  newer: undefined,
  aside: undefined,
  overlay: undefined,
  takesDigit: undefined,
  zoom: 'suitable',
  room: { width: 0, height: 0, pointer: 'fine' },
  settings: readSettings(),
  language: 'en',
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
});

/** Tells a result; one message per action, the last one wins. */
export function say(text: string): void {
  ui.polite = { text, count: ui.polite.count + 1 };
}

/** Tells a conflict, interrupting. */
export function warn(text: string): void {
  ui.assertive = { text, count: ui.assertive.count + 1 };
}

export function changeSettings(change: Partial<Settings>): void {
  ui.settings = { ...ui.settings, ...change };
  writeSettings(ui.settings);
}

/** Puts the view back to what a fresh board shows. */
export function freshView(cursor: Cell): void {
  Object.assign(ui, {
    cursor,
    selection: [cursor],
    adding: 'one',
    held: 0,
    paused: false,
    wrong: [],
    picker: undefined,
    zoom: 'suitable',
  });
  ui.toast = undefined;
  closeAside();
}

export function closeAside(): void {
  ui.aside = ui.overlay = undefined;
}
