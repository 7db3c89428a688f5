import { applyToPuzzle, canonicalForm, createRandom, formatLine, randomSymmetry } from 'pencilmark';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import type { Job } from './job.ts';

/** The seed alone determines the result, as with `pencilmark permute`, where the puzzle is also part of the seed. */
export const permuteJob: Job<'permute'> = ({ puzzle: wire, seed, parts }, { report }) => {
  const puzzle = unpackPuzzle(wire);
  const random = createRandom(`${seed} ${formatLine({ puzzle })}`);
  const symmetry = randomSymmetry(puzzle.geometry, random, parts);
  if (!symmetry.ok) return report({ kind: 'refused', problem: symmetry.error });
  const disguise = applyToPuzzle(symmetry.value, puzzle);
  report({ kind: 'disguise', puzzle: packPuzzle(disguise) });
  const [own, other] = [canonicalForm(puzzle), canonicalForm(disguise)];
  if (!own.ok) return report({ kind: 'refused', problem: own.error });
  if (!other.ok) return report({ kind: 'refused', problem: other.error });
  const lineOf = ({ value }: typeof own): string => formatLine({ puzzle: value.puzzle });
  report({
    kind: 'forms',
    forms: [lineOf(own), lineOf(other)],
    automorphisms: String(own.value.automorphisms),
  });
};
