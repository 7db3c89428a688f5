/** Data sets as Parquet. Loaded on first use, so that other commands do not pay for it. */
import { type FileMetaData, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
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

/** The rows of any Parquet file, one group at a time. Throws a `ParquetError`, or the errors of reading. */
export async function* parquetRows(
  file: Omit<FilePieces, 'close'>,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[], void> {
  const metadata = await inWords('its description is damaged', () => readDescription(file));
  const names = await inWords('its description is damaged', () =>
    parquetSchema(metadata).children.map(({ element }) => element.name),
  );
  const codec = metadata.row_groups
    .flatMap(({ columns }) => columns.map(({ meta_data: column }) => column?.codec))
    .find((used) => typeof used === 'string' && !READ_CODECS.includes(used));
  if (codec !== undefined)
    throw new ParquetError(`its columns are packed with ${codec}; plain ones and Snappy are read`);
  let rowStart = 0;
  for (const { num_rows: count } of metadata.row_groups) {
    const rowEnd = rowStart + Number(count);
    yield await inWords(`the rows from ${rowStart + 1} on are damaged`, () =>
      readGroup(file, metadata, names, rowStart, rowEnd),
    );
    rowStart = rowEnd;
  }
}

/** Why a file cannot be read, in words that continue a sentence about it. */
class ParquetError extends Error {
  readonly syscall = 'read';

  constructor(reason: string) {
    super(`Parquet, ${reason}`);
  }
}

const READ_CODECS: readonly string[] = ['UNCOMPRESSED', 'SNAPPY'];

const END = [...Buffer.from('PAR1')];

async function readDescription(file: Omit<FilePieces, 'close'>): Promise<FileMetaData> {
  const end = new Uint8Array(await file.slice(Math.max(0, file.byteLength - END.length)));
  if (file.byteLength < 12 || !END.every((byte, at) => end[at] === byte))
    throw new ParquetError('its end is missing: it was cut off, or something was added');
  return parquetMetadataAsync(file);
}

/** Column by column: read together, only the first failure of several would be heard, and the second end the program. */
async function readGroup(
  file: Omit<FilePieces, 'close'>,
  metadata: FileMetaData,
  names: readonly string[],
  rowStart: number,
  rowEnd: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const columns: (readonly Readonly<Record<string, unknown>>[])[] = [];
  for (const name of names)
    columns.push(await parquetReadObjects({ file, metadata, columns: [name], rowStart, rowEnd }));
  const count = rowEnd - rowStart;
  if (!columns.every(({ length }) => length === count)) throw new Error('columns of several lengths');
  return Array.from({ length: count }, (_, at) => Object.assign({}, ...columns.map((column) => column[at])));
}

/** The library's errors say what happened inside it, which tells nothing about the file. */
async function inWords<T>(reason: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? error : new ParquetError(reason);
  }
}
