/**
 * The drawing of every board: lines between cells, and the marks of a cell as one text. A line of marks is a counter
 * whose style lists them: the first digit of the line counts 1, the second 2, the third 4. On a small board one counter
 * contains all lines.
 */
import { clamp, minus, product, remainder, sum, text } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { baseOf, partsOf, digitsPerPart } from './ground.ts';
import type { Layout } from './layout.ts';

const WEIGHT = 2;

const upTo = (many: number): number[] => Array.from({ length: many }, (_, k) => k + 1);

/** A line of marks for each row of a box, from 1. */
const linesOf = partsOf;

/**
 * A line's digits as a number with a 1 or 0 in each place: base 32 becomes base 2, by a remainder as in casting out
 * nines.
 */
export const spelt = (layout: Layout, packed: Expression): Expression =>
  remainder(packed, baseOf(layout) - WEIGHT);

/** A line from the fates of its digits, which are above 0 for eliminated ones. */
export const speltFates = (fates: readonly Expression[]): Expression =>
  sum(...fates.map((fate, k) => product(WEIGHT ** k, minus(1, clamp(fate)))));

/** Sets the counters of a cell's marks. */
export const marked = (layout: Layout, line: (n: number) => Expression): string =>
  `counter-set:${counters(layout, line)}`;

export const counters = (layout: Layout, line: (n: number) => Expression): string =>
  linesOf(layout)
    .map((n) => `line-${n} ${text(line(n))}`)
    .join(' ');

/** The text made of these counters. */
export const marksText = (layout: Layout): string =>
  linesOf(layout)
    .map((n) => `counter(line-${n},line-${n})`)
    .join(' "\\A" ');

/** The size and distance of marks, in a font as high as the cell. */
export interface MarkSize {
  readonly size: string;
  readonly line: number;
  readonly gap: string;
}

export const marksLook = ({ size, line, gap }: MarkSize): string =>
  `font-size:${size};line-height:${line};letter-spacing:${gap};margin-right:-${gap};white-space:pre;text-align:center;color:var(--soft)`;

/** The look of `.drawing`, of the cells in it, and of their digits and marks; and the label of a given. */
export const drawingLook = (layout: Layout, marks: MarkSize): string =>
  counterStyles(layout) + cells(layout, marks) + lines(layout);

export const counterStyles = (layout: Layout): string => {
  const places = digitsPerPart(layout);
  const symbols = (line: number) =>
    Array.from({ length: WEIGHT ** places }, (_, n) => `"${spelling(layout, n, (line - 1) * places)}"`);
  return [
    `@counter-style digit{system:fixed 0;symbols:"" ${upTo(layout.digits)
      .map((d) => `"${d}"`)
      .join(' ')}}`,
    ...linesOf(layout).map((n) => `@counter-style line-${n}{system:fixed 0;symbols:${symbols(n).join(' ')}}`),
  ].join('');
};

/** The digits after `before` whose bits are set in `n`, and digit-wide spaces for the others. */
const spelling = (layout: Layout, n: number, before: number): string =>
  upTo(digitsPerPart(layout))
    .map((k) => {
      const word = Math.floor(n / WEIGHT ** (k - 1)) % WEIGHT ? String(before + k) : '\u2007';
      return k > 1 && k % layout.boxColumns === 1 ? `\\A ${word}` : word;
    })
    .join('');

/** On the right and lower edges of cells, thicker between boxes. */
function lines({ digits, boxRows, boxColumns }: Layout): string {
  const rows = Array.from({ length: digits / boxRows - 1 }, (_, k) => (k + 1) * boxRows);
  const columns = Array.from({ length: digits / boxColumns - 1 }, (_, k) => (k + 1) * boxColumns);
  const last = digits * (digits - 1);
  return [
    `.drawing>:nth-child(${digits}n){border-right:0}.drawing>:nth-child(n+${last + 1}){border-bottom:0}`,
    ...columns.map((c) => `.drawing>:nth-child(${digits}n+${c}){border-right:2.2px solid var(--box)}`),
    ...rows.map(
      (r) =>
        `.drawing>:nth-child(n+${(r - 1) * digits + 1}):nth-child(-n+${r * digits}){border-bottom:2.2px solid var(--box)}`,
    ),
  ].join('');
}

const cells = ({ digits }: Layout, marks: MarkSize): string => `
.drawing{z-index:1;display:grid;grid-template:repeat(${digits},1fr)/repeat(${digits},1fr);pointer-events:none;font-size:calc(var(--board)/${digits})}
.cell legend:after{counter-set:digit var(--given);content:var(--say,"")}@container not style(--given:0){.cell legend{--given:inherit;--say:", given " counter(digit,digit)}}
.drawing>div{display:grid;border:0 solid var(--line);border-width:0 1px 1px 0;min-width:0;min-height:0;overflow:hidden}
.drawing b{grid-area:1/1;display:grid;font-weight:400}
.drawing b:before,.drawing b:after{grid-area:1/1;display:grid;place-items:center}.drawing b{${marksLook(marks)}}
.drawing b:before{content:var(--say)}.drawing b:after{content:var(--also);counter-set:var(--lines,none)}
@container not style(--shown:0){.drawing b{--say:counter(digit,digit);font-size:.58em;line-height:1;letter-spacing:0;margin:0;color:var(--accent)}}
@container not style(--given:0){.drawing b{font-weight:600;color:var(--ink)}}
@container style(--twice:1){.drawing b{color:var(--conflict);background:var(--conflict-tint);text-decoration:underline double .06em;text-underline-offset:.1em}}`;
