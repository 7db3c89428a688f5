import { puzzleToData } from 'pencilmark';
import { type Game, wholeMs } from './game.ts';
import { SAVE_VERSION } from './migrations.ts';

/** What a save holds. */
export interface SavedGame {
  readonly game: Game;
  /** Play time in ms; saved as whole ms. */
  readonly played: number;
}

/** A whole game as one line of JSON. */
export function saveGame({ game, played }: SavedGame): string {
  const { puzzle, ...progress } = game;
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    puzzle: puzzleToData(puzzle),
    ...progress,
    played: wholeMs(played),
  });
}

/** What names the format in a save. */
export const SAVE_FORMAT = 'pencilmark-game';
