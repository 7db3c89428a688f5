import { placeAt, failure } from '../../result.ts';
import type { ParseOptions } from '../parsed-puzzle.ts';

/**
 * The response to unknown rules: a problem that names them, or undefined if there are none or the caller wants the
 * puzzle without them. Error: `format.rules`.
 */
export function refuseRules(
  text: string,
  offset: number,
  rules: readonly string[],
  { unknownRules }: ParseOptions,
) {
  const names = [...new Set(rules)];
  if (names.length === 0 || unknownRules === 'leave-out') return undefined;
  const message = `This puzzle has rules that are not known here (${names.join(', ')}); without them it would be another puzzle.`;
  return failure('format.rules', message, placeAt(text, offset));
}

/** The comment of a parsed puzzle, with a line about omissions if there are any. */
export function commentWith(
  comment: string | undefined,
  left: { readonly rules?: readonly string[]; readonly parts?: readonly string[] },
): { comment?: string } {
  const { rules = [], parts = [] } = left;
  const named = (what: string, names: readonly string[]): string =>
    names.length > 0 ? `${what}: ${[...new Set(names)].join(', ')}.` : '';
  const lines = [comment, named('Rules that were left out', rules), named('Not read', parts)];
  return heldParts({ comment: lines.filter(Boolean).join('\n') });
}

/** Splits a comment of `commentWith` into its parts again. */
export function splitComment(comment = ''): {
  readonly words: string;
  readonly rules: readonly string[];
  readonly parts: readonly string[];
} {
  const found =
    /^(.*?)(?:(?:^|\n)Rules that were left out: ([^\n]*)\.)?(?:(?:^|\n)Not read: ([^\n]*)\.)?$/s.exec(
      comment,
    );
  const [, words, rules, parts] = found!;
  return { words, rules: rules?.split(', ') ?? [], parts: parts?.split(', ') ?? [] };
}

/** The parts that are present and not empty. */
export function heldParts<Parts extends Readonly<Record<string, string | readonly unknown[] | undefined>>>(
  parts: Parts,
): Held<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part?.length)) as Held<Parts>;
}

type Held<Parts> = { [Name in keyof Parts]?: NonNullable<Parts[Name]> };

/** The lists that are not all zeros. */
export function heldLists<Lists extends Readonly<Record<string, readonly number[]>>>(
  lists: Lists,
): Partial<Lists> {
  return Object.fromEntries(
    Object.entries(lists).filter(([, list]) => list.some((item) => item !== 0)),
  ) as Partial<Lists>;
}
