/** Rows with lines between the bands: separators of every sign and width, notes, headings, row ends. */
import type { Layout } from './layouts.ts';
import { inBands, type Printed, rowsOf, symbolOr } from './printed.ts';

function bands(printed: Printed, glue: string, separator: (width: number) => string): string {
  const lines = rowsOf(printed, printed.givens, symbolOr('0')).map((row) => row.join(glue));
  return inBands(printed, lines)
    .map((band) => band.join('\n'))
    .join(`\n${separator(lines[0].length)}\n`);
}

function plain(printed: Printed, glue = '', end = ''): string {
  return rowsOf(printed, printed.givens, symbolOr('0'))
    .map((row) => `${row.join(glue)}${end}`)
    .join('\n');
}

const SIGNS = [...'*x.·-=_–~'];

export const SEPARATED: readonly Layout[] = [
  ...SIGNS.map((sign): Layout => ({
    name: `separators of ${sign}, as wide as the board`,
    print: (printed) => bands(printed, '', () => sign.repeat(printed.size)),
  })),
  ...SIGNS.map((sign): Layout => ({
    name: `separators of ${sign} with blanks, wider`,
    print: (printed) =>
      bands(printed, ' ', (width) => Array.from({ length: (width >> 1) + 3 }, () => sign).join(' ')),
  })),
  { name: 'notes between bands', print: (printed) => bands(printed, ' ', () => '# next band') },
  { name: 'the size above', print: (printed) => `${printed.size} ${printed.size}\n${plain(printed, ' ')}` },
  {
    name: 'the size and its boxes above',
    print: (printed) => `${printed.size}x${printed.size}\n${plain(printed)}`,
  },
  { name: 'the count above', print: (printed) => `n=${printed.size}\n${plain(printed, ' ')}` },
  ...['\\', '\\\\', '<br>', '$', '.'].map((end): Layout => ({
    name: `rows that end with ${end}`,
    print: (printed) => plain(printed, ' ', end),
  })),
  { name: 'rows in bold', print: (printed) => `**${plain(printed).replaceAll('\n', '**\n**')}**` },
  { name: 'a level above', print: (printed) => `Difficulty: hard\n${plain(printed)}` },
  { name: 'a date below', print: (printed) => `${plain(printed)}\n\n12.03.2011` },
];
