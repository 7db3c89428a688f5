/** Makes the puzzle of a day. There is no limit of time: the page can end it. */
import { puzzleKey } from '@pencilmark/game';
import { classic9, generate } from 'pencilmark';
import { serve } from '../../workers/call.ts';
import { type Day, levelOfDay, seedOfDay } from './day.ts';

function puzzleOfDay(day: Day): string | undefined {
  const target = { kind: 'level', level: levelOfDay(day) } as const;
  const [made] = generate({ geometry: classic9(), seed: seedOfDay(day), target });
  return made?.puzzle && puzzleKey(made.puzzle);
}

const api = { puzzleOfDay };
export type DailyApi = typeof api;

serve(api);
