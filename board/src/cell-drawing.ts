import type { Digit, DigitSet, Symbols } from 'pencilmark';
import type { ColourSet } from './colours.ts';
import { drawAllowed, drawMarks } from './marks.ts';
import { BASELINE, CELL, DIGIT_FONT } from './measures.ts';
import { line, round, type Shape, type TextShape } from './shapes.ts';

/** The error of a cell's digit: it breaks a rule, or differs from the solution. */
export const FAULTS = ['none', 'conflict', 'wrong'] as const;
/** One of `FAULTS`. */
export type Fault = (typeof FAULTS)[number];

/** The visible content of a cell. */
export interface CellLook {
  /** 0 if the cell is open; marks are drawn only then. */
  readonly digit: Digit;
  /** `right`: an entry that is shown to be that of the solution. */
  readonly origin: 'given' | 'entry' | 'right';
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  readonly colours: ColourSet;
  /** Digits that the rules allow here, shown faintly; empty if the player has switched them off. */
  readonly allowed: DigitSet;
  /** Digits to emphasise as singles. */
  readonly singles: DigitSet;
  readonly fault: Fault;
  /** A digit to emphasise among the marks; 0 for none. */
  readonly emphasis: Digit;
}

/** An empty cell without marks. */
export const EMPTY_LOOK: CellLook = {
  digit: 0,
  origin: 'entry',
  corner: 0,
  centre: 0,
  colours: 0,
  allowed: 0,
  singles: 0,
  fault: 'none',
  emphasis: 0,
};

/**
 * The shapes of a cell but for its colours, back to front, with the upper left corner of the cell at (0, 0). Colours
 * are drawn below the rules, which they must not hide: see `drawColours`.
 */
export function drawCell(look: CellLook, symbols: Symbols): Shape[] {
  if (look.digit === 0) return drawOpen(look, symbols);
  return [
    drawDigit(look, symbols),
    ...(look.origin === 'right' && look.fault === 'none' ? TICK : FAULT_LINES[look.fault]),
  ];
}

function drawOpen(look: CellLook, symbols: Symbols): Shape[] {
  const marks = drawMarks({ ...look, corner: look.corner & ~look.singles }, symbols);
  return [...marks, ...drawAllowed(look, symbols)];
}

/** As for faults, not only the colour of the digit says it. */
const TICK: readonly Shape[] = [line('right-line', 'M74 80l6 7l11 -15')];

/** Each fault has its own shape as well as its colour: a wave under a conflict, a stroke through a wrong digit. */
const FAULT_LINES: Readonly<Record<Fault, readonly Shape[]>> = {
  none: [],
  conflict: [line('conflict-line', 'M26 88q6 -8 12 0t12 0t12 0t12 0')],
  wrong: [line('wrong-line', 'M20 80l60 -60')],
};

function drawDigit({ digit, origin, fault }: CellLook, symbols: Symbols): TextShape {
  const text = symbols[digit - 1];
  const role = fault === 'none' || origin === 'given' ? origin : 'fault';
  const font = text.length > 2 ? DIGIT_FONT * 0.8 : DIGIT_FONT;
  return { kind: 'text', role, x: CELL / 2, y: round(CELL / 2 + font * BASELINE), font, text };
}
