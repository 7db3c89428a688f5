/** Makes the puzzle of a day. It takes as long as it takes: whoever does not want to wait ends the worker. */
import { puzzleKey } from '@pencilmark/game';
import { classic9, generate } from 'pencilmark';
import { levelOfDay, seedOfDay } from './day.ts';

self.addEventListener('message', ({ data: day }: MessageEvent<string>) => {
  const target = { kind: 'level', level: levelOfDay(day) } as const;
  const [made] = generate({ geometry: classic9(), seed: seedOfDay(day), target });
  self.postMessage(made?.puzzle ? puzzleKey(made.puzzle) : undefined);
});
