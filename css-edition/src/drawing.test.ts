import { expect, test } from 'vitest';
import { amount, constant } from './algebra.ts';
import { drawingLook, spelt } from './drawing.ts';
import { BASE as LARGE } from './ground.ts';
import { FOUR, layoutOf, NINE } from './layout.ts';
import { BASE as SMALL } from './packed.ts';

test.each([
  ['9×9, digits 4 to 6', NINE, 2, LARGE],
  ['4×4, digits 3 and 4', FOUR, 2, SMALL],
] as const)('a line of marks is spelt with each digit in its place: %s', (_, size, line, base) => {
  const layout = layoutOf(size);
  const sheet = drawingLook(layout, { size: '.2em', line: 1, gap: '1em' });
  const [, symbols] = new RegExp(`line-${line}{[^}]*symbols:([^}]*)}`).exec(sheet)!;
  const words = [...symbols!.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  const across = layout.boxColumns;
  for (let set = 0; set < 2 ** across; set++) {
    const places = Array.from({ length: across }, (_, k) => (set >> k) & 1);
    const packed = places.reduce((sum, one, k) => sum + one * base ** k, 0);
    const expected = places.map((one, k) => (one ? (line - 1) * across + k + 1 : '\u2007')).join('');
    expect(words[amount(spelt(constant(packed), base), () => 0)]).toBe(expected);
  }
});
