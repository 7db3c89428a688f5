/** The keyboard commands other than writing digits. */
export const COMMANDS = [
  'move-up',
  'move-down',
  'move-left',
  'move-right',
  'row-start',
  'row-end',
  'grid-start',
  'grid-end',
  'select-all',
  'select-none',
  'mode-digit',
  'mode-corner',
  'mode-centre',
  'mode-colour',
  'next-mode',
  'previous-mode',
  'pick',
  'erase',
  'undo',
  'redo',
  'check',
  'pause',
  'zoom-in',
  'zoom-out',
  'fullscreen',
  'promote',
  'keys',
  'hint',
  'used',
  'moves',
  'pen',
  'read-row',
  'read-column',
  'read-box',
  'candidates',
  'where',
  'remains',
  'read-hint',
] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * A key binding: modifiers in the order Alt, Ctrl, Shift, then the key's name in lower case. Ctrl stands for Command on
 * a Mac too.
 */
export type Binding = string;

/** The keys of each command. Tab is never bound. */
export const DEFAULT_BINDINGS: Readonly<Record<Command, readonly Binding[]>> = {
  'move-up': ['arrowup', 'w'],
  'move-down': ['arrowdown', 's'],
  'move-left': ['arrowleft', 'a'],
  'move-right': ['arrowright', 'd'],
  'row-start': ['home'],
  'row-end': ['end'],
  'grid-start': ['ctrl+home'],
  'grid-end': ['ctrl+end'],
  'select-all': ['ctrl+a'],
  'select-none': ['escape'],
  'mode-digit': ['z'],
  'mode-corner': ['x'],
  'mode-centre': ['c'],
  'mode-colour': ['v'],
  'next-mode': [' '],
  'previous-mode': ['shift+ '],
  pick: ['e', 'f2'],
  erase: ['backspace', 'delete', '0'],
  undo: ['ctrl+z', '['],
  redo: ['ctrl+y', 'ctrl+shift+z', ']'],
  check: ['enter'],
  pause: ['p'],
  'zoom-in': ['+', 'shift++', '='],
  'zoom-out': ['-'],
  fullscreen: ['f'],
  promote: ['.'],
  keys: ['?', 'shift+?'],
  hint: ['h'],
  used: ['shift+h'],
  moves: ['u'],
  pen: ['l'],
  'read-row': ['r', 'alt+r'],
  'read-column': ['k', 'alt+k'],
  'read-box': ['b', 'alt+b'],
  candidates: ['n', 'alt+n'],
  where: ['q', 'alt+q'],
  remains: ['m', 'alt+m'],
  'read-hint': ['t', 'alt+t'],
};

/** The key of an event, in the form of a binding. */
export function bindingOf(event: KeyboardEvent): Binding {
  const alt = event.altKey ? 'alt+' : '';
  const ctrl = event.ctrlKey || event.metaKey ? 'ctrl+' : '';
  const shift = event.shiftKey ? 'shift+' : '';
  return `${alt}${ctrl}${shift}${event.key.toLowerCase()}`;
}

/** Key bindings chosen by the player. */
export type Bindings = Readonly<Partial<Record<Command, readonly Binding[]>>>;

export function bindingsOf(command: Command, own: Bindings): readonly Binding[] {
  return own[command] ?? DEFAULT_BINDINGS[command];
}

/** The command of a key. Single letters and signs can be switched off (WCAG 2.1.4). */
export function commandOf(binding: Binding, letters: 'on' | 'off', own: Bindings = {}): Command | undefined {
  if (letters === 'off' && isSingleSign(binding)) return undefined;
  return COMMANDS.find((command) => bindingsOf(command, own).includes(binding));
}

/** Whether a key does something with these settings. */
export function worksAlone(binding: Binding, { letterKeys }: { readonly letterKeys: boolean }): boolean {
  return letterKeys || !isSingleSign(binding);
}

/** Not the digits, which write with any modifier, nor Tab, which moves the focus. */
export function isBindable(binding: Binding): boolean {
  return !/(?:^|\+)(?:[1-9]|tab)$/.test(binding);
}

/** The usable part of stored choices. */
export function readBindings(stored: unknown): Bindings {
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = Object.entries(stored).filter(
    ([command, keys]) =>
      (COMMANDS as readonly string[]).includes(command) &&
      Array.isArray(keys) &&
      keys.every((key) => typeof key === 'string' && isBindable(key)),
  );
  return Object.fromEntries(kept);
}

function isSingleSign(binding: Binding): boolean {
  return /^(?:shift\+)?\S$/.test(binding) && binding !== '0';
}
