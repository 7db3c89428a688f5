/** Finds conflicts in its own thread, on boards whose rules are much work. */
import { type Conflict, type Digits, findConflicts, type Puzzle } from 'pencilmark';
import { serve } from './serve.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';
import type { WirePuzzle } from './wire-puzzle.ts';

/** The puzzle of the last question: most questions are about the same, whose rules are then compiled already. */
let last: { readonly id: number; readonly puzzle: Puzzle } | undefined;

function conflictsIn({ id, data, digits }: ConflictQuestion): readonly Conflict[] {
  if (last?.id !== id) last = { id, puzzle: unpackPuzzle(data) };
  return findConflicts(last.puzzle, digits);
}

export interface ConflictQuestion {
  readonly id: number;
  readonly data: WirePuzzle;
  readonly digits: Digits;
}

const api = { conflictsIn };
export type ConflictsApi = typeof api;

serve(api);
