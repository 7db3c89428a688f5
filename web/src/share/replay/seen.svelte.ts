import type { BoardState } from '@pencilmark/game';
import { askLogic, stopLogic } from '../../workers/logic.ts';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import { type HintView, seenPlain, viewOfHint } from '../../play/hints/hint-view.ts';

/** The step that was available on a board: not asked for yet, being searched, found, or failed. */
export type Seen =
  | { readonly kind: 'idle' | 'looking' | 'failed' }
  | { readonly kind: 'found'; readonly board: BoardState; readonly answer: HintAnswer };

let seen = $state.raw<Seen>({ kind: 'idle' });

export const sight = {
  get seen(): Seen {
    return seen;
  },
};

/** How long a board has to stand still before it is looked at, in ms. */
const REST = 400;

/** Looks for the easiest step on a board that stands still. Returns what gives up looking. */
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

/** In words: what is there, or the whole reasoning with its drawing. */
export function viewOfSeen(found: Extract<Seen, { kind: 'found' }>, part: 'what' | 'whole'): HintView {
  return viewOfHint(seenPlain(found.board), found.answer, {
    depth: part === 'what' ? 'what' : 'notation',
    card: 0,
  });
}
