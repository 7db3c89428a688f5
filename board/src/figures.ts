/** Small figures around a mark, as SVG paths. */
import { round } from './shapes.ts';

/** A point of a drawing, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function ringLine({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0z`;
}

/** Slightly wider than a ring with the radius, so that the digit has room in it. */
export function diamondLine({ x, y }: Point, radius: number): string {
  const r = round(radius * 1.3);
  return `M${round(x)} ${round(y - radius * 1.3)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
}

/** A stroke from lower left to upper right. */
export function crossLine({ x, y }: Point, radius: number): string {
  const r = radius * 0.8;
  return `M${round(x - r)} ${round(y + r)}L${round(x + r)} ${round(y - r)}`;
}

/** An upright square, as wide as a ring with the radius. */
export function boxLine({ x, y }: Point, radius: number): string {
  const r = round(radius * 0.95);
  return `M${round(x - r)} ${round(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`;
}

/** A line around two points and everything between them, at distance `radius`. */
export function capsuleLine(from: Point, to: Point, radius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * radius, ((to.y - from.y) / length) * radius];
  const arc = `A${round(radius)} ${round(radius)} 0 0 1`;
  const a = `${round(from.x + dy)} ${round(from.y - dx)}`;
  const b = `${round(to.x + dy)} ${round(to.y - dx)}`;
  const c = `${round(to.x - dy)} ${round(to.y + dx)}`;
  const d = `${round(from.x - dy)} ${round(from.y + dx)}`;
  return `M${a}L${b}${arc} ${c}L${d}${arc} ${a}`;
}
