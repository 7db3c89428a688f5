import { SYMMETRY_PARTS, type SymmetryPart } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { type Arguments, gathered, readCount } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS, wanted, writingOptions } from './ask.ts';
import type { Command } from './command.ts';

/** Disguises of one puzzle are held in memory until they are printed. */
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
    { line: 'pencilmark permute puzzles.txt > disguised.txt', description: 'one for each' },
    { line: 'pencilmark permute --count 10 --seed monday puzzle.txt', description: 'ten of one' },
    {
      line: 'pencilmark permute --digits --transpose --proof puzzles.txt',
      description: 'and that they are the same',
    },
  ],
  run: (args, io) => {
    const seed = args.options.get('seed') ?? io.freshSeed();
    return ask(
      'permute',
      args,
      io,
      (board) =>
        gathered({
          ...writingOptions(args, board),
          count: readCount(args, 'count', 1, MAX_COUNT),
          seed: ok(seed),
          parts: ok(namedParts(args)),
          // Programs always get the proof.
          proof: ok(wanted(args, 'proof') ?? wanted(args, 'json')),
        }),
      {
        whenClear: () => {
          if (!args.options.has('seed')) io.say(`seed: ${seed}\n`);
        },
      },
    );
  },
};

/** The parts that may change; undefined if none is named. */
function namedParts({ options }: Arguments): SymmetryPart[] | undefined {
  const parts = SYMMETRY_PARTS.filter((part) => options.has(part));
  return parts.length > 0 ? parts : undefined;
}
