import { describeProblem, type Problem } from 'pencilmark';
import type { Picture, Reply } from './answers/reply.ts';
import { EXIT, type ExitCode, worse } from './exit.ts';
import type { Answer, Job, Report } from './job.ts';

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
    add({ text, isSpread = false, heading: own, remark, facts, exit: code, pictures: drawn = [] }, line) {
      puzzles++;
      const prefix = fileName(source === '' ? [line ?? puzzles] : [source, line ?? puzzles]);
      for (const { name, text: svg } of drawn) pictures.push({ name: `${prefix}-${name}`, text: svg });
      exit = worse(exit, code);
      if (!isJson) heading ??= own;
      if (remark !== undefined) {
        const place = line === undefined ? '' : `line ${line}: `;
        say(place + remark, text?.includes(remark) ?? false);
      }
      if (isJson) put(JSON.stringify({ ...from, line, ...facts() }), false);
      else if (text !== undefined) put(text, isSpread);
    },
    refuse(error, line) {
      puzzles++;
      exit = EXIT.badInput;
      const message = describeProblem(error);
      // Among converted texts there is no place for a message.
      const isInOutput = question.name !== 'convert' || isJson;
      say(message, isInOutput);
      if (isJson) put(JSON.stringify({ ...from, line, status: 'invalid', error }), false);
      else if (isInOutput) put(`invalid: ${message}`, false);
    },
    done() {
      return {
        output: encoder.encode(texts.join('')),
        heading,
        isSpread: isLastSpread,
        reports,
        puzzles,
        exit,
        pictures,
      };
    },
  };
}

/** Parts of a name as the name of a file: nothing in it that a file system could read as a path. */
function fileName(parts: readonly (string | number)[]): string {
  return parts.join('-').replaceAll(/[^\w-]+/g, '-');
}

const encoder = new TextEncoder();
