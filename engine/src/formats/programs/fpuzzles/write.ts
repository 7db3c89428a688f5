import { defaultBox } from '../../../model/boards.ts';
import { digitsIn, MAX_SET_DIGIT } from '../../../model/digits.ts';
import { cellIn, type Geometry } from '../../../model/geometry.ts';
import { compressLz } from '../../codecs/lz-string.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { usualSymbols } from '../../text/alphabet.ts';
import { regionsOf } from '../../text/infer-board.ts';
import { heldParts } from '../../text/rules.ts';
import { cageFields, coloursByCell, drawingFields } from './drawings.ts';
import { ruleFields } from './write-rules.ts';

/** A link that opens the puzzle in f-puzzles. */
export function formatFpuzzles(sheet: ParsedPuzzle): string {
  return `https://www.f-puzzles.com/?load=${compressLz(fpuzzlesJson(sheet))}`;
}

/** The JSON of a puzzle on a single grid of N × N, without undefined fields. */
export function fpuzzlesJson(sheet: ParsedPuzzle): string {
  const { puzzle, title, author, comment, message, solution, drawings = [] } = sheet;
  const { geometry } = puzzle;
  const { size, spec, houses, cells } = geometry;
  const box = defaultBox(size);
  const isUsual = spec.boxes && spec.boxes.rows === box?.rows && spec.boxes.columns === box.columns;
  const regions = isUsual ? undefined : regionsOf(geometry);
  const more = houses.filter(({ kind }) => kind === 'extra' || kind === 'window');
  const hasDefaultSymbols = geometry.symbols.join() === usualSymbols(size).join();
  // Other shapes, or values other than 1 to N, cannot be expressed, and their rules would change meaning.
  const isPlain =
    hasDefaultSymbols && geometry.values[0] === 1 && cells.length === size * size && !isOblong(geometry);
  const rules = isPlain ? ruleFields(puzzle.constraints, geometry) : {};
  const drawn = isPlain ? drawingFields(drawings) : {};
  const { cage = [], negative: fog = [], ...fogOfWar } = isPlain ? cageFields(drawings, size) : {};
  const colours = coloursByCell(isPlain ? drawings : []);
  const { line = [], cage: ruled = [], negative = [], ...ownFields } = rules as Drawn;
  return JSON.stringify({
    size,
    ...heldParts({ title, author, ruleset: comment, successMessage: message }),
    grid: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const cell = cellIn(geometry, row, column);
        const region =
          isUsual || (!box && !regions) ? {} : { region: regions?.[row * size + column] ?? null };
        return cell === undefined || !hasDefaultSymbols
          ? {}
          : { ...region, ...cellJson(sheet, cell), ...colourJson(colours.get(cell)) };
      }),
    ),
    'diagonal-': spec.diagonals?.includes('main') || undefined,
    'diagonal+': spec.diagonals?.includes('anti') || undefined,
    disjointgroups: spec.disjoint,
    ...ownFields,
    ...drawn,
    ...heldParts({
      extraregion: more.map((house) => ({
        cells: house.cells.map((cell) => `R${cells[cell].row + 1}C${cells[cell].column + 1}`),
      })),
      line: [...line, ...(drawn.line ?? [])],
      cage: [...ruled, ...cage, ...(message ? [cageOfWords(message)] : [])],
      negative: [...negative, ...fog],
      ...fogOfWar,
      solution,
    }),
  });
}

interface Drawn {
  readonly line?: readonly object[];
  readonly cage?: readonly object[];
  readonly negative?: readonly string[];
}

/** An invisible cage in the first cell, where SudokuPad looks for the message. */
function cageOfWords(message: string): object {
  const unseen = '#ffffff00';
  return { value: `msgcorrect: ${message}`, cells: ['R1C1'], outlineC: unseen, fontC: unseen };
}

function isOblong({ rows, columns, size }: Geometry): boolean {
  return rows !== size || columns !== size;
}

function colourJson(colours: readonly string[] | undefined): object {
  if (!colours) return {};
  return colours.length === 1 ? { c: colours[0] } : { cArray: colours };
}

function cellJson({ puzzle, entries, marks, corners }: ParsedPuzzle, cell: number): object {
  const { givens, allowed, geometry } = puzzle;
  const full = geometry.size <= MAX_SET_DIGIT ? 2 ** geometry.size - 1 : 0;
  const given = givens[cell] === 0 && allowed && allowed[cell] !== full ? allowed[cell] : 0;
  const digit = givens[cell] || (entries?.[cell] ?? 0);
  return {
    value: digit || undefined,
    given: givens[cell] > 0 || undefined,
    ...heldParts({
      givenPencilMarks: digitsIn(given),
      centerPencilMarks: digitsIn(marks?.[cell] ?? 0),
      cornerPencilMarks: digitsIn(corners?.[cell] ?? 0),
    }),
  };
}
