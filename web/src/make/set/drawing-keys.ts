/** The keys of the board while rules or regions are being drawn. */
import type { Geometry } from 'pencilmark';
import { digitPress } from '../../play/keyboard/digit-keys.ts';
import { announce } from '../../state/notices.svelte.ts';
import type { Editor } from './editor.svelte.ts';
import { ruleAt } from './rule-place.ts';
import { setting } from './words.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** False if the key is not handled. */
export function drawingKey(editor: Editor, event: KeyboardEvent): boolean {
  const arrow = event.altKey ? ARROWS[event.key] : undefined;
  if (arrow) {
    if (editor.chosen !== undefined && !editor.move(...arrow)) announce(setting.hand.off);
    return true;
  }
  if (editor.tool === 'regions') return regionKey(editor, event, editor.geometry);
  switch (event.key) {
    case ' ':
      editor.add(editor.cursor);
      return true;
    case 'Enter':
      finish(editor);
      return true;
    case 'Escape':
      if (editor.stroke.length > 0) editor.stroke = [];
      else editor.letGo();
      return true;
    case 'Backspace':
      editor.back();
      return true;
    case 'Delete':
      editor.remove();
      return true;
    default:
      return /^\d$/.test(event.key) && !event.ctrlKey && editor.key(event.key);
  }
}

function regionKey(editor: Editor, event: KeyboardEvent, { symbols }: Geometry): boolean {
  if (event.key === ' ') editor.paint(editor.cursor);
  else {
    const pressed = digitPress(event, symbols);
    if (!pressed || pressed.mode || pressed.digit === 0) return false;
    editor.brush = pressed.digit;
  }
  return true;
}

/** Ends a stroke, or chooses the rule at the cursor, and announces the current rule. */
function finish(editor: Editor): void {
  if (editor.stroke.length > 0) editor.endStroke('now');
  else editor.chooseAt(editor.cursor);
  const { chosen, geometry, puzzle } = editor;
  if (chosen !== undefined) announce(ruleAt(geometry, puzzle.constraints[chosen]));
}
