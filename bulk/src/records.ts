/**
 * The records of a queue, as plain data, and their readers. Anybody who can write to the queue may have put them there,
 * so everything is checked before it is used, and nothing in them is ever evaluated.
 */
import { createHash } from 'node:crypto';
import { FORMAT_NAMES, type FormatName } from 'pencilmark';
import { type Layout, LAYOUTS } from 'pencilmark-cli';

/** One command line over one input. */
export interface Run {
  readonly version: 1;
  /** Derived from the command line and the hash of the input: submitting the same again finds the same run. */
  readonly id: string;
  /** For display. */
  readonly name: string;
  /** The words of the plain command, without those that name input: they tell a worker the question. */
  readonly command: readonly string[];
  readonly sources: readonly Source[];
  /** SHA-256 of the bytes of each source as they are stored, hexadecimal; none for a job without input. */
  readonly inputs?: readonly string[];
  /** Lines of input, or puzzles to generate, in each chunk except the last of a source. */
  readonly lines: number;
  /** Milliseconds since 1970. */
  readonly submitted: number;
  /** The number of chunks of the run, once all are cut. */
  readonly chunks?: number;
}

export interface Source {
  /** For messages and results; empty if there is only one. */
  readonly name: string;
  readonly layout: Layout;
  readonly format?: FormatName;
  readonly heading?: string;
  /** The file, if workers read it themselves. */
  readonly path?: string;
}

/** A piece of the input: whole lines of one source. */
export interface Chunk {
  /** From 0, over all sources. */
  readonly index: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** The index of the source in the run. */
  readonly source: number;
  /** 1-based, in its source. */
  readonly firstLine: number;
  readonly lines: number;
  /** If workers read the input themselves: the chunk's byte range of the file. */
  readonly range?: Range;
}

export interface Range {
  /** From 0. */
  readonly offset: number;
  /** At the end of a file, includes the line feed that it may lack. */
  readonly size: number;
}

/** A chunk of a run: the content of a job of the queue. */
export interface Task extends Chunk {
  readonly run: string;
}

/** A chunk that is set apart, so that it cannot stop the others. */
export interface SetApart extends Chunk {
  readonly reason: string;
}

/** The state that a worker reports of itself. */
export interface WorkerState {
  readonly name: string;
  readonly threads: number;
  /** Puzzles so far. */
  readonly puzzles: number;
  /** Recent puzzles per second. */
  readonly rate: number;
}

/**
 * Maximum number of bytes of a chunk of lines: it is in memory as input and as result, here and in Redis. Redis needs
 * four times as much CPU time for values of 8 MB as for the same bytes in values of 1 MB.
 */
export const MAX_BYTES = 1 << 20;

const ID = /^[0-9a-f]{16}$/;
const HASH = /^[0-9a-f]{64}$/;
const MAX_WORDS = 200;

export function isRunId(text: string): boolean {
  return ID.test(text);
}

