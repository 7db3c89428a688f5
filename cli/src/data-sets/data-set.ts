import { createHash } from 'node:crypto';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Columns, Row } from '../generating/rows.ts';
import { grouped } from '../grouped.ts';
import type { Bytes, Io } from '../io.ts';
import type { DataSet } from './description.ts';
import type { RowWriter } from './formats.ts';
import { PROGRAM } from './program.ts';
import { readRows, rowWriter } from './row-writer.ts';
import { createSelection, selectedColumns, type Selection } from './selection.ts';

/** Puzzles per file: few enough to hold in memory. */
const SHARD = 10_000;

/** Milliseconds after which the rows made so far are kept beside the file that they will be in. */
const KEEP_EVERY = 60_000;

/** Makes the rows of consecutive puzzles, or fetches them from another program. */
export type RowSource = (part: RowPart) => Promise<ExitCode>;

interface RowPart {
  /** The index of the first puzzle. */
  readonly first: number;
  /** The index after the last one. */
  readonly count: number;
  readonly quiet: 'quiet' | 'normal';
  /** Takes the rows in order. Returns false once no more are wanted. */
  readonly onRow: (row: Row) => Promise<boolean>;
}

export interface DataSetSettings {
  readonly makeRows: RowSource;
  readonly quiet: 'quiet' | 'normal';
  /** Puzzles per file. */
  readonly shard?: number;
}

interface ShardFile {
  readonly name: string;
  readonly rows: number;
  /** Puzzles for which no attempt met the options; omitted if there are none. */
  readonly unmet?: number;
  readonly sha256: string;
}

/** Prints a data set. */
export async function printDataSet(
  set: DataSet,
  { makeRows, quiet }: DataSetSettings,
  io: Io,
): Promise<ExitCode> {
  if (set.as === 'parquet' && io.output.isTerminal)
    return complain(io, '--to parquet is not for a terminal: use --output DIR, or > FILE.');
  const writer = await rowWriter(set.as, writtenColumns(set));
  const selection = createSelection(set.classes);
  // A Parquet group takes many rows; lines are printed one by one.
  const most = set.as === 'parquet' ? SHARD : 1;
  let rows: Row[] = [];
  const printRows = (): Promise<boolean> => {
    const content = writer.write(rows);
    rows = [];
    return content.length === 0 ? Promise.resolve(true) : io.write(content);
  };
  if (!(await printRows())) return EXIT.done;
  let isRead = true;
  const onRow = async (made: Row): Promise<boolean> => {
    const row = selection.take(made);
    if (row) rows.push(row);
    if (rows.length >= most) isRead = await printRows();
    return isRead;
  };
  const exit = await makeRows({ first: 0, count: set.count, quiet, onRow });
  if (isRead && (await printRows())) await finish(writer, io);
  if (quiet === 'normal') reportOmitted(selection, io);
  return exit;
}

async function finish(writer: RowWriter, io: Io): Promise<void> {
  const content = writer.end();
  if (content.length > 0) await io.write(content);
}

/**
 * Writes a data set into a folder, in files of `SHARD` puzzles each, and its manifest last. Existing files of the same
 * data set are kept, also if it had fewer puzzles, and so is every minute of an unfinished file: an interrupted run
 * continues where it ended. The same options give the same bytes,
 * including the manifest.
 */
export async function writeDataSet(
  set: DataSet,
  settings: DataSetSettings,
  folder: string,
  io: Io,
): Promise<ExitCode> {
  const { count, as } = set;
  const { makeRows, quiet, shard = SHARD } = settings;
  const path = `${folder}/manifest.json`;
  const before = await bytesAt(path, io);
  const known = before && filesIn(new TextDecoder().decode(before), set);
  if (before && !known) return complainOfOther(folder, io);
  if (known && known.count !== count) {
    // Its last file has fewer puzzles than it will have.
    if (known.count % shard !== 0)
      await io.remove(`${folder}/${nameOf(set, known.count - (known.count % shard))}`);
    const files = known.files.filter((_, k) => (k + 1) * shard <= known.count);
    const saved = await io.save(path, textOf({ ...headOf(set), files }));
    if (!saved.ok) return complain(io, `${path} ${saved.error.message}.`);
  }
  if (!before && !(await bytesAt(`${folder}/${nameOf(set, 0)}`, io))) {
    const saved = await io.save(path, textOf({ ...headOf(set), files: [] }));
    if (!saved.ok) return complain(io, `${path} ${saved.error.message}.`);
  }
  let exit: ExitCode = EXIT.done;
  const files: ShardFile[] = [];
  const selection = createSelection(set.classes);
  for (let first = 0; first < count; first += shard) {
    const end = Math.min(count, first + shard);
    const name = nameOf(set, first);
    const found = await bytesAt(`${folder}/${name}`, io);
    // The manifest is written first, so a file without one belongs to something else.
    if (found && !before) return complainOfOther(folder, io);
    if (found) {
      const rows = await readRows(as, found);
      for (const row of rows) selection.take(row);
      const unmet = known?.files.find((file) => file.name === name)?.unmet;
      if (unmet) exit = worse(exit, EXIT.noResult);
      files.push({ name, rows: rows.length, unmet, sha256: sha256Of(found) });
      continue;
    }
    const part = partOf(set, `${folder}/${name}.part`, io);
    const made = await rowsOf(makeRows, selection, first, end, part);
    if (!made) return complain(io, `${folder}/${name}.part cannot be written.`);
    exit = worse(exit, made.exit);
    const content = await contentOf(set, made.rows);
    const unmet = made.unmet || undefined;
    files.push({ name, rows: made.rows.length, unmet, sha256: sha256Of(content) });
    // Unmet puzzles are missing from the rows, so a continued run needs them in the manifest.
    const noted = unmet ? await io.save(path, textOf({ ...headOf(set), files })) : undefined;
    if (noted && !noted.ok) return complain(io, `${path} ${noted.error.message}.`);
    const saved = await io.save(`${folder}/${name}`, content);
    if (!saved.ok) return complain(io, `${folder}/${name} ${saved.error.message}.`);
    await part.remove();
    if (quiet === 'normal') io.say(`${grouped(end)} of ${grouped(count)} puzzles\n`);
  }
  if (quiet === 'normal') reportOmitted(selection, io);
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const saved = await io.save(path, textOf({ ...headOf(set), rows, files }));
  return saved.ok ? exit : complain(io, `${path} ${saved.error.message}.`);
}

