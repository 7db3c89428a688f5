import { expect, test } from 'vitest';
import { amount, constant } from './algebra.ts';
import { drawingLook, spelt } from './drawing.ts';
import { baseOf, digitsPerPart } from './ground.ts';
import { FOUR, layoutOf, NINE } from './layout.ts';

test.each([
  ['9×9, digits 4 to 6', NINE, 2],
  ['4×4, all digits', FOUR, 1],
] as const)('a line of marks is spelt with each digit in its place: %s', (_, size, line) => {
  const layout = layoutOf(size);
  const sheet = drawingLook(layout, { size: '.2em', line: 1, gap: '1em' });
  const [, symbols] = new RegExp(`line-${line}{[^}]*symbols:([^}]*)}`).exec(sheet)!;
  const words = [...symbols!.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  const across = digitsPerPart(layout);
  for (let set = 0; set < 2 ** across; set++) {
    const places = Array.from({ length: across }, (_, k) => (set >> k) & 1);
    const packed = places.reduce((sum, one, k) => sum + one * baseOf(layout) ** k, 0);
    const expected = places
      .map(
        (one, k) =>
          (k && k % layout.boxColumns === 0 ? '\\A ' : '') + (one ? (line - 1) * across + k + 1 : '\u2007'),
      )
      .join('');
    expect(words[amount(spelt(layout, constant(packed)), () => 0)]).toBe(expected);
  }
});
