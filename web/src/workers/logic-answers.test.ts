import { startState } from '@pencilmark/game';
import { EN, parsePuzzle, unwrap } from 'pencilmark';
import { expect, test } from 'vitest';
import { answerLogic } from './logic-answers.ts';
import type { HintAnswer } from './logic-protocol.ts';
import { wireBoard } from './wire-board.ts';

/** Golden Nugget, by tarek: only long searches find a step. */
const HARD = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

/** The search ends where it is asked first. */
const NONE = -1;

/** `turn`: what is added to each digit, as what was found for a puzzle is kept. */
function hintAfter(turn: number, searchWork: number | undefined, isUnproved = false) {
  const text = HARD.replaceAll(/\d/g, (digit) => String(((Number(digit) - 1 + turn) % 9) + 1));
  const early: HintAnswer[] = [];
  const answer = answerLogic({
    question: { ask: 'hint', board: wireBoard(startState(unwrap(parsePuzzle(text)).puzzle)), isUnproved },
    locale: EN,
    onDigit: (digit) => early.push(digit),
    ...(searchWork !== undefined && { searchWork }),
  });
  if (answer.kind !== 'step') throw new Error(answer.kind);
  return { answer, early };
}

test('a search with enough work finds a pattern', () => {
  const { answer, early } = hintAfter(0, undefined);
  expect(answer.step.technique).not.toBe('brute-force');
  expect(answer.isEarly).toBeUndefined();
  expect(early).toEqual([]);
});

test('a search that ends early says so; its digit comes before the proof', () => {
  const { answer, early } = hintAfter(1, NONE);
  expect(answer).toMatchObject({ isEarly: true, step: { technique: 'brute-force' } });
  expect(early).toMatchObject([
    { isPending: true, isEarly: true, step: { placements: answer.step.placements } },
  ]);
});

test('a proof that was not found before is not sought again', () => {
  const { answer, early } = hintAfter(2, NONE, true);
  expect(answer.step.evidence.branches ?? []).toEqual([]);
  expect(early).toEqual([]);
});
