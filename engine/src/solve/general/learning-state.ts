/**
 * The state of the learning search: how assignments are made, undone and propagated.
 *
 * A variable is a candidate (`cell * size + digit − 1`); a literal is `2 * variable`, plus 1 for the variable's
 * negation. A group is a cell or, after the cells, an item (a digit in a full house): exactly one of its variables is
 * true. Groups and peers are read from the geometry's tables; only learned clauses are stored.
 */
import { hasDigit } from '../../model/digits.ts';
import { type Puzzle, requireOnlyHouses, requirePuzzle } from '../../puzzle/puzzle.ts';
import { type SearchTables, searchTables } from './search-tables.ts';
import { createVariableOrder, type VariableOrder } from './variable-order.ts';

/** Why a variable has its value: a variable number means "that one is true", `variables + group` "no other is left". */
export const GIVEN_OR_GUESSED = -1;
export const BY_CLAUSE = -2;

/** Conflicts before the first restart; later ones follow Luby's sequence times this. */
export const RESTART_AFTER = 100;
/** Learned clauses before the first clean-up. */
export const KEEP_CLAUSES = 4_000;

/** Literals of which at least one is true. The first two are watched. */
export interface Clause {
  readonly literals: Int32Array;
  /** The number of guesses it depended on when learned: few means that it is likely to be useful again. */
  readonly spread: number;
  dropped: boolean;
}

export interface LearningSearch {
  readonly tables: SearchTables;
  /** The digit of each cell, 0 while open. */
  readonly digits: Uint8Array;
  readonly groupCount: number;
  /** For each literal, 1 if it is true, −1 if false, 0 while open. */
  readonly holds: Int8Array;
  /** The decision level at which each variable was assigned. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  readonly reasonClause: (Clause | undefined)[];
  /** The number of variables not ruled out in each group. */
  readonly left: Int32Array;
  /** True literals in the order of assignment. */
  readonly trail: Int32Array;
  trailCount: number;
  propagated: number;
  /** Length of the trail before each open guess. */
  readonly levelStarts: number[];
  /** For each literal, the clauses to visit when it becomes false. */
  readonly watchers: Clause[][];
  learned: Clause[];
  readonly order: VariableOrder;
  readonly seen: Uint8Array;
  /** The conflicting literals, all false, after `settle` returned false. */
  conflict: number[];
  conflicts: number;
  restarts: number;
  nextRestart: number;
  nextCleanUp: number;
  onSolution: boolean;
  finished: boolean;
  guesses: number;
}

/** Prepares the search of a puzzle. Givens that conflict simply make it end without a solution. */
export function createLearningSearch(puzzle: Puzzle): LearningSearch {
  requirePuzzle(puzzle);
  requireOnlyHouses(puzzle);
  const tables = searchTables(puzzle.geometry);
  const { size, cellCount, itemCount } = tables;
  const variables = cellCount * size;
  const search: LearningSearch = {
    tables,
    digits: new Uint8Array(cellCount),
    groupCount: cellCount + itemCount,
    holds: new Int8Array(2 * variables),
    level: new Int32Array(variables),
    reason: new Int32Array(variables),
    reasonClause: new Array(variables).fill(undefined),
    left: new Int32Array(cellCount + itemCount).fill(size),
    trail: new Int32Array(variables),
    trailCount: 0,
    propagated: 0,
    levelStarts: [],
    watchers: Array.from({ length: 2 * variables }, () => []),
    learned: [],
    order: createVariableOrder(new Float64Array(variables)),
    seen: new Uint8Array(variables),
    conflict: [],
    conflicts: 0,
    restarts: 0,
    nextRestart: RESTART_AFTER,
    nextCleanUp: KEEP_CLAUSES,
    onSolution: false,
    finished: false,
    guesses: 0,
  };
  search.finished = !applyPuzzle(search, puzzle);
  return search;
}

function applyPuzzle(search: LearningSearch, { givens, allowed }: Puzzle): boolean {
  const { size } = search.tables;
  for (let cell = 0; cell < givens.length; cell++) {
    for (let index = 0; index < size; index++) {
      const out = allowed !== undefined && !hasDigit(allowed[cell], index + 1);
      const given = givens[cell] === index + 1;
      if (given && out) return false;
      if (given || out) assign(search, 2 * (cell * size + index) + (out ? 1 : 0), GIVEN_OR_GUESSED);
    }
  }
  return true;
}

/** Makes a literal true. The caller knows that it is open. */
export function assign(search: LearningSearch, literal: number, reason: number, clause?: Clause): void {
  const { holds, tables, left } = search;
  const variable = literal >> 1;
  holds[literal] = 1;
  holds[literal ^ 1] = -1;
  search.level[variable] = search.levelStarts.length;
  search.reason[variable] = reason;
  search.reasonClause[variable] = clause;
  search.trail[search.trailCount++] = literal;
  const { size, baseStart, bases, cellCount } = tables;
  const cell = (variable / size) | 0;
  const index = variable - cell * size;
  if ((literal & 1) === 0) {
    search.digits[cell] = index + 1;
    return;
  }
  left[cell]--;
  for (let b = baseStart[cell]; b < baseStart[cell + 1]; b++) left[cellCount + bases[b] + index]--;
}

