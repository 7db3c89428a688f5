import type { Problem } from '../result.ts';
import { problemAt } from './text/text.ts';

/**
 * The problem of a file whose form is known but cannot be read; undefined for all others. Error: `format.unread`, at
 * the first sign of that form.
 */
export function findUnreadFile(text: string): Problem | undefined {
  const start = text.search(/[^\s\uFEFF]/);
  if (!/^<[?!a-zA-Z][^<>]*>/.test(text.slice(start, start + 20_000))) return undefined;
  const message = 'This looks like an XML or HTML file, which is not read yet.';
  return problemAt(text, start, 'format.unread', message).error;
}
