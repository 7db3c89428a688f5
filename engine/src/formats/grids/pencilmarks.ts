/** Grids of candidates: written here, but read like any other grid whose cells hold groups. */
import { digitBit, digitsIn, type DigitSet } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { candidatesOf } from '../../puzzle/candidates.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type BoxShape } from '../../model/boards.ts';
import { hasGaps } from '../text/infer-board.ts';
import { layoutsOf } from '../text/blocks.ts';
import { styleOf } from '../text/cells.ts';
import { cellsInRows, gapSign } from '../text/digits-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { scanLines } from '../text/scan-line.ts';
import { headOf, withoutInvisible } from '../text/text.ts';

/** A framed grid of candidates; without `allowed`, those that the givens leave. `.` for a cell without any. */
export function formatPencilmarks({ puzzle }: ParsedPuzzle): string {
  const { geometry } = puzzle;
  const groups = writtenCandidates(puzzle).map((set) => groupText(set, geometry));
  const box = geometry.spec.boxes && !hasGaps(geometry) ? geometry.spec.boxes : geometry;
  const widths = Array.from({ length: geometry.columns }, (_, column) =>
    geometry.cells.reduce(
      (most, cell, at) => (cell.column === column ? Math.max(most, groups[at].length) : most),
      1,
    ),
  );
  return `${framed(geometry, groups, widths, { rows: box.rows, columns: box.columns })}\n`;
}

/** Whether cells hold several digits each. */
export function looksLikePencilmarks(text: string, { geometry }: ParseOptions = {}): boolean {
  for (const { blocks } of layoutsOf(scanLines(withoutInvisible(headOf(text))), geometry)) {
    const cells = blocks[0].rows.flatMap((row) => row.cells);
    return styleOf(cells, geometry?.size ?? blocks[0].rows.length) === 'groups';
  }
  return false;
}

/** For each cell, its given, or the digits that the puzzle allows. */
export function writtenCandidates(puzzle: Puzzle): DigitSet[] {
  const open = puzzle.allowed ?? candidatesOf(puzzle);
  return puzzle.givens.map((digit, cell) => (digit === 0 ? open[cell] : digitBit(digit)));
}

function groupText(set: DigitSet, { symbols }: Geometry): string {
  return (
    digitsIn(set)
      .map((digit) => symbols[digit - 1])
      .join('') || '.'
  );
}

function framed(
  geometry: Geometry,
  groups: readonly string[],
  widths: readonly number[],
  box: BoxShape,
): string {
  const { columns } = geometry;
  const parts = (texts: readonly string[], fill: string): string[] =>
    Array.from({ length: columns / box.columns }, (_, at) =>
      texts
        .slice(at * box.columns, (at + 1) * box.columns)
        .map((text, i) => text.padEnd(widths[at * box.columns + i], fill))
        .join(fill === '-' ? '--' : '  '),
    );
  const border = (sign: string) =>
    `${sign}${parts(
      widths.map(() => ''),
      '-',
    )
      .map((part) => `-${part}-`)
      .join(sign === '|' ? '+' : sign)}${sign}`;
  const lines = [border('.')];
  for (const [row, texts] of cellsInRows(geometry, (cell) => groups[cell], gapSign(geometry)).entries()) {
    if (row > 0 && row % box.rows === 0) lines.push(border(':').replaceAll('-:-', '-+-'));
    lines.push(
      `|${parts(texts, ' ')
        .map((part) => ` ${part} `)
        .join('|')}|`,
    );
  }
  return [...lines, border("'")].join('\n');
}
