import {
  collectPuzzles,
  createGeometry,
  type Digits,
  type Geometry,
  type ParsedPuzzle,
  parsePuzzles,
  possibleRules,
  type Problem,
  type Result,
  unwrap,
} from 'pencilmark';
import {
  isSolvedBy,
  isTalk,
  leftOverIn,
  type LineOfWords,
  ok,
  parseLineOrBlank,
  remarkOnWords,
  withWords,
} from 'pencilmark/internal';
import { answerOf } from './answers/index.ts';
import type { Reply } from './answers/reply.ts';
import { answerInBatch } from './batch.ts';
import { type Collector, createCollector, NO_ANSWER } from './collect.ts';
import { EXIT } from './exit.ts';
import type { Answer, Block, Clock, Job, LineTests } from './job.ts';
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
  const { isSolution } = lineTestsOf(job);
  let blanked = 0;
  let line = firstLine;
  let puzzle = '';
  for (let start = 0; start < bytes.length; line++) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found < 0 ? bytes.length : found;
    const text = decoder.decode(bytes.subarray(start, end));
    const isItsSolution = puzzle !== '' && isSolution(puzzle, text);
    if (!isItsSolution && blanked === most && text.trim() !== '') break;
    const read = parseOne(text, line, job, board);
    if (isItsSolution) bytes.fill(SPACE, start, end);
    else if (read.ok ? read.value : !isLabel(text, read.error, job)) {
      bytes.fill(SPACE, start, end);
      blanked++;
    }
    if (text.trim() !== '') puzzle = isItsSolution ? '' : text;
    start = end + 1;
  }
  return blanked;
}

const NEWLINE = 10;
const SPACE = 32;

/** Whether a line without empty cells follows one with some, so that it may be its solution. */
function hasSolutions(bytes: Uint8Array): boolean {
  let wasOpen = false;
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found < 0 ? bytes.length : found;
    let at = start;
    while (at < end && bytes[at] !== DOT && bytes[at] !== ZERO) at++;
    if (at === end && wasOpen) return true;
    wasOpen = at < end;
    start = end + 1;
  }
  return false;
}

const DOT = 46;
const ZERO = 48;

function movedDown(error: Problem, lines: number): Problem {
  return error.at ? { ...error, at: { ...error.at, line: error.at.line + lines } } : error;
}

function answered(job: Job, block: Block, clock: Clock): Omit<Answer, 'took'> {
  const batch = answerInBatch(job, block.bytes, clock);
  if (batch?.whole && !hasSolutions(block.bytes)) {
    return {
      output: batch.whole,
      isSpread: false,
      reports: [],
      pictures: [],
      puzzles: batch.puzzles,
      exit: EXIT.done,
    };
  }
  const collector = createCollector(job);
  const board = boardOf(job);
  let words: LineOfWords[] = [];
  let held: Held | undefined;
  /** The puzzle that was held back, with what stands behind it. */
  const answerHeld = (solution?: Digits, below: readonly LineOfWords[] = []): void => {
    if (held?.reply && !solution && below.length === 0) collector.add(held.reply, held.line);
    else if (held) {
      const sheet = sheetOf(held, job, board);
      const whole = withWords(solution ? { ...sheet, solution } : sheet, below);
      collector.add(replyTo(whole, job, clock), held.line);
    }
    held = undefined;
  };
  for (const [index, text] of decoder.decode(block.bytes).split('\n').entries()) {
    const line = block.firstLine + index;
    const reply = batch?.replyTo(index);
    if (reply && words.length === 0 && !(held && mayBeFull(text))) {
      answerHeld();
      held = { text, line, reply };
      continue;
    }
    const sheet = parseOne(text, line, job, board);
    if (!sheet.ok && isLabel(text, sheet.error, job)) {
      words.push({ line, text: text.trim(), problem: sheet.error });
      continue;
    }
    if (sheet.ok && !sheet.value) continue;
    const full = sheet.ok && words.length === 0 ? sheet.value : undefined;
    if (held && full && areLines(job) && isSolvedBy(sheetOf(held, job, board), full)) {
      answerHeld(full.puzzle.givens);
      continue;
    }
    answerHeld();
    if (!sheet.ok) collector.refuse(sheet.error, line);
    else held = { text, line, sheet: withWords(sheet.value!, words) };
    words = [];
  }
  const left = leftOverIn(words);
  const isAlone = !held && !left && words.length > 0;
  answerHeld(undefined, left ? [] : words);
  if (left) collector.refuse(left.problem, left.line);
  for (const { line, text } of isAlone ? words : []) collector.tell(remarkOnWords(text, line), line);
  return collector.done();
}

/** A puzzle that waits for what stands behind it: its solution, or words below all puzzles. */
interface Held {
  readonly text: string;
  readonly line: number;
  readonly sheet?: ParsedPuzzle;
  /** Its answer, if the batch gave it. */
  readonly reply?: Reply;
}

function sheetOf({ text, line, sheet }: Held, job: Job, board: Geometry | undefined): ParsedPuzzle {
  return sheet ?? unwrap(parseOne(text, line, job, board))!;
}

/** Whether a line may be a full grid; quick for most lines of puzzles. */
function mayBeFull(text: string): boolean {
  return !/[.0]/.test(text);
}

/** Whether the text of a job has one puzzle on each line, so that lines of words and solutions belong to them. */
function areLines({ format }: Job): boolean {
  return format === undefined || format === 'line';
}

/** Whether a line that could not be read, for this problem, is a label, as the library takes it. */
function isLabel(text: string, error: { readonly code: string }, job: Job): boolean {
  return areLines(job) && isTalk(text, error);
}

/** Tells what lines of a job are beside its puzzles. */
export function lineTestsOf(job: Job): LineTests {
  const geometry = boardOf(job);
  const read = (text: string) => parseLineOrBlank(text, { geometry });
  return {
    isWaiting: areLines(job) && job.question.name === 'convert',
    isLabel(text) {
      if (!areLines(job)) return false;
      const found = read(text);
      return !found.ok && isLabel(text, found.error, job);
    },
    isSolution(puzzle, text) {
      if (!areLines(job) || !mayBeFull(text) || !/[^\s.0]{4}/.test(text)) return false;
      const [first, second] = [read(puzzle), read(text)];
      return (
        first.ok && second.ok && !!first.value && !!second.value && isSolvedBy(first.value, second.value)
      );
    },
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
