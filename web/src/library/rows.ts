import { keyParts } from '@pencilmark/game';
import { DIFFICULTIES, type Difficulty } from 'pencilmark';
import { wasAutoSolved } from '../storage/solved.ts';
import type { GameHead, GameSummary, StoredPuzzle, StoredRating } from '../storage/database.ts';
import type { LibraryData } from '../storage/library.ts';

/** A line of the library: a game, or a puzzle that has not been played. */
export interface Row {
  /** A unique id among the rows. */
  readonly id: string;
  readonly title: string;
  readonly state: 'waiting' | 'open' | 'won';
  readonly game?: GameHead;
  readonly stored?: StoredPuzzle;
  /** Written by `puzzleKey`; undefined until the moves of a game have been read. */
  readonly puzzle?: string;
  /** The board's description in text form; empty while the puzzle is unknown. */
  readonly board: string;
  /** In the form of `digitsText`; empty while the puzzle is unknown. */
  readonly givens: string;
  readonly digits: string;
  readonly givenCount: number;
  /** 0 to 1, of the cells that were open at first. */
  readonly progress: number;
  /** Whether the program entered the solution; whether the player then did so as well. */
  readonly byProgram: boolean;
  readonly isLooked: boolean;
  readonly author?: string;
  /** The rules in the setter's words. */
  readonly rules?: string;
  /** When it was last played or, if never, stored; in ms since 1970. */
  readonly date: number;
  /** The order among puzzles of the same date. */
  readonly place: number;
}

/**
 * One row per game, and one per puzzle without a game. The newest game of a stored puzzle belongs to it. If a game has
 * several summaries, the last one counts. `waiting`: a row for each stored puzzle.
 */
export function rowsOf({
  games,
  summaries,
  waiting,
}: Pick<LibraryData, 'games' | 'summaries'> & { readonly waiting: readonly Row[] }): Row[] {
  const read = new Map(summaries.map((summary) => [summary.game, summary]));
  const begun = new Set<string | undefined>(summaries.map(({ puzzle }) => puzzle));
  const kept = new Map(
    waiting.flatMap(({ puzzle, stored }) => (begun.has(puzzle) ? [[puzzle, stored] as const] : [])),
  );
  const taken = new Set<string | undefined>();
  const played = [...games]
    .sort((a, b) => b.updated - a.updated)
    .map((game) => {
      const summary = read.get(game.id);
      const isOwn = summary !== undefined && !taken.has(summary.puzzle);
      const stored = isOwn ? kept.get(summary.puzzle) : undefined;
      if (stored) taken.add(stored.puzzle);
      return gameRow(game, summary, stored);
    });
  return [...played, ...waiting.filter(({ puzzle }) => !taken.has(puzzle))];
}

/** The known ratings with the new ones added, by puzzle. */
export function withRatings(
  found: readonly StoredRating[],
  before: ReadonlyMap<string, StoredRating> = new Map(),
): ReadonlyMap<string, StoredRating> {
  return new Map([...before, ...found.map((rating) => [rating.puzzle, rating] as const)]);
}

/** The ids of games that have changed since their last summary, or have none. */
export function changedGames(games: readonly GameHead[], summaries: readonly GameSummary[]): string[] {
  const read = new Map(summaries.map(({ game, updated }) => [game, updated]));
  return games.filter(({ id, updated }) => read.get(id) !== updated).map(({ id }) => id);
}

function gameRow(game: GameHead, summary?: GameSummary, stored?: StoredPuzzle): Row {
  const puzzle = summary?.puzzle;
  return {
    id: `game ${game.id}`,
    title: game.title,
    state: game.status,
    game,
    ...(stored && { stored }),
    ...partsOf(puzzle, summary?.digits),
    ...saidOf(summary),
    byProgram: wasAutoSolved(game, summary),
    isLooked: game.isLooked === true,
    date: game.updated,
    place: 0,
  };
}

/** The row of a puzzle that has not been begun. */
export function waitingRow(stored: StoredPuzzle): Row {
  const { puzzle, title, added, place } = stored;
  return {
    id: `puzzle ${puzzle}`,
    title,
    state: 'waiting',
    stored,
    ...partsOf(puzzle),
    ...saidOf(stored.setter),
    byProgram: false,
    isLooked: false,
    date: added,
    place,
  };
}

function saidOf({ author, rules }: Pick<Row, 'author' | 'rules'> = {}): Pick<Row, 'author' | 'rules'> {
  return { ...(author && { author }), ...(rules && { rules }) };
}

function partsOf(
  puzzle: string | undefined,
  digits?: string,
): Pick<Row, 'puzzle' | 'board' | 'givens' | 'digits' | 'givenCount' | 'progress'> {
  if (puzzle === undefined) return { board: '', givens: '', digits: '', givenCount: 0, progress: 0 };
  const { board, givens } = keyParts(puzzle);
  const givenCount = filledIn(givens);
  const open = givens.length - givenCount;
  const entered = digits === undefined ? 0 : filledIn(digits) - givenCount;
  const progress = open === 0 ? 1 : Math.max(0, entered) / open;
  return { puzzle, board, givens, digits: digits ?? givens, givenCount, progress };
}

function filledIn(digits: string): number {
  let count = 0;
  for (let cell = 0; cell < digits.length; cell++) if (digits.charCodeAt(cell) !== ZERO) count++;
  return count;
}

