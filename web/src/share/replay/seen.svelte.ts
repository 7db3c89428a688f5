import type { BoardState } from '@pencilmark/game';
import { askLogic, stopLogic } from '../../workers/logic.ts';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import { type HintView, seenPlain, viewOfHint } from '../../play/hints/hint-view.ts';

/** The step available on a board: not requested yet, being searched for, found, or failed. */
export type Seen =
  | { readonly kind: 'idle' | 'looking' | 'failed' }
  | { readonly kind: 'found'; readonly board: BoardState; readonly answer: HintAnswer };

let seen = $state.raw<Seen>({ kind: 'idle' });

export const sight = {
  get seen(): Seen {
    return seen;
  },
};

/** How long a board must stay unchanged before a step is searched for, in ms. */
const REST = 400;

/** Searches for the easiest step once the board stays unchanged. Returns a function that stops it. */
export function lookAt(board: BoardState): () => void {
  let wanted = true;
  seen = { kind: 'idle' };
  const timer = setTimeout(() => void look(), REST);
  return () => {
    wanted = false;
    clearTimeout(timer);
    if (seen.kind === 'looking') stopLogic();
    seen = { kind: 'idle' };
  };

  async function look(): Promise<void> {
    seen = { kind: 'looking' };
    try {
      const answer = await askLogic({ ask: 'hint', board: wireBoard(board) });
      if (wanted && answer && answer.kind !== 'used') seen = { kind: 'found', board, answer };
    } catch {
      if (wanted) seen = { kind: 'failed' };
    }
  }
}

/** The found step in words: its name only, or the whole proof with its drawing. */
export function viewOfSeen(found: Extract<Seen, { kind: 'found' }>, part: 'what' | 'whole'): HintView {
  return viewOfHint(seenPlain(found.board), found.answer, {
    depth: part === 'what' ? 'what' : 'notation',
    card: 0,
  });
}
