import type { Problem } from '../../engine/src/index.ts';
import { placeAt } from '../../engine/src/result.ts';
import type { Family } from './families.ts';
import type { Reader } from './readers.ts';

export interface Finding {
  readonly kind: 'throws' | 'place' | 'slow';
  readonly detail: string;
}

/** Microseconds that a text may take. */
function budget(text: string): number {
  return 1_000 + text.length;
}

/** The fault in how a reader handles a text, if any. */
export function findingIn(reader: Reader, text: string): Finding | undefined {
  try {
    const start = performance.now();
    const problems = reader.read(text);
    const took = (performance.now() - start) * 1_000;
    return misplaced(problems, text) ?? (took > budget(text) ? slow(reader, text) : undefined);
  } catch (error) {
    return { kind: 'throws', detail: String(error).slice(0, 200) };
  }
}

/** A problem whose place is outside the text. */
export function misplaced(problems: readonly Problem[], text: string): Finding | undefined {
  for (const { at, code, message } of problems) {
    const isRight = !at || (at.offset <= text.length && placeAt(text, at.offset).line === at.line);
    if (!isRight || message === '' || !/^[a-z-]+\.[a-z]+$/.test(code))
      return { kind: 'place', detail: `${code} ${JSON.stringify(at)}` };
  }
  return undefined;
}

/**
 * How often a text is read again before it counts as slow: a single slow reading may be due to the compiler, the
 * collector or another process.
 */
const AGAIN = 12;

function slow({ read }: Reader, text: string): Finding | undefined {
  let best = Infinity;
  for (let count = 0; count < AGAIN && best > budget(text); count++) {
    best = Math.min(
      best,
      timed(() => read(text)),
    );
  }
  return best > budget(text) ? { kind: 'slow', detail: `${Math.round(best)} µs` } : undefined;
}

const LENGTH = 4_000;
/** Four times the text takes four times as long if reading is linear, sixteen times if it is quadratic. */
const MAX_GROWTH = 9;
/** Below this many microseconds the measurement means nothing. */
const MEASURABLE = 20_000;

/**
 * Whether reading a text that repeats a part takes much more than four times as long for four times the text. This is
 * how slow regular expressions show, whose attempts `growth.test.ts` cannot count.
 */
export function growthIn({ read }: Reader, { make }: Family): Finding | undefined {
  let least = Infinity;
  for (let count = 0; count < AGAIN && least > MAX_GROWTH; count++) {
    const long = timed(() => read(make(4 * LENGTH)));
    if (long < MEASURABLE) return undefined;
    const short = Math.min(...[1, 2, 3].map(() => timed(() => read(make(LENGTH)))));
    least = Math.min(least, long / Math.max(short, 1));
  }
  return least > MAX_GROWTH ? { kind: 'slow', detail: `${least.toFixed(1)} times as long` } : undefined;
}

/**
 * Microseconds, the smaller of wall time, which includes other processes, and CPU time, which includes other threads.
 */
function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  const start = performance.now();
  work();
  const took = (performance.now() - start) * 1_000;
  const { user, system } = process.cpuUsage(before);
  return user + system === 0 ? took : Math.min(took, user + system);
}
