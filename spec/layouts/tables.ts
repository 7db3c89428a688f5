/** Tables: Markdown, csv, and what spreadsheets copy. */
import type { Layout } from './layouts.ts';
import { type Printed, rowsOf, symbolOr } from './printed.ts';

function fields(printed: Printed, between: string, empty: string): string {
  return rowsOf(printed, printed.givens, symbolOr(empty))
    .map((row) => row.join(between))
    .join('\n');
}

function markdownRows(printed: Printed, empty: string): string[] {
  return rowsOf(printed, printed.givens, symbolOr(empty)).map((row) => `| ${row.join(' | ')} |`);
}

function rule(columns: number): string {
  return `|${'---|'.repeat(columns)}`;
}

function headed(printed: Printed, heading: string): string {
  return [heading, rule(printed.size), ...markdownRows(printed, ' ')].join('\n');
}

function line(digits: readonly number[], empty: string): string {
  return digits.map(symbolOr(empty)).join('');
}

export const TABLES: readonly Layout[] = [
  { name: 'Markdown, blank heading', print: (printed) => headed(printed, `|${'  |'.repeat(printed.size)}`) },
  {
    name: 'Markdown, numbered heading',
    print: (printed) =>
      headed(printed, `| ${Array.from({ length: printed.size }, (_, at) => at + 1).join(' | ')} |`),
  },
  {
    name: 'Markdown, first row as heading',
    print: (printed) => {
      const [first, ...rest] = markdownRows(printed, ' ');
      return [first, rule(printed.size), ...rest].join('\n');
    },
  },
  {
    name: 'Markdown, row and column labels',
    sizes: [4, 6, 9],
    print: (printed) => {
      const columns = Array.from({ length: printed.size }, (_, at) => `${at + 1}`);
      const rows = markdownRows(printed, ' ').map((row, at) => `| ${'ABCDEFGHI'[at]} ${row}`);
      return [`|   | ${columns.join(' | ')} |`, rule(printed.size + 1), ...rows].join('\n');
    },
  },
  { name: 'csv with nothing for empty', print: (printed) => fields(printed, ',', '') },
  { name: 'csv with zeros', print: (printed) => fields(printed, ',', '0') },
  { name: 'TSV with nothing for empty', print: (printed) => fields(printed, '\t', '') },
  { name: 'semicolons with nothing for empty', print: (printed) => fields(printed, ';', '') },
  {
    name: 'table of lines, commas',
    isSolved: true,
    print: ({ givens, solution }) => `puzzle,solution\n${line(givens, '.')},${line(solution, '')}\n`,
  },
  {
    name: 'table of lines, tabs',
    isSolved: true,
    print: ({ givens, solution }) => `puzzle\tsolution\n${line(givens, '.')}\t${line(solution, '')}\n`,
  },
  {
    name: 'table of lines, semicolons',
    isSolved: true,
    print: ({ givens, solution }) => `id;puzzle;solution\n7;${line(givens, '.')};${line(solution, '')}\n`,
  },
  { name: 'table of one column', print: ({ givens }) => `puzzle\n${line(givens, '.')}\n` },
  {
    name: 'sudoku-extreme',
    isSolved: true,
    sizes: [9],
    print: ({ givens, solution }) =>
      `source,question,answer,rating\npuzzles,${line(givens, '.')},${line(solution, '')},12\n`,
  },
];
