import { INPUT_MODES, type InputMode } from '@pencilmark/game';
import { ZOOM_STEP } from '../view/zoom.ts';
import { focusCell, moveCursor, openPicker, selectAll, selectNone, zoomBoard } from '../board/select.ts';
import { togglePause } from '../session/clock.svelte.ts';
import { enter, erase, redoMove, undoMove } from '../moves/moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import {
  askHint,
  askQuery,
  checkBoard,
  pasteText,
  promoteMarks,
  readHint,
  explainDigit,
  turnHistory,
  turnPen,
} from '../actions.ts';
import { isTextField } from '../../kit/text-field.ts';
import { t } from '../words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import { dialogs } from '../../state/dialogs.svelte.ts';
import { playView, closeAside } from '../view/play-view.svelte.ts';
import { bindingOf, type Command, commandOf } from '../../state/bindings.ts';
import { digitPress } from './digit-keys.ts';

/** Handles the keyboard of the play page, whatever has the focus except dialogs and text fields. */
export function onKeyDown(event: KeyboardEvent): void {
  const { board } = currentGame;
  if (!board || event.defaultPrevented || event.isComposing || isBehindDialog()) return;
  if (isTextField(event.target) || (isControl(event.target) && isControlKey(event.key))) return;
  const letters = settings.letterKeys ? 'on' : 'off';
  const press = digitPress(event, board.puzzle.geometry.symbols);
  const command = press ? undefined : commandOf(bindingWithoutExtension(event), letters, settings.bindings);
  if (!press && !command) return;
  event.preventDefault();
  if (press) enter(press.digit, press.mode);
  else if (command) run(command, event);
}

/** Starts a puzzle that is pasted on the page, but not into one of its fields. */
export function onPaste({ clipboardData, target }: ClipboardEvent): void {
  if (!isTextField(target) && !isBehindDialog()) pasteText(clipboardData?.getData('text') ?? '');
}

function run(command: Command, event: KeyboardEvent): void {
  const choice = isExtending(event) ? 'added' : 'alone';
  switch (command) {
    case 'move-up':
      return moveCursor('up', choice);
    case 'move-down':
      return moveCursor('down', choice);
    case 'move-left':
      return moveCursor('left', choice);
    case 'move-right':
      return moveCursor('right', choice);
    case 'row-start':
    case 'row-end':
    case 'grid-start':
    case 'grid-end':
      return moveCursor(command, event.shiftKey ? 'added' : 'alone');
    case 'select-all':
      return selectAll();
    case 'select-none':
      if (!playView.aside) return selectNone();
      closeAside();
      return focusCell();
    case 'mode-digit':
      return setMode('digit');
    case 'mode-corner':
      return setMode('corner');
    case 'mode-centre':
      return setMode('centre');
    case 'mode-colour':
      return setMode('colour');
    case 'next-mode':
      return turnMode(1);
    case 'previous-mode':
      return turnMode(-1);
    case 'pick':
      return openPicker('keys');
    case 'erase':
      return erase();
    case 'undo':
      return undoMove();
    case 'redo':
      return redoMove();
    case 'check':
      return (playView.confirm ?? checkBoard)();
    case 'pause':
      togglePause();
      return;
    case 'zoom-in':
      return void zoomBoard(ZOOM_STEP);
    case 'zoom-out':
      return void zoomBoard(1 / ZOOM_STEP);
    case 'fullscreen':
      return void toggleFullscreen();
    case 'promote':
      return promoteMarks();
    case 'keys':
      dialogs.open = 'keys';
      return;
    case 'hint':
      return askHint();
    case 'used':
      return explainDigit();
    case 'moves':
      return turnHistory();
    case 'pen':
      return turnPen();
    case 'read-hint':
      return readHint();
    case 'read-row':
    case 'read-column':
    case 'read-box':
    case 'candidates':
    case 'where':
    case 'remains':
      return askQuery(command);
  }
}

function setMode(mode: InputMode): void {
  playView.mode = mode;
  announce(t.messages.mode(t.modes[mode]));
}

function turnMode(by: 1 | -1): void {
  const index = INPUT_MODES.indexOf(playView.mode) + by;
  setMode(INPUT_MODES[(index + INPUT_MODES.length) % INPUT_MODES.length]);
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser does not support it, or refuses: the page stays as it is.
  }
}

/** Puts the focus on the board after a page or dialog has returned it. */
export function returnToBoard(): void {
  if (currentGame.board) focusCell();
}

/** A dialog closed with Escape reports that a few tasks later; keys pressed in between are for the board. */
function isBehindDialog(): boolean {
  return dialogs.open !== 'none' && document.querySelector('dialog[open]') !== null;
}

/** Shift and Ctrl with an arrow extend the selection; only the arrow itself is bound. */
function bindingWithoutExtension(event: KeyboardEvent): string {
  const binding = bindingOf(event);
  return isExtending(event) ? event.key.toLowerCase() : binding;
}

function isExtending({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.startsWith('Arrow') && (shiftKey || ctrlKey || metaKey);
}

const CONTROLS = 'button, a, input, select, summary';

const CONTROL_KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

function isControlKey(key: string): boolean {
  return CONTROL_KEYS.includes(key);
}
