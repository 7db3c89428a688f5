/** The look of a puzzle during entry, and the messages about it. */
import 'pencilmark/constraints';
import { type CellLook, EMPTY_LOOK } from '@pencilmark/board';
import {
  type Conflict,
  type Cell,
  createPuzzle,
  digitBit,
  digitCount,
  type Digits,
  type DigitSet,
  digitsIn,
  type Geometry,
  hasOnlyHouses,
  MAX_SET_DIGIT,
  type ParsedPuzzle,
  type ParseOptions,
  parsePuzzle,
  type Problem,
  type Puzzle,
  type Result,
  sameDigits,
} from 'pencilmark';

/** Reads a puzzle: on this board if possible, otherwise on the board that the text describes. */
export function readText(
  text: string,
  geometry: Geometry,
  read: (text: string, options?: ParseOptions) => Result<ParsedPuzzle> = parsePuzzle,
): { readonly sheet: ParsedPuzzle } | { readonly problem: Problem } {
  const here = read(text, { geometry });
  const found = here.ok ? here : read(text);
  if (found.ok) return { sheet: found.value };
  // A message about the current board is more helpful than one about all others.
  return { problem: here.ok ? found.error : here.error };
}

/** The same puzzle with another digit in a cell; the same object if nothing changes. */
export function withGiven(puzzle: Puzzle, cell: Cell, digit: number): Puzzle {
  return puzzle.givens[cell] === digit ? puzzle : withGivens(puzzle, puzzle.givens.with(cell, digit));
}

export function withGivens({ geometry, allowed, constraints }: Puzzle, givens: Digits): Puzzle {
  const made = createPuzzle(geometry, givens, allowed, constraints);
  if (!made.ok) throw new Error(made.error.message);
  // The same list, so that its cached drawing is found.
  return { ...made.value, constraints };
}

export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  return (
    a.geometry === b.geometry &&
    a.allowed === b.allowed &&
    (a.constraints === b.constraints || (hasOnlyHouses(a) && hasOnlyHouses(b))) &&
    sameDigits(a.givens, b.givens)
  );
}

/** The cells in which two solutions differ. */
export function differences([a, b]: readonly Digits[]): Cell[] {
  if (!a || !b) return [];
  return [...a.keys()].filter((cell) => a[cell] !== b[cell]);
}

/** Facts about the cells other than their givens. */
export interface Findings {
  readonly conflicts: readonly Conflict[];
  /** Two different solutions. */
  readonly examples: readonly Digits[];
  readonly redundant: readonly Cell[];
  /** The digits that each cell has in some solution, if they are to be shown. */
  readonly candidates?: readonly DigitSet[] | undefined;
}

/** A background with a pattern of dots, so that it is recognised without its hue. */
const REDUNDANT_COLOUR = 1 << 7;

/** The look of every cell; an unchanged look keeps its object, so that the cell is not redrawn. */
export function looksOf(
  puzzle: Puzzle,
  { conflicts, examples, redundant, candidates }: Findings,
  before: readonly CellLook[],
): CellLook[] {
  const { geometry, givens } = puzzle;
  const faulty = new Set(conflicts.flatMap(({ cells }) => cells));
  const differing = new Set(geometry.size > MAX_SET_DIGIT || candidates ? [] : differences(examples));
  const needless = new Set(redundant);
  return givens.map((digit, cell): CellLook => {
    const open = digit === 0 ? (candidates?.[cell] ?? 0) : 0;
    const look: CellLook = {
      ...EMPTY_LOOK,
      // A digit that a cell has in every solution is drawn like an entry.
      digit: digitCount(open) === 1 ? digitsIn(open)[0] : digit,
      origin: digit === 0 ? 'entry' : 'given',
      allowed: digitCount(open) > 1 ? open : 0,
      centre: differing.has(cell) ? digitBit(examples[0][cell]) | digitBit(examples[1][cell]) : 0,
      colours: needless.has(cell) ? REDUNDANT_COLOUR : 0,
      fault: faulty.has(cell) ? 'conflict' : 'none',
    };
    return cell < before.length && isSame(look, before[cell]) ? before[cell] : look;
  });
}

function isSame(a: CellLook, b: CellLook): boolean {
  return (Object.keys(a) as (keyof CellLook)[]).every((key) => a[key] === b[key]);
}
