import { isGuess, type Step, techniqueOf } from 'pencilmark';

/** Heights of the bars in per cent, from the easiest level of a step to the hardest, and of a trial. */
const HEIGHTS = { easy: 16, medium: 36, hard: 56, unfair: 78, extreme: 100 } as const;

export interface Bar {
  readonly height: number;
  readonly isTrial: boolean;
}

export function barsOf(steps: readonly Step[]): Bar[] {
  return steps.map((step) => ({
    height: HEIGHTS[techniqueOf(step.technique).level],
    isTrial: isGuess(step),
  }));
}

/** The bars from `from` up to but not including `to`, as a path in a box as wide as the number of bars and 100 high. */
export function barsPath(bars: readonly Bar[], from: number, to: number, isTrial = false): string {
  let path = '';
  for (let k = from; k < to; k++)
    if (bars[k].isTrial === isTrial)
      path += `M${k + 0.1} 100V${100 - bars[k].height}h.8V100${isTrial ? 'z' : ''}`;
  return path;
}
