import type { BoardState } from '@pencilmark/game';
import type { Cell } from 'pencilmark';
import { currentGame } from '../session/current-game.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { ShownAids } from './aids.ts';

/*
 * The aids that need more information than the board shows. Their code is loaded when one of them is first switched on,
 * and the solution when entries are to be compared with it.
 */

let code = $state.raw<typeof import('./aids.ts')>();
const NONE: readonly Cell[] = [];

const board = $derived(currentGame.board);
const wanted = $derived(settings.showCandidates || settings.showNakedSingles || settings.showHiddenSingles);
/** The board of the last frame: a digit is painted first, and what follows from it in the next frame. */
let painted = $state.raw<BoardState>();
const aided = $derived(painted && board && painted.puzzle === board.puzzle ? painted : board);
const aids = $derived(code && aided && wanted ? code.aidsOf(aided, settings) : undefined);
const compared = $derived(settings.checkEntries || settings.showRight);
const wrong = $derived(code && settings.checkEntries ? code.wrongEntries() : NONE);
const right = $derived(code && settings.showRight ? code.rightEntries() : NONE);

export const shown = {
  get aids(): ShownAids | undefined {
    return aids;
  },
  /** The same for the board as it is now, to act on. */
  get aidsNow(): ShownAids | undefined {
    return code && board && wanted ? code.aidsOf(board, settings) : undefined;
  },
  /** Entries that differ from the solution, if the player wants them shown at once. */
  get wrong(): readonly Cell[] {
    return wrong;
  },
  /** Entries that agree with the solution, if the player wants them shown. */
  get right(): readonly Cell[] {
    return right;
  },
};

/** Loads what the switched-on aids need. For an effect. */
export function fetchAids(): void {
  if (!code && (wanted || compared)) void import('./aids.ts').then((loaded) => (code = loaded));
  if (compared) void code?.fetchAnswer();
}

/** Lets the aids follow the board, once it is painted. For an effect. */
export function followBoard(): (() => void) | undefined {
  const next = wanted ? board : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => (painted = next));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
