import { type Result } from 'pencilmark';
import type { Game } from './game.ts';

/** The version that this program writes. Older saves are brought up to it when they are read. */
export const SAVE_VERSION = 1;

/** What a save holds. */
export interface SavedGame {
  readonly game: Game;
  /** Play time in ms. */
  readonly played: number;
}

/** A whole game as JSON text. */
export declare function saveGame(saved: SavedGame): string;

/**
 * Reads a save. Nothing is thrown, whatever the text. Errors: `save.json` (with place), `save.format`,
 * `save.version` (written by a newer program), `save.field` (the message names the field), and those of
 * `createGeometry`, `createPuzzle` and `createGame`.
 */
export declare function loadGame(text: string): Result<SavedGame>;
