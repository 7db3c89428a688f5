import {
  type Drawing,
  drawPuzzle,
  drawBoard,
  EMPTY_LOOK,
  INK,
  type PaperName,
  PAPERS,
  rulesOf,
  svgOf,
} from '@pencilmark/board';
import type { BoardState } from '@pencilmark/game';
import { candidatesOf, type Digits } from 'pencilmark';
import { drawState } from '../board-picture.ts';

/** The printed content of a board: its givens, all that stands on it, or its givens with all candidates. */
export const PRINTED_PARTS = ['givens', 'marks', 'candidates'] as const;
export type PrintedPart = (typeof PRINTED_PARTS)[number];

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

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
