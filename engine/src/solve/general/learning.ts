/**
 * The learning search, for boards on which the plain one loses its way (hard 25×25 grids above all): every dead
 * end is traced to the assignments that caused it, and their combination is ruled out for good (conflict-driven
 * clause learning; Marques-Silva and Sakallah 1996, with the watched literals and activities of Chaff, 2001).
 *
 * A variable is a candidate (`cell * size + digit − 1`); a literal is `2 * variable`, plus 1 when it says that the
 * candidate is out. A group is a cell, or after the cells an item (a digit in a full house): exactly one variable
 * of it is true. Groups and peers are read from the geometry's tables; only what is learned is kept as clauses.
 * The state is mutable with care, and the file is longer than others because all its parts share that state.
 */
import { hasDigit } from '../../model/digits.ts';
import { type Puzzle, requireOnlyHouses, requirePuzzle } from '../../puzzle/puzzle.ts';
import { type SearchTables, searchTables } from './search-tables.ts';
import type { SearchStatus } from './search.ts';
import { createVariableOrder, type VariableOrder } from './variable-order.ts';

/** Why a variable is as it is: a variable number says "that one is true", `variables + group` "no other is left". */
const GIVEN_OR_GUESSED = -1;
const BY_CLAUSE = -2;

/** Conflicts before the first restart; later ones follow Luby's sequence times this. */
const RESTART_AFTER = 100;
/** Learned clauses before the first clean-up, and how many more before each later one. */
const KEEP_CLAUSES = 4_000;
const KEEP_MORE = 1_000;

/** Literals of which at least one holds. The first two are watched. */
interface Clause {
  readonly literals: Int32Array;
  /** On how many guesses it depended when learned: few means that it will be useful again. */
  readonly spread: number;
  dropped: boolean;
}

export interface LearningSearch {
  readonly tables: SearchTables;
  /** The digit of each cell, 0 while open. */
  readonly digits: Uint8Array;
  readonly groupCount: number;
  /** For each literal 1 when it holds, −1 when its opposite does, 0 while open. */
  readonly holds: Int8Array;
  /** How many guesses were open when a variable was settled. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  readonly reasonClause: (Clause | undefined)[];
  /** Variables not ruled out in each group. */
  readonly left: Int32Array;
  /** Literals in the order in which they came to hold. */
  readonly trail: Int32Array;
  trailCount: number;
  propagated: number;
  /** Length of the trail before each open guess. */
  readonly levelStarts: number[];
  /** For each literal the clauses to look at when it fails. */
  readonly watchers: Clause[][];
  learned: Clause[];
  readonly order: VariableOrder;
  readonly seen: Uint8Array;
  /** The literals that clash, all failing, after `settle` returned false. */
  clash: number[];
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
    clash: [],
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

/** As `advance` of the plain search. */
export function advanceLearning(search: LearningSearch, maxGuesses: number): SearchStatus {
  if (search.finished) return 'exhausted';
  if (search.onSolution && !leaveSolution(search)) return 'exhausted';
  search.onSolution = false;
  const lastGuess = search.guesses + maxGuesses;
  for (;;) {
    if (!settle(search)) {
      if (!learn(search)) return finish(search);
      continue;
    }
    if (search.conflicts >= search.nextRestart) restart(search);
    if (search.guesses >= lastGuess) return 'paused';
    const variable = nextVariable(search);
    if (variable < 0) {
      search.onSolution = true;
      return 'solution';
    }
    search.levelStarts.push(search.trailCount);
    search.guesses++;
    assign(search, 2 * variable, GIVEN_OR_GUESSED);
  }
}

function finish(search: LearningSearch): 'exhausted' {
  search.finished = true;
  return 'exhausted';
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

/** Records that a literal holds. The caller knows that it is open. */
function assign(search: LearningSearch, literal: number, reason: number, clause?: Clause): void {
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

function backTo(search: LearningSearch, level: number): void {
  if (search.levelStarts.length <= level) return;
  const start = search.levelStarts[level];
  while (search.trailCount > start) unassign(search);
  search.levelStarts.length = level;
  search.propagated = search.trailCount;
}

/** Draws all conclusions from what holds. False on a clash, whose failing literals are then in `clash`. */
function settle(search: LearningSearch): boolean {
  while (search.propagated < search.trailCount) {
    const literal = search.trail[search.propagated++];
    const fine = (literal & 1) === 0 ? followTrue(search, literal >> 1) : followFalse(search, literal >> 1);
    if (!fine || !followClauses(search, literal ^ 1)) return false;
  }
  return true;
}

/** A digit placed leaves no other in its cell and none like it in the peers. */
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
  search.clash = [2 * variable + 1, 2 * because + 1];
  return false;
}

/** A candidate ruled out may leave one, or none, in its cell and in the houses. */
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
  search.clash = Array.from({ length: size }, (_, k) => 2 * member(search.tables, group, k));
  return false;
}

/** The k-th variable of a group. */
function member(tables: SearchTables, group: number, k: number): number {
  const { size, cellCount, houseCells } = tables;
  if (group < cellCount) return group * size + k;
  const item = group - cellCount;
  const index = item % size;
  return houseCells[item - index + k] * size + index;
}

/** Looks at the learned clauses that watch a literal which now fails. */
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
      search.clash = [...clause.literals];
      fine = false;
    }
  }
  list.length = kept;
  return fine;
}

/** Lets a clause watch another literal than `failing`. False when it has none, or holds by its first literal. */
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

