/** All solutions of a puzzle, however many, written while they are found. */
import { type Digits, enumerateSolutions, type ParsedPuzzle, type Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { TIMEOUT } from '../collect.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Question } from './question.ts';
import { NO_SOLUTION, lineOf, writtenGrids } from './solve.ts';

export interface Listing {
  readonly question: Question<'solve'>;
  readonly isJson: boolean;
  /** Milliseconds for one puzzle. */
  readonly timeout: number | undefined;
}

interface Listed {
  readonly exit: ExitCode;
  /** Whether a blank line is due before what comes next. */
  readonly isSpread: boolean;
}

/** Solutions written at once: enough to make writing cheap, few enough to show the first ones at once. */
const PIECE = 500;

/**
 * Writes up to `limit` solutions of one puzzle. The error says why the format cannot write them. Ends early if nobody
 * reads on.
 */
export async function listSolutions(
  { puzzle }: ParsedPuzzle,
  source: string,
  { question, isJson, timeout = Infinity }: Listing,
  io: Io,
): Promise<Result<Listed>> {
  const end = io.now() + timeout;
  const solutions = enumerateSolutions(puzzle, { shouldStop: () => io.now() > end });
  const head = { ...(source !== '' && { source }), puzzle: lineOf(puzzle) };
  let found = 0;
  let isRead = true;
  let isSpread = false;
  let piece: Digits[] = [];
  const flush = async (): Promise<Result<void>> => {
    if (piece.length === 0) return ok(undefined);
    const isFirst = found === piece.length;
    if (isJson) {
      const opening = isFirst
        ? `${JSON.stringify({ ...head, status: 'solved' }).slice(0, -1)},"solutions":[`
        : ',';
      isRead = await io.write(
        opening + piece.map((digits) => JSON.stringify(lineOf(puzzle, digits))).join(','),
      );
    } else {
      const text = writtenGrids(puzzle, piece, question);
      if (!text.ok) return text;
      const heading = isFirst && text.value.heading !== undefined ? `${text.value.heading}\n` : '';
      isRead = await io.write(`${isFirst || !isSpread ? '' : '\n'}${heading}${text.value.text}\n`);
      ({ isSpread } = text.value);
    }
    piece = [];
    return ok(undefined);
  };
  let isLate = false;
  while (isRead && found < question.limit) {
    const next = solutions.next();
    isLate = next.done ? next.value === 'stopped' : io.now() > end;
    if (next.done || isLate) break;
    piece.push(next.value);
    found++;
    // The first ones at once, which tells soon that they come.
    if (piece.length < PIECE && found > 1) continue;
    const flushed = await flush();
    if (!flushed.ok) return flushed;
  }
  solutions.return('stopped');
  const flushed = await flush();
  if (!flushed.ok) return flushed;
  if (!isRead) return ok({ exit: EXIT.done, isSpread });
  await writeEnd();
  return ok({ exit: isLate || found === 0 ? EXIT.noResult : EXIT.done, isSpread });

  async function writeEnd(): Promise<void> {
    const status = isLate ? TIMEOUT : 'impossible';
    if (!isJson) {
      if (isLate || found === 0) await io.write(`${isLate ? TIMEOUT : NO_SOLUTION}\n`);
      return;
    }
    const late = isLate ? `,"end":"${TIMEOUT}"` : '';
    await io.write(found > 0 ? `]${late}}\n` : `${JSON.stringify({ ...head, status, solutions: [] })}\n`);
  }
}
