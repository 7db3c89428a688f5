import { MAX_LINE } from './each-line.ts';
import { BAR, BLANK, CLASSES, SEPARATOR } from './signs.ts';
import { type Token, type TextLine, symbolTokens, trimmed } from './text.ts';

/** One row of a written grid: its cells (an empty text for an empty cell) and the cells that follow a bar. */
export interface Row {
  readonly line: TextLine;
  readonly cells: readonly Token[];
  readonly bars: readonly number[];
}

/**
 * The ways of cutting a line into cells, the strictest first. Each returns undefined if it does not apply. `each`: one
 * bar between all cells; `double`: the same with doubled bars between boxes; `listed`: commas, semicolons or tabs
 * between all cells; `ended`: the same with one more at the end; `spaced`: blanks or bars between cells; `compact`: one
 * symbol per cell; `grouped`: the same with groups of candidates in brackets; `columns`: one column per cell and a blank for an empty one; `wide`: the same with a blank column
 * between cells.
 */
export const CUTS = [
  'each',
  'double',
  'listed',
  'ended',
  'spaced',
  'compact',
  'grouped',
  'columns',
  'wide',
] as const;
export type Cut = (typeof CUTS)[number];

export function cutRow(line: TextLine, cut: Cut): Row | undefined {
  if (line.text.length > MAX_LINE) return undefined;
  switch (cut) {
    case 'each':
      return atBars(line, false);
    case 'double':
      return atBars(line, true);
    case 'listed':
      return atCommas(line, false);
    case 'ended':
      return atCommas(line, true);
    case 'spaced':
      return atSeparators(line, false);
    case 'compact':
      return atSeparators(line, true);
    case 'grouped':
      return inGroups(line);
    case 'columns':
      return inColumns(line, false);
    case 'wide':
      return inColumns(line, true);
  }
}

function atBars(line: TextLine, asRuns: boolean): Row | undefined {
  const body = trimmed(line);
  const cells: Token[] = [];
  let start = 0;
  for (let at = 0; at <= body.text.length; at++) {
    if (at < body.text.length && !hasClass(body.text, at, BAR)) continue;
    const cell = trimmed({ text: body.text.slice(start, at), offset: body.offset + start });
    if (hasBlank(cell)) return undefined;
    cells.push(cell);
    if (asRuns) while (hasClass(body.text, at + 1, BAR)) at++;
    start = at + 1;
  }
  if (cells.length < 2) return undefined;
  if (cells[0].text === '') cells.shift();
  if (cells.at(-1)?.text === '' && hasClass(body.text, body.text.length - 1, BAR)) cells.pop();
  return { line, cells, bars: NO_BARS };
}

function hasClass(text: string, at: number, kind: number): boolean {
  return at < text.length && (CLASSES[text.charCodeAt(at)] & kind) !== 0;
}

function hasBlank({ text }: Token): boolean {
  for (let at = 0; at < text.length; at++) if (hasClass(text, at, BLANK)) return true;
  return false;
}

/** The parts between separators, or every symbol of them, with the cells that follow a bar. */
function atSeparators(line: TextLine, asSymbols: boolean): Row {
  const { text, offset } = line;
  const cells: Token[] = [];
  let bars: number[] | undefined;
  for (let at = 0, isBehindBar = false; at < text.length; at++) {
    if (hasClass(text, at, SEPARATOR)) {
      isBehindBar ||= hasClass(text, at, BAR);
      continue;
    }
    const start = at;
    while (at < text.length && !hasClass(text, at, SEPARATOR)) at++;
    if (isBehindBar && cells.length > 0) (bars ??= []).push(cells.length);
    const part = { text: text.slice(start, at), offset: offset + start };
    if (asSymbols && part.text.length > 1) cells.push(...symbolTokens(part));
    else cells.push(part);
    isBehindBar = hasClass(text, at, BAR);
  }
  return { line, cells, bars: bars ?? NO_BARS };
}

/** Groups of candidates in brackets, and single symbols between them: `{47}1{34}`. */
function inGroups(line: TextLine): Row | undefined {
  const cells: Token[] = [];
  const bars: number[] = [];
  for (const found of line.text.matchAll(GROUPS)) {
    const [all, braced, bracketed, round, single] = found;
    const group = braced ?? bracketed ?? round;
    const isGroup = group !== undefined;
    if (!isGroup && hasClass(all, 0, BAR)) {
      if (cells.length > 0) bars.push(cells.length);
    } else if (isGroup || !/[[\](){}]/.test(single)) {
      cells.push({ text: group ?? single, offset: line.offset + found.index + (isGroup ? 1 : 0) });
    } else return undefined;
  }
  return bars.at(-1) === cells.length ? { line, cells, bars: bars.slice(0, -1) } : { line, cells, bars };
}

const GROUPS = /\{([^\s{}]+)\}|\[([^\s[\]]+)\]|\(([^\s()]+)\)|(\S)/gu;

function atCommas(line: TextLine, isEnded: boolean): Row | undefined {
  const body = withoutBrackets(line);
  const sign = /[,;\t]/.exec(body.text)?.[0];
  if (!sign) return undefined;
  const cells: Token[] = [];
  let start = body.offset;
  for (const part of body.text.split(sign)) {
    cells.push(unquoted(trimmed({ text: part, offset: start })));
    start += part.length + 1;
  }
  if (isEnded && cells.pop()!.text !== '') return undefined;
  return cells.some(hasBlank) ? undefined : { line, cells, bars: NO_BARS };
}

/**
 * The cells of a line such as `[[5, 3],` without the brackets around them. Inner blanks stay, since they may be cells.
 */
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

const NO_BARS: readonly number[] = [];

/** One cell per column; if wide, with blank columns between cells and on both sides of bars. */
function inColumns(line: TextLine, isWide: boolean): Row | undefined {
  const cells: Token[] = [];
  const bars: number[] = [];
  let isCell = true;
  let isBehindBar = false;
  for (const symbol of symbolTokens(line)) {
    const wasBehindBar = isBehindBar;
    isBehindBar = isBar(symbol);
    if (isBehindBar) bars.push(cells.length);
    else if (isWide && (wasBehindBar || !isCell)) {
      if (symbol.text.trim() !== '') return undefined;
      isCell = true;
    } else {
      cells.push(blankAsEmpty(symbol));
      isCell = false;
    }
  }
  return { line, cells, bars };
}

function isBar({ text }: Token): boolean {
  return hasClass(text, 0, BAR);
}

function blankAsEmpty(cell: Token): Token {
  return cell.text.trim() === '' ? { text: '', offset: cell.offset } : cell;
}
