/** The canonical form on any board, by canonical labelling, and equivalence by search. */
import type { Geometry } from '../model/geometry.ts';
import { type Puzzle } from '../puzzle/puzzle.ts';
import { createGraph, geometryGraph, type Graph, puzzleGraph } from './graph.ts';
import { descend, findIsomorphism } from './isomorphism.ts';
import { canonicalLabelling } from './labelling.ts';
import type { Budget } from './partition.ts';
import { applyToPuzzle, type Symmetry } from './symmetry.ts';

export interface RefinedForm {
  readonly puzzle: Puzzle;
  readonly symmetry: Symmetry;
  readonly automorphisms: bigint;
}

/** The canonical form by labelling; undefined if the budget is exhausted. */
export function refinedForm(puzzle: Puzzle, budget: Budget): RefinedForm | undefined {
  const graph = puzzleGraph(puzzle);
  const labelling = canonicalLabelling(graph, budget);
  const images = labelling && placesOnBoard(puzzle.geometry, labelling.order, budget);
  if (!images) return undefined;
  const symmetry = symmetryFrom(puzzle, graph, labelling.order, images);
  return {
    puzzle: applyToPuzzle(symmetry, puzzle),
    symmetry,
    automorphisms: labelling.automorphisms.order,
  };
}

/** A symmetry that maps one puzzle to the other, if there is one. */
export function refinedEquivalence(a: Puzzle, b: Puzzle, budget: Budget): Symmetry | 'spent' | undefined {
  const graph = puzzleGraph(a);
  const descent = descend(graph, budget);
  const map = descent && findIsomorphism(descent, puzzleGraph(b), budget);
  if (budget.left < 0) return 'spent';
  if (!map) return undefined;
  const { cells, size } = a.geometry;
  const first = graph.vertices - size;
  return {
    cells: cells.map((_, cell) => map[cell]),
    digits: [0, ...Array.from({ length: size }, (_, index) => map[first + index] - first + 1)],
  };
}

/**
 * The cell of the board for each of the first places of a labelling. The labelling defines a board that is the same for
 * all equivalent puzzles; its mapping to ours depends on that board alone.
 */
function placesOnBoard(geometry: Geometry, order: Int32Array, budget: Budget): Int32Array | undefined {
  const board = geometryGraph(geometry);
  const place = new Int32Array(order.length);
  order.forEach((vertex, index) => (place[vertex] = index));
  const edges: [number, number][] = [];
  const colours: number[] = [];
  for (let index = 0; index < board.vertices; index++) {
    const vertex = order[index];
    colours.push(board.colours[vertex]);
    const later: number[] = [];
    for (let k = board.starts[vertex]; k < board.starts[vertex + 1]; k++) {
      const other = place[board.neighbours[k]];
      if (other > index) later.push(other);
    }
    for (const other of later.sort((a, b) => a - b)) edges.push([index, other]);
  }
  const descent = descend(createGraph(colours, edges), budget);
  return descent && findIsomorphism(descent, board, budget);
}

function symmetryFrom(
  { geometry, givens }: Puzzle,
  graph: Graph,
  order: Int32Array,
  images: Int32Array,
): Symmetry {
  const cellCount = geometry.cells.length;
  const cells: number[] = new Array(cellCount).fill(0);
  for (let place = 0; place < cellCount; place++) cells[order[place]] = images[place];
  const beforeDigits = graph.vertices - geometry.size;
  const sources: number[] = new Array(cellCount).fill(0);
  cells.forEach((image, cell) => (sources[image] = cell));
  // Labels follow the reading order of the givens; digits without givens follow the labelling.
  const inOrder = new Set(sources.map((cell) => givens[cell]).filter((digit) => digit !== 0));
  for (const vertex of order.subarray(beforeDigits)) inOrder.add(vertex - beforeDigits + 1);
  const digits: number[] = new Array(geometry.size + 1).fill(0);
  [...inOrder].forEach((digit, index) => (digits[digit] = index + 1));
  return { cells, digits };
}
