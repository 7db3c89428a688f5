import { expect, test } from 'vitest';
import { resultText } from './result-text.ts';

const medium = { date: '25 Nov', name: 'Medium', time: '9:42', help: 'without help' };

test.each([
  [medium, 'Pencilmark 25 Nov · Medium · 9:42 · without help'],
  [{ ...medium, name: 'Killer 6×6' }, 'Pencilmark 25 Nov · Killer 6×6 · 9:42 · without help'],
  [{ ...medium, date: undefined }, 'Pencilmark · Medium · 9:42 · without help'],
  [{ ...medium, time: undefined, help: 'with 2 hints' }, 'Pencilmark 25 Nov · Medium · with 2 hints'],
])('%j', (result, expected) => {
  expect(resultText(result)).toBe(expected);
});
