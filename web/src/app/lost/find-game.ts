/** For an address of a game that is not kept here. */
import { isPayload } from '../../share/kept-game.ts';
import { goTo, showInstead } from '../../state/router.svelte.ts';
import { recipeOf } from '../../today/recipes.ts';

/** Leads to where the game can be had: the puzzle of a day is made, a link is opened. Otherwise says that it is elsewhere. */
export function findGame(id: string): void {
  if (isPayload(id)) goTo('share', id);
  else if (recipeOf(id)) showInstead('today', id);
  else showInstead('lost', 'game');
}
