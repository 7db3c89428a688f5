import { describeProblem, type Problem } from 'pencilmark';
import type { Picture, QuestionName, Reply } from './answers/reply.ts';
import { EXIT, type ExitCode, worse } from './exit.ts';
import type { Answer, Job, Keyed, Report } from './job.ts';

/** Gathers the replies to single puzzles into one answer. */
export interface Collector {
  /** `line` is left out where a puzzle spreads over several. */
  readonly add: (reply: Reply, line?: number) => void;
  /** Takes note of a puzzle that cannot be read. */
  readonly refuse: (error: Problem, line?: number) => void;
  readonly done: () => Omit<Answer, 'took'>;
}

export function createCollector({ question, source, isJson }: Job): Collector {
  const texts: string[] = [];
  const keyed: Keyed[] = [];
  const reports: Report[] = [];
  const pictures: Picture[] = [];
  let heading: string | undefined;
  let isLastSpread = false;
  let puzzles = 0;
  let exit: ExitCode = EXIT.done;
  const from = source === '' ? {} : { source };
  const say = (message: string, isInOutput: boolean) =>
    reports.push({ message: source === '' ? message : `${source}: ${message}`, isInOutput });
  const put = (text: string, isSpread: boolean) => {
    texts.push(isLastSpread ? `\n${text}\n` : `${text}\n`);
    isLastSpread = isSpread;
  };
  return {
    add(
      { text, isSpread = false, heading: own, remark, facts, exit: code, key, pictures: drawn = [] },
      line,
    ) {
      puzzles++;
      const prefix = fileName(source === '' ? [line ?? puzzles] : [source, line ?? puzzles]);
      for (const { name, text: svg } of drawn) pictures.push({ name: `${prefix}-${name}`, text: svg });
      exit = worse(exit, code);
      if (!isJson) heading ??= own;
      if (remark !== undefined) {
        const place = line === undefined ? '' : `line ${line}: `;
        say(place + remark, text?.includes(remark) ?? false);
      }
      const shown = isJson ? JSON.stringify({ ...from, line, ...facts() }) : text;
      if (shown === undefined) return;
      if (question.keep && key !== undefined) keyed.push({ key, text: shown });
      else if (!question.keep) put(shown, isSpread && !isJson);
    },
    refuse(error, line) {
      puzzles++;
      exit = EXIT.badInput;
      const message = describeProblem(error);
      const isInOutput = !question.keep && (isJson || !WRITE_PUZZLES.includes(question.name));
      say(message, isInOutput);
      if (!isInOutput) return;
      if (isJson) put(JSON.stringify({ ...from, line, status: 'invalid', error }), false);
      else put(`invalid: ${message}`, false);
    },
    done() {
      return {
        output: encoder.encode(texts.join('')),
        heading,
        isSpread: isLastSpread,
        ...(question.keep && { keyed }),
        reports,
        puzzles,
        exit,
        pictures,
      };
    },
  };
}

/** Among puzzles that are written there is no place for a message. */
const WRITE_PUZZLES: readonly QuestionName[] = ['convert', 'permute'];

/** Parts of a name as the name of a file: nothing in it that a file system could read as a path. */
function fileName(parts: readonly (string | number)[]): string {
  return parts.join('-').replaceAll(/[^\w-]+/g, '-');
}

const encoder = new TextEncoder();
