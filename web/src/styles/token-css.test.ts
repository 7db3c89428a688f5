import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenCss } from './token-css.ts';

test('the generated style sheet is fresh (npm run tokens -w web)', () => {
  const written = readFileSync(new URL('./tokens.generated.css', import.meta.url), 'utf8');
  expect(written).toBe(tokenCss());
});
