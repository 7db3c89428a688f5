/**
 * The kernel and the band solver on the field's large lists: every answer is checked
 * against the rules and the givens by code that knows nothing of either solver, and the two must agree byte for
 * byte.
 */
import { describe, expect, test } from 'vitest';
import { solveLines } from '../../engine/src/solve/classic/batch.ts';
import { cases } from '../../scripts/samples.mjs';
import { truthList } from '../known/shared-truth.ts';

const LISTS = [
  ['17-clue', 1],
  ['top1465', 1],
  ['hardest-1106', 1],
  ['hardest-11plus', 1],
  ['minimal-24', 1],
  ['easy-singles', 1],
  ['not-unique', 2],
] as const;

describe.each(LISTS)('%s', (name, solutions) => {
  const { lines } = truthList(`puzzles/${name}.txt`);

  test('every answer obeys the rules and keeps the givens', () => {
    const text = textOf(lines);
    const { out, counts } = answers(text, 'kernel');
    expect(counts.filter((count) => count !== solutions).length).toBe(0);
    expect(wrongAnswers(text, out)).toEqual([]);
  });

  test('kernel and band solver give the same bytes', () => {
    // The band solver needs a minute for the longest of the hard lists, of which there are 48,766 puzzles.
    const step = lines.length < 1_500 ? 1 : name === 'hardest-11plus' ? cases(40, 4) : cases(5, 1);
    const text = textOf(lines.filter((_, index) => index % step === 0));
    const [kernel, bands] = (['kernel', 'bands'] as const).map((solver) => answers(text, solver));
    expect(kernel.counts.findIndex((count, i) => count !== bands.counts[i])).toBe(-1);
    expect(Buffer.compare(kernel.out, bands.out)).toBe(0);
  });
});

function answers(text: Uint8Array, solver: 'kernel' | 'bands'): { out: Uint8Array; counts: Uint32Array } {
  const out = new Uint8Array(text.length);
  const counts = new Uint32Array(text.length / 82);
  expect(solveLines(text, out, counts, { solver, limit: 2 }).solver).toBe(solver);
  return { out, counts };
}

function textOf(lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.map((line) => `${line.slice(0, 81)}\n`).join(''));
}

/** The numbers of the lines whose answer breaks a rule or changes a given. */
function wrongAnswers(text: Uint8Array, out: Uint8Array): number[] {
  const wrong: number[] = [];
  for (let start = 0; start < text.length; start += 82) {
    const houses = new Uint16Array(27);
    let keeps = out[start + 81] === 10;
    for (let cell = 0; cell < 81; cell++) {
      const given = text[start + cell] - 48;
      const digit = out[start + cell] - 48;
      if (given >= 1 && given <= 9 && given !== digit) keeps = false;
      const row = Math.floor(cell / 9);
      const column = cell % 9;
      houses[row] |= 1 << digit;
      houses[9 + column] |= 1 << digit;
      houses[18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)] |= 1 << digit;
    }
    // Bits 1 to 9 and no other: nine cells, nine digits.
    if (!keeps || houses.some((digits) => digits !== 0x3fe)) wrong.push(start / 82 + 1);
  }
  return wrong;
}
