/**
 * Wings that fail because two cells do not see each other: an XY-Wing one of whose pincers the pivot does not see, an
 * XYZ-Wing of which only the pincers see the cell that would lose a digit.
 */
import {
  type Candidate,
  type Cell,
  classic9,
  digitCount,
  type Digits,
  type DigitSet,
  digitsIn,
  type Position,
  type Step,
} from 'pencilmark';
import { ascending } from './pattern-cells.ts';

/** The two cells that would have to see each other. */
export interface UnseenCells {
  readonly kind: 'sight';
  readonly cells: readonly [Cell, Cell];
}

/** The step for which it is mistaken, its fault, and the digit of the solution that it would remove. */
export interface FalseWing {
  readonly step: Step;
  readonly failing: UnseenCells;
  readonly refuted: Candidate;
}

interface Wing {
  readonly pivot: Cell;
  readonly pincers: readonly [Cell, Cell];
  readonly digits: DigitSet;
  readonly shared: number;
}

/** XY-Wings in which the pivot does not see one of the pincers. */
export function* falseXyWings(position: Position, solution: Digits): Generator<FalseWing> {
  for (const wing of wingsIn(position, 2)) {
    const unseen = wing.pincers.filter((pincer) => !sees(wing.pivot, pincer));
    if (unseen.length !== 1) continue;
    const gone = without(position, wing, wing.pincers);
    const refuted = gone.find(({ cell, digit }) => solution[cell] === digit);
    if (!refuted) continue;
    yield {
      step: stepOf('xy-wing', wing, gone),
      failing: { kind: 'sight', cells: [wing.pivot, unseen[0]] },
      refuted,
    };
  }
}

/** Valid XYZ-Wings, with a cell that sees the pincers but not the pivot. */
export function* falseXyzWings(position: Position, solution: Digits): Generator<FalseWing> {
  for (const wing of wingsIn(position, 3)) {
    if (!wing.pincers.every((pincer) => sees(wing.pivot, pincer))) continue;
    const gone = without(position, wing, wing.pincers).filter(({ cell }) => !sees(wing.pivot, cell));
    const refuted = gone.find(({ cell, digit }) => solution[cell] === digit);
    if (!refuted) continue;
    yield {
      step: stepOf('xyz-wing', wing, [refuted]),
      failing: { kind: 'sight', cells: [wing.pivot, refuted.cell] },
      refuted,
    };
  }
}

/** A pivot of two or three digits and two bivalue cells with three digits in total, wherever the cells are. */
function* wingsIn({ candidates }: Position, size: 2 | 3): Generator<Wing> {
  const cells = [...candidates.keys()];
  const pairs = cells.filter((cell) => digitCount(candidates[cell]) === 2);
  for (const pivot of cells.filter((cell) => digitCount(candidates[cell]) === size)) {
    for (const [at, a] of pairs.entries()) {
      for (const b of pairs.slice(at + 1)) {
        const digits = candidates[pivot] | candidates[a] | candidates[b];
        const shared = candidates[a] & candidates[b];
        if (a === pivot || b === pivot || digitCount(digits) !== 3 || digitCount(shared) !== 1) continue;
        // The pivot of an XY-Wing has the two digits that its pincers do not share.
        if (size === 2 && (candidates[pivot] & shared) !== 0) continue;
        yield { pivot, pincers: [a, b], digits, shared: digitsIn(shared)[0] };
      }
    }
  }
}

/** The candidates of the shared digit that see all of these cells. */
function without({ cells, candidates }: Position, wing: Wing, seen: readonly Cell[]): Candidate[] {
  const digit = wing.shared;
  const own = [wing.pivot, ...wing.pincers];
  return [...candidates.keys()]
    .filter((cell) => (cells[digit][cell >> 5] >> (cell & 31)) & 1 && !own.includes(cell))
    .filter((cell) => seen.every((other) => sees(cell, other)))
    .map((cell) => ({ cell, digit }));
}

function stepOf(technique: 'xy-wing' | 'xyz-wing', wing: Wing, eliminations: readonly Candidate[]): Step {
  return {
    technique,
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(wing.digits),
      cells: [
        { cells: [wing.pivot], role: 'pivot' },
        { cells: ascending(wing.pincers), role: 'pincer' },
      ],
    },
  };
}

function sees(a: Cell, b: Cell): boolean {
  return classic9().peers[a].includes(b);
}