/** The rows of one file; undefined if what was made could not be kept. */
async function rowsOf(
  makeRows: RowSource,
  selection: Selection,
  first: number,
  count: number,
  part: Part,
): Promise<{ rows: readonly Row[]; unmet: number; exit: ExitCode } | undefined> {
  const made: Row[] = [...(await part.read(first, count))];
  const next = made.length > 0 ? Number(made.at(-1)!.index) + 1 : first;
  const rows = made.map((row) => selection.take(row)).filter((row) => row !== undefined);
  let isKept = true;
  const onRow = async (row: Row): Promise<boolean> => {
    made.push(row);
    const selected = selection.take(row);
    if (selected) rows.push(selected);
    isKept = await part.keep(made);
    return isKept;
  };
  const exit = next < count ? await makeRows({ first: next, count, quiet: 'quiet', onRow }) : EXIT.done;
  const unmet = count - first - made.length;
  return isKept ? { rows, unmet, exit: unmet > 0 ? worse(exit, EXIT.noResult) : exit } : undefined;
}

/** The rows made so far of a file that is not finished. */
interface Part {
  readonly read: (first: number, count: number) => Promise<readonly Row[]>;
  /** Writes them if the last time is long ago; false if that is impossible. */
  readonly keep: (made: readonly Row[]) => Promise<boolean>;
  readonly remove: () => Promise<void>;
}

/** As JSON lines, whatever the format of the data set; the first names the program and the options. */
function partOf(set: DataSet, path: string, io: Io): Part {
  const head = JSON.stringify({ ...headOf(set), options: withoutCount(set.options) });
  let keptAt = io.now();
  return {
    async read(first, count) {
      const found = await bytesAt(path, io);
      const [line, ...lines] = found ? new TextDecoder().decode(found).trimEnd().split('\n') : [];
      if (line !== head) return [];
      const rows = lines.map((row) => JSON.parse(row) as Row);
      return rows.filter(({ index }) => Number(index) >= first && Number(index) < count);
    },
    async keep(made) {
      if (io.now() - keptAt < KEEP_EVERY) return true;
      keptAt = io.now();
      const saved = await io.save(path, `${[head, ...made.map((row) => JSON.stringify(row))].join('\n')}\n`);
      return saved.ok;
    },
    remove: () => io.remove(path),
  };
}

/** Digits of the highest index that a data set can have. */
const DIGITS = 9;

/** The name of the file whose first puzzle has this index: the same however many there are. */
function nameOf({ as }: DataSet, first: number): string {
  return `${String(first).padStart(DIGITS, '0')}.${as}`;
}

/** The content of a file with these rows. */
async function contentOf(set: DataSet, rows: readonly Row[]): Promise<string | Uint8Array> {
  const writer = await rowWriter(set.as, writtenColumns(set));
  const parts = [writer.write(rows), writer.end()];
  return set.as === 'parquet' ? Buffer.concat(parts as Uint8Array[]) : parts.join('');
}

function writtenColumns({ columns, classes }: DataSet): Columns {
  return selectedColumns(columns, classes);
}

function reportOmitted(selection: Selection, io: Io): void {
  const count = selection.omitted();
  if (count > 0) io.say(`${grouped(count)} left out: the same in disguise as an earlier one\n`);
}

function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The manifest before there are any files. */
function headOf(set: DataSet): { program: string; options: object; columns: readonly string[] } {
  const columns = Object.keys(writtenColumns(set));
  return { program: PROGRAM, options: set.options, columns };
}

/**
 * The files and the number of puzzles that a manifest names, if it is of the same data set or of its first puzzles. An
 * unreadable manifest counts as another data set's.
 */
function filesIn(text: string, set: DataSet): Known | undefined {
  try {
    const { files, rows: _rows, options, ...before } = JSON.parse(text) as Manifest;
    const { program, options: own, columns } = headOf(set);
    const isSame =
      JSON.stringify({ ...before, options: withoutCount(options) }) ===
      JSON.stringify({ program, columns, options: withoutCount(own) });
    const count = options.count ?? set.count;
    return isSame && Array.isArray(files) && count <= set.count ? { files, count } : undefined;
  } catch {
    return undefined;
  }
}

interface Known {
  readonly files: readonly Partial<ShardFile>[];
  readonly count: number;
}

interface Manifest {
  readonly options: { readonly count?: number };
  readonly files: readonly Partial<ShardFile>[];
  readonly rows?: number;
}

function withoutCount(options: object): object {
  return { ...options, count: undefined };
}

async function bytesAt(path: string, io: Io): Promise<Uint8Array | undefined> {
  const opened = await io.open(path);
  return opened.ok ? readAll(opened.value) : undefined;
}

async function readAll(bytes: Bytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function complainOfOther(folder: string, io: Io): ExitCode {
  return complain(io, `${folder} holds another data set. Name a folder that is new or empty.`);
}

function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark: ${message}\n`);
  return EXIT.badInput;
}
