/** The last choice, which stays chosen. */
import { DIFFICULTIES, type Difficulty } from 'pencilmark';
import { type PuzzleKind, OFFERED_BOARDS, OFFERED_RULES } from '../puzzles/kinds/kinds.ts';

interface Chosen extends PuzzleKind {
  /** The level played last, if any. */
  readonly level: Difficulty | undefined;
}

const KEY = 'pencilmark.chosen';

let held = $state.raw(read());

export const chosen = {
  get now(): Chosen {
    return held;
  },
};

export function choose(change: Partial<Chosen>): void {
  held = { ...held, ...change };
  try {
    localStorage.setItem(KEY, [held.board, held.rules, held.level].join(' '));
  } catch {
    // Without storage it lasts for this visit.
  }
}

function read(): Chosen {
  const [board, rules, level] = stored().split(' ');
  return {
    board: OFFERED_BOARDS.find((name) => name === board) ?? '9x9',
    rules: OFFERED_RULES.find((name) => name === rules) ?? 'classic',
    level: DIFFICULTIES.find((name) => name === level),
  };
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
