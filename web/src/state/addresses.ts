/**
 * The content of an address: a page, and after another `/` its subject, as in `#/play/<game>`. It is behind the `#`, so
 * that the page works from any folder of any server.
 */

/** Reads the subject of a page from its address, and writes it there. `''` and `undefined` mean no subject. */
interface Subject<Value> {
  readonly parse: (text: string) => Value;
  readonly format: (value: Value) => string;
}

const none: Subject<undefined> = { parse: () => undefined, format: () => '' };

const plain: Subject<string> = { parse: (text) => text, format: (text) => text };

/** A text with any characters. */
const encoded: Subject<string> = {
  parse: (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  },
  format: encodeURIComponent,
};

/** A text with any characters, and a place in what it names, counted from 1. */
const placed: Subject<{ readonly text: string; readonly place: number | undefined }> = {
  parse: (written) => {
    const [, text, place] = /^(.*?)(?:\/(\d{1,5}))?$/s.exec(written)!;
    return { text: encoded.parse(text), place: place === undefined ? undefined : Number(place) };
  },
  format: ({ text, place }) => encoded.format(text) + (place === undefined ? '' : `/${place}`),
};

/** A tab, and the content of its form: `new?size=6`. */
const form: Subject<{ readonly tab: string; readonly query: string }> = {
  parse: (text) => {
    const [tab, ...rest] = text.split('?');
    return { tab, query: rest.join('?') };
  },
  format: ({ tab, query }) => (query === '' ? tab : `${tab}?${query}`),
};

/** The pages, and the subject that each can have. */
const SUBJECTS = {
  /** The id of a game. */
  play: plain,
  /** The name of a collection. */
  puzzles: plain,
  make: form,
  /** A puzzle as a text. */
  watch: encoded,
  /** A puzzle as a text, and a step of its path. */
  path: placed,
  /** The id of a technique; without it, the index of the book. */
  learn: plain,
  library: none,
  statistics: none,
  /** `2026-11-22` */
  today: plain,
  /** The id of a game, or the content of a link. */
  share: plain,
  replay: plain,
  print: plain,
  /** In place of what does not exist: `game`, or a page. */
  lost: plain,
} as const;

export type PageName = keyof typeof SUBJECTS;
export type SubjectOf<Page extends PageName> = ReturnType<(typeof SUBJECTS)[Page]['parse']>;

/** The address of a page, for a link. */
export function addressOf<Page extends PageName>(name: Page, subject?: SubjectOf<Page>): string {
  const { format } = SUBJECTS[name] as Subject<unknown>;
  const written = subject === undefined ? '' : format(subject);
  return written === '' ? `#/${name}` : `#/${name}/${written}`;
}

/** Former names of pages: old links still use them. */
const FORMER: Readonly<Record<string, PageName>> = { daily: 'today' };

/** The page of an address and the text after it: `play` if it names none, `lost` if there is no such page. */
export function parseAddress(hash: string): { readonly page: PageName; readonly text: string } {
  const [written, ...rest] = hash.replace(/^#\/?/, '').split('/');
  const name = Object.hasOwn(FORMER, written) ? FORMER[written] : written;
  if (written === '') return { page: 'play', text: '' };
  return Object.hasOwn(SUBJECTS, name)
    ? { page: name as PageName, text: rest.join('/') }
    : { page: 'lost', text: '' };
}

export function parseSubject<Page extends PageName>(name: Page, text: string): SubjectOf<Page> {
  return SUBJECTS[name].parse(text) as SubjectOf<Page>;
}
