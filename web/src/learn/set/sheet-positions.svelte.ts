/** The positions of a printed sheet, one after another, each with its answer. */
import type { DrillPosition } from '@pencilmark/game/learn';
import type { TechniqueId } from 'pencilmark';
import { locale } from '../../state/locale.svelte.ts';
import { callGrader, callMaker } from '../drill/drill-caller.ts';

/** The possible numbers of positions on a sheet. */
export const SHEET_LENGTHS = [4, 8, 12, 16] as const;

export interface SheetPosition {
  readonly technique: TechniqueId;
  readonly drill: DrillPosition;
  /** In expert notation. */
  readonly notation: string;
}

export class SheetPositions {
  found = $state.raw<readonly SheetPosition[]>([]);
  hasFailed = $state(false);
  #ended = new AbortController();

  /** Makes `count` positions, taking the techniques in turn. */
  async make(techniques: readonly TechniqueId[], seed: string, count: number): Promise<void> {
    this.stop();
    const { signal } = (this.#ended = new AbortController());
    this.found = this.found.slice(0, count);
    this.hasFailed = false;
    try {
      for (let at = this.found.length; at < count; at++) {
        const technique = techniques[at % techniques.length];
        const exercise = { technique, seed: `sheet ${seed}`, index: at, kind: 'drill' } as const;
        const drill = await callMaker('make', exercise, { signal });
        const explained = await callGrader('show', { drill, language: locale.language }, { signal });
        if (signal.aborted) return;
        this.found = [...this.found, { technique, drill, notation: explained?.explanation.notation ?? '' }];
      }
    } catch {
      if (!signal.aborted) this.hasFailed = true;
    }
  }

  stop(): void {
    this.#ended.abort();
  }
}