/** The ID of a run of these words over this input. */
export function idOf({ command, sources, inputs = [] }: Pick<Run, 'command' | 'sources' | 'inputs'>): string {
  const text = JSON.stringify({ command, sources, hashes: inputs });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The run in a text, or undefined if it is not a valid record. */
export function readRun(text: string): Run | undefined {
  const data = parsed(text);
  if (!isRecord(data) || data.version !== 1 || !isText(data.id) || !isRunId(data.id)) return undefined;
  const { command, sources, chunks } = data;
  const isRight =
    isText(data.name) &&
    Array.isArray(command) &&
    command.length <= MAX_WORDS &&
    command.every(isText) &&
    Array.isArray(sources) &&
    sources.every(isSource) &&
    (data.inputs === undefined || (Array.isArray(data.inputs) && data.inputs.every(isHash))) &&
    isCount(data.lines, 1) &&
    isCount(data.submitted, 0) &&
    (chunks === undefined || isCount(chunks, 0));
  return isRight ? (data as unknown as Run) : undefined;
}

/** Runs in the order in which they were submitted. */
export function sortedRuns(runs: readonly Run[]): Run[] {
  return [...runs].sort((a, b) => a.submitted - b.submitted);
}

export function readChunk(text: string): Chunk | undefined {
  const data = parsed(text);
  return isChunk(data) ? data : undefined;
}

/** Chunks that were set apart, in order. Texts that are not valid records are skipped. */
export function readAllSetApart(texts: readonly string[]): SetApart[] {
  return texts.flatMap((text) => readSetApart(text) ?? []).sort((a, b) => a.index - b.index);
}

function readSetApart(text: string): SetApart | undefined {
  const data = parsed(text);
  return isChunk(data) && isText((data as SetApart).reason) ? (data as SetApart) : undefined;
}

export function readWorkerState(text: string): WorkerState | undefined {
  const data = parsed(text);
  const isRight =
    isRecord(data) &&
    isText(data.name) &&
    [data.threads, data.puzzles, data.rate].every((value) => typeof value === 'number' && value >= 0);
  return isRight ? (data as unknown as WorkerState) : undefined;
}

export function isTask(data: unknown): data is Task {
  return isChunk(data) && isText((data as Task).run) && isRunId((data as Task).run);
}

export function isSameChunk(a: Chunk, b: Chunk): boolean {
  return (
    a.index === b.index &&
    a.hash === b.hash &&
    a.source === b.source &&
    a.firstLine === b.firstLine &&
    a.lines === b.lines &&
    a.range?.offset === b.range?.offset &&
    a.range?.size === b.range?.size
  );
}

/** A chunk without any extra fields. */
export function chunkOf({ index, hash, source, firstLine, lines, range }: Chunk): Chunk {
  const plain = { index, hash, source, firstLine, lines };
  return range ? { ...plain, range: { offset: range.offset, size: range.size } } : plain;
}

/** Index and hash: the name of everything that belongs to a chunk. */
export function chunkKey({ index, hash }: Chunk): string {
  return `${String(index).padStart(8, '0')}-${hash.slice(0, 32)}`;
}

/** Maximum number of chunks of one run per shelf: folders with more files are slow to list. */
const ON_SHELF = 1000;

/** The folder of a run for the input or the result of a chunk. */
export function shelfOf({ index }: Chunk): string {
  return String(Math.floor(index / ON_SHELF));
}

/** All chunks of a run so far, as tasks. */
export async function* everyTask(
  run: string,
  chunks: { readonly next: () => Promise<Chunk | undefined> },
): AsyncGenerator<Task> {
  for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) yield { run, ...chunk };
}

/** Where a chunk is, in words for people. */
export function placeOf(run: Run, { source, firstLine, lines }: Chunk): string {
  const name = run.sources[source]?.name ?? '';
  const last = firstLine + lines - 1;
  const where = last > firstLine ? `lines ${firstLine} to ${last}` : `line ${firstLine}`;
  return name === '' ? where : `${name}, ${where}`;
}

function isChunk(data: unknown): data is Chunk {
  return (
    isRecord(data) &&
    isCount(data.index, 0) &&
    isHash(data.hash) &&
    isCount(data.source, 0) &&
    isCount(data.firstLine, 1) &&
    isCount(data.lines, 0) &&
    (data.range === undefined || isRange(data.range))
  );
}

function isRange(data: unknown): boolean {
  return isRecord(data) && isCount(data.offset, 0) && isCount(data.size, 0) && data.size <= MAX_BYTES;
}

function isSource(data: unknown): boolean {
  return (
    isRecord(data) &&
    isText(data.name) &&
    LAYOUTS.some((layout) => layout === data.layout) &&
    (data.format === undefined || FORMAT_NAMES.some((format) => format === data.format)) &&
    (data.heading === undefined || isText(data.heading)) &&
    (data.path === undefined || isText(data.path))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isText(data: unknown): data is string {
  return typeof data === 'string';
}

function isHash(data: unknown): data is string {
  return isText(data) && HASH.test(data);
}

function isCount(data: unknown, least: number): data is number {
  return Number.isSafeInteger(data) && (data as number) >= least;
}
