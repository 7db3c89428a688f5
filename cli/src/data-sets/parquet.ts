/** Data sets as Parquet. Loaded on first use, so that other commands do not pay for it. */
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Columns, ColumnType, Row } from '../generating/rows.ts';
import type { FilePieces } from '../io.ts';
import type { RowWriter } from './formats.ts';
import { PROGRAM } from './program.ts';

const TYPES = {
  integer: 'INT32',
  decimal: 'DOUBLE',
  text: 'STRING',
  word: 'STRING',
} as const satisfies Record<ColumnType, string>;

/**
 * Writes rows as groups of one file. Its bytes do not depend on the time or the machine: Snappy comes with the library,
 * whereas Node's compression differs from version to version.
 */
export function parquetWriter(columns: Columns): RowWriter {
  const writer = new ByteWriter();
  const typed = (rows: readonly Row[]) =>
    Object.entries(columns).map(([name, type]) => ({
      name,
      data: rows.map((row) => row[name]),
      type: TYPES[type],
      nullable: false,
      ...(type === 'word' && { encoding: 'RLE_DICTIONARY' as const }),
    }));
  const file = new ParquetWriter({
    writer,
    schema: schemaFromColumnData({ columnData: typed([]) }),
    createdBy: PROGRAM,
  });
  const taken = (): Uint8Array => {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  };
  return {
    write(rows) {
      const columnData = typed(rows).map(({ type: _inSchema, nullable: _too, ...column }) => column);
      void file.write({ columnData, rowGroupSize: Math.max(1, rows.length) });
      return taken();
    },
    end() {
      void file.finish();
      return taken();
    },
  };
}

export async function readParquet(bytes: Uint8Array): Promise<readonly Row[]> {
  // A copy: the underlying buffer may contain other bytes, too.
  return (await parquetReadObjects({ file: new Uint8Array(bytes).buffer })) as Row[];
}

/** The rows of any Parquet file, one group at a time. */
export async function* parquetRows(
  file: Omit<FilePieces, 'close'>,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[], void> {
  const metadata = await parquetMetadataAsync(file);
  let rowStart = 0;
  for (const { num_rows: count } of metadata.row_groups) {
    const rowEnd = rowStart + Number(count);
    yield await parquetReadObjects({ file, metadata, rowStart, rowEnd });
    rowStart = rowEnd;
  }
}
