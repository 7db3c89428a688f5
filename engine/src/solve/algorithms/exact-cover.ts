import type { Digit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import {
  cover,
  coverOthers,
  createLinks,
  fewestOptions,
  type Links,
  uncover,
  uncoverOthers,
} from './dancing-links.ts';
import { backtrack, fittingDigits, lookAt, openCells, place, remove, type Run, type Steps } from './run.ts';

/** The puzzle as an exact cover. Option i is digit `digits[i]` in cell `cells[i]`. */
interface Cover {
  readonly links: Links;
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  /** Items 1 … `open.length` are the open cells in this order; each later item is a digit in a house. */
  readonly open: readonly Cell[];
}

/**
 * Sudoku as an exact cover, solved by Knuth's algorithm X with dancing links. Every open cell needs one digit, and
 * every full house needs one place for each digit it lacks; a short house takes each digit at most once. The item with
 * the fewest options left is covered first.
 */
export function* exactCover(run: Run): Steps {
  const { links, cells, digits, open } = createCover(run);
  const { down, item, count, option } = links;
  /** The chosen nodes, and whether each had alternatives. */
  const chosen: number[] = [];
  const guessed: boolean[] = [];
  for (;;) {
    const wanted = fewestOptions(links);
    if (wanted === 0) return 'solved';
    let isGuess = count[wanted] > 1;
    cover(links, wanted);
    let node = down[wanted];
    while (node === item[node]) {
      uncover(links, node);
      if (run.depth === 0) return 'impossible';
      if (backtrack(run, open[node - 1] ?? -1)) yield;
      for (;;) {
        node = chosen.pop()!;
        uncoverOthers(links, node);
        if (remove(run, cells[option[node]])) yield;
        if (guessed.pop()) break;
        uncover(links, item[node]);
      }
      node = down[node];
      isGuess = true;
    }
    const cell = cells[option[node]];
    const digit = digits[option[node]];
    if (lookAt(run, cell, digit)) yield;
    coverOthers(links, node);
    chosen.push(node);
    guessed.push(isGuess);
    const forced = item[node] <= open.length ? 'nakedSingle' : 'hiddenSingle';
    if (place(run, cell, digit, isGuess ? 'guess' : forced)) yield;
  }
}

function createCover(run: Run): Cover {
  const { geometry, givens } = run.puzzle;
  const { size, houses, housesOf } = geometry;
  const open = openCells(run);
  /** The item of digit d in house h, at `h * size + d − 1`; 0 if a given holds it already. */
  const houseItems = new Int32Array(houses.length * size);
  let items = open.length;
  const addItems = (full: boolean): void => {
    for (const [index, house] of houses.entries()) {
      if (house.full !== full) continue;
      const held = new Set(house.cells.map((cell) => givens[cell]));
      for (let digit = 1; digit <= size; digit++) {
        if (!held.has(digit)) houseItems[index * size + digit - 1] = ++items;
      }
    }
  };
  addItems(true);
  const primary = items;
  addItems(false);
  const cells: Cell[] = [];
  const digits: Digit[] = [];
  const options: number[][] = [];
  for (const [index, cell] of open.entries()) {
    for (const digit of fittingDigits(run, cell)) {
      cells.push(cell);
      digits.push(digit);
      options.push([index + 1, ...housesOf[cell].map((house) => houseItems[house * size + digit - 1])]);
    }
  }
  return { links: createLinks(primary, items, options), cells, digits, open };
}
