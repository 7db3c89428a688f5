import type { Binding } from '../../state/bindings.ts';
import { keyboardWords } from './words.ts';

const NAMES: Readonly<Record<string, () => string>> = {
  ' ': () => keyboardWords.space,
  arrowup: () => '↑',
  arrowdown: () => '↓',
  arrowleft: () => '←',
  arrowright: () => '→',
};

/** The name of a key with its modifiers, as it is printed on keyboards: `Ctrl+Z`. */
export function keyName(binding: Binding, between = '+'): string {
  const [, modifiers, key] = /^((?:\w+\+)*)(.+)$/.exec(binding) ?? ['', '', '', binding];
  const capital = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return capital(modifiers).replaceAll('+', between) + capital(NAMES[key]?.() ?? key);
}
