import {
  candidatesOf,
  type Digit,
  digitCount,
  type Digits,
  hasDigit,
  isFilled,
  lowestDigit,
  type Puzzle,
} from 'pencilmark';

/** Whether naked and hidden singles alone fill the board. */
export function singlesSuffice(puzzle: Puzzle): boolean {
  let digits: Digits = puzzle.givens;
  for (;;) {
    const next = fillSingles(puzzle, digits);
    if (isFilled(next)) return true;
    if (next.every((digit, cell) => digit === digits[cell])) return false;
    digits = next;
  }
}

function fillSingles(puzzle: Puzzle, digits: Digits): Digits {
  const { geometry } = puzzle;
  const candidates = candidatesOf(puzzle, digits);
  const naked = digits.map((digit, cell) =>
    digit === 0 && digitCount(candidates[cell]) === 1 ? lowestDigit(candidates[cell]) : digit,
  );
  if (naked.some((digit, cell) => digit !== digits[cell])) return naked;
  const hidden: Digit[] = [...digits];
  for (const { cells, full } of geometry.houses) {
    for (let digit = 1; full && digit <= geometry.size; digit++) {
      const places = cells.filter((cell) => digits[cell] === 0 && hasDigit(candidates[cell], digit));
      if (places.length === 1 && hidden[places[0]] === 0) hidden[places[0]] = digit;
    }
  }
  return hidden;
}
