import type { Digits, Puzzle } from 'pencilmark';
import { drawPuzzle } from '../drawing.ts';
import { svgOf } from '../svg.ts';
import { type BookPlan, type BookPage, bookPages, type Numbered } from './pages.ts';
import { INK, type PaperName, PAPERS } from './paper.ts';

/** A puzzle of a book. */
export interface BookItem {
  readonly puzzle: Puzzle;
  readonly title: string;
  /** A text printed beside the title, such as the level. */
  readonly remark?: string;
  /** Omitted if there is none, or not exactly one. */
  readonly solution?: Digits;
}

/** A book of puzzles and its print options. */
export interface Book extends BookPlan {
  readonly title: string;
  readonly items: readonly BookItem[];
  readonly paper: PaperName;
  /** Whether each puzzle has a line for a name and a date. */
  readonly nameLine: boolean;
  readonly words: BookWords;
}

/** The texts of a book in the reader's language. */
export interface BookWords {
  /** BCP 47. */
  readonly language: string;
  /** The number of puzzles, in words. */
  readonly count: (puzzles: number) => string;
  readonly name: string;
  readonly date: string;
  readonly solutions: string;
}

/** The book as one HTML page without scripts or addresses, laid out for paper; a browser prints it as a PDF. */
export function bookHtml(book: Book): string {
  const { width, height, css } = PAPERS[book.paper];
  const pages = bookPages(book.items, book);
  const sheets = pages.map((page, index) => sheet(book, page, index + 1)).join('\n');
  return `<!doctype html>
<html lang="${book.words.language}">
<meta charset="utf-8">
<title>${escape(book.title)}</title>
<style>
@page { size: ${css} portrait; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #888; color: #000; font: 4mm/1.3 system-ui, sans-serif }
section { position: relative; width: ${width}mm; height: calc(${height}mm - 0.5px); margin: 4mm auto; padding: 14mm 14mm 18mm;
  background: #fff; display: grid; gap: 8mm; grid-template: minmax(0, 1fr) / minmax(0, 1fr); overflow: hidden; break-after: page }
section:last-child { break-after: auto }
.per-2 { grid-template-rows: repeat(2, minmax(0, 1fr)) }
.per-3 { grid-template-rows: repeat(3, minmax(0, 1fr)) }
.per-4 { grid-template: repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr)) }
.per-6 { grid-template: repeat(3, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr)) }
.solutions { grid-template: auto repeat(4, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr)); gap: 5mm }
.solutions h2 { grid-column: 1 / -1 }
.title { place-content: center; text-align: center; grid-template-rows: auto auto }
h1 { font-size: 14mm; line-height: 1.1 }
h2 { font-size: 6mm }
figure { display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr); gap: 1.5mm; min-height: 0 }
figcaption { display: flex; justify-content: space-between; gap: 4mm; font-weight: 600 }
figcaption span { font-weight: 400 }
.line { display: flex; gap: 6mm; font-size: 3.2mm }
.line span { flex: 2; border-bottom: 0.2mm solid #000 }
.line span + span { flex: 1 }
svg { width: 100%; height: 100% }
footer { position: absolute; inset: auto 0 7mm; text-align: center; font-size: 3.4mm }
@media print { body { background: none } section { margin: 0 } }
</style>
${sheets}
</html>
`;
}

function sheet(book: Book, page: BookPage<BookItem>, place: number): string {
  if (page.kind === 'title')
    return `<section class="title"><h1>${escape(book.title)}</h1><p>${escape(book.words.count(book.items.length))}</p></section>`;
  const footer = `<footer>${place}</footer>`;
  if (page.kind === 'puzzles') {
    const figures = page.items.map((numbered) => puzzleFigure(book, numbered)).join('');
    return `<section class="per-${book.perPage}">${figures}${footer}</section>`;
  }
  const figures = page.items.map(solutionFigure).join('');
  return page.kind === 'back'
    ? `<section class="per-${book.perPage}">${figures}${footer}</section>`
    : `<section class="solutions"><h2>${escape(book.words.solutions)}</h2>${figures}${footer}</section>`;
}

function puzzleFigure({ nameLine, words }: Book, { index, item }: Numbered<BookItem>): string {
  const caption = `${index + 1}. ${item.title}`;
  const remark = item.remark === undefined ? '' : `<span>${escape(item.remark)}</span>`;
  const line = nameLine
    ? `<p class="line"><span>${escape(words.name)}</span><span>${escape(words.date)}</span></p>`
    : '<i></i>';
  return `<figure><figcaption>${escape(caption)}${remark}</figcaption>${line}${svgOf(drawPuzzle(item.puzzle), { theme: INK, title: caption })}</figure>`;
}

function solutionFigure({ index, item }: Numbered<BookItem>): string {
  const { puzzle, solution, remark = '' } = item;
  const drawn = solution ? svgOf(drawPuzzle(puzzle, solution), { theme: INK, title: `${index + 1}` }) : '';
  return `<figure><figcaption>${index + 1}<span>${escape(remark)}</span></figcaption><i></i>${drawn}</figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
