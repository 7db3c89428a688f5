import { defaultSymbols } from 'pencilmark';
import { expect, test } from 'vitest';
import {
  bindingOf,
  bindingsOf,
  type Command,
  COMMANDS,
  commandOf,
  DEFAULT_BINDINGS,
  isBindable,
  readBindings,
} from '../../state/bindings.ts';
import { withBinding } from './rebind.ts';
import { type DigitPress, digitPress } from './digit-keys.ts';

interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: true;
  readonly ctrlKey?: true;
  readonly metaKey?: true;
  readonly altKey?: true;
  readonly numLock?: true;
}

function event(pressed: Pressed): KeyboardEvent {
  return {
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    getModifierState: (name: string) => name === 'NumLock' && pressed.numLock === true,
    ...pressed,
  } as KeyboardEvent;
}

test.each<[Pressed, number, DigitPress | undefined]>([
  [{ key: '5', code: 'Digit5' }, 9, { digit: 5 }],
  [{ key: '5', code: 'Numpad5' }, 9, { digit: 5 }],
  [{ key: '%', code: 'Digit5', shiftKey: true }, 9, { digit: 5, mode: 'corner' }],
  [{ key: '5', code: 'Digit5', ctrlKey: true }, 9, { digit: 5, mode: 'centre' }],
  [{ key: '5', code: 'Digit5', metaKey: true }, 9, { digit: 5, mode: 'centre' }],
  [{ key: '%', code: 'Digit5', ctrlKey: true, shiftKey: true }, 9, { digit: 5, mode: 'colour' }],
  [{ key: '5', code: 'Digit5', altKey: true }, 9, undefined],
  [{ key: 'End', code: 'Numpad1', numLock: true }, 9, { digit: 1, mode: 'corner' }],
  [{ key: 'Clear', code: 'Numpad5', numLock: true }, 9, { digit: 5, mode: 'corner' }],
  [{ key: 'PageUp', code: 'Numpad9', ctrlKey: true, numLock: true }, 9, { digit: 9, mode: 'colour' }],
  [{ key: '9', code: 'Numpad9', numLock: true }, 9, { digit: 9 }],
  [{ key: 'End', code: 'Numpad1' }, 9, { digit: 1 }],
  [{ key: '7', code: 'Digit7' }, 6, undefined],
  [{ key: '0', code: 'Digit0' }, 9, undefined],
  [{ key: 'a', code: 'KeyA' }, 9, undefined],
  [{ key: 'a', code: 'KeyA' }, 16, { digit: 10 }],
  [{ key: 'A', code: 'KeyA', shiftKey: true }, 16, { digit: 10, mode: 'corner' }],
  [{ key: 'a', code: 'KeyA', ctrlKey: true }, 16, undefined],
])('%o on a board of %i digits', (pressed, size, expected) => {
  expect(digitPress(event(pressed), defaultSymbols(size))).toEqual(expected);
});

test.each<[Pressed, Command | undefined]>([
  [{ key: 'ArrowUp' }, 'move-up'],
  [{ key: 'w' }, 'move-up'],
  [{ key: 'Home', ctrlKey: true }, 'grid-start'],
  [{ key: 'z' }, 'mode-digit'],
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, 'redo'],
  [{ key: ' ', shiftKey: true }, 'previous-mode'],
  [{ key: '?', shiftKey: true }, 'keys'],
  [{ key: 'Tab' }, undefined],
])('%o means %s', (pressed, command) => {
  expect(commandOf(bindingOf(event(pressed)), 'on')).toBe(command);
});

test('single letters can be switched off; nothing else goes with them', () => {
  expect(commandOf('p', 'off')).toBeUndefined();
  expect(commandOf('ctrl+z', 'off')).toBe('undo');
  expect(commandOf('enter', 'off')).toBe('check');
});

test('a key that is given to another command is taken from the one that had it', () => {
  const own = withBinding({}, 'pause', 'h');
  expect(commandOf('h', 'on', own)).toBe('pause');
  expect(commandOf('p', 'on', own)).toBeUndefined();
  expect(bindingsOf('hint', own)).toEqual([]);
  const again = withBinding(own, 'hint', 'p');
  expect([commandOf('p', 'on', again), commandOf('h', 'on', again)]).toEqual(['hint', 'pause']);
  expect(commandOf('h', 'off', again)).toBeUndefined();
});

test.each([
  ['5', false],
  ['ctrl+5', false],
  ['shift+tab', false],
  ['tab', false],
  ['0', true],
  ['f5', true],
  ['ctrl+k', true],
])('%s can be bound: %s', (binding, expected) => {
  expect(isBindable(binding)).toBe(expected);
});

test('of stored keys only what is sound is taken', () => {
  const stored = { pause: ['k'], nonsense: ['x'], undo: 'z', redo: ['tab'] };
  expect(readBindings(stored)).toEqual({ pause: ['k'] });
  expect(readBindings('broken')).toEqual({});
});

test('no key has two meanings', () => {
  const bound = COMMANDS.flatMap((command) => DEFAULT_BINDINGS[command]);
  expect(new Set(bound).size).toBe(bound.length);
});
