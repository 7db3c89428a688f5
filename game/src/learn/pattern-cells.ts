/** The cells to point at to show that a pattern was seen. */
import { type Cell, highlightsOf, type Step } from 'pencilmark';

/** Roles of cells that form a pattern on their own, without the cells that link them. */
const CORE: ReadonlySet<string> = new Set(['pattern', 'pivot', 'pincer', 'floor', 'roof']);

/**
 * The selections that count as pointing at the pattern of a step: all its cells, or those that it is named after, such
 * as the two equal cells of a W-Wing. Each list ascends; the most natural one comes first.
 */
export function patternsOf(step: Step): readonly (readonly Cell[])[] {
  const { cells = [] } = step.evidence;
  const core = ascending(cells.flatMap((part) => (CORE.has(part.role) ? part.cells : [])));
  const { held, kept, fins } = highlightsOf(step);
  const whole = ascending([...held.keys(), ...[...kept, ...fins].map(({ cell }) => cell)]);
  const known = [whole, core].filter((list) => list.length > 0);
  return known.filter((list, at) => known.findIndex((other) => sameCells(other, list)) === at);
}

export function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, at) => cell === b[at]);
}

export function ascending(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
