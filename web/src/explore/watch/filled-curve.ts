/**
 * How many cells were filled over the steps of a run of any length: the lowest and the highest count in each of up to
 * `most` stretches of `stride` steps. Mutable: `addToCurve` adds a step.
 */
export interface FilledCurve {
  readonly most: number;
  readonly low: number[];
  readonly high: number[];
  stride: number;
  steps: number;
}

export function createCurve(most = 512): FilledCurve {
  return { most, low: [], high: [], stride: 1, steps: 0 };
}

export function addToCurve(curve: FilledCurve, filled: number): void {
  const { low, high } = curve;
  if (curve.steps === curve.stride * curve.most) halve(curve);
  const at = Math.floor(curve.steps / curve.stride);
  low[at] = Math.min(low[at] ?? filled, filled);
  high[at] = Math.max(high[at] ?? filled, filled);
  curve.steps++;
}

/** The band between lowest and highest as an SVG path, on a canvas of `width` × `height`; `full` is at the top. */
export function curvePath(
  { low, high, stride, steps }: FilledCurve,
  { width, height, full }: { readonly width: number; readonly height: number; readonly full: number },
): string {
  if (steps === 0 || full === 0) return '';
  const x = (index: number): number => Math.min(width, (index * stride * width) / steps);
  const y = (filled: number): number => height - (filled * height) / full;
  const point = (index: number, filled: number): string => `${x(index).toFixed(1)} ${y(filled).toFixed(1)}`;
  const ends = (list: readonly number[]): string[] =>
    list.flatMap((filled, index) => [point(index, filled), point(index + 1, filled)]);
  return `M${ends(high).join('L')}L${ends(low).reverse().join('L')}Z`;
}

function halve(curve: FilledCurve): void {
  const { low, high } = curve;
  const half = low.length / 2;
  for (let at = 0; at < half; at++) {
    low[at] = Math.min(low[2 * at], low[2 * at + 1]);
    high[at] = Math.max(high[2 * at], high[2 * at + 1]);
  }
  low.length = high.length = half;
  curve.stride *= 2;
}
