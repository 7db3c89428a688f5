/** The links of a step as curves that keep clear of what they do not join. */
import { type Candidate, type ChainNode, digitsIn, type Geometry, type Link, type Step } from 'pencilmark';
import type { Point } from './figures.ts';
import { CELL } from './measures.ts';
import { line, round, type Shape } from './shapes.ts';
import { keyOf, placeOf, type StepBoard } from './step-board.ts';

/** A link as it is drawn. */
interface Joined {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly strength: Link['strength'];
}

/** Curves for all links of a step, strong and weak apart. `marked` are the candidates with a mark, by key. */
export function linksOf(board: StepBoard, step: Step, marked: readonly string[]): Shape[] {
  const { geometry } = board;
  const obstacles = obstaclesOf(board, new Set(marked));
  const paths = { strong: '', weak: '' };
  const drawn: Point[] = [];
  for (const joined of joinedOf(geometry, step)) {
    const curve = bestCurve(geometry, joined, obstacles, drawn);
    if (!curve) continue;
    paths[joined.strength] += curve.path;
    drawn.push(...curve.points);
  }
  const groups = groupLines(geometry, step);
  return [
    line('group-line', groups),
    line('weak-line', paths.weak),
    line('strong-line', paths.strong),
  ].filter(({ path }) => path !== '');
}

/** Each pair of nodes once: a loop or a tree may name a link twice. */
function joinedOf(geometry: Geometry, { evidence }: Step): Joined[] {
  const found = new Map<string, Joined>();
  const add = (a: ChainNode, b: ChainNode, strength: Link['strength']): void => {
    const [from, to] = nearest(geometry, a, b);
    const key = [keyOf(from), keyOf(to)].sort().join() + strength;
    if (!found.has(key)) found.set(key, { from, to, strength });
  };
  for (const { nodes, links } of evidence.chains ?? []) {
    links.forEach(({ strength }, k) => add(nodes[k], nodes[(k + 1) % nodes.length], strength));
  }
  for (const { implications } of evidence.branches ?? []) {
    for (const { node, holds, causes } of implications) {
      for (const cause of causes) {
        const other = implications[cause];
        add(other.node, node, holds === 'true' ? 'strong' : 'weak');
      }
    }
  }
  return [...found.values()];
}

/** The two candidates of two nodes that are nearest to each other. */
function nearest(geometry: Geometry, a: ChainNode, b: ChainNode): [Candidate, Candidate] {
  let best: [Candidate, Candidate] | undefined;
  let least = Infinity;
  for (const from of a.cells.map((cell) => ({ cell, digit: a.digit }))) {
    for (const to of b.cells.map((cell) => ({ cell, digit: b.digit }))) {
      const length = distance(placeOf(geometry, from), placeOf(geometry, to));
      if (length < least) [best, least] = [[from, to], length];
    }
  }
  return best!;
}

/** A thick pale line through the candidates of a node that has several. */
function groupLines(geometry: Geometry, { evidence }: Step): string {
  const nodes = [
    ...(evidence.chains ?? []).flatMap((chain) => chain.nodes),
    ...(evidence.branches ?? []).flatMap(({ implications }) => implications.map(({ node }) => node)),
  ].filter(({ cells }) => cells.length > 1);
  const paths = nodes.map(({ cells, digit }) => {
    const places = cells.map((cell) => placeOf(geometry, { cell, digit }));
    return places.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  });
  return [...new Set(paths)].join('');
}

/** What a curve should not run through, and how much it matters. */
interface Obstacle extends Point {
  readonly key: string;
  readonly radius: number;
  readonly weight: number;
}

function obstaclesOf({ geometry, digits, candidates }: StepBoard, marked: ReadonlySet<string>): Obstacle[] {
  return geometry.cells.flatMap(({ row, column }, cell): Obstacle[] => {
    if (digits[cell] !== 0) {
      return [{ key: `${cell}`, x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, radius: 27, weight: 1 }];
    }
    return digitsIn(candidates[cell]).map((digit) => {
      const { x, y, radius } = placeOf(geometry, { cell, digit });
      const key = keyOf({ cell, digit });
      return { key, x, y, radius: radius * 1.05, weight: marked.has(key) ? 6 : 1.5 };
    });
  });
}

/** Bends to try, as the height of the arc over the length of its chord. */
const BENDS = [0.06, -0.06, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.45, -0.45, 0.62, -0.62];
const SAMPLES = 28;

interface Curve {
  readonly path: string;
  readonly points: readonly Point[];
}

function bestCurve(
  geometry: Geometry,
  { from, to }: Joined,
  obstacles: readonly Obstacle[],
  drawn: readonly Point[],
): Curve | undefined {
  const [start, end] = [placeOf(geometry, from), placeOf(geometry, to)];
  const length = distance(start, end);
  if (length === 0) return undefined;
  const ends = [keyOf(from), keyOf(to)];
  // No arc that is tried leaves the circle round its chord by more than a fifth of it.
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const isNear = (point: Point): boolean => distance(point, middle) < length * 0.7 + CELL / 2;
  const others = obstacles.filter((obstacle) => !ends.includes(obstacle.key) && isNear(obstacle));
  const curves = drawn.filter(isNear);
  let best: Curve | undefined;
  let least = Infinity;
  for (const bend of BENDS) {
    const curve = curveOf(start, end, bend);
    const cost = costOf(geometry, curve.points, others, curves) + Math.abs(bend) * (length * 0.03 + 5);
    if (cost < least) [best, least] = [curve, cost];
  }
  return best;
}

/** A quadratic arc from the rim of one ring to the rim of the other. */
function curveOf(start: Point & { radius: number }, end: Point & { radius: number }, bend: number): Curve {
  const control = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * bend * 2,
    y: (start.y + end.y) / 2 + (end.x - start.x) * bend * 2,
  };
  const first = towards(start, control, start.radius * 1.08);
  const last = towards(end, control, end.radius * 1.08);
  const points = Array.from({ length: SAMPLES + 1 }, (_, k) => between(first, control, last, k / SAMPLES));
  const text = [first, control, last].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return { path: `M${text[0]}Q${text[1]} ${text[2]}`, points };
}

/** How much of a curve lies over marks, over other curves, or off the board. */
function costOf(
  { rows, columns }: Geometry,
  points: readonly Point[],
  obstacles: readonly Obstacle[],
  drawn: readonly Point[],
): number {
  let cost = 0;
  for (const point of points) {
    for (const { x, y, radius, weight } of obstacles) {
      const gap = Math.hypot(point.x - x, point.y - y);
      if (gap < radius) cost += weight * (1.3 - gap / radius);
    }
    for (const other of drawn) if (distance(point, other) < 7) cost += 0.5;
    const isOff = point.x < 3 || point.y < 3 || point.x > columns * CELL - 3 || point.y > rows * CELL - 3;
    if (isOff) cost += 20;
  }
  return cost;
}

function between(a: Point, b: Point, c: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y };
}

/** The point that lies `length` from `a` on the way to `b`. */
function towards(a: Point, b: Point, length: number): Point {
  const share = length / Math.max(distance(a, b), length);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
