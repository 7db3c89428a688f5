/** How soon a hard question is answered, rejected or given up. */
import { countSolutions, emptyPuzzle, type Puzzle, trueCandidates } from 'pencilmark';
import type { Entry } from './entry.ts';
import { head, line } from './table.ts';

/** Milliseconds until a question is stopped. */
const PATIENCE_MS = 300;

/** A limit that no count reaches. */
const ENDLESS = 1_000_000_000;

type End = 'answered' | 'refused' | 'stopped';

/**
 * The records without givens and with all, a half or an eighth of their constraints: their solutions are counted
 * without a limit, and their true candidates determined. In wall time, because a person waits.
 */
export function hostileTable(entries: readonly Entry[]): string[] {
  const lines = head('called off after 300 ms', [
    'boards',
    'answered',
    'refused',
    'stopped',
    'worst ms',
    'board',
    'MB',
  ]);
  for (const [name, share] of [
    ['all constraints', 1],
    ['a half', 2],
    ['an eighth', 8],
  ] as const) {
    const boards = entries.map(({ id, puzzle }) => ({ id, puzzle: loosened(puzzle, share) }));
    for (const [question, ask] of [
      [
        'count',
        (puzzle: Puzzle, shouldStop: () => boolean) =>
          countSolutions(puzzle, ENDLESS, { shouldStop }).status === 'stopped',
      ],
      [
        'true candidates',
        (puzzle: Puzzle, shouldStop: () => boolean) =>
          trueCandidates(puzzle, puzzle.givens, { shouldStop }).status === 'stopped',
      ],
    ] as const) {
      const ends: Record<End, number> = { answered: 0, refused: 0, stopped: 0 };
      let worst = { ms: 0, id: '' };
      let most = 0;
      for (const { id, puzzle } of boards) {
        const began = performance.now();
        ends[endOf(() => ask(puzzle, () => performance.now() - began > PATIENCE_MS))]++;
        const ms = performance.now() - began;
        if (ms > worst.ms) worst = { ms, id };
        most = Math.max(most, process.memoryUsage().rss);
      }
      const { answered, refused, stopped } = ends;
      const cells = [
        boards.length,
        answered,
        refused,
        stopped,
        Math.round(worst.ms),
        worst.id,
        Math.round(most / 1e6),
      ];
      lines.push(line(`${question}, ${name}`, cells.map(String)));
    }
  }
  return lines;
}

function loosened(puzzle: Puzzle, share: number): Puzzle {
  const { givens } = emptyPuzzle(puzzle.geometry);
  return { ...puzzle, givens, constraints: puzzle.constraints.filter((_, at) => at % share === 0) };
}

function endOf(isStopped: () => boolean): End {
  try {
    return isStopped() ? 'stopped' : 'answered';
  } catch {
    return 'refused';
  }
}
