import {
  type Drawing,
  drawPuzzle,
  drawBoard,
  EMPTY_LOOK,
  type PaperName,
  PAPERS,
  rulesOf,
} from '@pencilmark/board';
import { autoCandidates, type BoardState } from '@pencilmark/game';
import type { Digits } from 'pencilmark';
import { drawState } from '../board-picture.ts';

/** The printed content of a board: its givens, its whole content, or its givens with all candidates. */
export const PRINTED_PARTS = ['givens', 'marks', 'candidates'] as const;
export type PrintedPart = (typeof PRINTED_PARTS)[number];

export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

export function drawItem(board: BoardState, part: PrintedPart): Drawing {
  if (part !== 'candidates') return drawState(board, part);
  const { geometry, givens } = board.puzzle;
  const candidates = autoCandidates({ puzzle: board.puzzle, digits: givens });
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
