/** Rows that are read as cells but may be something else, since the text around them allows both. */
import { placeAt } from '../../result.ts';
import { formatRemark } from '../remarks.ts';
import { EMPTY } from '../text/alphabet.ts';
import type { Block, Layout } from '../text/blocks.ts';
import type { Row } from '../text/rows.ts';
import { mayBeSeparator } from '../text/spacers.ts';
import { isColumnLabels } from '../text/views.ts';

/** Remarks on the doubtful rows of a grid. */
export function remarksOnRows(text: string, block: Block, cut: Layout['cut']): string[] {
  const { rows } = block;
  const cells = rows.flatMap((row) => row.cells);
  const blanks = cells.filter((cell) => cell.text === '').length;
  const isFull = !cells.some((cell) => cell.text === '' || EMPTY.includes(cell.text));
  const isDoubtful = (row: Row, at: number): boolean =>
    (at === 0 && !isFull && isColumnLabels(row.line.text, rows.length)) ||
    mayBeSeparator(rows, row) ||
    (cut === 'each' && mayBeSpacer(block, at)) ||
    ((cut === 'columns' || cut === 'wide') && blanks === 1 && hasBlank(row));
  return rows
    .filter(isDoubtful)
    .map(({ line }) =>
      formatRemark({ kind: 'row', line: placeAt(text, line.offset).line, row: line.text.trim() }),
    );
}

function hasBlank({ cells }: Row): boolean {
  return cells.some(({ text }) => text === '');
}

/**
 * Whether a blank row of a small grid without borders may be the room between its bands, so that another row is
 * missing. A larger grid has more rows between bands than one.
 */
function mayBeSpacer({ rows, breaks }: Block, at: number): boolean {
  const isInside = rows.length === 4 && breaks.length === 0 && (at === 1 || at === 2);
  return isInside && rows[at].cells.every(({ text }) => text === '');
}
