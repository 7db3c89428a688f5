/**
 * The structure that symmetries preserve, as a graph with coloured vertices: cells, houses and digits, with each cell
 * joined to its houses and to the digits that the puzzle names for it. Two boards, or two puzzles on a board, are
 * equivalent if and only if their graphs are isomorphic. An intersection of two houses in several cells is a vertex
 * too: it adds no information, but it distinguishes rows from columns in overlapping grids before a search has to.
 */
import { allDigits, digitBit, digitsIn } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

export interface Graph {
  /** The number of vertices: first cells, then houses, then intersections, then digits (only if digits matter). */
  readonly vertices: number;
  /** Vertices of the smallest colour come first in every partition. */
  readonly colours: Int32Array;
  /** The start of each vertex's neighbours in `neighbours`, plus the end of the last. */
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
}

const CELL = 0;
const HOUSE = 3;
const INTERSECTION = 4;
const DIGIT = 5;

/** The graph of a board alone. It has no digits, since every relabelling preserves the board. */
export function geometryGraph(geometry: Geometry): Graph {
  const { colours, edges } = boardDraft(geometry);
  return createGraph(colours, edges);
}

/** The graph of a board with the contents of its cells. */
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

/** The colour of a cell. An open cell without any allowed digit differs from one that allows all. */
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

/** Builds a graph from its edges, each listed once. */
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
