import type { Problem } from '../result.ts';
import { problemAt } from './text/text.ts';

/** A form of puzzle that is known but not read yet, and what it begins with or (with the flag m) what betrays it. */
type Unread = readonly [name: string, sign: RegExp];

const FILES: readonly Unread[] = [['an XML or HTML file', /^<[?!a-zA-Z][^<>]*>/]];

/**
 * The problem of a file whose form we know but cannot read; undefined for all others.
 * Error: `format.unread`, at the first sign of that form.
 */
export function findUnreadFile(text: string): Problem | undefined {
  return firstOf(FILES, text, (name) => ({
    code: 'format.unread',
    message: `This looks like ${name}, which is not read yet.`,
  }));
}

function firstOf(
  forms: readonly Unread[],
  text: string,
  say: (name: string) => Pick<Problem, 'code' | 'message'>,
) {
  const blanks = /^[\s\uFEFF]*/.exec(text)![0].length;
  const head = text.slice(blanks, blanks + 20_000);
  for (const [name, sign] of forms) {
    const found = sign.exec(head);
    if (!found) continue;
    const { code, message } = say(name);
    return problemAt(text, blanks + found.index, code, message).error;
  }
  return undefined;
}
