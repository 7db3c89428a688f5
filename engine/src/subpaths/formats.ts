/**
 * Reading and writing puzzles: lines, grids as people type them, candidates, lists, tables and JSON of our own,
 * detected from the text. The formats of other programs are recognised, but read only if `pencilmark/formats/programs`
 * is imported. Text that cannot be read gives an error with its line and column.
 *
 * @example
 * ```js
 * import { parsePuzzle } from 'pencilmark/formats';
 *
 * const read = parsePuzzle(`
 *   . 2 | . .
 *   . . | 1 .
 *   ----+----
 *   . 3 | . .
 *   . . | . 4`);
 * if (read.ok) console.log(read.value.puzzle.givens.join('')); // 0200001003000004
 * ```
 *
 * @module pencilmark/formats
 */
export { type CollectionPart, collectPuzzles } from '../formats/collection.ts';
export { detectFormat, parsePuzzle, parsePuzzles } from '../formats/detect.ts';
export { possibleRules } from '../formats/drawing.ts';
export type {
  Drawing,
  DrawnCage,
  DrawnColour,
  DrawnFog,
  DrawnLine,
  DrawnPlace,
  DrawnSign,
  FogTrigger,
} from '../puzzle/drawing.ts';
export { formatPuzzle, lossesOf } from '../formats/format-puzzle.ts';
export { formatLine, type LineOptions, parseLine } from '../formats/lines/line.ts';
export { parsePlainLine } from '../formats/lines/plain-line.ts';
export { type PuzzleData, puzzleToData } from '../formats/native/puzzle-data.ts';
export { puzzleFromData } from '../formats/native/read-puzzle-data.ts';
export {
  FORMAT_NAMES,
  type FormatName,
  type FormatOptions,
  type Loss,
  LOSSES,
  METADATA_FIELDS,
  type MetadataField,
  type ParsedPuzzle,
  type ParseOptions,
  WRITTEN_FORMATS,
} from '../formats/parsed-puzzle.ts';
export { digitsAsLine } from '../formats/text/digits-line.ts';
