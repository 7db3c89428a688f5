/** The examples of the page are those of the documents; `spec/technique-book/` proves them. */
import { explain, familyOf, hasDigit, highlightsOf, TECHNIQUES } from 'pencilmark';
import { expect, test } from 'vitest';
import { EXAMPLES as BOOK } from '../../../spec/technique-book/examples.ts';
import { cardsOf } from '../play/hints/walk.ts';
import { chapters } from './chapters.ts';
import { exampleOf, pictureOf, SHOWN } from './examples.ts';

test('every technique that is found has one, and stands in one chapter', () => {
  const found = TECHNIQUES.filter(({ id }) => familyOf(id)).map(({ id }) => id);
  expect(SHOWN).toEqual(found);
  const listed = chapters().flatMap(({ techniques }) => techniques);
  expect([...listed].sort()).toEqual([...found].sort());
  expect(chapters().every(({ techniques }) => techniques.length > 0)).toBe(true);
});

test.each(SHOWN)('%s on the board of the book', (technique) => {
  const { step, board } = exampleOf(technique)!;
  const { givens, digits, candidates, constraints } = BOOK.get(technique)!;
  expect(board).toMatchObject({ givens, digits, candidates, constraints });
  expect(pictureOf(technique)).toEqual({ step, digits });
  for (const { cell, digit } of highlightsOf(step).eliminated)
    expect(hasDigit(board.candidates[cell], digit)).toBe(true);
  const explanation = explain(step, board.geometry, undefined, board.digits);
  const cards = cardsOf(board.geometry, step, explanation);
  expect(cards.flatMap(({ text }) => text)).toEqual(explanation.why);
});

test('a text that names none has no example', () => {
  for (const text of ['', 'x-wings', 'constructor']) expect(exampleOf(text)).toBeUndefined();
});
