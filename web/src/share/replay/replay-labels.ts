import { type Game, type Moment, stateAt } from '@pencilmark/game';
import { moveInShort } from '../../play/history/move-labels.ts';
import { replayTexts as r } from './words.ts';
import { timeText } from '../../i18n/time.ts';
import { secondsText } from './pace.ts';

/** A branch of a game, to be put in words. */
export interface Branch {
  readonly game: Game;
  readonly moments: readonly Moment[];
}

/** The action at a place of the branch. */
export function whatAt({ game, moments }: Branch, place: number): string {
  const { move, node } = moments[place];
  return move ? moveInShort(move, stateAt(game, node)) : r.start;
}

/** The action with its place and its time. */
export function momentText(branch: Branch, place: number): string {
  const moves = branch.moments.length - 1;
  if (place === 0) return r.beginning(moves);
  return r.moment(place, moves, whatAt(branch, place), playedText(branch.moments[place]));
}

export function playedText({ played }: Moment): string {
  return timeText(Math.floor(played / 1000));
}

/** The text of a duration in ms. */
export function lengthText(ms: number): string {
  return ms < 60_000 ? r.times.seconds(secondsText(ms)) : timeText(Math.round(ms / 1000));
}
