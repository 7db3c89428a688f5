import { untrack } from 'svelte';
import { addressOf, type PageName, parseAddress, parseSubject, type SubjectOf } from './addresses.ts';
import { closeSheets, openSheets } from './sheets.svelte.ts';

/** What the browser keeps with an entry of its history. */
interface Entry {
  /** The same for a page's own entry and for those of the sheets over it. */
  readonly page: number;
  /** How many sheets are open over the page. */
  readonly sheets: number;
  readonly kept?: string;
}

let current = $state.raw(parseAddress(''));
/** The entry that is shown; of a page without one, what the browser will be told of it. */
let entry: Entry = { page: 0, sheets: 0 };
/** The address of the page that is shown: the entry below a sheet gets it when the sheet is closed. */
let address = '';
/** Whether the browser is on its way back over entries of closed sheets; it announces when it is there. */
let isMoving = false;
/** The address to go to after that. */
let destination: string | undefined;
/**
 * An address that was written, as by hand, while the browser was on its way back over closed sheets. It would be left
 * behind by that way, and is gone to again.
 */
let overtaken: string | undefined;
let onArrival: () => void = () => undefined;

/** The page that is shown. Only the functions here write the address. */
export const router = {
  get page(): PageName {
    return current.page;
  },
};

/** The subject of a page in the address; the same as without a subject while another page is shown. */
export function subjectOf<Page extends PageName>(name: Page): SubjectOf<Page> {
  return parseSubject(name, current.page === name ? current.text : '');
}

/** Goes to a page. */
export function goTo<Page extends PageName>(name: Page, subject?: SubjectOf<Page>): void {
  leaveFor(addressOf(name, subject));
}

/** Writes a new subject of the current page into the address, without a new entry in the browser's history. */
export function replaceAddress<Page extends PageName>(name: Page, subject: SubjectOf<Page>): void {
  address = addressOf(name, subject);
  write({ page: entry.page, sheets: entry.sheets });
}

/** Shows a page under the address of another one, which has nothing to show. */
export function showInstead<Page extends PageName>(name: Page, subject: SubjectOf<Page>): void {
  current = parseAddress(addressOf(name, subject));
}

/** Keeps a word with the entry of the page that is shown; it is there again after a reload. */
export function keepWithEntry(kept: string): void {
  write({ ...entry, kept });
}

export function keptWithEntry(): string | undefined {
  return entry.kept;
}

/** The page that is being gone to; otherwise the one that is shown. */
export function nextPage(): PageName {
  return parseAddress(destination ?? location.hash).page;
}

/** Follows the address from now on. `arrive` runs after each change. Returns a cleanup function. */
export function followAddress(arrive: () => void): () => void {
  onArrival = arrive;
  window.addEventListener('popstate', look);
  window.addEventListener('hashchange', lookAgain);
  window.addEventListener('click', followLink);
  look();
  return () => {
    window.removeEventListener('popstate', look);
    window.removeEventListener('hashchange', lookAgain);
    window.removeEventListener('click', followLink);
  };
}

/** Gives each open sheet its entry in the history, and takes away those of closed ones. Use in $effect. */
export function followSheets(): void {
  openSheets();
  untrack(settle);
}

/** A way back over the entries of sheets takes less, in ms. */
const WAY_BACK_MS = 1_000;

/** Compares what is shown with the entry that the browser is at. */
function look(): void {
  const found = (history.state ?? {}) as Partial<Entry>;
  if (found.page === undefined && isMoving) {
    overtaken = location.hash;
    setTimeout(() => (overtaken = undefined), WAY_BACK_MS);
  } else if (found.page !== undefined && overtaken !== undefined) {
    const wanted = overtaken;
    overtaken = undefined;
    entry = { ...found, page: found.page, sheets: 0 };
    location.hash = wanted;
    return;
  }
  const isSamePage = found.page !== undefined && found.page === entry.page;
  isMoving = false;
  entry = { ...found, page: found.page ?? Math.random(), sheets: found.sheets ?? 0 };
  if (isSamePage) {
    closeSheets(entry.sheets);
    // Written while a sheet was open.
    if (location.hash !== address) write({ page: entry.page, sheets: entry.sheets });
  } else {
    closeSheets();
    address = location.hash;
    if (found.page === undefined) write(entry);
    current = parseAddress(address);
    onArrival();
  }
  settle();
}

/** Browsers announce a new address twice, or only by this event. */
function lookAgain(): void {
  if (location.hash !== address) look();
}

function settle(): void {
  if (isMoving) return;
  const open = openSheets();
  if (open < entry.sheets) {
    isMoving = true;
    history.go(open - entry.sheets);
  } else if (open > entry.sheets) {
    while (entry.sheets < open) {
      entry = { page: entry.page, sheets: entry.sheets + 1 };
      history.pushState(entry, '');
    }
  } else if (destination !== undefined) {
    location.hash = destination;
    destination = undefined;
  }
}

/** The sheets' entries go first, so that Back from there leads to the page and not to a sheet that is closed. */
function leaveFor(wanted: string): void {
  destination = wanted;
  closeSheets();
  settle();
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a[href^="#/"]');
  if (!link || (entry.sheets === 0 && !isMoving)) return;
  event.preventDefault();
  leaveFor(link.getAttribute('href')!);
}

function write(next: Entry): void {
  entry = next;
  history.replaceState(next, '', address);
}
