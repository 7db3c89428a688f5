/**
 * How every board is drawn: lines between cells, and the marks of a cell as one text. A line of marks is a counter
 * whose style spells them: the first digit of the line counts 1, the second 3, the third 9.
 */
import { clamp, define, minus, product, remainder, sum, text } from './algebra.ts';
import type { Definition, Expression } from './algebra.ts';
import type { Layout } from './layout.ts';

const WEIGHT = 3;

const upTo = (many: number): number[] => Array.from({ length: many }, (_, k) => k + 1);

/** A line of marks for each row of a box, from 1. */
const linesOf = ({ digits, boxColumns }: Layout): number[] => upTo(digits / boxColumns);

/** A line's digits as a number with a 1 or 0 in each place: base 32 becomes base 3, as casting out nines does it. */
export const spelt = (packed: Expression, base: number): Expression => remainder(packed, base - WEIGHT);

/** A line from the fates of its digits, which are above 0 for what is gone. */
export const speltFates = ({ boxColumns }: Layout): Definition =>
  define(
    'spelt',
    upTo(boxColumns).map((k) => `of-${k}`),
    (...fates) => sum(...fates.map((fate, k) => product(WEIGHT ** k, minus(1, clamp(fate))))),
  );

/** Sets the counters of a cell's marks. */
export const marked = (layout: Layout, line: (n: number) => Expression): string =>
  `counter-set:${linesOf(layout)
    .map((n) => `line-${n} ${text(line(n))}`)
    .join(' ')}`;

/** The text that they make. */
export const marksText = (layout: Layout): string =>
  linesOf(layout)
    .map((n) => `counter(line-${n},line-${n})`)
    .join(' "\\A" ');

/** How large marks are and how far apart, in a font as high as the cell. */
export interface MarkSize {
  readonly size: string;
  readonly line: number;
  readonly gap: string;
}

export const marksLook = ({ size, line, gap }: MarkSize): string =>
  `font-size:${size};line-height:${line};letter-spacing:${gap};margin-right:-${gap};white-space:pre;text-align:center;color:var(--soft)`;

/** The look of `.drawing`, of the cells in it, and of their digits and marks; and what a given is called. */
export const drawingLook = (layout: Layout, marks: MarkSize): string =>
  counterStyles(layout) + cells(layout, marks) + lines(layout);

const counterStyles = (layout: Layout): string => {
  const { digits, boxColumns } = layout;
  const symbols = (line: number) =>
    Array.from(
      { length: Math.ceil(WEIGHT ** boxColumns / 2) },
      (_, n) => `"${spelling(n, (line - 1) * boxColumns, boxColumns)}"`,
    );
  return [
    `@counter-style digit{system:fixed 0;symbols:"" ${upTo(digits)
      .map((d) => `"${d}"`)
      .join(' ')}}`,
    ...linesOf(layout).map((n) => `@counter-style line-${n}{system:fixed 0;symbols:${symbols(n).join(' ')}}`),
  ].join('');
};

/** The digits after `before` that the places of `n` in base 3 say, and spaces as wide as a digit for the others. */
const spelling = (n: number, before: number, places: number): string =>
  upTo(places)
    .map((k) => (Math.floor(n / WEIGHT ** (k - 1)) % WEIGHT ? String(before + k) : '\u2007'))
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
.cell legend{--given:inherit}@container style(--given > 0){.cell legend:after{counter-set:digit var(--given);content:", given " counter(digit,digit)}}
.drawing>div{display:grid;counter-set:digit var(--shown);border:0 solid var(--line);border-width:0 1px 1px 0;min-width:0;min-height:0;overflow:hidden}
.drawing div:before,.drawing div:after{grid-area:1/1;display:grid;place-items:center;${marksLook(marks)}}
@container style(--shown > 0){.state .drawing div:before{content:counter(digit,digit);font-size:.58em;line-height:1;letter-spacing:0;margin:0;color:var(--accent)}}
@container style(--given > 0){.state .drawing div:before{font-weight:600;color:var(--ink)}}
@container style(--clash:1){.state .drawing div:before{color:var(--conflict);background:var(--conflict-tint)}.drawing div:after{content:"";place-self:end center;width:52%;margin:0 0 .4em;border-bottom:3px double var(--conflict)}}`;
