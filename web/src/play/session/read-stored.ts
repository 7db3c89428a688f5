/** Apart from the first play: who has no game yet need not fetch the reader of games. */
import { type Recovered, replayRecords } from '@pencilmark/game';
import type { Result } from 'pencilmark';
import type { GameOnDisk } from '../../storage/games.ts';

export function readStored({ save, lines }: GameOnDisk): Result<Recovered> {
  return replayRecords(save, lines);
}
