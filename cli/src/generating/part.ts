import { drawPuzzle, svgOf, THEMES } from '@pencilmark/board';
import {
  createGeometry,
  digitsAsLine,
  type FormatName,
  formatSheet,
  type Generated,
  type GenerateOptions,
  generateSteps,
  givenCount,
  type GeometrySpec,
} from 'pencilmark';
import { MOST_SOLUTIONS } from 'pencilmark/internal';
import type { Picture } from '../answers/reply.ts';

/** What to generate, as plain data that can be sent to a thread. */
export interface GenerateJob {
  readonly spec: GeometrySpec;
  readonly options: Omit<GenerateOptions, 'geometry'>;
  readonly isJson: boolean;
  readonly to: FormatName;
  readonly pictures?: 'wanted';
  /** Digits of the highest index, for the names of pictures. */
  readonly wide: number;
}

/** A puzzle ready to be printed. */
export interface Printed {
  readonly index: number;
  readonly isMade: boolean;
  readonly attempts: number;
  readonly text: string;
  readonly picture?: Picture;
}

/** Generates `count` puzzles from index `first` on. Yields what is done and, in between, nothing but the attempts. */
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

function printedOf(generated: Generated, job: GenerateJob): Printed {
  const { index, attempts, puzzle } = generated;
  if (!puzzle) return { index, attempts, isMade: false, text: job.isJson ? jsonOf(generated) : '' };
  const text = job.isJson ? jsonOf(generated) : textOf(generated, job);
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
  const { geometry, givens } = puzzle;
  return `${JSON.stringify({
    index,
    status,
    attempts,
    puzzle: digitsAsLine(geometry, givens),
    solution: digitsAsLine(geometry, solution!),
    givens: givenCount(puzzle),
    solutions,
    exact: solutions! < MOST_SOLUTIONS,
    minimal: isMinimal,
    ...(rating && { level: rating.level, score: rating.score, hardest: rating.hardest }),
  })}\n`;
}

function textOf({ puzzle, solutions }: Generated, { to, options }: GenerateJob): string {
  const isCounted = options.drop !== undefined || options.perBox !== undefined;
  const many = solutions! < MOST_SOLUTIONS ? String(solutions) : `${MOST_SOLUTIONS} or more`;
  const comment = isCounted ? `# ${many} ${solutions === 1 ? 'solution' : 'solutions'}` : '';
  if (to === 'line') return `${digitsAsLine(puzzle!.geometry, puzzle!.givens)}${comment && ` ${comment}`}\n`;
  const written = formatSheet({ puzzle: puzzle! }, to, { lossy: 'allow' });
  if (!written.ok) throw new Error(written.error.message);
  return `${comment && `${comment}\n`}${written.value.trimEnd()}\n\n`;
}

function drawn({ puzzle, rating }: Generated): string {
  const title = rating ? `${rating.level}, score ${rating.score}` : undefined;
  return svgOf(drawPuzzle(puzzle!), { theme: THEMES.light, title, width: 640 });
}
