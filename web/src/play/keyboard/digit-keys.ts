import type { InputMode } from '@pencilmark/game';
import type { Digit, Symbols } from 'pencilmark';

/** A digit key, and the mode given by its modifiers; without modifiers the current mode applies. */
export interface DigitPress {
  readonly digit: Digit;
  readonly mode?: InputMode;
}

/**
 * The digit that a key writes on a board with these symbols, if any: the top row and the number pad by their place on
 * the keyboard (with Shift their characters differ), all other keys by their symbol.
 */
export function digitPress(event: KeyboardEvent, symbols: Symbols): DigitPress | undefined {
  if (event.altKey) return undefined;
  const digit = digitOf(event, symbols);
  if (digit === 0) return undefined;
  const ctrl = event.ctrlKey || event.metaKey;
  // Ctrl+A, Ctrl+C and the like belong to the browser and to commands.
  if (ctrl && !DIGIT_CODE.test(event.code)) return undefined;
  const mode = modeOf(ctrl, event.shiftKey || isShiftedPad(event));
  return mode ? { digit, mode } : { digit };
}

/** Windows hides Shift on the number pad and sends the keys as without Num Lock: 1 becomes End. */
function isShiftedPad(event: KeyboardEvent): boolean {
  return /^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key) && event.getModifierState('NumLock');
}

const DIGIT_CODE = /^(?:Digit|Numpad)(\d)$/;

function digitOf({ code, key }: KeyboardEvent, symbols: Symbols): Digit {
  const typed = DIGIT_CODE.exec(code)?.[1] ?? key;
  const exact = symbols.indexOf(typed);
  if (exact >= 0) return exact + 1;
  const folded = symbols.filter((symbol) => symbol.toLowerCase() === typed.toLowerCase());
  return folded.length === 1 ? symbols.indexOf(folded[0]) + 1 : 0;
}

function modeOf(ctrl: boolean, shift: boolean): InputMode | undefined {
  if (ctrl) return shift ? 'colour' : 'centre';
  return shift ? 'corner' : undefined;
}
