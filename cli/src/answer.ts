import {
  createGeometry,
  describeProblem,
  type FormatName,
  type Geometry,
  type GeometrySpec,
  ok,
  parseLine,
  parseSheets,
  type Problem,
  type Result,
  type Sheet,
} from 'pencilmark';
import { ANSWERERS } from './answers/index.ts';
import type { Progress, Question } from './answers/reply.ts';
import { EXIT, type ExitCode, worse } from './exit.ts';

/** What is asked of every puzzle of a source. Plain data, so that it can be sent to a thread. */
export interface Job {
  readonly question: Question;
  /** The name of the source for messages; empty where there is only one and it needs no name. */
  readonly source: string;
  /** The board all puzzles are on; left out: each text decides. */
  readonly board?: GeometrySpec;
  readonly format?: FormatName;
  readonly isJson: boolean;
}

/** Whole lines of a source. */
export interface Block {
  readonly bytes: Uint8Array;
  /** 1-based. */
  readonly firstLine: number;
}

/** What came of a block or a document. */
export interface Answer {
  /** Results, in the order of the puzzles. */
  readonly output: Uint8Array;
  readonly reports: readonly Report[];
  readonly puzzles: number;
  readonly exit: ExitCode;
  /** Milliseconds it took. */
  readonly took: number;
}

/** Something to say about one puzzle, with its place. */
export interface Report {
  readonly message: string;
  /** Whether the results say it too, so that one screen need not show it twice. */
  readonly isInOutput: boolean;
}

/** What an answer may use beside the puzzles. */
export interface Clock {
  readonly now: () => number;
  /** Called now and then while one puzzle takes long. */
  readonly onProgress?: Progress;
}

/** Answers every line of a block by itself. Blank lines and comments have no answer. */
export function answerLines(job: Job, block: Block, clock: Clock): Answer {
  const board = boardOf(job);
  const parts = collect(job, clock);
  const lines = decoder.decode(block.bytes).split('\n');
  for (const [index, text] of lines.entries()) {
    const line = block.firstLine + index;
    const sheet = parseOne(text, line, job, board);
    if (!sheet.ok) parts.refuse(sheet.error, line);
    else if (sheet.value) parts.answer(sheet.value, line);
  }
  return parts.done();
}

/** Answers every puzzle of a text that spreads them over several lines. */
export function answerDocument(job: Job, text: string, clock: Clock): Answer {
  const parts = collect(job, clock);
  const sheets = parseSheets(text, { format: job.format, geometry: boardOf(job) });
  if (!sheets.ok) parts.refuse(sheets.error);
  else for (const sheet of sheets.value) parts.answer(sheet);
  return parts.done();
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The board of a job. Its description was tried when the options were read, so that it cannot fail here. */
function boardOf({ board }: Job): Geometry | undefined {
  if (!board) return undefined;
  const name = JSON.stringify(board);
  if (lastBoard?.name === name) return lastBoard.geometry;
  const made = createGeometry(board);
  if (!made.ok) throw new Error(made.error.message);
  lastBoard = { name, geometry: made.value };
  return made.value;
}

/** Blocks of one source come with equal descriptions: the board is built for the first of them only. */
let lastBoard: { readonly name: string; readonly geometry: Geometry } | undefined;

function parseOne(text: string, line: number, job: Job, geometry?: Geometry): Result<Sheet | undefined> {
  const { format } = job;
  if (format === undefined || format === 'line') return parseLine(text, { line, geometry });
  if (text.trim() === '') return ok(undefined);
  const sheets = parseSheets(text, { format, geometry });
  if (sheets.ok) return ok(sheets.value[0]);
  const { at } = sheets.error;
  return { ok: false, error: { ...sheets.error, at: at && { ...at, line } } };
}

/** Gathers the answers to puzzles into one. */
function collect(job: Job, clock: Clock) {
  const start = clock.now();
  const texts: string[] = [];
  const reports: Report[] = [];
  let puzzles = 0;
  let exit: ExitCode = EXIT.done;
  const source = job.source === '' ? {} : { source: job.source };
  const say = (text: string, line: number | undefined, isInOutput: boolean) => {
    const places = [
      ...(job.source === '' ? [] : [job.source]),
      ...(line === undefined ? [] : [`line ${line}`]),
    ];
    reports.push({ message: [...places, text].join(': '), isInOutput });
  };
  return {
    answer(sheet: Sheet, line?: number): void {
      const reply = ANSWERERS[job.question.name](sheet, job.question, clock.onProgress);
      puzzles++;
      exit = worse(exit, reply.exit);
      if (reply.remark !== undefined) say(reply.remark, line, reply.text?.includes(reply.remark) ?? false);
      if (job.isJson) texts.push(JSON.stringify({ ...source, line, ...reply.facts() }));
      else if (reply.text !== undefined) texts.push(reply.text);
    },
    refuse(error: Problem, line?: number): void {
      puzzles++;
      exit = EXIT.badInput;
      const message = describeProblem(error);
      const isConverted = job.question.name === 'convert';
      say(message, undefined, !isConverted);
      if (job.isJson) texts.push(JSON.stringify({ ...source, line, status: 'invalid', error }));
      // Among converted texts there is no place for a message.
      else if (!isConverted) texts.push(`invalid: ${message}`);
    },
    done(): Answer {
      const output = encoder.encode(texts.length === 0 ? '' : `${texts.join('\n')}\n`);
      return { output, reports, puzzles, exit, took: clock.now() - start };
    },
  };
}
