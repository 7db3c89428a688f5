import type { Problem, Result } from '../../result.ts';
import { problemAt } from './text.ts';

/** Texts with more links than this are lists, and their links are not unpacked. */
const MAX_LINKS = 200;

/** A link in a text, and the signs in it that hold the puzzle. */
export interface PackedLink {
  readonly offset: number;
  /** What stands before the packed text and says how it is packed. */
  readonly kind: string;
  readonly packed: string;
}

/** All links of a text. The pattern has the kind and the packed signs as its groups. */
export function linksIn(text: string, pattern: RegExp): PackedLink[] {
  const links: PackedLink[] = [];
  for (const found of text.matchAll(pattern)) {
    links.push({ offset: found.index, kind: found[1] ?? '', packed: withoutEscapes(found[2] ?? '') });
    if (links.length === MAX_LINKS) break;
  }
  return links;
}

/** What went wrong in an unpacked text, at the link it came from. */
export function problemInLink(text: string, offset: number, { code, message, at }: Problem): Result<never> {
  const place = at && at.offset > 0 ? ` (line ${at.line}, column ${at.column} of what the link holds)` : '';
  return problemAt(text, offset, code, `${message.replace(/\.$/, '')}${place}.`);
}

/** Signs of base64 that addresses escape; a blank was a plus. */
function withoutEscapes(packed: string): string {
  return packed
    .replace(/%2B/gi, '+')
    .replace(/%2F/gi, '/')
    .replace(/%3D/gi, '=')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
}
