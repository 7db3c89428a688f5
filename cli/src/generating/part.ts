import { drawPuzzle, svgOf, THEMES } from '@pencilmark/board';
import {
  createGeometry,
  digitsAsLine,
  type FormatName,
  formatPuzzle,
  type Generated,
  type GenerateOptions,
  generateSteps,
  type GeometrySpec,
  givenCount,
  type Result,
} from 'pencilmark';
import { MAX_SOLUTIONS, ok } from 'pencilmark/internal';
import { type Picture, withoutLastBreaks } from '../answers/reply.ts';
import { grouped } from '../grouped.ts';
import { type Row, rowOf, type RowOptions } from './rows.ts';

/** A generating job, as plain data that can be sent to a thread. */
export interface GenerateJob {
  readonly spec: GeometrySpec;
  readonly options: Omit<GenerateOptions, 'geometry'>;
  readonly isJson: boolean;
  readonly to: FormatName;
  /** If set, rows of a data set instead of puzzles. */
  readonly rows?: RowOptions;
  readonly pictures?: 'wanted';
  /** Milliseconds that a puzzle may take; unlimited if omitted. */
  readonly timeout?: number;
  /** The number of digits of the highest index, for the names of pictures. */
  readonly wide: number;
}

/** A puzzle ready to be printed. */
export interface Printed {
  readonly index: number;
  readonly isMade: boolean;
  readonly attempts: number;
  readonly text: string;
  /** The puzzle as a row of a data set, if that is wanted instead of text. */
  readonly row?: Row;
  readonly picture?: Picture;
  /** Why it cannot be made, or written in the requested format. */
  readonly problem?: string;
}

/**
 * Generates `count` puzzles starting at index `first`. Yields finished puzzles and, in between, only the number of
 * attempts.
 */
export function* generatePart(
  job: GenerateJob,
  first: number,
  count: number,
): Generator<{ attempts: number; printed?: Printed }, void> {
  const geometry = createGeometry(job.spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  for (const { attempts, generated } of generateSteps({
    ...job.options,
    geometry: geometry.value,
    first,
    count,
  }))
    yield { attempts, printed: generated && printedOf(generated, job) };
}

/** A generated puzzle as it is printed; with a problem where it is not as minimal as asked for. */
export function printedOf(generated: Generated, job: GenerateJob): Printed {
  const printed = plainlyPrinted(generated, job);
  const isShort = job.options.dig === 'minimal' && generated.status === 'made' && !generated.isMinimal;
  return isShort ? { problem: NOT_MINIMAL, ...printed } : printed;
}

const NOT_MINIMAL =
  'not proved minimal: whether some of its givens can go takes too long to find out, and they stay';

function plainlyPrinted(generated: Generated, job: GenerateJob): Printed {
  const { index, attempts, puzzle } = generated;
  if (!puzzle) {
    const problem = `none in ${grouped(attempts)} attempts`;
    return { index, attempts, isMade: false, text: job.isJson ? jsonOf(generated) : '', problem };
  }
  if (job.rows) {
    const row = rowOf({ ...generated, puzzle }, job.options.seed, job.rows);
    return { index, attempts, isMade: true, text: '', row };
  }
  const written = job.isJson ? ok(jsonOf(generated)) : textOf(generated, job);
  if (!written.ok) return { index, attempts, isMade: true, text: '', problem: written.error.message };
  const text = written.value;
  if (!job.pictures) return { index, attempts, isMade: true, text };
  const name = `${String(index + 1).padStart(job.wide, '0')}.svg`;
  return { index, attempts, isMade: true, text, picture: { name, text: drawn(generated) } };
}

function jsonOf({
  index,
  status,
  attempts,
  puzzle,
  solution,
  solutions,
  isMinimal,
  rating,
}: Generated): string {
  if (!puzzle) return `${JSON.stringify({ index, status, attempts })}\n`;
  const { geometry, givens, constraints } = puzzle;
  return `${JSON.stringify({
    index,
    status,
    attempts,
    puzzle: digitsAsLine(geometry, givens),
    ...(constraints.length > 0 && { constraints }),
    solution: digitsAsLine(geometry, solution!),
    givens: givenCount(puzzle),
    solutions,
    exact: solutions! < MAX_SOLUTIONS,
    minimal: isMinimal,
    ...(rating && { level: rating.level, score: rating.score, hardest: rating.hardest }),
  })}\n`;
}

function textOf({ puzzle, solutions }: Generated, { to, options }: GenerateJob): Result<string> {
  const isCounted = options.drop !== undefined || options.perBox !== undefined;
  const many = solutions! < MAX_SOLUTIONS ? String(solutions) : `${MAX_SOLUTIONS} or more`;
  const comment = isCounted ? `# ${many} ${solutions === 1 ? 'solution' : 'solutions'}` : '';
  const hasRules = puzzle!.constraints.length > 0;
  if (to === 'line' && !hasRules)
    return ok(`${digitsAsLine(puzzle!.geometry, puzzle!.givens)}${comment && ` ${comment}`}\n`);
  const written = formatPuzzle({ puzzle: puzzle! }, to, hasRules ? {} : { lossy: 'allow' });
  if (!written.ok) return written;
  const text = `${comment && `${comment}\n`}${withoutLastBreaks(written.value)}\n`;
  return ok(to === 'pencilmark' ? text : `${text}\n`);
}

function drawn({ puzzle, rating }: Generated): string {
  const title = rating ? `${rating.level}, score ${rating.score}` : undefined;
  return svgOf(drawPuzzle(puzzle!), { theme: THEMES.light, title, width: 640 });
}
