import { puzzleToData } from 'pencilmark';
import { type Game, wholeMs } from './game.ts';
import { SAVE_VERSION } from './migrations.ts';

/** The content of a save. */
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

/** The name of the format in a save. */
export const SAVE_FORMAT = 'pencilmark-game';
