import { elapsed, goTo, type Move, play } from '@pencilmark/game';
import { announce, notices } from '../../state/notices.svelte.ts';
import { currentGame, now } from '../session/current-game.svelte.ts';
import { assistWords } from './words.ts';
import { playView } from '../view/play-view.svelte.ts';
import { t } from '../words.ts';
import { showMoment } from './moves.ts';

/** Removes all entries and marks, with an undo button in a toast instead of a question beforehand. */
export function resetBoard(): void {
  sweep({ kind: 'reset' }, t.messages.reset);
}

/** Removes the givens too: an empty board to write a puzzle on. */
export function clearBoard(): void {
  sweep({ kind: 'clear' }, t.messages.cleared);
}

/** What is on the board becomes the puzzle, such as one that was written on an empty board. */
export function makeGivens(): void {
  const { whole } = currentGame;
  if (!whole) return;
  const { allowed } = whole.puzzle;
  sweep({ kind: 'load', givens: whole.digits, ...(allowed && { allowed }) }, assistWords.madeGivens);
}

function sweep(move: Move, message: string): void {
  const { session } = currentGame;
  if (!session || session.access !== 'owner') return;
  const { id } = session;
  const node = session.game.current;
  const game = play(session.game, move, elapsed(session.timer, now()));
  if (game === session.game) return announce(t.messages.nothing);
  playView.paused = false;
  showMoment(game);
  announce(message);
  notices.toast = {
    message,
    undo: () => {
      if (currentGame.session?.id === id) showMoment(goTo(currentGame.session.game, node));
      announce(t.messages.undone);
    },
  };
}
