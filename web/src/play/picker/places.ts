/** The position of a key of the picker: its centre, in CSS pixels from the picker's centre. */
export interface KeyPlace {
  readonly x: number;
  readonly y: number;
}

/** Width and height of a key: the minimum for touch. */
export const KEY = 44;

/** The distance between the centres of neighbouring keys. */
const PITCH = 48;

/** Maximum number of keys on a single ring; with more, there are two. */
const ONE_RING = 9;

/** The radius of the smallest ring around the key in the centre. */
const INNERMOST = 72;

/** The keys on one circle from the top clockwise, or on two circles, the inner one first. */
export function ringPlaces(count: number): KeyPlace[] {
  if (count <= ONE_RING) return circle(count, INNERMOST);
  // Keys are shared out by the length of the rings: about three of five lie on the outer one.
  const inner = Math.round(count * 0.38);
  const near = radiusFor(inner, INNERMOST);
  return [...circle(inner, near), ...circle(count - inner, radiusFor(count - inner, near + PITCH))];
}

/** The keys in rows, as on the keypad. */
export function gridPlaces(count: number): KeyPlace[] {
  const across = Math.max(3, Math.ceil(Math.sqrt(count)));
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % across) - (across - 1) / 2) * PITCH,
    y: (Math.floor(index / across) - (rows - 1) / 2) * PITCH,
  }));
}

/** Half the width and half the height of the area covered by the places. */
export function extentOf(places: readonly KeyPlace[]): { readonly x: number; readonly y: number } {
  const farthest = (axis: 'x' | 'y'): number => Math.max(...places.map((place) => Math.abs(place[axis])));
  return { x: farthest('x') + PITCH / 2, y: farthest('y') + PITCH / 2 };
}

/** `middle`, or the nearest value that leaves the whole extent between 0 and `length`. */
export function within(middle: number, extent: number, length: number): number {
  return Math.min(Math.max(middle, extent), Math.max(extent, length - extent));
}

/** The index of the key in a direction from another: near, and more ahead than to the side. */
export function keyBeside(places: readonly KeyPlace[], from: number, dx: number, dy: number): number {
  let best = from;
  let least = Infinity;
  for (const [index, place] of places.entries()) {
    const x = place.x - places[from].x;
    const y = place.y - places[from].y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [index, ahead + 2 * aside];
  }
  return best;
}

function circle(count: number, radius: number): KeyPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
  });
}

function radiusFor(count: number, least: number): number {
  return Math.max(least, (count * PITCH) / (2 * Math.PI));
}
