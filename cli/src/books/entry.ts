import type { BookItem } from '@pencilmark/board';
import {
  countSolutions,
  type Difficulty,
  DIFFICULTY_TABLE,
  difficultyOf,
  geometryName,
  type ParsedPuzzle,
} from 'pencilmark';
import { TIMEOUT } from '../collect.ts';

/** A puzzle of a book, with its difficulty if it has one solution. */
export interface Entry {
  readonly item: BookItem;
  readonly level?: Difficulty;
  readonly score: number;
}

export function entryOf(sheet: ParsedPuzzle): Entry {
  const { puzzle } = sheet;
  const { count, examples } = countSolutions(puzzle, 2);
  if (count !== 1) return remarked(sheet, count === 0 ? 'no solution' : 'several solutions');
  const { level, score } = difficultyOf(puzzle);
  const remark = DIFFICULTY_TABLE.find((row) => row.level === level)!.name;
  return { item: { puzzle, title: titleOf(sheet), remark, solution: examples[0] }, level, score };
}

/** The entry of a puzzle that took too long. */
export function lateEntry(sheet: ParsedPuzzle): Entry {
  return remarked(sheet, TIMEOUT);
}

function remarked(sheet: ParsedPuzzle, remark: string): Entry {
  return { item: { puzzle: sheet.puzzle, title: titleOf(sheet), remark }, score: 0 };
}

function titleOf({ puzzle, title = geometryName(puzzle.geometry) }: ParsedPuzzle): string {
  return title;
}
