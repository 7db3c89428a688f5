import { ok, SYMMETRY_PARTS } from 'pencilmark';
import type { Questions } from '../answers/question.ts';
import { type Arguments, readCount } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS, readWriting } from './ask.ts';
import type { Command } from './command.ts';

/** Disguises of one puzzle are kept until they are printed. */
const MAX_COUNT = 100_000;

export const permuteCommand: Command = {
  name: 'permute',
  summary: 'write each puzzle in disguise: the same to solve, another to look at',
  usage: '[PUZZLE…] [--count N] [--seed TEXT]',
  details: [
    READING_DETAILS,
    'Each puzzle is replaced by one that a random symmetry of its board makes of it, every one as likely as every ' +
      'other: digits relabelled, bands, stacks and the lines within them moved, transposed where boxes allow. ' +
      'With --digits, --rows, --bands, --columns, --stacks, --transpose only what is named changes; --cells is all ' +
      'but the digits, on boards of every kind. With --proof a tab and the canonical form follow, ' +
      'worked out for the puzzle and for each disguise by itself.',
    'The same --seed gives the same disguises; without it a fresh one is told on standard error.',
    'Exit code 0: done. 1: a proof failed. 2: some could not be read, or have no such symmetry, or wrong usage.',
  ],
  options: [
    'count',
    'seed',
    'digits',
    'rows',
    'bands',
    'columns',
    'stacks',
    'transpose',
    'cells',
    'proof',
    'to',
    'lossy',
    ...READING_OPTIONS,
  ],
  examples: [
    { line: 'pencilmark permute puzzles.txt > disguised.txt', tells: 'one for each' },
    { line: 'pencilmark permute --count 10 --seed monday puzzle.txt', tells: 'ten of one' },
    {
      line: 'pencilmark permute --digits --transpose --proof puzzles.txt',
      tells: 'and that they are the same',
    },
  ],
  run: (args, io) => {
    const seed = args.options.get('seed') ?? io.freshSeed();
    return ask(
      'permute',
      args,
      io,
      (board) => {
        const [writing, count] = [readWriting(args, board), readCount(args, 'count', 1, MAX_COUNT)];
        if (!writing.ok) return writing;
        return count.ok ? ok({ ...writing.value, count: count.value, seed, ...disguiseOf(args) }) : count;
      },
      {
        whenClear: () => {
          if (!args.options.has('seed')) io.say(`seed: ${seed}\n`);
        },
      },
    );
  },
};

/** The parts that are named, and whether the proof is wanted; programs always get it. */
function disguiseOf({ options }: Arguments): Pick<Questions['permute'], 'parts' | 'proof'> {
  const parts = SYMMETRY_PARTS.filter((part) => options.has(part));
  return {
    parts: parts.length > 0 ? parts : undefined,
    proof: options.has('proof') || options.has('json') ? 'wanted' : undefined,
  };
}
