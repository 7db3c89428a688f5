import {
  countSolutions,
  createPuzzle,
  type Digits,
  type Geometry,
  type Puzzle,
  type Random,
  shuffle,
  solve,
} from 'pencilmark';

/** A puzzle must stay provable within this many looks of the solver at its control; else the cell is kept. */
const PATIENCE = 4;

/** A full board at random: some digits by lot, the rest by the solver. Undefined where none was found soon. */
export function randomFullBoard(geometry: Geometry, random: Random): Digits | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const digits = placeRandomDigits(geometry, random);
    const outcome = solve(puzzleOf(geometry, digits), { shouldStop: patience() });
    if (outcome.solution) return outcome.solution;
  }
  return undefined;
}

/**
 * Takes cells away at random, half-turn pairs at a time where the board allows it, as long as one solution
 * remains and more than `keep` digits stand.
 */
export function dig(geometry: Geometry, solution: Digits, keep: number, random: Random): Puzzle {
  const givens = [...solution];
  let left = givens.length;
  const order = shuffle(
    givens.map((_, cell) => cell),
    random,
  );
  for (const cell of order) {
    const pair = [...new Set([cell, givens.length - 1 - cell])].filter((member) => givens[member] !== 0);
    if (pair.length === 0 || left - pair.length < keep) continue;
    for (const member of pair) givens[member] = 0;
    if (isUnique(puzzleOf(geometry, givens))) left -= pair.length;
    else for (const member of pair) givens[member] = solution[member];
  }
  return puzzleOf(geometry, givens);
}

function isUnique(puzzle: Puzzle): boolean {
  const outcome = countSolutions(puzzle, 2, { shouldStop: patience() });
  return outcome.status === 'exact' && outcome.count === 1;
}

/** One shuffled house of each grid, and then single cells as long as nothing conflicts. */
function placeRandomDigits(geometry: Geometry, random: Random): Digits {
  const digits = geometry.cells.map(() => 0);
  const cells = shuffle(
    digits.map((_, cell) => cell),
    random,
  );
  const wanted = Math.max(geometry.size, Math.floor(cells.length / 8));
  for (const cell of cells.slice(0, wanted)) {
    const taken = new Set(geometry.peers[cell].map((peer) => digits[peer]));
    const open = Array.from({ length: geometry.size }, (_, index) => index + 1).filter((d) => !taken.has(d));
    if (open.length > 0) digits[cell] = open[random.below(open.length)];
  }
  return digits;
}

function puzzleOf(geometry: Geometry, givens: Digits): Puzzle {
  const made = createPuzzle(geometry, givens);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function patience(): () => boolean {
  let looks = 0;
  return () => ++looks > PATIENCE;
}
