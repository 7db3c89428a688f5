/** Separate from the first game: a player without a saved game need not fetch the reader of games. */
import { type Recovered, replayRecords } from '@pencilmark/game';
import type { Result } from 'pencilmark';
import type { GameOnDisk } from '../../storage/games.ts';

export { seenInFog } from './fog.svelte.ts';

/** Reads a saved game. Errors: those of `replayRecords`. */
export function readStored({ save, lines }: GameOnDisk): Result<Recovered> {
  return replayRecords(save, lines);
}
