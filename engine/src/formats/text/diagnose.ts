import type { Geometry } from '../../model/geometry.ts';
import { type Cut, cutRow, CUTS } from './rows.ts';
import { mayBeRow, type ScannedLine } from './scan-line.ts';
import { problemAt, type TextLine } from './text.ts';

/** The reason that no grid was found in these lines. Errors: `grid.none`, `grid.rows`, `grid.columns`. */
export function diagnose(text: string, lines: readonly ScannedLine[], geometry: Geometry | undefined) {
  const texts = lines.filter((line) => line.kind === 'text' && !line.hasWords);
  const { cut, width } = likeliestCut(texts.slice(0, MAX_JUDGED), geometry);
  if (width < 2) {
    const start = Math.max(text.search(/\S/), 0);
    return problemAt(text, start, 'grid.none', 'There is no puzzle in this text.');
  }
  let rows = 0;
  for (const line of texts) {
    const cells = cellsIn(line, cut);
    if (cells !== undefined && cells !== width) {
      const message = `This row has ${count(cells, 'cell')} where ${width} are expected.`;
      return problemAt(text, endOf(line), 'grid.columns', message);
    }
    if (cells !== undefined) rows++;
  }
  const wanted = geometry ? geometry.rows : width;
  const message = `${count(rows, 'row')} of ${width} cells: ${wanted} rows are expected.`;
  return problemAt(text, endOf(texts.at(-1)!), 'grid.rows', message);
}

/** Maximum number of lines that are used to judge the way of cutting. */
const MAX_JUDGED = 500;

function endOf({ text, offset }: TextLine): number {
  return offset + text.trimEnd().length;
}

/** The number of cells of a line cut in this way; undefined if it cannot be. */
function cellsIn(line: ScannedLine, cut: Cut): number | undefined {
  if (!mayBeRow(line, cut, { least: 2, most: Infinity })) return line.signs > 0 ? 1 : undefined;
  return cutRow(line, cut)?.cells.length;
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** The way of cutting that gives the most lines the same length, and that length. */
function likeliestCut(lines: readonly ScannedLine[], geometry: Geometry | undefined) {
  let best: { cut: Cut; width: number; score: number } = { cut: 'spaced', width: 0, score: -1 };
  for (const cut of DISTINCTIVE_CUTS) {
    const counts = new Map<number, number>();
    let rows = 0;
    for (const line of lines) {
      const cells = cellsIn(line, cut);
      if (cells === undefined) continue;
      rows++;
      counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    const width = geometry ? geometry.columns : commonWidth(counts);
    const alike = counts.get(width) ?? 0;
    const score = width < 2 ? -1 : alike - Math.abs(rows - width) / (rows + width);
    if (score > best.score) best = { cut, width: rows > 0 ? width : 0, score };
  }
  return best;
}

/** The ways of cutting, except those by which any line can be cut. */
const DISTINCTIVE_CUTS = CUTS.filter((cut) => cut !== 'columns' && cut !== 'wide');

/** The most common width of rows, the largest among equals; 0 if there are none. */
function commonWidth(counts: ReadonlyMap<number, number>): number {
  let [best, most] = [0, 0];
  for (const [width, count] of counts) {
    if (count > most || (count === most && width > best)) [best, most] = [width, count];
  }
  return best;
}
