/** Grids as people and programs draw them: one line per row, with bars and borders. */
import type { Layout } from './layouts.ts';
import { inBands, inBoxes, type Printed, rowsOf, symbolOr } from './printed.ts';

type Cells = readonly (readonly string[])[];

/** `| 1 . | 3 . |` with a border between bands and, if wanted, around all. */
function framed(printed: Printed, cells: Cells, ends: 'open' | 'closed', border = '-', cross = '+'): string {
  const lines = cells.map((row) => {
    const inner = inBoxes(printed, row)
      .map((box) => box.join(' '))
      .join(' | ');
    return ends === 'closed' ? `| ${inner} |` : inner;
  });
  const wall = inBoxes(printed, cells[0])
    .map((box) => border.repeat(box.join(' ').length + 2))
    .join(cross);
  const shown = ends === 'closed' ? `${cross}${wall}${cross}` : wall.slice(1, -1);
  const body = inBands(printed, lines)
    .map((band) => band.join('\n'))
    .join(`\n${shown}\n`);
  return ends === 'closed' ? `${shown}\n${body}\n${shown}` : body;
}

function cellsOf(printed: Printed, empty: string, digits = printed.givens): Cells {
  return rowsOf(printed, digits, symbolOr(empty));
}

function dots(printed: Printed): string {
  return framed(printed, cellsOf(printed, '.'), 'closed');
}

function blanks(printed: Printed, digits = printed.givens): string {
  return framed(printed, cellsOf(printed, ' ', digits), 'closed');
}

function solved(printed: Printed): string {
  return framed(printed, cellsOf(printed, '.', printed.solution), 'closed');
}

/** A bar between all cells, a border between all rows, in box-drawing characters. */
function drawn(printed: Printed): string {
  const cells = cellsOf(printed, ' ');
  const rows = cells.map((row) => `│ ${row.join(' │ ')} │`);
  const line = (left: string, middle: string, right: string) =>
    `${left}${cells[0].map(() => '───').join(middle)}${right}`;
  return [line('┌', '┬', '┐'), rows.join(`\n${line('├', '┼', '┤')}\n`), line('└', '┴', '┘')].join('\n');
}

/** Every cell three lines high, the digit in the middle one. */
function tall(printed: Printed): string {
  const wall = `+${'-----+'.repeat(printed.size)}`;
  const air = `|${'     |'.repeat(printed.size)}`;
  const rows = cellsOf(printed, ' ').map((row) => `|${row.map((sign) => `  ${sign}  |`).join('')}`);
  return [wall, ...rows.flatMap((row) => [air, row, air, wall])].join('\n');
}

/** A blank row between bars after each band. */
function spaced(printed: Printed): string {
  const rows = cellsOf(printed, ' ').map((row) => `|${row.join('|')}|`);
  const air = `|${' |'.repeat(printed.size)}`;
  return inBands(printed, rows)
    .map((band) => band.join('\n'))
    .join(`\n${air}\n`);
}

const NAMES = 'ABCDEFGHIJKLMNOP';

function labelled(printed: Printed, empty: string): string {
  const { size } = printed;
  const heading = Array.from({ length: size }, (_, column) => `${column + 1}`);
  const lines = cellsOf(printed, empty).map((row, at) => {
    const inner = inBoxes(printed, row).map((box) => box.join(' '));
    return `${NAMES[at]} | ${inner.join(' | ')} |`;
  });
  const head = inBoxes(printed, heading).map((box) => box.join(' '));
  return [`    ${head.join('   ')}`, ...lines].join('\n');
}

function rowLabels(printed: Printed, label: (at: number) => string): string {
  return cellsOf(printed, '.')
    .map((row, at) => `${label(at)}${row.join(' ')}`)
    .join('\n');
}

const SMALL = [4, 6, 9];
const EVERY = [4, 6, 8, 9, 16];

