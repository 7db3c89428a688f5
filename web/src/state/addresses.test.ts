import { expect, test } from 'vitest';
import { addressOf, parseAddress, parseSubject } from './addresses.ts';

test.each([
  '#/play',
  '#/play/a1',
  '#/puzzles',
  '#/make/new?size=6&x=%3F',
  '#/today/2026-11-22',
  '#/print/a,b',
  '#/path/a%2Fb%3F',
  '#/path/a%2F12',
  '#/path/a%2Fb/12',
])('an address is read and written again: %s', (address) => {
  const { page, text } = parseAddress(address);
  expect(addressOf(page, parseSubject(page, text) as never)).toBe(address);
});

test.each(['', '#', '#/'])('%j is the play page', (address) => {
  expect(parseAddress(address)).toEqual({ page: 'play', text: '' });
});

test.each(['#/nowhere', '#nonsense', '#/nowhere/play', '#//play', '#/__proto__/x', '#/toString', '#/Play'])(
  '%s is no page',
  (address) => {
    expect(parseAddress(address).page).toBe(address === '#//play' ? 'play' : 'lost');
  },
);

test('any text goes through the address of a puzzle', () => {
  const text = 'a/b?c=%ZZ&d #é';
  const { page, text: written } = parseAddress(addressOf('watch', text));
  expect(page).toBe('watch');
  expect(parseSubject('watch', written)).toBe(text);
});

test('what is no encoded text is taken as it is', () => {
  expect(parseSubject('path', '%ZZ')).toEqual({ text: '%ZZ', place: undefined });
});

test('the former name of a page leads to it', () => {
  expect(parseAddress('#/daily')).toEqual({ page: 'today', text: '' });
  expect(parseAddress('#/daily/2026-11-22')).toEqual({ page: 'today', text: '2026-11-22' });
});
