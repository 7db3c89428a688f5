import {
  applyHint,
  createGame,
  currentState,
  findHint,
  lastCell,
  play,
  type Solutions,
  solutionsOf,
} from '@pencilmark/game';
import type { Puzzle, Step } from 'pencilmark';
import { checkStep } from '../step-checker/step-checker.ts';

/** A puzzle played to its end by hints alone. */
export interface HintPath {
  readonly steps: readonly Step[];
  /** Steps that the independent checker rejects, and hints that lead nowhere. */
  readonly faults: readonly string[];
  /** The longest search for a hint, in ms of CPU. */
  readonly slowest: number;
  readonly end: 'solved' | 'stuck';
}

/** Plays a puzzle as on paper: the player enters what the hint says, and continues near it. */
export function hintPath(puzzle: Puzzle): HintPath {
  const made = createGame(puzzle);
  if (!made.ok) throw new Error(made.error.message);
  const solutions: Solutions = solutionsOf(puzzle)!;
  const steps: Step[] = [];
  const faults: string[] = [];
  let game = made.value;
  let slowest = 0;
  for (;;) {
    const board = currentState(game);
    const before = process.cpuUsage();
    const hint = findHint(board, solutions, { near: lastCell(game) });
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
    if (hint.kind === 'filled') return { steps, faults, slowest, end: 'solved' };
    if (hint.kind !== 'step') return { steps, faults: [...faults, hint.kind], slowest, end: 'stuck' };
    const { step, candidates } = hint;
    steps.push(step);
    const verdict = checkStep({ ...puzzle, digits: board.digits, candidates }, step);
    if (verdict !== undefined) faults.push(`${step.technique}: ${verdict}`);
    const move = applyHint(board, step, { clearPeers: true });
    if (!move)
      return { steps, faults: [...faults, `${step.technique} changes nothing`], slowest, end: 'stuck' };
    game = play(game, move, 0);
  }
}
