import { type TechniqueId, techniqueOf } from 'pencilmark';
import { expect, test } from 'vitest';
import { easierThan, isTaught, isTaughtRule, TAUGHT, TAUGHT_RULES } from './taught.ts';

test('what is taught ends with the almost locked sets, and has what paths use by themselves', () => {
  expect([TAUGHT[0], TAUGHT.at(-1)]).toEqual(['full-house', 'als-xy-chain']);
  expect(TAUGHT).toHaveLength(56);
  for (const id of TAUGHT) expect(techniqueOf(id)).toMatchObject({ use: 'default', needs: 'houses' });
  // Used only if asked for, for boards with rules, and later in the catalogue.
  const others: readonly TechniqueId[] = ['squirmbag', 'joined-rules', 'franken-x-wing', 'brute-force'];
  expect(others.filter((id) => TAUGHT.includes(id))).toEqual([]);
});

test('techniques of rules are taught beside those of the plain board', () => {
  expect(TAUGHT_RULES.map((id) => [isTaught(id), isTaughtRule(id), TAUGHT.includes(id)])).toEqual(
    TAUGHT_RULES.map(() => [true, true, false]),
  );
  expect([isTaught('x-wing'), isTaughtRule('x-wing')]).toEqual([true, false]);
});

test('what is easier comes before, but for the techniques of one rank and kind', () => {
  const before = (id: (typeof TAUGHT)[number]) => TAUGHT.slice(0, TAUGHT.indexOf(id));
  expect(easierThan('full-house')).toEqual([]);
  expect(easierThan('naked-single')).toEqual(['full-house', 'hidden-single']);
  expect(easierThan('hidden-single')).toEqual(['full-house', 'naked-single']);
  for (const id of ['locked-pair', 'x-wing', 'sashimi-x-wing', 'uniqueness-test-3'] as const)
    expect(easierThan(id)).toEqual(before(id));
  // The three loops and chains of one rank are not easier than each other.
  expect(easierThan('aic')).toEqual(before('continuous-nice-loop'));
  for (const id of TAUGHT_RULES)
    expect(easierThan(id)).toEqual(['full-house', 'naked-single', 'hidden-single']);
});
