import { isClassic } from '../model/boards.ts';
import { type Digits, hasOnlyHouses, type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import type { SolveControl } from '../solve/control.ts';
import { type CountOutcome, countSolutions, visitSolutions } from '../solve/solver.ts';
import { type AnalysisControl, type AnalysisStatus, checkedAnalysisControl } from './control.ts';
import { type ExtraGiven, smallestIn } from './telling-givens.ts';

/** The result of `findExtraGivens`. */
export interface ExtraGivens {
  /**
   * `exact`: no smaller set suffices. `limit`: a smaller set may suffice, with `atLeast` givens or more. `stopped`: the
   * same, as far as it came.
   */
  readonly status: AnalysisStatus;
  /** The givens to add; none if the puzzle has one solution, or no solution, or if it ended before any were found. */
  readonly extra: readonly ExtraGiven[];
  /** A proved lower bound: no set of fewer givens suffices. */
  readonly atLeast: number;
}

/** Maximum number of solutions that are listed and told apart exactly. */
const MAX_SOLUTIONS = 2_000;
/** Default amount of work: a visit of a solution, or of eight cells after a guess. A few seconds. */
const TRIES = 40_000_000;
/** The share of it for the first given alone, and for pairs. */
const SHARE = 0.4;
/** Candidates that are counted to find the rarest, and how far. */
const COMPARED = 16;
const COUNTED = 500;
/** No classic puzzle with fewer givens has one solution (McGuire, Tugemann and Civario 2012). */
const FEWEST_CLASSIC = 17;

/**
 * A smallest set of additional givens with which the puzzle has one solution. Exact if there are at most 2,000
 * solutions. With more, each candidate is asked whether it does alone, then pairs that begin with the rarest, and then
 * the rarest are added one after the other, so that the set may be too large by a few. Ends within `tries` visits of
 * solutions and cells.
 */
export function findExtraGivens(puzzle: Puzzle, control: AnalysisControl = {}): ExtraGivens {
  requirePuzzle(puzzle);
  const checked = checkedAnalysisControl(control);
  const search: Search = { control: checked, left: checked.tries ?? TRIES, until: 0, isStopped: false };
  const list = solutionsOf(search, puzzle, puzzle.givens);
  if (!list) return { status: statusOf(search), extra: [], atLeast: 0 };
  if (list.isWhole && list.found.length < 2) return { status: 'exact', extra: [], atLeast: 0 };
  if (list.isWhole) return exactly(search, list.found);
  return among(search, puzzle, list.found);
}

/** The work that is left, and why it ended. Mutable. */
interface Search {
  readonly control: AnalysisControl;
  left: number;
  /** The current part ends when no more than this is left. */
  until: number;
  isStopped: boolean;
}

function statusOf({ isStopped }: Search): 'stopped' | 'limit' {
  return isStopped ? 'stopped' : 'limit';
}

function isOver(search: Search): boolean {
  search.isStopped ||= search.control.shouldStop?.() ?? false;
  return search.isStopped || search.left <= search.until;
}

/** The smallest set that tells one of all solutions from the others. */
function exactly(search: Search, found: readonly Digits[]): ExtraGivens {
  const { extra, isSmallest, atLeast } = smallestIn(found, search, () => isOver(search));
  return { status: isSmallest ? 'exact' : statusOf(search), extra, atLeast };
}

/** The same for a puzzle with too many solutions to list, some of which are known. */
function among(search: Search, puzzle: Puzzle, some: readonly Digits[]): ExtraGivens {
  const least = leastExtra(puzzle);
  const all = search.left;
  const part = (end: number): void => void (search.until = all === Infinity ? -all : all * end);
  let atLeast = least;
  if (least < 2) {
    part(1 - SHARE);
    const alone = givenThatDoes(search, puzzle, puzzle.givens, some);
    if (alone.given) return { status: 'exact', extra: [alone.given], atLeast: 1 };
    if (alone.isSettled) atLeast = 2;
  }
  if (atLeast === 2) {
    part(1 - 2 * SHARE);
    const pair = pairThatDoes(search, puzzle, some);
    if (pair.extra) return { status: 'exact', extra: pair.extra, atLeast: 2 };
    if (pair.isSettled) atLeast = 3;
  }
  // It may take as long again, since it is the last that can answer.
  part(-1);
  const extra = byRarest(search, puzzle, some);
  if (!extra) return { status: statusOf(search), extra: [], atLeast };
  return { status: extra.length <= atLeast ? 'exact' : statusOf(search), extra, atLeast };
}

/** A lower bound without a search. */
function leastExtra(puzzle: Puzzle): number {
  const { geometry, givens, allowed } = puzzle;
  if (!hasOnlyHouses(puzzle) || allowed) return 1;
  const given = givens.filter((digit) => digit !== 0);
  // Two digits that are never given can be swapped in any solution, where every solution has them.
  const named = geometry.houses.some(({ full }) => full) ? new Set(given).size : Infinity;
  const unnamed = geometry.size - 1 - named;
  const missing = isClassic(geometry) ? FEWEST_CLASSIC - given.length : 1;
  return Math.max(1, unnamed, missing);
}

/** Up to `MAX_SOLUTIONS` solutions, and whether these are all; undefined if the work ended before that. */
function solutionsOf(
  search: Search,
  puzzle: Puzzle,
  givens: Digits,
): { readonly found: readonly Digits[]; readonly isWhole: boolean } | undefined {
  const found: Digits[] = [];
  const end = visitSolutions({ ...puzzle, givens }, charging(search, puzzle), (digits) => {
    if (found.length === MAX_SOLUTIONS) return false;
    found.push([...digits]);
    search.left--;
    search.control.onProgress?.({ tried: found.length, found: 0 });
    search.isStopped ||= search.control.shouldStop?.() ?? false;
    return !search.isStopped;
  });
  if (end === 'stopped' || search.isStopped) return undefined;
  return { found, isWhole: end === 'done' };
}

/** A control that takes the guesses of one question from the work that is left. */
function charging(search: Search, { geometry }: Puzzle): SolveControl {
  let seen = 0;
  return {
    onProgress: ({ guesses }) => {
      search.left -= ((guesses - seen) * geometry.cells.length) / 8;
      seen = guesses;
    },
    shouldStop: () => isOver(search),
  };
}

function count(search: Search, puzzle: Puzzle, givens: Digits, limit: number): CountOutcome {
  const before = search.left;
  const outcome = countSolutions({ ...puzzle, givens }, limit, charging(search, puzzle));
  search.left = before - ((outcome.guesses + 1) * puzzle.geometry.cells.length) / 8;
  return outcome;
}

/** All candidates of the open cells, those that the fewest of these solutions have first. */
function rarestFirst({ geometry: { size } }: Puzzle, givens: Digits, some: readonly Digits[]): ExtraGiven[] {
  const seen = new Uint32Array(givens.length * size);
  for (const digits of some)
    for (let cell = 0; cell < digits.length; cell++) seen[cell * size + digits[cell] - 1]++;
  const holders = ({ cell, digit }: ExtraGiven): number => seen[cell * size + digit - 1];
  return givens
    .flatMap((own, cell) =>
      own === 0 ? Array.from({ length: size }, (_, k) => ({ cell, digit: k + 1 })) : [],
    )
    .sort((a, b) => holders(a) - holders(b));
}

interface Asked {
  readonly given: ExtraGiven | undefined;
  /** Whether every candidate was asked. */
  readonly isSettled: boolean;
  /** Those that leave several solutions, the rarest among `some` first. */
  readonly open: readonly ExtraGiven[];
}

/** A given that leaves one solution, found by asking every candidate. */
function givenThatDoes(search: Search, puzzle: Puzzle, givens: Digits, some: readonly Digits[]): Asked {
  const open: ExtraGiven[] = [];
  for (const given of rarestFirst(puzzle, givens, some)) {
    if (isOver(search)) return { given: undefined, isSettled: false, open };
    const outcome = count(search, puzzle, givens.with(given.cell, given.digit), 2);
    if (outcome.status === 'exact' && outcome.count === 1) return { given, isSettled: true, open };
    if (outcome.status === 'stopped') return { given: undefined, isSettled: false, open };
    if (outcome.count > 0) open.push(given);
  }
  return { given: undefined, isSettled: true, open };
}

/** A pair of givens that leave one solution; the first of them by rarity. */
function pairThatDoes(
  search: Search,
  puzzle: Puzzle,
  some: readonly Digits[],
): { readonly extra: readonly ExtraGiven[] | undefined; readonly isSettled: boolean } {
  const unsettled = { extra: undefined, isSettled: false };
  const firsts: { readonly given: ExtraGiven; readonly many: number }[] = [];
  for (const given of rarestFirst(puzzle, puzzle.givens, some)) {
    if (isOver(search)) return unsettled;
    const outcome = count(search, puzzle, puzzle.givens.with(given.cell, given.digit), MAX_SOLUTIONS);
    if (outcome.status === 'stopped') return unsettled;
    if (outcome.count > 0) firsts.push({ given, many: outcome.count });
  }
  firsts.sort((a, b) => a.many - b.many);
  for (const { given: first } of firsts) {
    const givens = puzzle.givens.with(first.cell, first.digit);
    const second = isOver(search) ? undefined : oneMore(search, puzzle, givens);
    if (second?.given) return { extra: [first, second.given], isSettled: true };
    if (!second?.isSettled) return unsettled;
  }
  return { extra: undefined, isSettled: true };
}

/** A given that leaves one solution: read off the list of all solutions where it is short, otherwise asked for. */
function oneMore(
  search: Search,
  puzzle: Puzzle,
  givens: Digits,
): Pick<Asked, 'given' | 'isSettled'> | undefined {
  const list = solutionsOf(search, puzzle, givens);
  if (!list) return undefined;
  if (!list.isWhole) return givenThatDoes(search, puzzle, givens, list.found);
  return { given: loneGiven(puzzle, givens, list.found), isSettled: true };
}

/** A candidate that exactly one of all these solutions has. */
function loneGiven(puzzle: Puzzle, givens: Digits, all: readonly Digits[]): ExtraGiven | undefined {
  const { size } = puzzle.geometry;
  const seen = new Uint32Array(givens.length * size);
  for (const digits of all)
    for (let cell = 0; cell < digits.length; cell++) seen[cell * size + digits[cell] - 1]++;
  const at = givens.findIndex(
    (own, cell) => own === 0 && seen.subarray(cell * size, cell * size + size).includes(1),
  );
  return at < 0 ? undefined : { cell: at, digit: 1 + seen.subarray(at * size, at * size + size).indexOf(1) };
}

/** Adds the rarest candidate again and again, until one more does or the solutions left can be told apart. */
function byRarest(search: Search, puzzle: Puzzle, first: readonly Digits[]): ExtraGiven[] | undefined {
  const extra: ExtraGiven[] = [];
  let { givens } = puzzle;
  let some = first;
  for (;;) {
    const next = rarest(search, puzzle, givens, some);
    if (!next) return undefined;
    extra.push(next);
    givens = givens.with(next.cell, next.digit);
    const list = solutionsOf(search, puzzle, givens);
    if (!list) return undefined;
    some = list.found;
    if (!list.isWhole && extra.length + 1 < leastExtra(puzzle)) continue;
    const last = list.isWhole
      ? smallestIn(some, search, () => isOver(search)).extra
      : listOfOne(givenThatDoes(search, puzzle, givens, some).given);
    if (last) return withoutNeedless(search, puzzle, [...extra, ...last]);
  }
}

function listOfOne(given: ExtraGiven | undefined): readonly ExtraGiven[] | undefined {
  return given && [given];
}

/** Those givens without which there would be several solutions again. */
function withoutNeedless(search: Search, puzzle: Puzzle, extra: ExtraGiven[]): ExtraGiven[] {
  let kept = extra;
  for (const given of extra) {
    const fewer = kept.filter((other) => other !== given);
    const givens = fewer.reduce((all, { cell, digit }) => all.with(cell, digit), puzzle.givens);
    const { status, count: many } = count(search, puzzle, givens, 2);
    if (status === 'exact' && many === 1) kept = fewer;
  }
  return kept;
}

/** The candidate with the fewest solutions, of those that the fewest of the known solutions have. */
function rarest(
  search: Search,
  puzzle: Puzzle,
  givens: Digits,
  some: readonly Digits[],
): ExtraGiven | undefined {
  let best: ExtraGiven | undefined;
  let fewest = Infinity;
  let compared = 0;
  for (const given of rarestFirst(puzzle, givens, some)) {
    if (best && (search.left <= 0 || isOver(search))) return best;
    const most = Math.min(fewest, COUNTED);
    const outcome = count(search, puzzle, givens.with(given.cell, given.digit), most);
    if (outcome.status === 'stopped') return best;
    if (outcome.count === 0) continue;
    if (outcome.count < fewest) {
      best = given;
      fewest = outcome.count;
    }
    if (++compared === COMPARED || fewest === 1) return best;
  }
  return best;
}
