/** Grids with all candidates, as solvers print them and as people mark them in forums. */
import type { Layout } from './layouts.ts';
import { inBands, inBoxes, type Printed, rowsOf } from './printed.ts';

const SYMBOLS = '123456789ABCDEFG';

/** The digits that no given in the same row, column or box holds. */
function candidatesAt({ size, box, givens }: Printed, place: number): string {
  const sees = (other: number): boolean => {
    const [row, column] = [Math.floor(place / size), place % size];
    const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
    const isInBox =
      Math.floor(row / box.rows) === Math.floor(otherRow / box.rows) &&
      Math.floor(column / box.columns) === Math.floor(otherColumn / box.columns);
    return row === otherRow || column === otherColumn || isInBox;
  };
  const taken = new Set(givens.filter((_, other) => sees(other)));
  return [...SYMBOLS.slice(0, size)].filter((_, at) => !taken.has(at + 1)).join('');
}

/** Whether no empty cell has a single candidate, which would look like a given. */
function hasNoSingle(printed: Printed): boolean {
  const isOpen = printed.givens.includes(0);
  return (
    isOpen && printed.givens.every((digit, place) => digit > 0 || candidatesAt(printed, place).length > 1)
  );
}

function groups(printed: Printed, sign: (candidates: string, place: number) => string): string[][] {
  return rowsOf(printed, printed.givens, (digit, place) =>
    digit > 0 ? SYMBOLS[digit - 1] : sign(candidatesAt(printed, place), place),
  );
}

function framed(printed: Printed, cells: string[][]): string {
  const width = Math.max(...cells.flat().map((text) => text.length));
  const rows = cells.map((row) => {
    const parts = inBoxes(printed, row).map((box) => box.map((text) => text.padEnd(width)).join(' '));
    return `| ${parts.join(' | ')} |`;
  });
  const wall = `+${'-'.repeat(rows[0].length - 2)}+`;
  return `${wall}\n${inBands(printed, rows)
    .map((band) => band.join('\n'))
    .join(`\n${wall}\n`)}\n${wall}`;
}

/** Marked cells, marked candidates and candidates about to be removed, at about every third cell. */
function marked(candidates: string, place: number): string {
  if (place % 3 === 0) return `${'*#'[place % 2]}${candidates}`;
  return place % 5 === 0 ? `${candidates[0]}-${candidates.slice(1)}` : candidates;
}

export const PENCILMARKS: readonly Layout[] = [
  {
    name: 'candidates in a frame',
    fits: hasNoSingle,
    print: (printed) =>
      framed(
        printed,
        groups(printed, (candidates) => candidates),
      ),
  },
  {
    name: 'candidates between blanks',
    fits: hasNoSingle,
    print: (printed) =>
      groups(printed, (candidates) => candidates)
        .map((row) => row.join(' '))
        .join('\n'),
  },
  {
    name: 'candidates in braces',
    fits: hasNoSingle,
    print: (printed) =>
      groups(printed, (candidates) => `{${candidates}}`)
        .map((row) => row.join(' '))
        .join('\n'),
  },
  {
    name: 'candidates with marks',
    fits: hasNoSingle,
    print: (printed) => framed(printed, groups(printed, marked)),
  },
];
