/**
 * Tables for nets: each candidate is tried on a copy of the grid, followed by a few rounds of singles. The entries
 * record their causes.
 */
import { cellSet, meetInto, nextCell, removeCell } from '../../logic/cell-set.ts';
import {
  copyGrid,
  copyGridInto,
  COUNT,
  DIGITS,
  digitOf,
  type Grid,
  HOUSE_SETS,
  HOUSES_OF,
  placeDigit,
  removeCandidate,
  PEER_SETS,
  WORDS,
} from './grid.ts';
import type { Look } from './look.ts';
import { addEntry, nodeOf, type Table } from './table-store.ts';
import { addGroups, expand, groupsOf, type Tables } from './tables.ts';

const ROUNDS = 4;
const MAX_CAUSES = 5;

export function netTables(look: Look): Tables {
  const { grid } = look;
  const groups = groupsOf(look);
  const all: (Table | undefined)[] = new Array<undefined>(1620).fill(undefined);
  const trial = copyGrid(grid);
  for (let cell = 0; cell < 81; cell++) {
    for (const digit of DIGITS[grid.cells[cell]]) {
      for (const isTrue of [true, false]) {
        copyGridInto(trial, grid);
        const table = look.tableStore.take();
        all[nodeOf(cell * 10 + digit, isTrue)] = table;
        fill(look, trial, table, cell, digit, isTrue);
      }
    }
  }
  const tables = { groups, all };
  addGroups(look, tables);
  expand(tables);
  return tables;
}

function fill(look: Look, trial: Grid, table: Table, cell: number, digit: number, isTrue: boolean): void {
  if (isTrue) {
    put(look, trial, table, cell, digit, 'assumed');
  } else {
    removeCandidate(trial, cell, digit);
    addEntry(table, nodeOf(cell * 10 + digit, false));
    if (COUNT[trial.cells[cell]] === 1) put(look, trial, table, cell, digitOf(trial.cells[cell]), 'assumed');
  }
  for (let round = 0; round < ROUNDS; round++) {
    const naked = waiting(trial, trial.naked.items, trial.naked.from);
    const hidden = hiddenSingles(trial);
    for (const one of naked) put(look, trial, table, Math.floor(one / 10), one % 10, 'naked');
    for (const one of hidden) put(look, trial, table, Math.floor(one / 10), one % 10, 'hidden');
  }
}

function waiting({ values }: Grid, items: readonly number[], from: number): number[] {
  return items.slice(from).filter((one) => values[Math.floor(one / 10)] === 0);
}

/** The first queued hidden single of each cell. */
function hiddenSingles(trial: Grid): number[] {
  const found = new Map<number, number>();
  for (const one of waiting(trial, trial.hidden.items, trial.hidden.from)) {
    const cell = Math.floor(one / 10);
    if (found.has(cell)) continue;
    if (HOUSES_OF[cell].some((house) => trial.free[house * 10 + (one % 10)] === 1)) found.set(cell, one);
  }
  return [...found.values()];
}

const others = cellSet(WORDS);

/** Places a digit on the trial grid and records the candidates that this makes true and false. */
function put(
  { grid, places }: Look,
  trial: Grid,
  table: Table,
  cell: number,
  digit: number,
  kind: 'assumed' | 'naked' | 'hidden',
): void {
  const digits = DIGITS[trial.cells[cell]];
  // The first of the cell's houses with the fewest places left.
  const house = HOUSES_OF[cell].reduce((best, one) =>
    trial.free[one * 10 + digit] < trial.free[best * 10 + digit] ? one : best,
  );
  placeDigit(trial, cell, digit);
  const place = table.count;
  const causes =
    kind === 'assumed'
      ? [0]
      : causesOf(grid, places, table, cell, digit, kind === 'naked' ? undefined : house);
  addEntry(table, nodeOf(cell * 10 + digit, true), causes);
  meetInto(others, places[digit], PEER_SETS[cell]);
  for (let other = nextCell(others, -1); other >= 0; other = nextCell(others, other)) {
    addEntry(table, nodeOf(other * 10 + digit, false), [place]);
  }
  for (const other of digits) if (other !== digit) addEntry(table, nodeOf(cell * 10 + other, false), [place]);
}

/**
 * The entries that removed the other digits from the cell, or the digit from the other places of the house; 0 if there
 * is none.
 */
function causesOf(
  grid: Grid,
  places: Look['places'],
  table: Table,
  cell: number,
  digit: number,
  house: number | undefined,
): number[] {
  const causes: number[] = [];
  const add = (candidate: number) => {
    if (causes.length < MAX_CAUSES) causes.push(Math.max(table.placeOf[nodeOf(candidate, false)] - 1, 0));
  };
  if (house === undefined) {
    for (const other of DIGITS[grid.cells[cell]]) if (other !== digit) add(cell * 10 + other);
  } else {
    const rest = cellSet(WORDS);
    meetInto(rest, places[digit], HOUSE_SETS[house]);
    removeCell(rest, cell);
    for (let other = nextCell(rest, -1); other >= 0; other = nextCell(rest, other)) add(other * 10 + digit);
  }
  while (causes.length < MAX_CAUSES) causes.push(0);
  return causes;
}
