/**
 * How fast puzzles fold to their canonical forms, one thread, in CPU time: `npx tsx bench/src/canonical.ts [FILE…]`.
 * Each FILE holds puzzles of 81 characters a line; without one, grids and puzzles are made from a seed.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cpus, loadavg } from 'node:os';
import {
  canonicalForm,
  checkUniqueness,
  classic9,
  createGeometry,
  createRandom,
  type Puzzle,
  randomSymmetry,
  shuffle,
  solve,
  variantSpec,
} from 'pencilmark';

const ROUNDS = 5;
const MOST = 2_000;

interface List {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
console.log(`${cpus()[0].model}, Node ${process.version}, load before ${load()}`);
console.log('list                             puzzles   forms/s (median)   slowest (ms)');
for (const { name, puzzles } of listsOf(process.argv.slice(2))) {
  const rates: number[] = [];
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (const puzzle of puzzles) slowest = Math.max(slowest, millisecondsFor(puzzle));
    const { user, system } = process.cpuUsage(before);
    rates.push((puzzles.length * 1e6) / (user + system));
  }
  const median = rates.sort((a, b) => a - b)[ROUNDS >> 1];
  const cells = [
    String(puzzles.length).padStart(7),
    median.toFixed(0).padStart(16),
    slowest.toFixed(1).padStart(14),
  ];
  console.log(`${name.padEnd(32)} ${cells.join(' ')}`);
}
console.log(`load after ${load()}`);

function millisecondsFor(puzzle: Puzzle): number {
  const { user, system } = process.cpuUsage();
  canonicalForm(puzzle);
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / 1000;
}

function listsOf(files: readonly string[]): List[] {
  const named = files.map((file) => ({
    name: basename(file),
    puzzles: puzzlesIn(readFileSync(file, 'utf8')),
  }));
  return [...named, ...madeLists()];
}

function puzzlesIn(text: string): Puzzle[] {
  const lines = text.split('\n').filter((line) => /^[.\d]{81}/.test(line));
  const step = Math.ceil(lines.length / MOST);
  return lines
    .filter((_, index) => index % step === 0)
    .map((line) => ({
      geometry: classic9(),
      constraints: [],
      givens: [...line.slice(0, 81)].map((symbol) => Number(symbol) || 0),
    }));
}

/** A grid in many disguises, puzzles dug from it, and grids of other boards. */
function madeLists(): List[] {
  const random = createRandom('bench');
  const grids = disguises(9, 300);
  const minimal = grids.slice(0, 100).map(({ geometry, givens: grid }) => {
    let givens = grid;
    for (const cell of shuffle([...grid.keys()], random)) {
      const fewer = givens.with(cell, 0);
      if (checkUniqueness({ geometry, constraints: [], givens: fewer }) === 'unique') givens = fewer;
    }
    return { geometry, constraints: [], givens };
  });
  return [
    { name: 'minimal puzzles, made', puzzles: minimal },
    { name: 'grids of 9×9, 108 automorphisms', puzzles: grids },
    { name: 'grids of 6×6', puzzles: disguises(6, 50) },
    { name: 'grids of 12×12', puzzles: disguises(12, 3) },
    { name: 'grids of 16×16', puzzles: disguises(16, 2) },
  ];
}

function disguises(size: number, many: number): Puzzle[] {
  const made = createGeometry(variantSpec('classic', size));
  if (!made.ok) throw new Error(made.error.message);
  const geometry = made.value;
  const { solution } = solve({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });
  const random = createRandom(`grids ${size}`);
  return Array.from({ length: many }, () => {
    const way = randomSymmetry(geometry, random);
    const givens = [...solution!];
    if (way.ok) solution!.forEach((digit, cell) => (givens[way.value.cells[cell]] = way.value.digits[digit]));
    return { geometry, constraints: [], givens };
  });
}
