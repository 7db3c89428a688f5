import { defaultBox } from '../../model/boards.ts';
import { MAX_SIZE, MIN_SIZE } from '../../model/create-geometry.ts';
import { EMPTY } from './alphabet.ts';
import type { Row } from './rows.ts';
import type { ScannedLine } from './scan-line.ts';
import { isColumnLabels } from './views.ts';

/**
 * Leaves out headings and spacer rows: a heading that is blank above the rule of a Markdown table or that counts the
 * columns; blank rows around the middle of cells three lines high, and between bands. Rows are left out only if the
 * remaining ones are as many as a row has cells. Says whether there were any.
 */
export function leaveOutSpacers(
  lines: readonly ScannedLine[],
  rows: (Row | undefined)[],
  places: number[],
): boolean {
  const between = (at: number): readonly ScannedLine[] => lines.slice(places[at - 1] + 1, places[at]);
  const isApart = (at: number): boolean => between(at).some(({ kind }) => kind === 'blank');
  const spare: number[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end + 1) {
    for (end = start; rows[end];) end++;
    const whole = sparesOf(rows.slice(start, end) as Row[], (at) => between(start + at));
    if (whole.length > 0) spare.push(...whole.map((at) => start + at));
    // Otherwise each part between blank lines may be a separate grid.
    else
      for (let from = start, to = start; from < end; from = to) {
        for (to = from + 1; to < end && !isApart(to);) to++;
        const first = from;
        if (to - from === end - start) break;
        const part = sparesOf(rows.slice(from, to) as Row[], (at) => between(first + at));
        spare.push(...part.map((at) => first + at));
      }
  }
  for (const at of spare.reverse()) {
    rows.splice(at, 1);
    places.splice(at, 1);
  }
  return spare.length > 0;
}

/** The indices of rows that do not belong to the board, in order. */
function sparesOf(rows: readonly Row[], between: (at: number) => readonly ScannedLine[]): number[] {
  const size = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  if (size < MIN_SIZE || size > MAX_SIZE || rows.length <= size) return [];
  const isSpacer = spacersOf(rows.length, size);
  const spacers = isSpacer ? [...rows.keys()].filter(isSpacer) : [];
  const usual = defaultBox(size)?.rows;
  // Where borders stand between rows, no blank row is needed between bands.
  const isBordered =
    rows.length % (3 * size) !== 0 && rows.some((_, at) => at > 0 && between(at).some(isWall));
  // Bands of another height are certain only if no row of the board is blank too.
  const isUsual = spacers.length === 0 || spacers.length >= rows.length / 2 || spacers[0] === usual;
  const areSpacers =
    spacers.length > 0 &&
    !isBordered &&
    spacers.every((at) => isBlank(rows[at])) &&
    (isUsual || rows.filter(isBlank).length === spacers.length);
  if (rows.length === size + 1) {
    const isRuled = rows.every((_, at) => at === 0 || between(at).some(isRule) === (at === 1));
    const isCounted = isColumnLabels(rows[0].line.text, size);
    if (isRuled) return isCounted || isBlank(rows[0]) ? [0] : [];
    // If a blank row or one of a single sign could be left out as well as the heading, neither is, and the extra row is reported.
    if (isCounted) return areSpacers || rows.some((row) => mayBeSeparator(rows.slice(1), row)) ? [] : [0];
  }
  return areSpacers ? spacers : [];
}

function isWall({ kind }: ScannedLine): boolean {
  return kind === 'wall';
}

/** Whether a line is the rule below the heading of a Markdown table. */
function isRule({ text }: ScannedLine): boolean {
  return /^[-|:\s]*$/.test(text) && text.includes('|');
}

/** The rows, of `count`, that would be spacers on a board of this size; undefined if none would. */
function spacersOf(count: number, size: number): ((at: number) => boolean) | undefined {
  if (count % (3 * size) === 0) return (at) => at % 3 !== 1;
  for (let band = 1; band < size; band++)
    if (size % band === 0 && count === size + size / band - 1) return (at) => at % (band + 1) === band;
  return undefined;
}

function isBlank({ cells }: Row): boolean {
  return cells.every(({ text }) => text === '');
}

/** Whether a row consists of one sign for empty cells, among rows without empty cells. */
export function mayBeSeparator(rows: readonly Row[], row: Row): boolean {
  const isEmpty = ({ cells: [first, ...rest] }: Row): boolean =>
    EMPTY.includes(first.text) && rest.every(({ text }) => text === first.text);
  const isFilled = ({ cells }: Row): boolean =>
    !cells.some(({ text }) => text === '' || EMPTY.includes(text));
  return isEmpty(row) && rows.every((other) => other === row || isFilled(other));
}