export const FRAMES: readonly Layout[] = [
  {
    name: 'plain rows',
    print: (printed) =>
      cellsOf(printed, '.')
        .map((row) => row.join(''))
        .join('\n'),
  },
  {
    name: 'rows with blanks',
    print: (printed) =>
      cellsOf(printed, '0')
        .map((row) => row.join(' '))
        .join('\n'),
  },
  { name: 'frame with dots', print: dots },
  { name: 'frame with bare blanks', print: (printed) => blanks(printed) },
  {
    name: 'bars without a frame, bare blanks',
    print: (printed) => framed(printed, cellsOf(printed, ' '), 'open'),
  },
  {
    name: 'frame with dashes for empty',
    print: (printed) => framed(printed, cellsOf(printed, '-'), 'closed'),
  },
  {
    name: 'frame with stars for empty',
    print: (printed) => framed(printed, cellsOf(printed, '*'), 'closed'),
  },
  {
    name: 'frame with underscores for empty',
    print: (printed) => framed(printed, cellsOf(printed, '_'), 'closed'),
  },
  {
    name: 'frame with question marks for empty',
    print: (printed) => framed(printed, cellsOf(printed, '?'), 'closed'),
  },
  { name: 'frame with x for empty', print: (printed) => framed(printed, cellsOf(printed, 'x'), 'closed') },
  {
    name: 'frame of equal signs',
    print: (printed) => framed(printed, cellsOf(printed, '.'), 'closed', '=', '+'),
  },
  { name: 'box drawing, every cell', print: drawn },
  {
    name: 'box drawing, boxes only',
    print: (printed) => framed(printed, cellsOf(printed, '.'), 'closed', '─', '┼').replaceAll('|', '│'),
  },
  { name: 'cells three lines high', print: tall },
  { name: 'blank rows between bands', print: spaced },
  {
    name: 'blank lines between bands',
    print: (printed) =>
      inBands(
        printed,
        cellsOf(printed, '.').map((row) => row.join(' ')),
      )
        .map((band) => band.join('\n'))
        .join('\n\n'),
  },
  { name: 'row and column labels', sizes: SMALL, print: (printed) => labelled(printed, '.') },
  { name: 'row and column labels, bare blanks', sizes: SMALL, print: (printed) => labelled(printed, ' ') },
  { name: 'numbered heading', print: (printed) => `7.\n${dots(printed)}\n` },
  { name: 'caption before', print: (printed) => `Puzzle 12, rated 7.2\n\n${dots(printed)}` },
  { name: 'caption after', print: (printed) => `${blanks(printed)}\nFound in 2011 by someone` },
  {
    name: 'words behind a row',
    sizes: EVERY,
    print: (printed) => dots(printed).replace(/\n(.*)\n/, '\n$1   No. 7, easy\n'),
  },
  {
    name: 'words behind a row of bare blanks',
    sizes: EVERY,
    print: (printed) => blanks(printed).replace(/\n(.*)\n/, '\n$1  one of 12\n'),
  },
  {
    name: 'a comment behind every row',
    sizes: EVERY,
    print: (printed) =>
      cellsOf(printed, '.')
        .map((row, at) => `${row.join(' ')}  # row ${at + 1}`)
        .join('\n'),
  },
  {
    name: 'words behind every border',
    sizes: EVERY,
    print: (printed) => dots(printed).replace(/\+$/gm, '+ band 3'),
  },
  { name: 'row labels r1', print: (printed) => rowLabels(printed, (at) => `r${at + 1} `) },
  { name: 'row labels 1:', print: (printed) => rowLabels(printed, (at) => `${at + 1}: `.padStart(4)) },
  {
    name: 'column labels',
    sizes: SMALL,
    print: (printed) => {
      const labels = Array.from({ length: printed.size }, (_, at) => at + 1);
      return [labels.join(' '), ...cellsOf(printed, '.').map((row) => row.join(' '))].join('\n');
    },
  },
  {
    name: 'words behind the border',
    sizes: EVERY,
    print: (printed) => dots(printed).replace(/\n/, ' No. 7\n'),
  },
  {
    name: 'dots, then the solution',
    isSolved: true,
    print: (printed) => `${dots(printed)}\n\n${solved(printed)}`,
  },
  {
    name: 'bare blanks, then the solution',
    isSolved: true,
    print: (printed) => `${blanks(printed)}\n\n${solved(printed)}`,
  },
  {
    name: 'bare blanks, then a heading and the solution',
    isSolved: true,
    print: (printed) => `Puzzle:\n${blanks(printed)}\n\nSolution:\n${solved(printed)}`,
  },
  {
    name: 'every cell drawn, then the solution',
    isSolved: true,
    print: (printed) => `${drawn(printed)}\n\n${drawn({ ...printed, givens: printed.solution })}`,
  },
  {
    name: 'the solution side by side',
    isSolved: true,
    print: (printed) => {
      const right = solved(printed).split('\n');
      return dots(printed)
        .split('\n')
        .map((line, at) => `${line}     ${right[at]}`)
        .join('\n');
    },
  },
  {
    name: 'bare blanks, the solution side by side',
    isSolved: true,
    print: (printed) => {
      const right = solved(printed).split('\n');
      return blanks(printed)
        .split('\n')
        .map((line, at) => `${line}     ${right[at]}`)
        .join('\n');
    },
  },
];
