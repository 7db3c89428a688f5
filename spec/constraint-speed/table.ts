/** Times, and tables of them. */
export interface Timing {
  readonly ms: number;
  readonly guesses: number;
  readonly count: number;
}

/** CPU time of a count; one that throws counts as wrong. */
export function timed(work: () => { count: number; guesses: number }): Timing {
  const start = process.cpuUsage();
  let outcome = { count: -1, guesses: 0 };
  try {
    outcome = work();
  } catch {
    // The error counts as a wrong answer.
  }
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, ...outcome };
}

export function head(first: string, columns: readonly string[]): string[] {
  return [`| ${first} | ${columns.join(' | ')} |`, `|---|${columns.map(() => '--:').join('|')}|`];
}

export function line(first: string, columns: readonly string[]): string {
  return `| ${first} | ${columns.join(' | ')} |`;
}

export function sum(terms: readonly number[]): number {
  return terms.reduce((total, one) => total + one, 0);
}
