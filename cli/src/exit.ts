/** 0: done. 1: a puzzle has no result (unsolvable, not unique …). 2: wrong usage, or input that cannot be read. */
export const EXIT = { done: 0, noResult: 1, badInput: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The more serious of two exit codes. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b;
}
