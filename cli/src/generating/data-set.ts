import { createHash } from 'node:crypto';
import manifest from '../../package.json' with { type: 'json' };
import { EXIT, type ExitCode, worse } from '../exit.ts';
import { grouped } from '../grouped.ts';
import type { Bytes, Io } from '../io.ts';
import { generateAll } from './generate-all.ts';
import type { GenerateJob } from './part.ts';
import { COLUMNS, type RowFormat } from './rows.ts';

/** Puzzles of one file: few enough to be held, and to be made again after an interruption. */
const SHARD = 10_000;

export interface DataSetSettings {
  readonly count: number;
  readonly threads: number;
  readonly quiet: 'quiet' | 'normal';
  /** What the rows follow from, as the manifest has it. */
  readonly options: object;
}

interface ShardFile {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Prints a data set: the names of its columns where they are not in each row, and its rows. */
export async function printDataSet(
  job: GenerateJob,
  rows: RowFormat,
  { count, threads, quiet }: DataSetSettings,
  io: Io,
): Promise<ExitCode> {
  const heading = headingOf(rows);
  if (heading !== '' && !(await io.write(heading))) return EXIT.done;
  return generateAll(job, { count, threads, quiet }, io);
}

/**
 * Writes a data set into a folder, in files of `SHARD` puzzles each, and last its manifest. Files that are there already are
 * kept if they are of the same data set, so that an interrupted run goes on where it ended. The same options give the same
 * bytes, manifest included.
 */
export async function writeDataSet(
  job: GenerateJob,
  rows: RowFormat,
  settings: DataSetSettings,
  folder: string,
  io: Io,
): Promise<ExitCode> {
  const { count, threads, quiet, options } = settings;
  const begun = JSON.stringify({ ...optionsOf(options), files: [] }, null, 2);
  const path = `${folder}/manifest.json`;
  const before = await textAt(path, io);
  if (before === undefined) {
    const saved = await io.save(path, `${begun}\n`);
    if (!saved.ok) return complain(io, `${path} ${saved.error.message}.`);
  } else if (!isSame(before, options)) {
    return complain(io, `${folder} holds another data set. Name a folder that is new or empty.`);
  }
  let exit: ExitCode = EXIT.done;
  const files: ShardFile[] = [];
  for (let first = 0; first < count; first += SHARD) {
    const end = Math.min(count, first + SHARD);
    const name = `${String(first).padStart(String(count - 1).length, '0')}.${rows.as}`;
    let text = await textAt(`${folder}/${name}`, io);
    if (text === undefined) {
      const made = await shardOf(job, rows, { first, count: end, threads }, io);
      exit = worse(exit, made.exit);
      text = made.text;
      const saved = await io.save(`${folder}/${name}`, text);
      if (!saved.ok) return complain(io, `${folder}/${name} ${saved.error.message}.`);
      if (quiet === 'normal') io.say(`${grouped(end)} of ${grouped(count)} puzzles\n`);
    }
    const lines = text.split('\n').length - 1 - (headingOf(rows) === '' ? 0 : 1);
    files.push({ name, rows: lines, sha256: createHash('sha256').update(text).digest('hex') });
  }
  const total = files.reduce((sum, file) => sum + file.rows, 0);
  const done = JSON.stringify({ ...optionsOf(options), rows: total, files }, null, 2);
  const saved = await io.save(path, `${done}\n`);
  return saved.ok ? exit : complain(io, `${path} ${saved.error.message}.`);
}

async function shardOf(
  job: GenerateJob,
  rows: RowFormat,
  part: { readonly first: number; readonly count: number; readonly threads: number },
  io: Io,
): Promise<{ text: string; exit: ExitCode }> {
  const parts = [headingOf(rows)];
  const write = (text: string | Uint8Array): Promise<boolean> => {
    parts.push(String(text));
    return Promise.resolve(true);
  };
  const exit = await generateAll(job, { ...part, quiet: 'quiet' }, { ...io, write });
  return { text: parts.join(''), exit };
}

function headingOf({ as }: RowFormat): string {
  return as === 'csv' ? `${COLUMNS.join(',')}\n` : '';
}

function optionsOf(options: object): object {
  return { program: `pencilmark ${manifest.version}`, options, columns: COLUMNS };
}

/** Whether a manifest is of the same data set. One that cannot be read is not. */
function isSame(text: string, options: object): boolean {
  try {
    const { files: _files, rows: _rows, ...before } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(before) === JSON.stringify(optionsOf(options));
  } catch {
    return false;
  }
}

async function textAt(path: string, io: Io): Promise<string | undefined> {
  const opened = await io.open(path);
  return opened.ok ? wholeText(opened.value) : undefined;
}

async function wholeText(bytes: Bytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark: ${message}\n`);
  return EXIT.badInput;
}
