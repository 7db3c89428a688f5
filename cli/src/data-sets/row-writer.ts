import type { Columns, Row } from '../generating/rows.ts';
import { csvLine, parseCsv } from './csv.ts';
import type { RowFormat, RowWriter } from './formats.ts';

export async function rowWriter(format: RowFormat, columns: Columns): Promise<RowWriter> {
  if (format === 'parquet') return (await import('./parquet.ts')).parquetWriter(columns);
  const names = Object.keys(columns);
  let heading = format === 'csv' ? `${csvLine(names)}\n` : '';
  const lineOf = (row: Row): string =>
    format === 'jsonl' ? `${JSON.stringify(row)}\n` : `${csvLine(names.map((name) => row[name]))}\n`;
  const headed = (text: string): string => {
    const all = heading + text;
    heading = '';
    return all;
  };
  return { write: (rows) => headed(rows.map(lineOf).join('')), end: () => headed('') };
}

/** The rows of a whole file written by a `RowWriter`; values of CSV are texts. */
export async function readRows(format: RowFormat, bytes: Uint8Array): Promise<readonly Row[]> {
  if (format === 'parquet') return (await import('./parquet.ts')).readParquet(bytes);
  const text = new TextDecoder().decode(bytes);
  if (format === 'csv') return parseCsv(text);
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Row);
}
