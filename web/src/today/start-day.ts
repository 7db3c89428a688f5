import type { Puzzle } from 'pencilmark';
import { dateText } from '../days/date-text.ts';
import { dayOfGame } from '../days/day.ts';
import { openGame, startNamedGame } from '../play/session/current-game.svelte.ts';
import { nameWords } from '../puzzles/names/words.ts';
import { kindTitle } from '../puzzles/kinds/names.ts';
import { recipeOf, type Recipe } from './recipes.ts';
import { todayWords } from './words.ts';

/** Resumes a game of a day; `missing` if it was never begun. */
export function resumeGame(id: string): ReturnType<typeof openGame> {
  return openGame([id]);
}

export async function startDayGame(id: string, puzzle: Puzzle): Promise<void> {
  const recipe = recipeOf(id);
  await startNamedGame(id, puzzle, titleOf(id, recipe), recipe?.level);
}

function titleOf(id: string, recipe: Recipe | undefined): string {
  if (!recipe) return '';
  const level = nameWords.levels[recipe.level];
  const named = dayOfGame(id);
  if (!named) return `${level} · ${kindTitle(recipe)}`;
  const date = dateText(named.day, { dateStyle: 'medium' });
  return named.kind === 'daily'
    ? todayWords.dailyTitle(date, level)
    : todayWords.twistTitle(date, kindTitle(recipe), level);
}
