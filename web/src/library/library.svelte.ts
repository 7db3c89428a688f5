import { untrack } from 'svelte';
import type { GameHead, GameSummary, StoredHelp, StoredRating } from '../storage/database.ts';
import { readLibrary, readRatings } from '../storage/library.ts';
import { FEW } from '../storage/puzzles.ts';
import { reportStorage } from '../play/session/current-game.svelte.ts';
import { locale } from '../state/locale.svelte.ts';
import { boardName } from './boards.ts';
import { gameNames } from './game-names.ts';
import {
  arrange,
  changedGames,
  DEFAULT_FILTER,
  type Known,
  labelsOf,
  newestFirst,
  type Row,
  rowsOf,
  waitingRow,
  type Filter,
  withRatings,
} from './rows.ts';
import { libraryCaller } from './library-caller.ts';
import { type Selected, selectedOf, turned } from './selection.ts';
import { titlePlaces } from './title-places.ts';
import { reasonOf } from '../kit/reason.ts';

let games = $state.raw<readonly GameHead[]>([]);
let summaries = $state.raw<readonly GameSummary[]>([]);
let helps = $state.raw<readonly StoredHelp[]>([]);
/** A row for each stored puzzle. */
let waiting = $state.raw<readonly Row[]>([]);
let ratings = $state.raw<ReadonlyMap<string, StoredRating>>(new Map());
let phase = $state<'reading' | 'ready' | 'blocked'>('reading');
/** The player's filter; it stays while the page is open. */
let filter = $state.raw<Filter>(DEFAULT_FILTER);

/** The order of titles, and the rows and language that it was worked out for. */
let titles = $state.raw<Titles>({ places: new Map() });

interface Titles {
  readonly places: ReadonlyMap<string, number>;
  readonly rows?: readonly Row[];
  readonly language?: string;
}

/** The ids of the rows that are selected; undefined while a press opens a row. */
let selected = $state.raw<Selected>();

const known = (): Known => ({
  rating: (puzzle) => ratings.get(puzzle),
  nameOf: boardName,
  titlePlaces: titles.places,
});

/** Newest first. */
const rows = $derived(newestFirst(rowsOf({ games, summaries, waiting })));
const shown = $derived(arrange(rows, filter, known()));
const boards = $derived([...new Set(rows.map(({ board }) => boardName(board)))].filter(Boolean).sort());

const names = $derived(gameNames(rows, locale.language));
const labels = $derived([...new Set(rows.flatMap((row) => labelsOf(row)))].sort());
const chosen = $derived(selected ? shown.filter(({ id }) => selected!.has(id)) : []);

/** The library as last read, and the part of it that is shown. */
export const library = {
  get state(): 'reading' | 'ready' | 'blocked' {
    return phase;
  },
  get games(): readonly GameHead[] {
    return games;
  },
  get summaries(): readonly GameSummary[] {
    return summaries;
  },
  get helps(): readonly StoredHelp[] {
    return helps;
  },
  get rows(): readonly Row[] {
    return rows;
  },
  get shown(): readonly Row[] {
    return shown;
  },
  /** The names of all boards in the library. */
  get boards(): readonly string[] {
    return boards;
  },
  /** All tags and collections in the library. */
  get labels(): readonly string[] {
    return labels;
  },
  get isSelecting(): boolean {
    return selected !== undefined;
  },
  /** The selected rows among those shown, in their order. */
  get chosen(): readonly Row[] {
    return chosen;
  },
  isChosen(id: string): boolean {
    return selected?.has(id) === true;
  },
  get filter(): Filter {
    return filter;
  },
  /** The name of a row. */
  nameOf({ id, title }: Row): string {
    return names.get(id) ?? title;
  },
  ratingOf(puzzle: string | undefined): StoredRating | undefined {
    return puzzle === undefined ? undefined : ratings.get(puzzle);
  },
};

export function setFilter(change: Partial<Filter>): void {
  filter = { ...filter, ...change };
}

/** Lets the page answer between two pieces of work. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Works out the order of titles while rows are sorted by it. For an effect. */
export function followTitles(): (() => void) | undefined {
  const { language } = locale;
  const sorted = filter.sort === 'title' ? rows : undefined;
  const before = untrack(() => titles);
  if (!sorted || (before.rows === sorted && before.language === language)) return undefined;
  let isOver = false;
  void titlePlaces(
    sorted.map(({ title }) => title),
    language,
    pause,
  ).then((places) => {
    if (!isOver) titles = { places, rows: sorted, language };
  });
  return () => (isOver = true);
}

/** Selects exactly these rows from now on; `undefined` ends selection mode. */
export function selectRows(ids: Iterable<string> | undefined): void {
  selected = ids && selectedOf(ids);
}

export function turnRow(id: string): void {
  if (selected) selected = turned(selected, id);
}

/** Reads everything again; changed games are summarised afterwards. */
export async function openLibrary(): Promise<void> {
  try {
    const built: Row[] = [];
    const read = await readLibrary((piece) => built.push(...piece.map(waitingRow)));
    // Sorted here, a task before they are shown: the rest is then quickly in order.
    const sorted = newestFirst(built);
    await pause();
    ({ games, summaries, helps } = read);
    waiting = sorted;
    phase = 'ready';
    if (read.damaged.length > 0) reportStorage({ code: 'damaged', reason: read.damaged.join(', ') });
    takeRatings(await readRatings());
    await summariseChanged();
    if (read.from === 'records' && waiting.length > FEW) await libraryCaller()('list', undefined);
  } catch (error) {
    phase = 'blocked';
    reportStorage({ code: 'blocked', reason: reasonOf(error) });
  }
}

/** Adds new ratings of puzzles. */
export function takeRatings(found: readonly StoredRating[]): void {
  if (found.length > 0) ratings = withRatings(found, ratings);
}

/** Summarises the games that have changed since their last summary. */
async function summariseChanged(): Promise<void> {
  const changed = changedGames(games, summaries);
  if (changed.length === 0) return;
  const found = await libraryCaller()('summarise', changed);
  if (found.length > 0) summaries = [...summaries, ...found];
}
