import { expect, test } from 'vitest';
import { paintOf } from './colour.ts';

test.each([
  ['#f80', '#ff8800', 1],
  ['#FF8800', '#ff8800', 1],
  ['#f808', '#ff8800', 0.533],
  ['#ff880080', '#ff8800', 0.502],
  ['rgb(255, 136, 0)', '#ff8800', 1],
  ['rgba(255,136,0,.5)', '#ff8800', 0.5],
  ['rgb(100% 50% 0% / 25%)', '#ff8000', 0.25],
  ['hsl(120, 100%, 25%)', '#008000', 1],
  ['RebeccaPurple', '#663399', 1],
  [' white ', '#ffffff', 1],
])('%s is read', (text, light, alpha) => {
  expect(paintOf(text)).toMatchObject({ light, alpha });
});

test.each([
  undefined,
  '',
  'none',
  'transparent',
  '#ff880000',
  'rgba(0,0,0,0)',
  'url(https://example.com/x.png)',
  'red" onload="alert(1)',
  '#12345',
  'rgb(1,2)',
  'rgb(1,2,3,4,5)',
  'rgb(calc(1),2,3)',
  'var(--ink)',
  'constructor',
  'x'.repeat(100_000),
])('%s is no paint', (text) => {
  expect(paintOf(text)).toBeUndefined();
});

test('light and dark change places on a dark board', () => {
  const lightness = (hex: string): number => parseInt(hex.slice(1, 3), 16);
  expect(lightness(paintOf('#ffffff')!.dark)).toBeLessThan(40);
  expect(lightness(paintOf('#000000')!.dark)).toBeGreaterThan(220);
});

test('whatever a link holds, a paint is nothing but six digits', () => {
  for (const text of [
    '#abc',
    'rgb(-5, 999, NaN%)',
    'hsl(99999, 500%, -3%)',
    'rgb(1e9,0,0)',
    'hsl(-720 50% 50%)',
  ]) {
    const paint = paintOf(text);
    if (paint) for (const hex of [paint.light, paint.dark]) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  }
});
