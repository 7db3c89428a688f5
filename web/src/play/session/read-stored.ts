/** Apart from the first play: a player without a saved game need not fetch the reader of games. */
import { type Recovered, replayRecords } from '@pencilmark/game';
import type { Result } from 'pencilmark';
import { undrawnRules } from '../../kit/drawing/read-sheets.ts';
import type { GameOnDisk } from '../../storage/games.ts';

/** Reads a saved game that the page can show. Errors: `format.rules`, and those of `replayRecords`. */
export function readStored({ save, lines }: GameOnDisk): Result<Recovered> {
  const read = replayRecords(save, lines);
  const error = read.ok && undrawnRules(read.value.game.puzzle);
  return error ? { ok: false, error } : read;
}
