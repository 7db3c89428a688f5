import { allDigits, digitsIn, MAX_SET_DIGIT } from '../../../model/digits.ts';
import type { Geometry } from '../../../model/geometry.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { regionsOf } from '../../text/infer-board.ts';
import { nameOf } from './cells.ts';
import { issParts } from './write-rules.ts';

export function formatIss({ puzzle, comment }: ParsedPuzzle): string {
  const { geometry, givens, allowed } = puzzle;
  const { spec, size, cells, rows, columns, values } = geometry;
  const low = values[0];
  const regions = spec.regions && regionsOf(geometry);
  const types = [
    // Named for the usual board too: in a list of puzzles it tells where the next begins.
    `.Shape~${rows}x${columns}${size === Math.max(rows, columns) && low === 1 ? '' : `~${low}-${low + size - 1}`}`,
    ...(spec.boxes ? [] : ['.NoBoxes']),
    ...(spec.boxes && spec.boxes.rows * spec.boxes.columns !== Math.max(rows, columns)
      ? [`.RegionSize~${spec.boxes.rows * spec.boxes.columns}`]
      : []),
    ...(regions ? [`.Jigsaw~${regions.map((region) => REGION_NAMES[region ?? -1] ?? '-').join('')}`] : []),
    ...(spec.diagonals ?? []).map((diagonal) => `.Diagonal~${diagonal === 'main' ? -1 : 1}`),
    ...(spec.windows ? ['.Windoku'] : []),
    ...(spec.disjoint ? ['.DisjointSets'] : []),
  ];
  const full = size <= MAX_SET_DIGIT ? allDigits(size) : 0;
  const digits = cells.flatMap((place, cell) => {
    const set = givens[cell] === 0 ? (allowed?.[cell] ?? full) : 0;
    const held = givens[cell] === 0 ? digitsIn(set) : [givens[cell]];
    return held.length === 0 || (givens[cell] === 0 && set === full)
      ? []
      : [`~${nameOf(place)}_${held.map((digit) => digit + low - 1).join('_')}`];
  });
  const rules = isOneGrid(geometry) && low <= 1 && size <= 31 ? issParts(puzzle.constraints, geometry) : '';
  const line = `${types.join('')}${rules}${digits.length > 0 ? `.${digits.join('')}` : ''}`;
  return comment ? `# ${comment.replace(/\s+/g, ' ')}\n${line}` : line;
}

/** Whether every place of the canvas is a cell of one grid, as the program numbers them. */
function isOneGrid({ cells, rows, columns, spec }: Geometry): boolean {
  return cells.length === rows * columns && !spec.grids;
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
