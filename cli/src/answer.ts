import {
  collectPuzzles,
  createGeometry,
  type Geometry,
  type ParsedPuzzle,
  parsePuzzles,
  possibleRules,
  type Problem,
  type Result,
} from 'pencilmark';
import { isTalk, leftOverIn, type LineOfWords, ok, parseLineOrBlank, withWords } from 'pencilmark/internal';
import { answerOf } from './answers/index.ts';
import type { Reply } from './answers/reply.ts';
import { answerInBatch } from './batch.ts';
import { type Collector, createCollector, NO_ANSWER } from './collect.ts';
import { EXIT } from './exit.ts';
import type { Answer, Block, Clock, Job } from './job.ts';
import { beginsAsJson, readJsonRow } from './stream/json-rows.ts';
import { documentsIn } from './stream/documents.ts';

/** Answers every line of a block separately. Blank lines and comments have no answer. */
export function answerLines(job: Job, block: Block, clock: Clock): Answer {
  const start = clock.now();
  return { ...answered(job, block, clock), took: clock.now() - start };
}

/**
 * Answers each puzzle of a text that spreads them over several lines; the first `skip` with `NO_ANSWER`. An unreadable
 * puzzle does not keep the others from being answered.
 */
export function* answersInDocument(job: Job, text: string, clock: Clock, skip = 0): Generator<Answer, void> {
  let seen = 0;
  const answer = (fill: (collector: Collector) => void): Answer => {
    if (seen++ < skip) return NO_ANSWER;
    clock.onPuzzle?.();
    const start = clock.now();
    const collector = createCollector(job, seen - 1);
    fill(collector);
    return { ...collector.done(), took: clock.now() - start };
  };
  const options = { format: job.format, geometry: boardOf(job), unknownRules: job.unknownRules };
  for (const { text: document, linesBefore } of documentsIn(text)) {
    for (const part of collectPuzzles(document, options)) {
      if (part.kind === 'fault') {
        yield answer((collector) => collector.refuse(movedDown(part.problem, linesBefore)));
        continue;
      }
      for (const sheet of part.puzzles)
        yield answer((collector) => collector.add(replyTo(sheet, job, clock)));
    }
  }
}

/**
 * Blanks the first lines (up to `most`) of a block that would have an answer, and returns their number. Line numbers
 * stay the same.
 */
export function blankPuzzles(job: Job, { bytes, firstLine }: Block, most: number): number {
  const board = boardOf(job);
  let blanked = 0;
  let line = firstLine;
  for (let start = 0; start < bytes.length && blanked < most; line++) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found < 0 ? bytes.length : found;
    const text = decoder.decode(bytes.subarray(start, end));
    const read = parseOne(text, line, job, board);
    if (read.ok ? read.value : !isLabel(text, read.error, job)) {
      bytes.fill(SPACE, start, end);
      blanked++;
    }
    start = end + 1;
  }
  return blanked;
}

const NEWLINE = 10;
const SPACE = 32;

function movedDown(error: Problem, lines: number): Problem {
  return error.at ? { ...error, at: { ...error.at, line: error.at.line + lines } } : error;
}

function answered(job: Job, block: Block, clock: Clock): Omit<Answer, 'took'> {
  const batch = answerInBatch(job, block.bytes, clock);
  if (batch?.whole) {
    return {
      output: batch.whole,
      isSpread: false,
      reports: [],
      pictures: [],
      puzzles: batch.puzzles,
      exit: EXIT.done,
    };
  }
  const board = boardOf(job);
  const collector = createCollector(job);
  let words: LineOfWords[] = [];
  for (const [index, text] of decoder.decode(block.bytes).split('\n').entries()) {
    const line = block.firstLine + index;
    const known = batch?.replyTo(index);
    if (known && words.length === 0) {
      collector.add(known, line);
      continue;
    }
    const sheet = parseOne(text, line, job, board);
    if (!sheet.ok && isLabel(text, sheet.error, job)) {
      words.push({ line, text: text.trim(), problem: sheet.error });
      continue;
    }
    if (!sheet.ok) collector.refuse(sheet.error, line);
    else if (sheet.value) collector.add(replyTo(withWords(sheet.value, words), job, clock), line);
    if (!sheet.ok || sheet.value) words = [];
  }
  const left = leftOverIn(words);
  if (left) collector.refuse(left.problem, left.line);
  return collector.done();
}

/** Whether a line that could not be read, for this problem, is a label, as the library takes it. */
function isLabel(text: string, error: { readonly code: string }, { format }: Job): boolean {
  return (format === undefined || format === 'line') && isTalk(text, error);
}

/** Tells whether a line of a job is a label. */
export function labelTestOf(job: Job): (text: string) => boolean {
  if (job.format !== undefined && job.format !== 'line') return () => false;
  const geometry = boardOf(job);
  return (text) => {
    const read = parseLineOrBlank(text, { geometry });
    return !read.ok && isLabel(text, read.error, job);
  };
}

function replyTo(sheet: ParsedPuzzle, { question }: Job, { onProgress }: Clock): Reply {
  const reply = answerOf(sheet, question, onProgress);
  const said = remarksOn(sheet);
  if (said.length === 0) return reply;
  const remark = [...(reply.remark ? [reply.remark] : []), ...said].join(' ');
  return { ...reply, remark, facts: () => ({ ...reply.facts(), remarks: said }) };
}

/** Remarks on an answer that may be incomplete: rules that were left out, or that this program cannot read. */
function remarksOn({ comment = '', drawings, remarks = [] }: ParsedPuzzle): string[] {
  const drawn = possibleRules(drawings);
  return [
    ...comment.split('\n').filter((line) => line.startsWith('Rules that were left out:')),
    ...remarks,
    ...(drawn ? [`Drawings may stand for rules that are not checked here: ${drawn}.`] : []),
  ];
}

const decoder = new TextDecoder();

/** The board of a job. Its description was checked when the options were read, so this cannot fail. */
export function boardOf({ board }: Job): Geometry | undefined {
  if (!board) return undefined;
  const name = JSON.stringify(board);
  if (lastBoard?.name === name) return lastBoard.geometry;
  const made = createGeometry(board);
  if (!made.ok) throw new Error(made.error.message);
  lastBoard = { name, geometry: made.value };
  return made.value;
}

/** Blocks of one source have equal descriptions: the board is built only for the first of them. */
let lastBoard: { readonly name: string; readonly geometry: Geometry } | undefined;

function parseOne(
  text: string,
  line: number,
  job: Job,
  geometry?: Geometry,
): Result<ParsedPuzzle | undefined> {
  const { format, heading, unknownRules } = job;
  if (format === undefined || format === 'line')
    return parseLineOrBlank(text, { line, geometry, unknownRules });
  if (text.trim() === '') return ok(undefined);
  if (format === 'table' && beginsAsJson(text)) return readJsonRow(text, line, { geometry, unknownRules });
  // A repeated heading belongs to a table that was appended.
  if (heading !== undefined && text.trim() === heading) return ok(undefined);
  const above = heading === undefined ? '' : `${heading}\n`;
  const sheets = parsePuzzles(above + text, { format, geometry, unknownRules });
  if (sheets.ok) return ok(sheets.value[0]);
  if (above !== '') return { ok: false, error: movedDown(sheets.error, line - 2) };
  return { ok: false, error: movedDown(sheets.error, line - 1) };
}