/**
 * Learns from a clash: resolves it back to the last literal of the current guess through which everything went
 * (the first unique implication point), goes back to where the clause leaves one way open, and takes it. False
 * when the clash follows from no guess at all, so that the search is over.
 */
function learn(search: LearningSearch): boolean {
  if (search.levelStarts.length === 0) return false;
  search.conflicts++;
  const literals = resolve(search);
  search.order.age();
  keepShort(search, literals);
  addClause(search, literals);
  if (search.learned.length >= search.nextCleanUp) cleanUp(search);
  return true;
}

/** The learned literals, the one of the current guess first. Leaves `seen` set for the others. */
function resolve(search: LearningSearch): number[] {
  const { seen, level, trail, levelStarts } = search;
  const current = levelStarts.length;
  const literals = [0];
  let open = 0;
  let at = search.trailCount;
  let causes = search.clash;
  for (;;) {
    for (const literal of causes) {
      const variable = literal >> 1;
      if (seen[variable] === 1 || level[variable] === 0) continue;
      seen[variable] = 1;
      search.order.raise(variable);
      if (level[variable] === current) open++;
      else literals.push(literal);
    }
    while (seen[trail[--at] >> 1] === 0);
    const variable = trail[at] >> 1;
    seen[variable] = 0;
    if (--open === 0) {
      literals[0] = trail[at] ^ 1;
      return literals;
    }
    causes = causesOf(search, variable);
  }
}

/** The failing literals that made a variable what it is. */
function causesOf(search: LearningSearch, variable: number): number[] {
  const { reason, tables } = search;
  const { size, cellCount } = tables;
  const why = reason[variable];
  if (why === GIVEN_OR_GUESSED) return [];
  if (why === BY_CLAUSE)
    return [...search.reasonClause[variable]!.literals].filter((other) => other >> 1 !== variable);
  if (why < cellCount * size) return [2 * why + 1];
  const group = why - cellCount * size;
  const causes: number[] = [];
  for (let k = 0; k < size; k++) {
    const other = member(tables, group, k);
    if (other !== variable) causes.push(2 * other);
  }
  return causes;
}

/** Leaves out literals that follow from the others, and clears `seen`. */
function keepShort(search: LearningSearch, literals: number[]): void {
  const { seen, level, reason } = search;
  const all = literals.slice(1);
  const needed = all.filter((literal) => {
    const variable = literal >> 1;
    if (reason[variable] === GIVEN_OR_GUESSED) return true;
    return causesOf(search, variable).some((cause) => seen[cause >> 1] === 0 && level[cause >> 1] > 0);
  });
  for (const literal of all) seen[literal >> 1] = 0;
  literals.splice(1, all.length, ...needed);
}

/** Adds a clause whose literals all fail, the first one last, and follows it. */
function addClause(search: LearningSearch, literals: number[]): void {
  const { level } = search;
  if (literals.length === 1) {
    backTo(search, 0);
    assign(search, literals[0], GIVEN_OR_GUESSED);
    return;
  }
  let deepest = 1;
  for (let k = 2; k < literals.length; k++) {
    if (level[literals[k] >> 1] > level[literals[deepest] >> 1]) deepest = k;
  }
  [literals[1], literals[deepest]] = [literals[deepest], literals[1]];
  const spread = new Set(literals.map((literal) => level[literal >> 1])).size;
  const clause: Clause = { literals: Int32Array.from(literals), spread, dropped: false };
  search.learned.push(clause);
  search.watchers[literals[0]].push(clause);
  search.watchers[literals[1]].push(clause);
  backTo(search, level[literals[1] >> 1]);
  assign(search, literals[0], BY_CLAUSE, clause);
}

/** Drops the half of the learned clauses that depended on the most guesses. */
function cleanUp(search: LearningSearch): void {
  const { reasonClause, learned, trail } = search;
  const inUse = new Set<Clause | undefined>();
  for (let at = 0; at < search.trailCount; at++) inUse.add(reasonClause[trail[at] >> 1]);
  const bySpread = [...learned].sort((a, b) => a.spread - b.spread);
  for (const clause of bySpread.slice(bySpread.length >> 1)) {
    clause.dropped = clause.spread > 2 && !inUse.has(clause);
  }
  search.learned = learned.filter((clause) => !clause.dropped);
  search.nextCleanUp = search.learned.length + KEEP_CLAUSES / 2 + KEEP_MORE;
}

function restart(search: LearningSearch): void {
  search.restarts++;
  search.nextRestart = search.conflicts + RESTART_AFTER * luby(search.restarts + 1);
  backTo(search, 0);
}

/** Luby's sequence 1 1 2 1 1 2 4 …, from index 1. */
function luby(index: number): number {
  const bits = 32 - Math.clz32(index);
  return index === 2 ** bits - 1 ? 2 ** (bits - 1) : luby(index - 2 ** (bits - 1) + 1);
}

function nextVariable(search: LearningSearch): number {
  for (;;) {
    const variable = search.order.takeFirst();
    if (variable < 0 || search.holds[2 * variable] === 0) return variable;
  }
}

/** Rules the solution found out: not all its guesses again. False when it followed from none. */
function leaveSolution(search: LearningSearch): boolean {
  const { levelStarts, trail } = search;
  if (levelStarts.length === 0) {
    finish(search);
    return false;
  }
  const literals = levelStarts.map((start) => trail[start] ^ 1).reverse();
  addClause(search, literals);
  // A clause about solutions is no shortcut that may be dropped: without it the same one would come again.
  const last = search.learned.at(-1);
  if (literals.length > 1 && last) search.learned.pop();
  return true;
}