const ZERO = '0'.charCodeAt(0);

export const STATE_FILTERS = ['all', 'open', 'won', 'waiting', 'made', 'imported', 'ambiguous'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const SORTS = [
  'newest',
  'oldest',
  'easiest',
  'hardest',
  'fewest',
  'most',
  'furthest',
  'title',
] as const;
export type Sort = (typeof SORTS)[number];

/** The filters and order of the library. */
export interface Filter {
  readonly text: string;
  readonly state: StateFilter;
  readonly level: Difficulty | 'all' | 'unknown';
  /** A board's name, as `nameOf` gives it, or `all`. */
  readonly board: string;
  /** A tag or the name of a collection, or `all`. */
  readonly label: string;
  readonly sort: Sort;
}

export const DEFAULT_FILTER: Filter = {
  text: '',
  state: 'all',
  level: 'all',
  board: 'all',
  label: 'all',
  sort: 'newest',
};

/** Facts about rows that are stored elsewhere. */
export interface Known {
  readonly rating: (puzzle: string) => StoredRating | undefined;
  /** The name of a board from its description. */
  readonly nameOf: (board: string) => string;
  /** The place of each title in the language's collation. */
  readonly titlePlaces: ReadonlyMap<string, number>;
}

/** The rows that match the player's filter, in the chosen order. `rows`: newest first. */
export function arrange(rows: readonly Row[], filter: Filter, known: Known): Row[] {
  const { state, level, board, label } = filter;
  const matches = matcherOf(filter.text);
  const chosen = rows.filter(
    (row) =>
      isIn(row, state, known) &&
      (level === 'all' || levelIn(row, known) === level) &&
      (board === 'all' || known.nameOf(row.board) === board) &&
      (label === 'all' || labelsOf(row).includes(label)) &&
      matches(row),
  );
  const rank = rankIn(filter.sort, known);
  return rank ? byRank(chosen, rank) : chosen;
}

/** The level of a row's puzzle; `unknown` until it is rated, and if logic cannot rate it. */
export function levelIn({ puzzle }: Row, { rating }: Pick<Known, 'rating'>): Difficulty | 'unknown' {
  return (puzzle === undefined ? undefined : rating(puzzle)?.level) ?? 'unknown';
}

/** The labels that a row shares with others: its tags, and its collection. */
export function labelsOf({ stored }: Row): readonly string[] {
  if (!stored) return [];
  const { collection, tags = [] } = stored;
  return collection === '' ? tags : [...tags, collection];
}

function isIn({ state, stored, puzzle }: Row, filter: StateFilter, { rating }: Known): boolean {
  if (filter === 'all') return true;
  if (filter === 'ambiguous') return puzzle !== undefined && rating(puzzle)?.solutions === 'multiple';
  return filter === 'made' || filter === 'imported' ? stored?.source === filter : state === filter;
}

/** Every word must occur in the title or the other texts of a row; a line of digits finds its puzzle. */
function matcherOf(text: string): (row: Row) => boolean {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const digits = words.map((word) => (/^[\d.]{4,}$/.test(word) ? word.replaceAll('.', '0') : undefined));
  return ({ title, stored, givens, author = '', rules = '' }) => {
    const labels = [stored?.collection, ...(stored?.tags ?? [])].join(' ');
    const said = `${title} ${labels} ${stored?.words ?? ''} ${author} ${rules}`.toLocaleLowerCase();
    return words.every((word, index) => {
      const line = digits[index];
      return said.includes(word) || (line !== undefined && givens.includes(line));
    });
  };
}

/** Newest first; those of the same date as they were added. */
export function newestFirst(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.date - a.date || a.place - b.place || (a.id < b.id ? -1 : 1));
}

/** In order of rank; rows of the same rank keep their order. Each rank is asked for once: comparisons are many. */
function byRank(rows: readonly Row[], rankOf: (row: Row) => number): Row[] {
  const ranks = Float64Array.from(rows, rankOf);
  const order = Uint32Array.from(rows.keys()).sort((a, b) => ranks[a] - ranks[b] || a - b);
  return Array.from(order, (index) => rows[index]);
}

/** The lowest rank comes first; undefined if rows are to stay newest first. */
function rankIn(sort: Sort, known: Known): ((row: Row) => number) | undefined {
  switch (sort) {
    case 'newest':
      return undefined;
    case 'oldest':
      return ({ date }) => date;
    case 'fewest':
      return ({ givenCount }) => givenCount;
    case 'most':
      return ({ givenCount }) => -givenCount;
    case 'furthest':
      // Unfinished games come first, the most complete at the top.
      return ({ state, progress }) => (state === 'won' ? 1 : -progress);
    case 'title':
      return ({ title }) => known.titlePlaces.get(title) ?? Infinity;
    case 'easiest':
    case 'hardest':
      // Puzzles without a level come last, either way.
      return (row) => {
        const height = heightOf(row, known);
        return height === undefined ? Infinity : sort === 'easiest' ? height : -height;
      };
  }
}

function heightOf({ puzzle }: Row, { rating }: Known): number | undefined {
  const rated = puzzle === undefined ? undefined : rating(puzzle);
  return rated?.level && DIFFICULTIES.indexOf(rated.level) * 1e6 + (rated.score ?? 0);
}
