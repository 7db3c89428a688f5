import type { ParsedPuzzle, Puzzle } from 'pencilmark';

/**
 * The puzzle of a sheet with its drawings, as stored, shared and played. Fog includes the setter's solution. Drawings
 * that are too large for a link or a collection are dropped.
 */
export function drawnPuzzle({ puzzle, drawings = puzzle.drawings, solution }: ParsedPuzzle): Puzzle {
  if (!drawings?.length || JSON.stringify(drawings).length > MAX_LENGTH) return puzzle;
  const kept = drawings.map((drawing) =>
    drawing.shape === 'fog' && solution ? { ...drawing, solution } : drawing,
  );
  return { ...puzzle, drawings: kept };
}

/** In UTF-16 code units, as JSON: escaped, it still fits into the longest link that can be read. */
const MAX_LENGTH = 60_000;
