import type { ParsedPuzzle } from 'pencilmark';
import { answerLines, answersInDocument } from '../answer.ts';
import type { Progress } from '../answers/reply.ts';
import { entryOf, type Entry } from '../books/entry.ts';
import { type GenerateJob, generatePart, type Printed } from '../generating/part.ts';
import type { Answer, Block, Clock, Job } from '../job.ts';

/** The tasks of a thread. Plain data. */
export interface Tasks {
  readonly lines: { readonly job: Job; readonly block: Block };
  /** All puzzles of a text except the first `skip`. */
  readonly document: { readonly job: Job; readonly text: string; readonly skip: number };
  readonly generate: { readonly job: GenerateJob; readonly first: number; readonly count: number };
  readonly entry: { readonly sheet: ParsedPuzzle };
}

/** The parts of each task's answer. */
export interface Parts {
  /** A single part for all lines. */
  readonly lines: Answer;
  /** One part per puzzle. */
  readonly document: Answer;
  /** A single part for all puzzles. */
  readonly generate: readonly Printed[];
  /** A single part. */
  readonly entry: Entry;
}

export type TaskName = keyof Tasks;

export interface TaskClock extends Clock {
  readonly onProgress: Progress;
}

type Performers = {
  readonly [Name in TaskName]: (task: Tasks[Name], clock: TaskClock) => Iterable<Parts[Name]>;
};

const PERFORMERS: Performers = {
  lines: ({ job, block }, clock) => [answerLines(job, block, clock)],
  document: ({ job, text, skip }, clock) => answersInDocument(job, text, clock, skip),
  generate: (task, clock) => [generated(task, clock)],
  entry: ({ sheet }) => [entryOf(sheet)],
};

/** Does a task, in whichever thread. */
export function perform<Name extends TaskName>(
  name: Name,
  task: Tasks[Name],
  clock: TaskClock,
): Iterable<Parts[Name]> {
  return PERFORMERS[name](task, clock);
}

function generated({ job, first, count }: Tasks['generate'], { onProgress }: TaskClock): Printed[] {
  const all: Printed[] = [];
  for (const { attempts, printed } of generatePart(job, first, count)) {
    if (printed) all.push(printed);
    onProgress({ attempts });
  }
  return all;
}
