/**
 * Boards as drawings: plain data whose shapes carry roles instead of colours, SVG text of it with any theme, steps of logic with
 * their proofs, thumbnails, and books to be printed.
 *
 * @example
 * ```js
 * import { drawPuzzle, svgOf, THEMES } from '@pencilmark/board';
 * import { unwrap } from 'pencilmark/boards';
 * import { parseLine } from 'pencilmark/formats';
 *
 * const { puzzle } = unwrap(parseLine('.2....1..3.....4'));
 * const svg = svgOf(drawPuzzle(puzzle), { theme: THEMES.dark, title: 'A puzzle', width: 300 });
 * console.log(svg.split('<text').length - 1, 'digits'); // 4 digits
 * ```
 *
 * @module @pencilmark/board
 */
export { type Book, bookHtml, type BookItem, type BookWords } from './book/book-html.ts';
export {
  type BookPage,
  bookPages,
  type BookPlan,
  type Numbered,
  PER_PAGE,
  type PerPage,
} from './book/pages.ts';
export { INK, type PaperName, PAPERS } from './book/paper.ts';
export * from './cell-drawing.ts';
export * from './colours.ts';
export * from './drawing.ts';
export { type Point } from './figures.ts';
export { cellRectangles, type Frame, frameOf } from './frame.ts';
export { CELL, comfortableCell } from './measures.ts';
export { drawMiniature, type Miniature } from './miniature.ts';
export { outlineOf } from './outline.ts';
export {
  candidateAt,
  drawPen,
  type PenBoard,
  type PenDisc,
  type PenEnd,
  type PenLine,
  type PenStroke,
} from './pen-drawing.ts';
export { withPen } from './pen-picture.ts';
export * from './roles.ts';
export { drawRules, type Room, type Ruled, type RuleDrawing } from './rules/draw-rules.ts';
export type { Paint } from './art/colour.ts';
export {
  type AnyShape,
  type ArtShape,
  type ArtText,
  type FillShape,
  type LineShape,
  movedPath,
  type Shape,
  type TextShape,
} from './shapes.ts';
export { placeOf, type StepBoard, type StepSource } from './step-board.ts';
export { drawGlance, drawStep, stepSvg } from './step-drawing.ts';
export { svgOf, type SvgOptions } from './svg.ts';
export { type Theme, THEME_NAMES, type ThemeName, THEMES, type Token, TOKEN_OF } from './theme.ts';
