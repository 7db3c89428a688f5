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

/** The kind of a line of pasted text. `wall` lines are borders, unless dashes turn out to be empty cells. */
type LineKind = 'blank' | 'wall' | 'text';

/** A line and what can be said of it whatever way it is cut into cells. */
export interface ScannedLine extends TextLine {
  readonly kind: LineKind;
  /** Whether it talks rather than counts. */
  readonly hasWords: boolean;
  /** Whether it is nothing but dashes, bars and blanks. */
  readonly isDashes: boolean;
  /** Bars but those at its ends, which part no cells. Whatever is counted is 0 in a line above `MAX_LINE`. */
  readonly bars: number;
  /** Commas, semicolons or tabs, whichever is most. */
  readonly listed: number;
  /** Parts between separators. */
  readonly parts: number;
  /** Characters (UTF-16) that are no separators. */
  readonly signs: number;
  /** Whether every character is a sign of its own, as in ASCII. */
  readonly isPlain: boolean;
  /** Whether blanks stand before or between signs: they may be empty cells. */
  readonly hasGaps: boolean;
}

/** How many cells a row may have. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Of a line: three strokes stand together. */
const RUN = 1 << 14;

/** Letters of any script that make words. */
const WORDS = /\p{Ll}{3,}|\p{L}{2}\s+\p{L}{2}/u;

export function scanLines(text: string): ScannedLine[] {
  return linesOf(text).map(scanLine);
}

/** Whether a line talks rather than counts. */
export function hasWords(line: string): boolean {
  return scanLine({ text: line, offset: 0 }).hasWords;
}

/** Looks at every character once, without making anything of the line: most lines of a long text are no rows. */
export function scanLine({ text, offset }: TextLine): ScannedLine {
  let [bars, commas, semicolons, tabs, parts, signs, strokes] = [0, 0, 0, 0, 0, 0, 0];
  let [any, all, before, first, last] = [0, ~0, SEPARATOR, -1, -1];
  // Letters of ASCII in a row, small ones among them, and whether two of a word stand before the blanks behind it.
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

/** From the classes that any sign has, and those that all have. */
function kindOf(any: number, all: number): LineKind {
  if ((any & (FIGURE | CAPITAL | SMALL)) !== 0) return 'text';
  if ((all & BLANK) !== 0) return 'blank';
  const isCrossed = (any & CROSS) !== 0 && (any & DASH) !== 0;
  const isFrame = (all & FRAME) !== 0 && (any & CORNER) !== 0;
  return (all & WALL) !== 0 && ((any & RUN) !== 0 || isCrossed || isFrame) ? 'wall' : 'text';
}

/** Whether a line can have so many cells when it is cut in this way. The cut itself may still fail. */
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
    case 'columns':
    case 'wide':
      return text.length > 0 && text.length <= MAX_WIDTH * MAX_SIGN;
  }
}

/** A row of a square board that is cut in this way has so many cells or more, as far as is known without cutting. */
export function leastCells({ text, bars, parts, signs, isPlain }: ScannedLine, cut: Cut): number {
  if (cut === 'each') return bars + 1;
  if (cut === 'spaced') return parts;
  if (cut === 'compact') return isPlain ? signs : parts;
  return cut === 'columns' && isPlain ? text.length - bars - 2 : 0;
}

/** Of a row that is cut by columns, in signs; and of a sign, in characters. */
const MAX_WIDTH = 400;
const MAX_SIGN = 16;
