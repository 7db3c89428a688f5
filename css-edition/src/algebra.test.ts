import { expect, test } from 'vitest';
import * as algebra from './algebra.ts';
import { amount, property, text } from './algebra.ts';

const [a, b] = [property('a'), property('b')];
const HALVE = algebra.define(['x'], (x) => algebra.floor(algebra.quotient(x, 2)));
const held: Record<string, number> = { a: 5, b: 2 };

test.each([
  [algebra.sum(a, b, 1), 'calc(var(--a) + var(--b) + 1)', 8],
  [algebra.minus(a, algebra.minus(b, 1)), 'calc(var(--a) - (var(--b) - 1))', 4],
  [algebra.product(2, algebra.sum(a, b)), 'calc(2*(var(--a) + var(--b)))', 14],
  [algebra.least(a, algebra.most(b, 3)), 'min(var(--a),max(var(--b),3))', 3],
  [algebra.clamp(a), 'clamp(0,var(--a),1)', 1],
  [algebra.same(a, b), 'calc(1 - min(1,abs(var(--a) - var(--b))))', 0],
  [algebra.remainder(a, b), 'mod(var(--a),var(--b))', 1],
  [algebra.power(b, a), 'pow(var(--b),var(--a))', 32],
  [algebra.applied(HALVE, a), 'round(down,var(--a)/2,1)', 2],
  [algebra.remainder(algebra.minus(b, 3), a), 'mod(var(--b) - 3,var(--a))', 4],
  [algebra.choice([{ name: 'b', is: 2, then: a }], 0), 'if(style(--b:2):var(--a);else:0)', 5],
] as const)('%#: an expression is written and computed alike', (expression, css, result) => {
  expect(text(expression)).toBe(css);
  expect(amount(expression, (name) => held[name]!)).toBe(result);
});
