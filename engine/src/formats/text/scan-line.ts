import { MAX_LINE } from './each-line.ts';
import type { Cut } from './rows.ts';
import {
  BAR,
  BLANK,
  CAPITAL,
  CLASSES,
  CORNER,
  CROSS,
  DASH,
  FIGURE,
  FOREIGN,
  FRAME,
  RULE,
  SEPARATOR,
  SMALL,
  STROKE,
  WALL,
} from './signs.ts';
import { linesOf, type TextLine } from './text.ts';

/**
 * The kind of a line of pasted text. `wall` lines are borders, unless dashes turn out to be empty cells; a
 * `note` stands between rows.
 */
type LineKind = 'blank' | 'wall' | 'text' | 'note';

/** A line with the facts about it that do not depend on how it is cut into cells. */
export interface ScannedLine extends TextLine {
  readonly kind: LineKind;
  /** Whether it contains words. */
  readonly hasWords: boolean;
  /** Whether it has only dashes, bars and blanks. */
  readonly isDashes: boolean;
  /**
   * The number of bars, except those at the ends, which separate no cells. All counts are 0 in a line longer than
   * `MAX_LINE`.
   */
  readonly bars: number;
  /** The number of commas, semicolons or tabs, whichever is highest. */
  readonly listed: number;
  /** The number of parts between separators. */
  readonly parts: number;
  /** The number of characters (UTF-16) that are not separators. */
  readonly signs: number;
  /** Whether every character is a symbol of its own, as in ASCII. */
  readonly isPlain: boolean;
  /** Whether there are blanks before or between other characters, which may be empty cells. */
  readonly hasGaps: boolean;
  /** Whether it is only one half of a line, so that a number in it is a cell rather than that of a puzzle. */
  readonly isHalf?: true;
}

/** The limits for the number of cells in a row. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Class of a line with three strokes in a row. */
const RUN = 1 << 14;

/** Letters of any script that make words. */
const WORDS = /\p{Ll}{3,}|\p{L}{2}\s+\p{L}{2}/u;

export function scanLines(text: string): ScannedLine[] {
  return linesOf(text).map(scanLine);
}

/** Whether a line contains words. */
export function hasWords(line: string): boolean {
  return scanLine({ text: line, offset: 0 }).hasWords;
}

/** Scans every character once without building anything: most lines of a long text are not rows. */
export function scanLine({ text, offset }: TextLine): ScannedLine {
  let [bars, commas, semicolons, tabs, parts, signs, strokes] = [0, 0, 0, 0, 0, 0, 0];
  let [any, all, before, first, last] = [0, ~0, SEPARATOR, -1, -1];
  // Consecutive ASCII letters, lower-case ones among them, and whether a word of two or more precedes the current
  // blanks.
  let [letters, smalls, isAfterPair, talks, hasGaps] = [0, 0, false, false, false];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = CLASSES[code];
    if ((kind & SEPARATOR) === 0) {
      signs++;
      parts += before & SEPARATOR;
    } else if (code === 44) commas++;
    else if (code === 59) semicolons++;
    else if (code === 9) tabs++;
    strokes = (kind & STROKE) === 0 ? 0 : strokes + 1;
    if (strokes === 3) any |= RUN;
    if ((kind & (CAPITAL | SMALL)) !== 0) {
      letters++;
      smalls = (kind & SMALL) === 0 ? 0 : smalls + 1;
      talks ||= smalls === 3 || (isAfterPair && letters === 2);
    } else {
      if (letters > 0 || (kind & BLANK) === 0) isAfterPair = letters > 1 && (kind & BLANK) !== 0;
      letters = smalls = 0;
    }
    if ((kind & BLANK) === 0) {
      hasGaps ||= (any & BLANK) !== 0;
      if ((kind & BAR) !== 0) bars++;
      if (first < 0) {
        first = kind;
        talks ||= code === 35 || code === 47;
      }
      last = kind;
    }
    any |= kind;
    all &= kind;
    before = kind;
  }
  const counts = text.length <= MAX_LINE;
  const endBars = first < 0 ? 0 : ((last & BAR) + (bars > 1 ? first & BAR : 0)) / BAR;
  return {
    text,
    offset,
    kind: kindOf(any, all),
    hasWords: talks || ((any & FOREIGN) !== 0 && WORDS.test(text)),
    isDashes: first >= 0 && (all & RULE) !== 0,
    bars: counts ? bars - endBars : 0,
    listed: counts ? Math.max(commas, semicolons, tabs) : 0,
    parts: counts ? parts : 0,
    signs: counts ? signs : 0,
    isPlain: (any & FOREIGN) === 0,
    hasGaps: counts && hasGaps,
  };
}

/** The kind of a line, from the classes that any character has and those that all have. */
function kindOf(any: number, all: number): LineKind {
  if ((any & (FIGURE | CAPITAL | SMALL)) !== 0) return 'text';
  if ((all & BLANK) !== 0) return 'blank';
  const isCrossed = (any & CROSS) !== 0 && (any & DASH) !== 0;
  const isFrame = (all & FRAME) !== 0 && (any & CORNER) !== 0;
  return (all & WALL) !== 0 && ((any & RUN) !== 0 || isCrossed || isFrame) ? 'wall' : 'text';
}

/** Whether a line has candidates in brackets. */
export function hasGroup(text: string): boolean {
  return /[{([]\w+[\])}]/.test(text);
}

/** Whether a line cut in this way can have a number of cells within the limits. The cut itself may still fail. */
export function mayBeRow(line: ScannedLine, cut: Cut, { least, most }: Limits): boolean {
  const { text, bars, listed, parts, signs } = line;
  switch (cut) {
    case 'each':
      return bars + 1 >= least && bars + 1 <= most;
    case 'double':
      return bars + 1 >= least;
    case 'listed':
      return listed + 1 >= least;
    case 'ended':
      return listed >= least;
    case 'spaced':
      return parts >= least && parts <= most;
    case 'compact':
      return signs >= least && parts <= most;
    case 'grouped':
      return signs >= least && (hasGroup(text) || !/[[\](){}]/.test(text));
    case 'columns':
    case 'wide':
      return text.length > 0 && text.length <= MAX_WIDTH * MAX_SIGN;
  }
}

/**
 * A lower bound for the number of cells of a row cut in this way, on a square board, as far as is known without
 * cutting.
 */
export function leastCells({ text, bars, parts, signs, isPlain }: ScannedLine, cut: Cut): number {
  if (cut === 'each') return bars + 1;
  if (cut === 'spaced') return parts;
  if (cut === 'compact') return isPlain ? signs : parts;
  return cut === 'columns' && isPlain ? text.length - bars - 2 : 0;
}

/** Maximum widths of a row that is cut by columns, in symbols, and of a symbol, in characters. */
const MAX_WIDTH = 400;
const MAX_SIGN = 16;
