import fc from 'fast-check';
import { describeProblem } from 'pencilmark';
import { parseLineOrBlank } from 'pencilmark/internal';
import { describe, expect, it } from 'vitest';
import { answerLines } from './answer.ts';
import { answerOf } from './answers/index.ts';
import type { Question } from './answers/question.ts';
import type { Job } from './job.ts';

/** Top 1465, the first puzzle; the others are derived from it. */
const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
const LINES = [
  PUZZLE,
  PUZZLE.replaceAll('.', '0'),
  `${PUZZLE}\r`,
  PUZZLE.replaceAll('.', '*'),
  `\uFEFF${PUZZLE}`,
  `44${PUZZLE.slice(2)}`,
  SOLUTION,
  `12345678.........9${'.'.repeat(63)}`,
  // More than one solution: the first one found must be the same.
  `123456789456789123${'.'.repeat(63)}`,
  PUZZLE.slice(1),
  `${PUZZLE}.`,
  PUZZLE.replace('8', 'e'),
  PUZZLE.replace('8', 'é'),
  `#${'x'.repeat(80)}`,
  '1...............',
  '',
  '\r',
];

/** Reads a line on its own by the slow path: the reference for all other paths. */
function slowly(text: string, line: number, job: Job): string[] {
  const sheet = parseLineOrBlank(text, { line });
  if (!sheet.ok) return [`invalid: ${describeProblem(sheet.error)}`];
  return sheet.value ? [answerOf(sheet.value, job.question).text!] : [];
}

describe('answers in batches', () => {
  it.each<Question>([
    { name: 'solve', limit: 1 },
    { name: 'check' },
    { name: 'count', limit: 1, limitIs: 'chosen' },
    { name: 'count', limit: 20, limitIs: 'chosen' },
  ])('are those of single lines: %o', (question) => {
    const job: Job = { question, source: '', isJson: false };
    const ends = fc.constantFrom('', '\n');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 12 }), ends, (texts, end) => {
        // Below its puzzle, a solution is no puzzle of its own.
        fc.pre(texts.lastIndexOf(SOLUTION) <= 0);
        const bytes = new TextEncoder().encode(texts.join('\n') + end);
        const answer = answerLines(job, { bytes, firstLine: 7 }, { now: () => 0 });
        const expected = texts.flatMap((line, index) => slowly(line, 7 + index, job));
        expect(new TextDecoder().decode(answer.output)).toBe(expected.map((text) => `${text}\n`).join(''));
        expect(answer.puzzles).toBe(expected.length);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the memory of a block of plain lines as it is', () => {
    const question = { name: 'solve', limit: 1 } as const;
    const bytes = new TextEncoder().encode(`${PUZZLE}\n`.repeat(3));
    const answer = answerLines(
      { question, source: '', isJson: false },
      { bytes, firstLine: 1 },
      { now: () => 0 },
    );
    expect([answer.puzzles, answer.exit, answer.output.length]).toEqual([3, 0, 3 * 82]);
  });
});
