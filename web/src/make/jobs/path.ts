import { MAX_SET_DIGIT, orderOf, type Puzzle, type Step, type TechniqueId, TECHNIQUES } from 'pencilmark';
import { seenPath } from 'pencilmark/internal';
import type { PathPart } from './make-protocol.ts';

/**
 * How a puzzle is solved: level, score, and the techniques in the order in which people see them. `wanted` is used even
 * if it is off by default.
 */
export function pathOf(
  puzzle: Puzzle,
  shouldStop: () => boolean,
  wanted?: TechniqueId,
): PathPart | undefined {
  if (puzzle.geometry.size > MAX_SET_DIGIT) return undefined;
  const techniques = TECHNIQUES.filter(({ id, use }) => use === 'default' || id === wanted).map(
    ({ id }) => id,
  );
  const walk = seenPath(puzzle, { shouldStop, techniques });
  const steps: Step[] = [];
  let next = walk.next();
  for (; !next.done; next = walk.next()) steps.push(next.value.step);
  return { kind: 'path', rating: next.value, techniques: counted(steps) };
}

function counted(steps: readonly Step[]): PathPart['techniques'] {
  const times = new Map<TechniqueId, number>();
  for (const { technique } of steps) times.set(technique, (times.get(technique) ?? 0) + 1);
  return [...times]
    .map(([technique, many]) => ({ technique, steps: many }))
    .sort((a, b) => orderOf(a.technique) - orderOf(b.technique));
}
