import { ok, type Problem, type Result } from '../../result.ts';
import type { ParsedPuzzle } from '../parsed-puzzle.ts';
import { problemAt } from './text.ts';

/** Maximum number of links: texts with more are lists, whose links are not unpacked. */
const MAX_LINKS = 200;

/** A link in a text, and the part of it that holds the puzzle. */
export interface PackedLink {
  readonly offset: number;
  /** The prefix of the packed text, which says how it is packed. */
  readonly kind: string;
  readonly packed: string;
}

/**
 * All links of a text. The groups of the pattern are the kind and the first packed characters. The pattern must not
 * match an unlimited number of characters: on a long link a regular expression would overflow its stack. `plain`
 * converts them to base64.
 */
export function linksIn(text: string, pattern: RegExp, plain = withoutEscapes): PackedLink[] {
  const links: PackedLink[] = [];
  const begin = new RegExp(pattern);
  while (links.length < MAX_LINKS) {
    const found = begin.exec(text);
    if (!found) break;
    const [whole, kind, first] = found;
    const end = endOfSigns(text, begin.lastIndex);
    const packed = text.slice(found.index + whole.length - first.length, end);
    links.push({ offset: found.index, kind, packed: plain(packed) });
    begin.lastIndex = end;
  }
  return links;
}

function endOfSigns(text: string, from: number): number {
  let at = from;
  while (at < text.length && isPacked(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a character may be packed: letters, figures and `+/=%_-`. */
function isPacked(code: number): boolean {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  const isFigure = code >= 47 && code <= 57; // and the slash before them
  return isLetter || isFigure || code === 43 || code === 61 || code === 37 || code === 95 || code === 45;
}

/** The links of one program and how to read them. */
export interface LinkForm {
  /** The code of errors, and the message if there is no link. */
  readonly code: Problem['code'];
  readonly expected: string;
  readonly unpack: (packed: string) => string | undefined;
  readonly read: (unpacked: string, kind: string) => Result<ParsedPuzzle[]>;
}

/** The puzzles of all links. Errors: `code`, and those of `read`, placed at the link. */
export function readEachLink(
  text: string,
  links: readonly PackedLink[],
  { code, expected, unpack, read }: LinkForm,
): Result<ParsedPuzzle[]> {
  const sheets: ParsedPuzzle[] = [];
  for (const { offset, kind, packed } of links) {
    const unpacked = unpack(packed);
    if (!unpacked)
      return problemAt(
        text,
        offset,
        code,
        'This link is incomplete. Ask for it again, or paste the puzzle itself.',
      );
    const one = read(unpacked, kind);
    if (!one.ok) return problemInLink(text, offset, one.error);
    sheets.push(...one.value);
  }
  return sheets.length > 0 ? ok(sheets) : problemAt(text, 0, code, expected);
}

/** A problem in an unpacked text, placed at the link it came from. */
function problemInLink(text: string, offset: number, { code, message, at }: Problem): Result<never> {
  const place = at && at.offset > 0 ? ` (line ${at.line}, column ${at.column} of what the link holds)` : '';
  return problemAt(text, offset, code, `${message.replace(/\.$/, '')}${place}.`);
}

/** The packed text with the escapes of addresses undone; a blank was a plus. */
function withoutEscapes(packed: string): string {
  return packed
    .replace(/%2B/gi, '+')
    .replace(/%2F/gi, '/')
    .replace(/%3D/gi, '=')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
}
