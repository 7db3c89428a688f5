/**
 * The structure that symmetries preserve, as a graph with coloured vertices: cells, houses and digits, a cell joined to
 * its houses and to the digits that the puzzle names for it. Two boards, or two puzzles of a board, are equivalent
 * exactly if their graphs are isomorphic. Where two houses share several cells, that they do is a vertex, too: it says
 * nothing new, but distinguishes rows from columns where grids overlap before a search has to find out.
 */
import { allDigits, digitBit, digitsIn } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

export interface Graph {
  /** Cells first, then houses, then intersections, then digits (only where digits matter). */
  readonly vertices: number;
  /** Vertices of the smallest colour come first in every partition. */
  readonly colours: Int32Array;
  /** Where the neighbours of each vertex begin in `neighbours`, and one more. */
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
}

const CELL = 0;
const HOUSE = 3;
const INTERSECTION = 4;
const DIGIT = 5;

/** The board alone. Any relabelling keeps it, so that it has no digits. */
export function geometryGraph(geometry: Geometry): Graph {
  const { colours, edges } = boardDraft(geometry);
  return createGraph(colours, edges);
}

/** The board and what its cells say. */
export function puzzleGraph(puzzle: Puzzle): Graph {
  const { geometry, givens, allowed } = puzzle;
  const { colours, edges } = boardDraft(geometry);
  const beforeDigits = colours.length - 1;
  givens.forEach((given, cell) => {
    colours[cell] = CELL + cellColour(puzzle, cell);
    if (given !== 0) edges.push([cell, beforeDigits + given]);
    else if (allowed && allowed[cell] !== allDigits(geometry.size)) {
      for (const digit of digitsIn(allowed[cell])) edges.push([cell, beforeDigits + digit]);
    }
  });
  for (let digit = 1; digit <= geometry.size; digit++) colours.push(DIGIT);
  return createGraph(colours, edges);
}

/** Open without a mark differs from open with all: nothing may stand in the one, anything in the other. */
function cellColour({ givens, allowed }: Puzzle, cell: number): number {
  if (givens[cell] === 0) return allowed?.[cell] === 0 ? 1 : 0;
  return allowed && (allowed[cell] & digitBit(givens[cell])) === 0 ? 1 : 2;
}

interface Draft {
  readonly colours: number[];
  readonly edges: [number, number][];
}

function boardDraft({ cells, houses, housesOf }: Geometry): Draft {
  const colours = [...cells.map(() => CELL), ...houses.map(() => HOUSE)];
  const edges: [number, number][] = [];
  houses.forEach((house, index) => {
    for (const cell of house.cells) edges.push([cell, cells.length + index]);
    const later = house.cells.flatMap((cell) => housesOf[cell].filter((other) => other > index));
    for (const other of new Set(later)) {
      const meeting = house.cells.filter((cell) => housesOf[cell].includes(other));
      if (meeting.length < 2) continue;
      const vertex = colours.push(INTERSECTION) - 1;
      for (const end of [...meeting, cells.length + index, cells.length + other]) edges.push([end, vertex]);
    }
  });
  return { colours, edges };
}

/** Builds a graph from its edges, each named once. */
export function createGraph(
  colours: readonly number[],
  edges: readonly (readonly [number, number])[],
): Graph {
  const vertices = colours.length;
  const starts = new Int32Array(vertices + 1);
  for (const [a, b] of edges) {
    starts[a + 1]++;
    starts[b + 1]++;
  }
  for (let v = 0; v < vertices; v++) starts[v + 1] += starts[v];
  const next = starts.slice();
  const neighbours = new Int32Array(edges.length * 2);
  for (const [a, b] of edges) {
    neighbours[next[a]++] = b;
    neighbours[next[b]++] = a;
  }
  return { vertices, colours: Int32Array.from(colours), starts, neighbours };
}
