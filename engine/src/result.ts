import type { ProblemCode } from './problem-codes.ts';

/**
 * A place in a text: 1-based line and column (columns count UTF-16 code units, as editors do) and the 0-based offset
 * from the start of the text.
 */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** 0-based, in UTF-16 code units. */
  readonly offset: number;
}

/** A fault in input from outside; `Code` is the type of its code. */
export interface Problem<Code extends string = ProblemCode> {
  /** A stable name for programs, such as `line.length`. */
  readonly code: Code;
  /** A sentence for people: the fault and, if possible, what to do about it. */
  readonly message: string;
  /** The place of the fault, if the input was a text. */
  readonly at?: Place;
}

/** The outcome of reading input from outside: a `value`, or an `error` that a person can act on. */
export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/**
 * The public type of a fault: programs that use the library have their own codes.
 *
 * @inlineType Problem
 */
export type AnyProblem<Code extends string = string> = Problem<Code>;

/**
 * The outcome of reading input from outside: a `value`, or an `error` that a person can act on. Errors of this library
 * have a `code` from `ProblemCode`.
 *
 * @inlineType Result
 */
export type AnyResult<T, E = AnyProblem> = Result<T, E>;

/** A successful result. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failed result. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** A failed result from its parts. Invisible characters in quoted text are made visible. */
export function failure<Code extends string>(
  code: Code,
  message: string,
  at?: Place,
): { readonly ok: false; readonly error: Problem<Code> } {
  const legible = message.replace(UNSEEN, nameOfUnseen);
  return err(at ? { code, message: legible, at } : { code, message: legible });
}

/** Control characters, and invisible ones such as those that only set the direction of text. */
const UNSEEN = /[\p{Control}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function nameOfUnseen(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The place of a 0-based offset in a text. Line breaks are `\n`, `\r\n` and `\r`. */
export function placeAt(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i);
    const breaks = code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10);
    if (!breaks) continue;
    line++;
    start = i + 1;
  }
  return { line, column: offset - start + 1, offset };
}

/** A problem as one line: `line 3, column 5: …`, or only the message if there is no place. */
export function describeProblem({ message, at }: AnyProblem): string {
  return at ? `line ${at.line}, column ${at.column}: ${message}` : message;
}

/** A `Problem` as an Error, thrown by `unwrap` and by the functions that take a puzzle as text. */
export class PuzzleError extends Error {
  /** As in `Problem`: a stable name for programs. */
  readonly code: string;
  /** As in `Problem`: where in the text it is wrong. */
  declare readonly at?: Place;

  constructor(problem: AnyProblem) {
    super(describeProblem(problem));
    this.name = 'PuzzleError';
    this.code = problem.code;
    if (problem.at) this.at = problem.at;
  }
}

/**
 * The value of a result, for programs that cannot continue without it. Throws a `PuzzleError` with the fault and its
 * place.
 */
export function unwrap<T>(result: AnyResult<T>): T {
  if (result.ok) return result.value;
  throw new PuzzleError(result.error);
}
