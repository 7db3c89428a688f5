/** SVG paths as runs of points. */
import type { Point } from '../figures.ts';

/** Points that are joined by straight lines. A closed run ends where it begins. */
export type Run = readonly Point[];

/** The number of steps in a half turn: at the size of a cell the corners are invisible. */
const STEPS = 12;

/** The runs of a path of `M L H V A Z`, upper or lower case: the only commands in drawings of boards. */
export function runsOf(path: string): Run[] {
  const runs: Point[][] = [];
  const words = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? [];
  let [at, start]: [Point, Point] = [ORIGIN, ORIGIN];
  let command = '';
  let index = 0;
  const next = (): number => Number(words[index++]);
  const go = (to: Point): void => {
    runs.at(-1)?.push(to);
    at = to;
  };
  while (index < words.length) {
    if (/[a-z]/i.test(words[index])) command = words[index++];
    const from = command === command.toLowerCase() ? at : ORIGIN;
    const place = (): Point => ({ x: from.x + next(), y: from.y + next() });
    switch (command.toUpperCase()) {
      case 'M':
        at = start = place();
        runs.push([at]);
        // Further coordinate pairs are lines.
        command = command === 'm' ? 'l' : 'L';
        break;
      case 'L':
        go(place());
        break;
      case 'H':
        go({ x: from.x + next(), y: at.y });
        break;
      case 'V':
        go({ x: at.x, y: from.y + next() });
        break;
      case 'A': {
        const radius = next();
        index += 2;
        const [isLarge, isClockwise] = [next() === 1, next() === 1];
        for (const point of arc(at, place(), radius, isLarge, isClockwise)) go(point);
        break;
      }
      case 'Z':
        go(start);
        runs.push([start]);
        break;
      default:
        index++;
    }
  }
  return runs.filter((run) => run.length > 1);
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Points along part of a circle, up to and including its end. */
function arc(from: Point, to: Point, radius: number, isLarge: boolean, isClockwise: boolean): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  if (chord === 0 || !(radius > 0)) return [to];
  const r = Math.max(radius, chord / 2);
  const height = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4));
  const side = isLarge === isClockwise ? -1 : 1;
  const centre = {
    x: (from.x + to.x) / 2 - (side * height * dy) / chord,
    y: (from.y + to.y) / 2 + (side * height * dx) / chord,
  };
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  let turn = Math.atan2(to.y - centre.y, to.x - centre.x) - begin;
  if (isClockwise && turn <= 0) turn += 2 * Math.PI;
  if (!isClockwise && turn >= 0) turn -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil((Math.abs(turn) / Math.PI) * STEPS));
  const points = Array.from({ length: steps - 1 }, (_, step): Point => {
    const angle = begin + (turn * (step + 1)) / steps;
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
  });
  return [...points, to];
}
