import { expect, test, vi } from 'vitest';
import { resultText } from './result-text.ts';

// The page's state has no place outside of a browser.
vi.mock('../../state/locale.svelte.ts', () => ({ locale: { language: 'en' } }));

const medium = { name: 'Medium', time: '9:42', help: 'without help' };

test.each([
  ['daily-2026-11-25', medium, 'Pencilmark 25 Nov · Medium · 9:42 · without help'],
  [
    'twist-2026-11-25',
    { ...medium, name: 'Killer 6×6' },
    'Pencilmark 25 Nov · Killer 6×6 · 9:42 · without help',
  ],
  ['abc', medium, 'Pencilmark · Medium · 9:42 · without help'],
  ['abc', { ...medium, time: undefined, help: 'with 2 hints' }, 'Pencilmark · Medium · with 2 hints'],
])('%s', (id, result, expected) => {
  expect(resultText(id, result)).toBe(expected);
});
