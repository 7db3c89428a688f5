import { readFileSync } from 'node:fs';
import { TEXT_ROLES } from '@pencilmark/board';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('./drawing.css', import.meta.url), 'utf8');

test('what rules write has no slashed zero: a sum of 20 is not to be read as 2Ø', () => {
  const roles = TEXT_ROLES.filter((role) => role.includes('rule'));
  expect(roles).toContain('rule-label');
  const plain = [...CSS.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, , body]) =>
    body.includes('font-family: var(--sans)'),
  );
  for (const role of roles)
    expect(
      plain.some(([, selector]) => selector.includes(`.${role}`)),
      role,
    ).toBe(true);
});
