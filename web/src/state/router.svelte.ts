import { addressOf, type PageName, parseAddress, parseSubject, type SubjectOf } from './addresses.ts';

let current = $state.raw(parseAddress(''));

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
  location.hash = addressOf(name, subject);
}

/** Writes a new subject of the current page into the address, without a new entry in the browser's history. */
export function replaceAddress<Page extends PageName>(name: Page, subject: SubjectOf<Page>): void {
  history.replaceState(null, '', addressOf(name, subject));
}

/** Follows the address from now on. `arrive` runs after each change. Returns a cleanup function. */
export function followAddress(arrive: () => void): () => void {
  const follow = (): void => {
    current = parseAddress(location.hash);
    arrive();
  };
  window.addEventListener('hashchange', follow);
  follow();
  return () => window.removeEventListener('hashchange', follow);
}
