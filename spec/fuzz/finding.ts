import { placeAt } from '../../engine/src/index.ts';
import type { Reader } from './readers.ts';

export interface Finding {
  readonly kind: 'throws' | 'place' | 'slow';
  readonly detail: string;
}

/** Microseconds of CPU time that a text may take. */
export function budget(text: string): number {
  return 1_000 + text.length;
}

/** What is wrong with the way a reader deals with a text, if anything. */
export function findingIn(reader: Reader, text: string): Finding | undefined {
  try {
    const took = timed(() => reader.read(text));
    if (took <= budget(text)) return undefined;
    // Once may be the compiler, or the collector; the best of some more is the text.
    const best = Math.min(...Array.from({ length: 5 }, () => timed(() => reader.read(text))));
    if (best <= budget(text)) return undefined;
    return { kind: 'slow', detail: `${Math.round(best)} µs` };
  } catch (error) {
    return { kind: 'throws', detail: String(error).slice(0, 200) };
  }
}

/** A problem whose place is not in the text. */
export function misplaced(reader: Reader, text: string): Finding | undefined {
  for (const { at, code, message } of reader.read(text)) {
    const isRight = !at || (at.offset <= text.length && placeAt(text, at.offset).line === at.line);
    if (!isRight || message === '' || !/^[a-z-]+\.[a-z]+$/.test(code))
      return { kind: 'place', detail: `${code} ${JSON.stringify(at)}` };
  }
  return undefined;
}

function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
