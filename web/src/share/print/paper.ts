import {
  type Drawing,
  drawPuzzle,
  drawBoard,
  EMPTY_LOOK,
  rulesOf,
  svgOf,
  type Theme,
  THEMES,
} from '@pencilmark/board';
import type { BoardState } from '@pencilmark/game';
import { candidatesOf, type Digits } from 'pencilmark';
import { drawState } from '../board-picture.ts';

/** What is printed of a board: its givens, all that stands on it, or its givens with all candidates. */
export const PRINTED_PARTS = ['givens', 'marks', 'candidates'] as const;
export type PrintedPart = (typeof PRINTED_PARTS)[number];

export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** The sizes of paper that can be chosen: width and height in mm, and their name in a style sheet. */
export const PAPERS = {
  a4: { width: 210, height: 297, css: 'A4' },
  letter: { width: 215.9, height: 279.4, css: 'letter' },
} as const;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** A ground for cells of any colour: on paper their figures tell them apart. */
const TINT = '#e8e8e8';

/** Black on white, whatever the page's theme. */
export const INK: Theme = {
  ...THEMES.contrast,
  surface: '#ffffff',
  'soft-ink': '#000000',
  'cell-line': '#555555',
  accent: '#000000',
  fault: '#000000',
  zone: '#e4e4e4',
  pattern: '#000000',
  'colour-1': TINT,
  'colour-2': TINT,
  'colour-3': TINT,
  'colour-4': TINT,
  'colour-5': TINT,
  'colour-6': TINT,
  'colour-7': TINT,
  'colour-8': TINT,
};

export function drawItem(board: BoardState, part: PrintedPart): Drawing {
  if (part !== 'candidates') return drawState(board, part);
  const { geometry, givens } = board.puzzle;
  const candidates = candidatesOf(board.puzzle);
  const looks = givens.map((digit, cell) => ({
    ...EMPTY_LOOK,
    digit,
    origin: 'given' as const,
    corner: candidates[cell],
  }));
  return drawBoard({ geometry, looks, rules: rulesOf(board.puzzle) });
}

export function drawSolution({ puzzle }: BoardState, solution: Digits): Drawing {
  return drawPuzzle(puzzle, solution);
}

export function inkOf(drawing: Drawing, title: string): string {
  return svgOf(drawing, { theme: INK, title });
}

/** In groups of a page each. */
export function pagesOf<Item>(items: readonly Item[], perPage: PerPage): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** The rules of the paper, for as long as the page of printing is shown. Returns what takes them away. */
export function layPaper(name: PaperName): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${PAPERS[name].css} portrait; margin: 0; }
    @media print {
      html, body { background: #fff; min-block-size: 0; }
      #app > :not(main), main > :not(.print), .print > :not(.sheets) { display: none !important; }
      main, .print { padding: 0 !important; max-inline-size: none !important; display: block !important; }
    }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((laid) => laid !== sheet);
  };
}
