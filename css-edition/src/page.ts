/** The frame of every page: one self-contained HTML file without a script. */
import { LOOK, SUPPORT, UNABLE } from './look.ts';

export interface Page {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly sheet: string;
  readonly body: string;
  /** A page with only text works in any browser. */
  readonly kind?: 'plain';
}

/** The pages and their link texts, in the order of the navigation. */
const PAGES = [
  ['4x4.html', '4×4'],
  ['6x6.html', '6×6'],
  ['9x9.html', '9×9'],
  ['how.html', 'How it works'],
] as const;

/** For those who look at the page's source. */
const PREFACE = `<!--
  Sudoku in a style sheet. No script runs here.
  Numbers are registered custom properties, and calc() is the only verb.
  A floor of the tower is an element; it inherits a position of the
  search, takes one step, and hands the next one to the element inside.
  n542 is what is known of 5 in row 4, column 2; r45 counts 5 in row 4.
  "Generating (and Solving!) Sudokus in CSS" (2021) did 4×4 and left
  9×9 open. This is an answer. how.html tells the rest.
-->`;

export function html({ title, description, sheet, body, kind }: Page): string {
  return `<!doctype html>
${PREFACE}
<html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">
<meta name=color-scheme content="light dark"><meta name=description content="${description}">
<title>${title}</title>
<style>${LOOK}${kind === 'plain' ? '' : SUPPORT}${sheet}</style></head>
<body>${kind === 'plain' ? body : `${UNABLE}<div class=app>${body}</div>`}</body></html>
`;
}

export function navigation(current: string): string {
  const links = PAGES.map(
    ([file, words]) => `<a href="${file}"${file === current ? ' aria-current=page' : ''}>${words}</a>`,
  ).join('');
  return `<nav class=top aria-label="CSS edition"><b>Pencil<i>mark</i></b>${links}<span><a href="../">The whole game</a></span></nav>`;
}
