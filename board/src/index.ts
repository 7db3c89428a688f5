/** A drawing of any board as plain data and as SVG text. */
export { type Book, bookHtml, type BookItem, type BookWords } from './book/book-html.ts';
export { type BookPage, bookPages, type BookPlan, PER_PAGE, type PerPage } from './book/pages.ts';
export { INK, type PaperName, PAPERS } from './book/paper.ts';
export * from './cell-drawing.ts';
export * from './colours.ts';
export * from './drawing.ts';
export { cellRectangles, type Frame, frameOf } from './frame.ts';
export { CELL, comfortableCell } from './measures.ts';
export { drawMiniature, type Miniature } from './miniature.ts';
export { outlineOf } from './outline.ts';
export { candidateAt, drawPen, type PenBoard, type PenDisc, type PenStroke } from './pen-drawing.ts';
export { withPen } from './pen-picture.ts';
export * from './roles.ts';
export { drawRules, type Room, type RuleDrawing } from './rules/draw-rules.ts';
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
export { placeOf, type StepBoard } from './step-board.ts';
export { drawGlance, drawStep, stepSvg } from './step-drawing.ts';
export { svgOf, type SvgOptions } from './svg.ts';
export { type Theme, THEME_NAMES, type ThemeName, THEMES, type Token, TOKEN_OF } from './theme.ts';
