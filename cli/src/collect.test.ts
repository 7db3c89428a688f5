import { describe, expect, it } from 'vitest';
import type { Question } from './answers/question.ts';
import { createCollector, joinAnswers, NO_ANSWER } from './collect.ts';
import type { Answer } from './job.ts';

function given(question: Question) {
  const job = { question, source: '', isJson: false, timeout: 1500 };
  const collector = createCollector(job, 4);
  collector.giveUp();
  const { output, reports, puzzles, exit } = collector.done();
  return { output: new TextDecoder().decode(output), reports, puzzles, exit };
}

describe('a puzzle that took too long', () => {
  const message = 'puzzle 5: timeout after 1.5 s';

  it('has an answer of its own', () => {
    const reports = [{ message, isInOutput: true }];
    expect(given({ name: 'solve', limit: 1 })).toEqual({ output: 'timeout\n', reports, puzzles: 1, exit: 1 });
  });

  it.each<Question>([
    { name: 'convert', lossy: 'refuse', board: 'read' },
    { name: 'permute', lossy: 'refuse', board: 'read', count: 1, seed: '' },
    { name: 'canonical', keep: 'first' },
  ])('has none among puzzles that are written: $name', (question) => {
    const reports = [{ message, isInOutput: false }];
    expect(given(question)).toEqual({ output: '', reports, puzzles: 1, exit: 1 });
  });
});

it('joins answers as they are printed one after the other', () => {
  const answer = (text: string, more: Partial<Answer> = {}): Answer => ({
    ...NO_ANSWER,
    output: new TextEncoder().encode(text),
    puzzles: 1,
    ...more,
  });
  const spread = { isSpread: true, heading: 'h', took: 2 } as const;
  const joined = joinAnswers([
    answer('a\nb\n', spread),
    NO_ANSWER,
    answer('c\nd\n', { ...spread, exit: 1 }),
    answer('e\n'),
  ]);
  expect(new TextDecoder().decode(joined.output)).toBe('a\nb\n\nc\nd\n\ne\n');
  expect(joined).toMatchObject({ heading: 'h', isSpread: false, puzzles: 3, exit: 1, took: 4 });
});
