import { describeProblem, type ParsedPuzzle, type Problem } from 'pencilmark';
import type { QuestionName } from './answers/question.ts';
import type { Picture, Reply } from './answers/reply.ts';
import { EXIT, type ExitCode, worse } from './exit.ts';
import type { Answer, Job, Keyed, Report } from './job.ts';

/** Gathers the replies to single puzzles into one answer. */
export interface Collector {
  /** `line` is omitted if a puzzle spans several. */
  readonly add: (reply: Reply, line?: number) => void;
  /** Records a puzzle that cannot be read. */
  readonly refuse: (error: Problem, line?: number) => void;
  /** Says something about a line without a puzzle. */
  readonly tell: (remark: string | undefined, line: number) => void;
  /** Records a puzzle that took longer than the job allows, with the number of solutions found by then. */
  readonly giveUp: (line?: number, solutions?: number) => void;
  readonly done: () => Omit<Answer, 'took'>;
}

/** `before`: the number of earlier puzzles of the source that are answered elsewhere. */
export function createCollector({ question, source, isJson, timeout = 0 }: Job, before = 0): Collector {
  const texts: string[] = [];
  const keyed: Keyed[] = [];
  const reports: Report[] = [];
  const pictures: Picture[] = [];
  const sheets: ParsedPuzzle[] = [];
  let heading: string | undefined;
  let isLastSpread = false;
  let puzzles = before;
  let exit: ExitCode = EXIT.done;
  const keepsFirst = question.name === 'canonical' && question.keep === 'first';
  const from = source === '' ? {} : { source };
  const say = (message: string, isInOutput: boolean, isOnce?: true) =>
    reports.push({
      message: source === '' ? message : `${source}: ${message}`,
      isInOutput,
      ...(isOnce && { isOnce }),
    });
  const put = (text: string, isSpread: boolean) => {
    texts.push(isLastSpread ? `\n${text}\n` : `${text}\n`);
    isLastSpread = isSpread;
  };
  return {
    add(
      {
        text,
        isSpread = false,
        heading: own,
        remark,
        notice,
        facts,
        exit: code,
        key,
        sheet,
        pictures: drawn = [],
      },
      line,
    ) {
      puzzles++;
      if (sheet) sheets.push(sheet);
      const prefix = fileName(source === '' ? [line ?? puzzles] : [source, line ?? puzzles]);
      for (const { name, text: svg } of drawn) pictures.push({ name: `${prefix}-${name}`, text: svg });
      exit = worse(exit, code);
      if (!isJson) heading ??= own;
      if (remark !== undefined) {
        const place = line === undefined ? '' : `line ${line}: `;
        say(place + remark, text?.includes(remark) ?? false);
      }
      if (notice !== undefined) say(notice, false, true);
      const shown = isJson ? JSON.stringify({ ...from, line, ...facts() }) : text;
      if (shown === undefined) return;
      if (keepsFirst && key !== undefined) keyed.push({ key, text: shown });
      else if (!keepsFirst) put(shown, isSpread && !isJson);
    },
    refuse(error, line) {
      puzzles++;
      exit = EXIT.badInput;
      const message = describeProblem(error);
      const isInOutput = !keepsFirst && (isJson || !WRITE_PUZZLES.includes(question.name));
      say(message, isInOutput);
      if (!isInOutput) return;
      if (isJson) put(JSON.stringify({ ...from, line, status: 'invalid', error }), false);
      else put(`invalid: ${message}`, false);
    },
    tell(remark, line) {
      if (remark !== undefined) say(`line ${line}: ${remark}`, false);
    },
    giveUp(line, solutions = 0) {
      puzzles++;
      exit = worse(exit, EXIT.noResult);
      const place = line === undefined ? `puzzle ${puzzles}` : `line ${line}`;
      const isInOutput = !keepsFirst && (isJson || !WRITE_PUZZLES.includes(question.name));
      say(`${place}: timeout after ${timeout / 1000} s`, isInOutput);
      if (!isInOutput) return;
      const known = question.name === 'count' && { count: solutions, exact: false };
      put(isJson ? JSON.stringify({ ...from, line, status: TIMEOUT, ...known }) : TIMEOUT, false);
    },
    done() {
      return {
        output: encoder.encode(texts.join('')),
        heading,
        isSpread: isLastSpread,
        ...(keepsFirst && { keyed }),
        ...(sheets.length > 0 && { sheets }),
        reports,
        puzzles: puzzles - before,
        exit,
        pictures,
      };
    },
  };
}

/** The answer to a puzzle that took too long. */
export const TIMEOUT = 'timeout';

/** The answer for a puzzle that the question skips. */
export const NO_ANSWER: Answer = {
  output: new Uint8Array(0),
  isSpread: false,
  reports: [],
  pictures: [],
  puzzles: 0,
  exit: EXIT.done,
  took: 0,
};

/** Joins consecutive answers. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const outputs: Uint8Array[] = [];
  let isSpread = false;
  for (const { output, isSpread: isNextSpread } of answers) {
    if (output.length === 0) continue;
    if (isSpread) outputs.push(encoder.encode('\n'));
    outputs.push(output);
    isSpread = isNextSpread;
  }
  return {
    output: concatenated(outputs),
    heading: answers.find(({ heading }) => heading !== undefined)?.heading,
    isSpread,
    ...(answers.some(({ keyed }) => keyed) && { keyed: answers.flatMap(({ keyed = [] }) => keyed) }),
    ...(answers.some(({ sheets }) => sheets) && { sheets: answers.flatMap(({ sheets = [] }) => sheets) }),
    reports: answers.flatMap(({ reports }) => reports),
    puzzles: answers.reduce((sum, { puzzles }) => sum + puzzles, 0),
    pictures: answers.flatMap(({ pictures }) => pictures),
    exit: answers.reduce<ExitCode>((code, { exit }) => worse(code, exit), EXIT.done),
    took: answers.reduce((sum, { took }) => sum + took, 0),
  };
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Output that consists of puzzles has no place for a message. */
const WRITE_PUZZLES: readonly QuestionName[] = ['convert', 'permute', 'book'];

/** A file name from its parts, without anything that a file system could read as a path. */
function fileName(parts: readonly (string | number)[]): string {
  return parts.join('-').replaceAll(/[^\w-]+/g, '-');
}

const encoder = new TextEncoder();
