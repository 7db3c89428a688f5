import type { Branch, Implication } from './step.ts';

/**
 * Branches with more conclusions than this list only true candidates, eliminations by a rule, and the last conclusion.
 */
const MAX_IN_FULL = 8;

/**
 * Branches as text and drawing show them. A long branch leaves out the candidates that become false along the way: each
 * does because it sees a true one, and the reason of the next true candidate names the cell or the house.
 */
export function condenseBranches(branches: readonly Branch[]): Branch[] {
  const isLong = branches.some(({ implications }) => implications.length > MAX_IN_FULL);
  return branches.map(({ implications, ...branch }) => {
    const last = implications.length - 1;
    const isShown = implications.map(
      ({ holds, by }, k) => !isLong || holds === 'true' || by !== undefined || k === 0 || k === last,
    );
    const places = new Map(
      implications.flatMap((_, k) => (isShown[k] ? [k] : [])).map((k, place) => [k, place]),
    );
    const shown = [...places.keys()].map((k) => ({
      ...implications[k],
      causes: causesOf(implications, isShown, k).map((cause) => places.get(cause)!),
    }));
    return { ...branch, implications: shown };
  });
}

/** The nearest listed causes of a conclusion. */
function causesOf(implications: readonly Implication[], isShown: readonly boolean[], from: number): number[] {
  const found = new Set<number>();
  const seen = new Set<number>();
  const open = [...implications[from].causes];
  for (let cause = open.pop(); cause !== undefined; cause = open.pop()) {
    if (seen.has(cause)) continue;
    seen.add(cause);
    if (isShown[cause]) found.add(cause);
    else open.push(...implications[cause].causes);
  }
  return [...found].sort((a, b) => a - b);
}
