/** Known numbers of classes, and disguises that fold back. */
import {
  applyToPuzzle,
  canonicalForm,
  checkUniqueness,
  classic9,
  createGeometry,
  createRandom,
  enumerateSolutions,
  type Geometry,
  type GeometrySpec,
  type Puzzle,
  randomSymmetry,
  shuffle,
  symmetryCount,
  variantSpec,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { truthList } from '../known/shared-truth.ts';
import { cases, IS_THOROUGH } from '../../scripts/samples.mjs';

/** Per puzzle. */
const DISGUISES = cases(25, 100);

test(`${100 * DISGUISES} random disguises of 100 puzzles fold to 100 forms`, () => {
  const random = createRandom('fold');
  const forms = new Set<string>();
  for (let k = 0; k < 100; k++) {
    const puzzle = dug(KNOWN_PUZZLES[k % KNOWN_PUZZLES.length].solution, `fold ${k}`);
    const own = new Set<string>();
    for (let disguise = 0; disguise < DISGUISES; disguise++) {
      const way = randomSymmetry(puzzle.geometry, random);
      own.add(way.ok ? formOf(applyToPuzzle(way.value, puzzle)) : 'none');
    }
    expect(own.size).toBe(1);
    for (const form of own) forms.add(form);
  }
  expect(forms.size).toBe(100);
});

test('no two puzzles of 17 givens are the same', () => {
  // Royle's collection, completed by others: 49,158 puzzles, one of each class; McGuire, Tugemann and Civario, 2012.
  const list = truthList('puzzles/17-clue.txt');
  const lines = list.lines.filter((_, index) => !list.isWhole || index % 10 === 0);
  const geometry = classic9();
  const forms = new Set(
    lines.map((line) => formOf({ geometry, constraints: [], givens: [...line].map((c) => Number(c) || 0) })),
  );
  expect(forms.size).toBe(lines.length);
});

test('the 288 grids of 4 × 4 are of 2 classes', () => {
  // Wikipedia, Mathematics of Sudoku: 288 grids, 2 essentially different.
  const geometry = board(variantSpec('classic', 4));
  const classes = classesOf(
    [...enumerateSolutions(empty(geometry))].map((givens) => ({ geometry, constraints: [], givens })),
  );
  expect(classes.size).toBe(2);
  expect(gridsIn(geometry, classes)).toBe(288n);
});

// A thousand forms of boards that are nearly empty: the slowest there are.
test.runIf(IS_THOROUGH)('the bands of 9 × 9 are of 416 classes', () => {
  // Russell and Jarvis, Mathematics of Sudoku: 416 bands up to relabelling and the symmetries of a band.
  const geometry = board({ size: 9, rows: 3, columns: 9, boxes: { rows: 3, columns: 3 } });
  const bands = someOfEachClass();
  console.info(`bands looked at: ${bands.length}`);
  const classes = classesOf(bands.map((givens) => ({ geometry, constraints: [], givens })));
  expect(classes.size).toBe(416);
  // Felgenhauer and Jarvis: 9! · 56 · 6⁶ bands in all. If the classes add up to that, none is missing.
  expect(gridsIn(geometry, classes)).toBe(362_880n * 56n * 6n ** 6n);
});

/** The number of automorphisms of each class, by its form. */
function classesOf(puzzles: readonly Puzzle[]): Map<string, bigint> {
  const classes = new Map<string, bigint>();
  for (const puzzle of puzzles) {
    const form = canonicalForm(puzzle);
    if (form.ok) classes.set(form.value.puzzle.givens.join(''), form.value.automorphisms);
  }
  return classes;
}

/** The number of grids in the classes: each class has as many as there are symmetries that change it. */
function gridsIn(geometry: Geometry, classes: ReadonlyMap<string, bigint>): bigint {
  const all = symmetryCount(geometry);
  const symmetries = all.ok ? all.value : 0n;
  return [...classes.values()].reduce((sum, automorphisms) => sum + symmetries / automorphisms, 0n);
}

/**
 * Bands whose first box is 123 456 789, whose other boxes have their columns in order of the first row, the smaller
 * one first; and of those that differ only by the order of rows and of columns of the first box, one.
 */
function someOfEachClass(): number[][] {
  const orders = [0, 1, 2].flatMap((a) => [1, 2].map((b) => [a, (a + b) % 3, (a + 3 - b) % 3]));
  const found = new Map<string, number[]>();
  for (const band of reducedBands()) {
    let smallest = '9';
    for (const rows of orders) {
      for (const columns of orders) {
        const text = reduced(
          rows.flatMap((row) => [...columns, 3, 4, 5, 6, 7, 8].map((c) => band[row * 9 + c])),
        );
        if (text < smallest) smallest = text;
      }
    }
    found.set(smallest, band);
  }
  return [...found.values()];
}

function* reducedBands(): Generator<number[]> {
  const first = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const threes = choices([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const fits = (box: readonly number[][]) =>
    box.every((row, k) => row.every((digit) => !first[k].includes(digit)));
  const seen = new Set<string>();
  for (const top of threes.filter((row) => row.every((digit) => digit > 3))) {
    const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !top.includes(digit));
    for (const middle of choices(rest)) {
      const bottom = rest.filter((digit) => !middle.includes(digit));
      if (!fits([top, middle, bottom])) continue;
      const third = [top, middle, bottom].map((row, k) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !row.includes(digit) && !first[k].includes(digit)),
      );
      for (const [a, b] of everyOrder([middle, bottom])) {
        for (const [c, d] of everyOrder([third[1], third[2]])) {
          const band = [...first[0], ...top, ...third[0], ...first[1], ...a, ...c, ...first[2], ...b, ...d];
          const text = reduced(band);
          if (seen.has(text)) continue;
          seen.add(text);
          yield band;
        }
      }
    }
  }
}

/** Both lists in every order. */
function everyOrder([a, b]: readonly number[][]): [number[], number[]][] {
  return orderings(a).flatMap((one) => orderings(b).map((other): [number[], number[]] => [one, other]));
}

function orderings([a, b, c]: readonly number[]): number[][] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
}

/** All combinations of three items of a list, ascending. */
function choices(list: readonly number[]): number[][] {
  return list.flatMap((a, i) =>
    list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])),
  );
}

/** A band relabelled so that its first box is 123 456 789, with the other boxes in canonical order, as text. */
function reduced(band: readonly number[]): string {
  const labels: number[] = [];
  for (let cell = 0; cell < 9; cell++) labels[band[Math.floor(cell / 3) * 9 + (cell % 3)]] = cell + 1;
  const boxes = [3, 6].map((from) =>
    [0, 1, 2]
      .map((k) => [0, 1, 2].map((row) => labels[band[row * 9 + from + k]]).join(''))
      .sort()
      .join(''),
  );
  return boxes.sort().join('');
}

/** A puzzle with one solution from which no more givens can be removed in the order of the seed. */
function dug(solution: string, seed: string): Puzzle {
  const geometry = classic9();
  let givens = [...solution].map(Number);
  for (const cell of shuffle([...givens.keys()], createRandom(seed))) {
    const fewer = givens.with(cell, 0);
    if (checkUniqueness({ geometry, constraints: [], givens: fewer }) === 'unique') givens = fewer;
  }
  return { geometry, constraints: [], givens };
}

function formOf(puzzle: Puzzle): string {
  const form = canonicalForm(puzzle);
  return form.ok ? form.value.puzzle.givens.join('') : form.error.message;
}

function empty(geometry: Geometry): Puzzle {
  return { geometry, constraints: [], givens: geometry.cells.map(() => 0) };
}

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
