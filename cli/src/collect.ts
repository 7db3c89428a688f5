import { describeProblem, type Problem } from 'pencilmark';
import type { Reply } from './answers/reply.ts';
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
  let puzzles = 0;
  let exit: ExitCode = EXIT.done;
  const from = source === '' ? {} : { source };
  const say = (message: string, isInOutput: boolean) =>
    reports.push({ message: source === '' ? message : `${source}: ${message}`, isInOutput });
  return {
    add({ text, remark, facts, exit: own }, line) {
      puzzles++;
      exit = worse(exit, own);
      if (remark !== undefined) {
        const place = line === undefined ? '' : `line ${line}: `;
        say(place + remark, text?.includes(remark) ?? false);
      }
      if (isJson) texts.push(JSON.stringify({ ...from, line, ...facts() }));
      else if (text !== undefined) texts.push(text);
    },
    refuse(error, line) {
      puzzles++;
      exit = EXIT.badInput;
      const message = describeProblem(error);
      // Among converted texts there is no place for a message.
      const isInOutput = question.name !== 'convert' || isJson;
      say(message, isInOutput);
      if (isJson) texts.push(JSON.stringify({ ...from, line, status: 'invalid', error }));
      else if (isInOutput) texts.push(`invalid: ${message}`);
    },
    done() {
      const output = encoder.encode(texts.length === 0 ? '' : `${texts.join('\n')}\n`);
      return { output, reports, puzzles, exit };
    },
  };
}

const encoder = new TextEncoder();