function unassign(search: LearningSearch): void {
  const { holds, tables, left } = search;
  const literal = search.trail[--search.trailCount];
  const variable = literal >> 1;
  holds[literal] = 0;
  holds[literal ^ 1] = 0;
  search.order.putBack(variable);
  const { size, baseStart, bases, cellCount } = tables;
  const cell = (variable / size) | 0;
  if ((literal & 1) === 0) {
    search.digits[cell] = 0;
    return;
  }
  const index = variable - cell * size;
  left[cell]++;
  for (let b = baseStart[cell]; b < baseStart[cell + 1]; b++) left[cellCount + bases[b] + index]++;
}

export function backTo(search: LearningSearch, level: number): void {
  if (search.levelStarts.length <= level) return;
  const start = search.levelStarts[level];
  while (search.trailCount > start) unassign(search);
  search.levelStarts.length = level;
  search.propagated = search.trailCount;
}

/** Propagates to a fixpoint. False on a conflict, whose false literals are then in `conflict`. */
export function settle(search: LearningSearch): boolean {
  while (search.propagated < search.trailCount) {
    const literal = search.trail[search.propagated++];
    const fine = (literal & 1) === 0 ? followTrue(search, literal >> 1) : followFalse(search, literal >> 1);
    if (!fine || !followClauses(search, literal ^ 1)) return false;
  }
  return true;
}

/** A placed digit rules out the others of its cell, and itself in the peers. */
function followTrue(search: LearningSearch, variable: number): boolean {
  const { size, peerStart, peers } = search.tables;
  const cell = (variable / size) | 0;
  const index = variable - cell * size;
  for (let other = cell * size; other < (cell + 1) * size; other++) {
    if (other !== variable && !ruleOut(search, other, variable)) return false;
  }
  for (let p = peerStart[cell]; p < peerStart[cell + 1]; p++) {
    if (!ruleOut(search, peers[p] * size + index, variable)) return false;
  }
  return true;
}

function ruleOut(search: LearningSearch, variable: number, because: number): boolean {
  const state = search.holds[2 * variable];
  if (state === 0) assign(search, 2 * variable + 1, because);
  if (state <= 0) return true;
  search.conflict = [2 * variable + 1, 2 * because + 1];
  return false;
}

/** An eliminated candidate may leave one or none in its cell and in the houses. */
function followFalse(search: LearningSearch, variable: number): boolean {
  const { size, baseStart, bases, cellCount } = search.tables;
  const cell = (variable / size) | 0;
  const index = variable - cell * size;
  if (search.left[cell] <= 1 && !useLast(search, cell)) return false;
  for (let b = baseStart[cell]; b < baseStart[cell + 1]; b++) {
    const group = cellCount + bases[b] + index;
    if (search.left[group] <= 1 && !useLast(search, group)) return false;
  }
  return true;
}

function useLast(search: LearningSearch, group: number): boolean {
  const { size, cellCount } = search.tables;
  for (let k = 0; k < size; k++) {
    const variable = member(search.tables, group, k);
    const state = search.holds[2 * variable];
    if (state < 0) continue;
    if (state === 0) assign(search, 2 * variable, cellCount * size + group);
    return true;
  }
  search.conflict = Array.from({ length: size }, (_, k) => 2 * member(search.tables, group, k));
  return false;
}

/** The k-th variable of a group. */
export function member(tables: SearchTables, group: number, k: number): number {
  const { size, cellCount, houseCells } = tables;
  if (group < cellCount) return group * size + k;
  const item = group - cellCount;
  const index = item % size;
  return houseCells[item - index + k] * size + index;
}

/** Visits the learned clauses that watch a literal which has become false. */
function followClauses(search: LearningSearch, failing: number): boolean {
  const { holds, watchers } = search;
  const list = watchers[failing];
  let kept = 0;
  let fine = true;
  for (let at = 0; at < list.length; at++) {
    const clause = list[at];
    if (clause.dropped) continue;
    if (fine && moveWatch(search, clause, failing)) continue;
    list[kept++] = clause;
    if (!fine) continue;
    const first = clause.literals[0];
    if (holds[first] === 0) {
      assign(search, first, BY_CLAUSE, clause);
    } else if (holds[first] < 0) {
      search.conflict = [...clause.literals];
      fine = false;
    }
  }
  list.length = kept;
  return fine;
}

/** Makes a clause watch another literal than `failing`. False if it has none, or if its first literal is true. */
function moveWatch(search: LearningSearch, clause: Clause, failing: number): boolean {
  const { holds, watchers } = search;
  const { literals } = clause;
  if (literals[0] === failing) {
    literals[0] = literals[1];
    literals[1] = failing;
  }
  if (holds[literals[0]] > 0) return false;
  for (let k = 2; k < literals.length; k++) {
    if (holds[literals[k]] < 0) continue;
    literals[1] = literals[k];
    literals[k] = failing;
    watchers[literals[1]].push(clause);
    return true;
  }
  return false;
}
