import { createGeometry, createPuzzle, type Puzzle } from 'pencilmark';
import type { WirePuzzle } from './protocol.ts';

export function wirePuzzle({ geometry, givens, allowed }: Puzzle): WirePuzzle {
  return { spec: geometry.spec, givens, ...(allowed && { allowed }) };
}

/** What was a puzzle on the other side is one here: anything else is a bug. */
export function unpackPuzzle({ spec, givens, allowed }: WirePuzzle): Puzzle {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const puzzle = createPuzzle(geometry.value, givens, allowed);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
