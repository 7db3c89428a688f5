import { currentState, readBackup, readShare, saveGame } from '@pencilmark/game';
import { svgOf, THEMES } from '@pencilmark/board';
import { expect, test } from 'vitest';
import { hostileFiles, hostileLinks, hostilePastes } from '../../../e2e/hostile-texts.ts';
import { readPuzzle } from '../../play/loading/read-puzzle.ts';
import { textItems } from './items.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { drawState } from '../board-picture.ts';
import { linkId, titleOf } from '../../puzzles/link.ts';
import { cases } from '../../../../scripts/samples.mjs';

/** A message must be a sentence for people: not empty, short, without line breaks or invisible characters. */
function expectClear(message: string): void {
  expect(message).toMatch(/^[^\p{Control}]{10,300}$/u);
}

/** The number of inputs of each kind; well over half of them must be refused. */
const EACH = cases(96, 600);

test('hostile links are refused with a clear message, or are a puzzle', () => {
  const refused = hostileLinks(EACH).filter((link) => {
    const read = readShare(link);
    if (!read.ok) {
      expectClear(problemTexts.sentence(read.error));
      return true;
    }
    const { game, title } = read.value;
    expect(saveGame(read.value).length).toBeLessThan(1_000_000);
    expect(linkId(read.value)).toMatch(/^link-\w{14}$/);
    const svg = svgOf(drawState(currentState(game), 'marks'), {
      theme: THEMES.light,
      title: titleOf(read.value),
    });
    expect(svg).not.toMatch(/<(script|img|iframe|a)\b|\son\w+=/i);
    expect(title.length).toBeLessThanOrEqual(200);
    return false;
  });
  expect(refused.length).toBeGreaterThan(EACH * 0.55);
});

test('hostile files lose nothing but themselves', () => {
  const refused = hostileFiles(EACH).filter((file) => {
    const read = readBackup(file);
    if (!read.ok) {
      expectClear(read.error.message);
      return true;
    }
    for (const { message } of read.value.lost) expectClear(message);
    for (const game of read.value.games) expect(saveGame(game).length).toBeLessThan(1_000_000);
    return read.value.lost.length > 0;
  });
  expect(refused.length).toBeGreaterThan(EACH * 0.55);
});

test('hostile pastes are refused with a clear message and its place, or are puzzles', () => {
  const refused = hostilePastes(EACH).filter((text) => {
    const printed = textItems(text);
    if (!printed.ok) expectClear(printed.error.message);
    const reading = readPuzzle(text);
    if (reading.kind === 'refused') {
      expectClear(reading.message);
      expect(reading.at?.offset ?? 0).toBeLessThanOrEqual(text.length);
    }
    return reading.kind === 'refused' || reading.kind === 'empty';
  });
  expect(refused.length).toBeGreaterThan(EACH * 0.55);
});
