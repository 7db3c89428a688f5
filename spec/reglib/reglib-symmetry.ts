/**
 * A disguised case of the library: digits renamed, rows and columns moved within bands and stacks, bands and stacks
 * moved, rows and columns exchanged. Whatever is true of a case is true of its disguises.
 */
import { type Candidate, createRandom, type Random, shuffle } from 'pencilmark';
import { parseCase, type ReglibCase, tokensOf } from './reglib-case.ts';

interface Symmetry {
  /** The new place of cell c. */
  readonly cells: readonly number[];
  /** The new name of digit d; 0 stays. */
  readonly digits: readonly number[];
}

/** `count` random disguises of a case, determined by the seed and the case. */
export function disguises(test: ReglibCase, count: number, seed: string): ReglibCase[] {
  const random = createRandom(`${seed} ${test.line}`);
  return Array.from({ length: count }, () => disguise(test, randomSymmetry(random)));
}

function randomSymmetry(random: Random): Symmetry {
  const [rows, columns] = [randomLines(random), randomLines(random)];
  const isTurned = random.below(2) === 1;
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    return isTurned ? column * 9 + row : row * 9 + column;
  });
  return { cells, digits: [0, ...shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9], random)] };
}

function randomLines(random: Random): number[] {
  const bands = shuffle([0, 1, 2], random);
  return bands.flatMap((band) => shuffle([0, 1, 2], random).map((line) => 3 * band + line));
}

function disguise(test: ReglibCase, { cells, digits }: Symmetry): ReglibCase {
  const marks = new Array<string>(81);
  test.filled.forEach((digit, cell) => {
    const isEntry = digit !== test.givens[cell];
    marks[cells[cell]] = digit === 0 ? '.' : `${isEntry ? '+' : ''}${digits[digit]}`;
  });
  const moved = ({ cell, digit }: Candidate): Candidate => ({ cell: cells[cell], digit: digits[digit] });
  const tokens = (old: readonly Candidate[]): string => tokensOf(old.map(moved)).join(' ');
  const fields = [
    test.code,
    [...test.digits].map((digit) => digits[Number(digit)]).join(''),
    marks.join(''),
    tokens(test.deleted),
    tokens(test.eliminations.map(candidateOf)),
    tokens(test.placements.map(candidateOf)),
  ];
  const parsed = parseCase(`:${fields.join(':')}:`);
  if (!parsed.ok) throw new Error(`a disguise cannot be read: ${parsed.error.message}`);
  return parsed.value;
}

function candidateOf(token: string): Candidate {
  const [digit, row, column] = [...token].map(Number);
  return { digit, cell: (row - 1) * 9 + column - 1 };
}
