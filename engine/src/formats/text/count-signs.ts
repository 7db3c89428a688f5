import { MAX_LINE } from './each-line.ts';
import { BAR, type Cut } from './rows.ts';

/** What decides how many cells a line can have, in whichever way it is cut. */
export interface SignCounts {
  /** Characters (UTF-16). */
  readonly length: number;
  readonly bars: number;
  /** Bars at the ends of the line, which part no cells. */
  readonly outerBars: number;
  /** Commas, semicolons or tabs, whichever is most. */
  readonly listed: number;
  /** Parts between separators. */
  readonly parts: number;
  /** Characters that are no separators. */
  readonly signs: number;
  /** Whether blanks stand before or between signs: they may be empty cells. */
  readonly hasGaps: boolean;
}

/** How many cells a row may have. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

const SEPARATOR = 1;
const BLANK = 2;
const BAR_SIGN = 4;

/** What each character (UTF-16) is to a row. */
const CLASSES = (() => {
  const classes = new Uint8Array(1 << 16);
  for (let code = 0; code < classes.length; code++) {
    // No sign beyond box drawing and blanks parts cells.
    if (code > 0x3000 && code !== 0xfeff) continue;
    const sign = String.fromCharCode(code);
    if (/[\s,;|¦[\]{}()"'\u2500-\u257F]/.test(sign)) classes[code] |= SEPARATOR;
    if (/\s/.test(sign)) classes[code] |= BLANK;
    if (BAR.test(sign)) classes[code] |= BAR_SIGN;
  }
  return classes;
})();

/** Counts in one pass, without making anything of the line. */
export function countSigns(line: string): SignCounts {
  let [bars, commas, semicolons, tabs, parts, signs] = [0, 0, 0, 0, 0, 0];
  let isFirstBar = false;
  let isLastBar = false;
  let hasContent = false;
  let inPart = false;
  let isAfterBlank = false;
  let hasGaps = false;
  if (line.length <= MAX_LINE) {
    for (let at = 0; at < line.length; at++) {
      const code = line.charCodeAt(at);
      const kind = CLASSES[code];
      if (kind === 0) {
        signs++;
        if (!inPart) parts++;
      }
      inPart = kind === 0;
      if (code === 44) commas++;
      else if (code === 59) semicolons++;
      else if (code === 9) tabs++;
      if ((kind & BLANK) !== 0) {
        isAfterBlank = true;
        continue;
      }
      hasGaps ||= isAfterBlank;
      isLastBar = (kind & BAR_SIGN) !== 0;
      if (isLastBar) bars++;
      if (!hasContent) isFirstBar = isLastBar;
      hasContent = true;
    }
  }
  const outerBars = bars > 1 ? Number(isFirstBar) + Number(isLastBar) : Number(isLastBar);
  return {
    length: line.length,
    bars,
    outerBars,
    listed: Math.max(commas, semicolons, tabs),
    parts,
    signs,
    hasGaps,
  };
}

/** Whether a line can have so many cells when it is cut in this way. What is cut after all may still be none. */
export function mayBeRow(counts: SignCounts, cut: Cut, { least, most }: Limits): boolean {
  const { length, bars, outerBars, listed, parts, signs } = counts;
  switch (cut) {
    case 'each':
      return bars + 1 - outerBars >= least && bars + 1 - outerBars <= most;
    case 'double':
      return bars + 1 - outerBars >= least;
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
      return length > 0 && length <= MAX_WIDTH * MAX_SIGN;
  }
}

/** Of a row that is cut by columns, in signs; and of a sign, in characters. */
const MAX_WIDTH = 400;
const MAX_SIGN = 16;
