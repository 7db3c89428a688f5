import { MAX_LINE } from './each-line.ts';
import { type Token, type TextLine, symbolTokens, tokensBetween, trimmed } from './text.ts';

/** One row of a written grid: its cells (an empty text for an empty cell) and the cells before which a bar stands. */
export interface Row {
  readonly line: TextLine;
  readonly cells: readonly Token[];
  readonly bars: readonly number[];
}

/** The signs that stand between cells. */
export const BARS = '|¦\u2502\u2503\u2551\u2506\u2507\u250A\u250B\u254E\u254F';
const BAR = new RegExp(`[${BARS}]`);
const EACH_BAR = new RegExp(BAR.source, 'g');
const BAR_RUNS = new RegExp(`${BAR.source}+`, 'g');
const SEPARATORS = /[\s,;|¦[\]{}()"'\u2500-\u257F]+/g;

/**
 * The ways of cutting a line into cells, the strictest first. Each gives undefined where it does not apply.
 * `each`: one bar between all cells; `double`: the same with doubled bars between boxes; `listed`: commas,
 * semicolons or tabs between all cells; `ended`: the same with one more at the end; `spaced`: blanks or bars between cells; `compact`: one symbol per
 * cell; `columns`: one column per cell and a blank for an empty one; `wide`: the same with a blank column
 * between cells.
 */
export const CUTS = ['each', 'double', 'listed', 'ended', 'spaced', 'compact', 'columns', 'wide'] as const;
export type Cut = (typeof CUTS)[number];

export function cutRow(line: TextLine, cut: Cut): Row | undefined {
  if (line.text.length > MAX_LINE) return undefined;
  switch (cut) {
    case 'each':
      return atBars(line, EACH_BAR);
    case 'double':
      return atBars(line, BAR_RUNS);
    case 'listed':
      return atCommas(line, false);
    case 'ended':
      return atCommas(line, true);
    case 'spaced':
      return rowOf(line, tokensBetween(line, SEPARATORS));
    case 'compact':
      return rowOf(line, tokensBetween(line, SEPARATORS).flatMap(symbolTokens));
    case 'columns':
      return {
        line,
        cells: symbolTokens(line)
          .filter(({ text }) => !BAR.test(text))
          .map(blankAsEmpty),
        bars: [],
      };
    case 'wide':
      return inWideColumns(line);
  }
}

function atBars(line: TextLine, bars: RegExp): Row | undefined {
  const body = trimmed(line);
  const cells = partsBetween(body, bars).map(trimmed);
  if (cells.length < 2 || cells.some(({ text }) => /\s/.test(text))) return undefined;
  if (cells[0].text === '') cells.shift();
  if (cells.at(-1)?.text === '' && BAR.test(body.text.at(-1)!)) cells.pop();
  return { line, cells, bars: [] };
}

function atCommas(line: TextLine, isEnded: boolean): Row | undefined {
  const body = withoutBrackets(line);
  const sign = /[,;\t]/.exec(body.text)?.[0];
  if (!sign) return undefined;
  const cells = partsBetween(body, new RegExp(sign, 'g')).map(trimmed).map(unquoted);
  if (isEnded && cells.pop()!.text !== '') return undefined;
  return cells.some(({ text }) => /\s/.test(text)) ? undefined : { line, cells, bars: [] };
}

/** `  [[5, 3], ` without what does not belong to its cells. Blanks within stay: they may be cells. */
function withoutBrackets({ text, offset }: TextLine): Token {
  let from = 0;
  while (' [{('.includes(text[from] ?? 'x')) from++;
  const closing = text.search(/[\]})]/);
  return { text: text.slice(from, closing < from ? text.length : closing), offset: offset + from };
}

function unquoted({ text: part, offset }: Token): Token {
  const quotes = /^(["'])(.*)\1$/.exec(part);
  if (quotes) return trimmed({ text: quotes[2], offset: offset + 1 });
  return { text: part === 'null' ? '' : part, offset };
}

/** Every part between separators, empty ones too. */
function partsBetween({ text, offset }: Token, separators: RegExp): Token[] {
  const parts: Token[] = [];
  let start = 0;
  for (const found of text.matchAll(separators)) {
    parts.push({ text: text.slice(start, found.index), offset: offset + start });
    start = found.index + found[0].length;
  }
  parts.push({ text: text.slice(start), offset: offset + start });
  return parts;
}

function inWideColumns(line: TextLine): Row | undefined {
  const symbols = symbolTokens(line);
  const cells = symbols.filter(
    ({ text }, at) => !BAR.test(text) && !(at > 0 && BAR.test(symbols[at - 1].text)),
  );
  if (cells.some(({ text }, at) => at % 2 === 1 && text.trim() !== '')) return undefined;
  return { line, cells: cells.filter((_, at) => at % 2 === 0).map(blankAsEmpty), bars: [] };
}

function blankAsEmpty(cell: Token): Token {
  return cell.text.trim() === '' ? { ...cell, text: '' } : cell;
}

/** Notes the cells that have a bar between them and the cell before. */
function rowOf(line: TextLine, cells: Token[]): Row {
  const bars: number[] = [];
  for (let index = 1; index < cells.length; index++) {
    const from = cells[index - 1].offset + cells[index - 1].text.length - line.offset;
    if (BAR.test(line.text.slice(from, cells[index].offset - line.offset))) bars.push(index);
  }
  return { line, cells, bars };
}
