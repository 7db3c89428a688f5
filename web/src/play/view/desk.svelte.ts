/** Whether a media query matches, for as long as the page is open. */
function matching(query: string): { readonly current: boolean } {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return {
    get current() {
      return matches;
    },
  };
}

/* The style sheet of the page has the same conditions. */

/** Whether there is room for a rail to the left of the board. */
export const desk = matching('(min-width: 1200px) and (min-aspect-ratio: 1/1)');

/** Whether keys and a hint both fit beside the board. */
export const highDesk = matching('(min-width: 1200px) and (min-aspect-ratio: 1/1) and (min-height: 800px)');
