/** The clauses that the learning search derives from conflicts, and which of them are kept. */
import {
  assign,
  backTo,
  BY_CLAUSE,
  type Clause,
  GIVEN_OR_GUESSED,
  KEEP_CLAUSES,
  type LearningSearch,
  member,
} from './learning-state.ts';

/** Clauses learned between later clean-ups, in addition to half of `KEEP_CLAUSES`. */
const KEEP_MORE = 1_000;

/**
 * Learns from a conflict: resolves back to the first unique implication point of the current guess, backjumps to where
 * the clause becomes unit, and assigns it. False if the conflict depends on no guess, so that the search is over.
 */
export function learn(search: LearningSearch): boolean {
  if (search.levelStarts.length === 0) return false;
  search.conflicts++;
  const literals = resolve(search);
  search.order.age();
  keepShort(search, literals);
  addClause(search, literals);
  if (search.learned.length >= search.nextCleanUp) cleanUp(search);
  return true;
}

/** The learned literals, that of the current guess first. Leaves `seen` set for the others. */
function resolve(search: LearningSearch): number[] {
  const { seen, level, trail, levelStarts } = search;
  const current = levelStarts.length;
  const literals = [0];
  let open = 0;
  let at = search.trailCount;
  let causes = search.conflict;
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

/** The failing literals that determined a variable. */
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

/** Drops literals that follow from the others, and clears `seen`. */
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

/** Adds a clause whose literals all fail, the first one last, and assigns its literal. */
export function addClause(search: LearningSearch, literals: number[]): void {
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
