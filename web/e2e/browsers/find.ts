/** The data that the journeys read from a page, as bodies of functions that WebDriver runs in it. */

/** The elements of each role, as selectors for the page's markup. */
const SELECTORS: Readonly<Record<string, string>> = {
  alert: '[role=alert]',
  button: 'button, [role=button], summary',
  cell: '[role=gridcell]',
  heading: 'h1, h2, h3',
  image: '[role=img]',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
};
export type Role =
  | 'alert'
  | 'button'
  | 'cell'
  | 'heading'
  | 'image'
  | 'link'
  | 'radio'
  | 'region'
  | 'textbox';

/** A query for elements, as it is sent to the page. */
export const wanted = (role: Role, name: RegExp, within: string): readonly string[] => [
  SELECTORS[role],
  name.source,
  within,
];

const FOUND = `
  const [selector, source, within] = arguments[0];
  const name = new RegExp(source);
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    for (const unread of copy.querySelectorAll('[aria-hidden=true]')) unread.remove();
    return copy.textContent.replace(/\\s+/g, ' ').trim();
  };
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby');
    if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label');
    if (by) return by.split(' ').map((id) => textOf(document.getElementById(id) ?? document.head)).join(' ');
    if (element.labels?.length) return textOf(element.labels[0]);
    return textOf(element);
  };
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .find((element) => name.test(nameOf(element)) && element.checkVisibility({ visibilityProperty: true }));
`;

/** The name and the value or text of the element found, or null. */
export const SEEN = `${FOUND}
  return found ? { name: nameOf(found), text: found.matches('input, textarea') ? found.value : textOf(found) } : null;`;

/**
 * Scrolls the element found into view, and returns its middle and the element that a press there would hit instead, or
 * null.
 */
export const PLACE = `${FOUND}
  if (!found || found.disabled) return null;
  const target = found.matches('input[type=radio]') && found.labels?.length ? found.labels[0] : found;
  const isIn = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  if (!isIn(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const point = [x + width / 2, y + height / 2];
  const met = document.elementFromPoint(...point);
  const isMet = met && (target.contains(met) || met.contains(target) || target.control === met);
  return { point, over: isMet ? '' : met ? met.outerHTML.slice(0, 120) : 'nothing' };`;

/** Records errors from now on. */
export const WATCH = `
  if (window.troubles) return;
  window.troubles = [];
  const note = (text) => window.troubles.push(String(text));
  addEventListener('error', (event) => note(event.message || 'a resource is missing'), true);
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener('securitypolicyviolation', (event) => note('refused: ' + event.blockedURI));
  const { error } = console;
  console.error = (...told) => { note(told.join(' ')); error(...told); };`;

/** The errors so far, and by how much the page is wider than its view. */
export const TROUBLES = `
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...(window.troubles ?? []).splice(0), ...(wide > 0 ? ['wider than the view by ' + wide + ' px'] : [])];`;

/** The board as its cells are read aloud. */
export const CELLS = `return [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'));`;

/** Whether the board of the game that the address names is loaded. */
export const BOARD_READY = `
  const [, page, wanted] = location.hash.split('/');
  const shown = document.querySelector('main[data-game]')?.dataset.game;
  return shown !== undefined && (page !== 'play' || !wanted || shown === wanted) &&
    document.querySelector('[role=gridcell]') !== null;`;
