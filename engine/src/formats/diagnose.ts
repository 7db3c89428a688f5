import type { Geometry } from '../grid/geometry.ts';
import { hasWords } from './blocks.ts';
import { cutRow, CUTS, kindOf, type Row } from './rows.ts';
import { problemAt, type TextLine } from './text.ts';

/** Says why no grid was found in these lines. Errors: `grid.none`, `grid.rows`, `grid.columns`. */
export function diagnose(text: string, lines: readonly TextLine[], geometry: Geometry | undefined) {
  const texts = lines.filter((line) => kindOf(line.text) === 'text' && !hasWords(line.text));
  const { rows, width } = likeliestRows(texts, geometry);
  if (rows.length === 0 || width < 2) {
    const start = Math.max(text.search(/\S/), 0);
    return problemAt(text, start, 'grid.none', 'There is no puzzle in this text.');
  }
  const odd = rows.find((row) => row.cells.length !== width);
  if (odd) {
    const end = odd.line.offset + odd.line.text.trimEnd().length;
    const message = `This row has ${count(odd.cells.length, 'cell')} where ${width} are expected.`;
    return problemAt(text, end, 'grid.columns', message);
  }
  const last = rows.at(-1)!.line;
  const wanted = geometry ? geometry.rows : width;
  const message = `${count(rows.length, 'row')} of ${width} cells: ${wanted} rows are expected.`;
  return problemAt(text, last.offset + last.text.trimEnd().length, 'grid.rows', message);
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** The rows by that way of cutting which gives the most lines one and the same length, and that length. */
function likeliestRows(lines: readonly TextLine[], geometry: Geometry | undefined) {
  let best: { rows: Row[]; width: number; score: number } = { rows: [], width: 0, score: -1 };
  for (const cut of CUTS.filter((cut) => cut !== 'columns' && cut !== 'wide')) {
    const rows = lines.map((line) => cutRow(line, cut)).filter((row) => row !== undefined);
    const width = geometry ? geometry.columns : commonWidth(rows);
    const alike = rows.filter((row) => row.cells.length === width).length;
    const score = width < 2 ? -1 : alike - Math.abs(rows.length - width) / (rows.length + width);
    if (score > best.score) best = { rows, width, score };
  }
  return best;
}

function commonWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
