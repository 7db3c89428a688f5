import { type KeptGame, saveGame, type SavedGame, type SharedPart, shareFragment } from '@pencilmark/game';
import { puzzleTitle } from './setters/puzzle-title.ts';

/** The part of an address after `#/share/`, or after another page that takes a packed game. */
export function payloadOf({ game, played, title }: KeptGame, part: SharedPart): string {
  return shareFragment({ game, played, title }, part).slice(1);
}

/** The whole address of one of our pages, relative to the folder that this one is served from. */
export function linkTo(path: string): string {
  return `${location.href.split('#')[0]}#/${path}`;
}

/** The id under which a game from a link is stored: the same for the same game, whatever its title in the link. */
export function linkId({ game, played }: SavedGame): string {
  const text = saveGame({ game, played });
  return `link-${hash(text, 0x811c9dc5)}${hash(text, 0x2545f491)}`;
}

/** The title of a game without a title of its own. */
export function titleOf({ title, game }: Pick<KeptGame, 'title' | 'game'>): string {
  return title === '' ? puzzleTitle(game.puzzle) : title;
}

/** 32 bits (FNV-1a from any start) as seven characters. */
function hash(text: string, start: number): string {
  let state = start;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return (state >>> 0).toString(36).padStart(7, '0');
}
