import { drawPuzzle, svgOf, THEMES } from '@pencilmark/board';
import { formatLine, geometryName } from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Answerer } from './reply.ts';

/** The board as an SVG, with the text's entries. */
export const answerDraw: Answerer<'draw'> = (sheet, { theme = 'light', width }) => {
  const { puzzle, entries = puzzle.givens, title = geometryName(puzzle.geometry) } = sheet;
  const digits = puzzle.givens.map((given, cell) => given || entries[cell]);
  const text = svgOf(drawPuzzle(puzzle, digits), {
    theme: THEMES[theme],
    title,
    ...(width !== undefined && { width }),
  }).trimEnd();
  const facts = () => ({ puzzle: formatLine(sheet), status: 'drawn', svg: text });
  return { text, facts, exit: EXIT.done };
};
