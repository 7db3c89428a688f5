import { type BoardState, coloursOfCandidate, MAX_LINES, sameLine } from './board-state.ts';
import { plain, toggled } from './input.ts';
import { type CellDigit, COLOUR_COUNT, type Colour, colourBit, type Line, type Move } from './move.ts';

/*
 * Converts actions of the pen into moves on the current board, by the rules of `input.ts`; separate from it, as most
 * games do not use the pen.
 */

export function toggleCandidateColour(
  state: BoardState,
  candidates: readonly CellDigit[],
  colour: Colour,
): Move | undefined {
  if (candidates.length === 0 || colour < 1 || colour > COLOUR_COUNT) return undefined;
  const isColoured = ({ cell, digit }: CellDigit): boolean =>
    (coloursOfCandidate(state, cell, digit) & colourBit(colour)) !== 0;
  const change = toggled(candidates.every(isColoured));
  return { kind: 'candidate-colour', change, candidates: candidates.map(plain), colour };
}

/** Draws a line; drawing it again removes it. A line must have two different ends. */
export function toggleLine(state: BoardState, line: Line): Move | undefined {
  const { from, to } = line;
  if (from.cell === to.cell && from.digit === to.digit) return undefined;
  const change = toggled(state.lines.some((drawn) => sameLine(drawn, line)));
  if (change === 'add' && state.lines.length >= MAX_LINES) return undefined;
  const { style, colour } = line;
  return { kind: 'line', change, line: { from: plain(from), to: plain(to), style, colour } };
}
