/** The links of a step as curves that avoid everything that they do not join. */
import {
  type Candidate,
  type ChainNode,
  contactsOf,
  digitsIn,
  type Geometry,
  hasDigit,
  type Link,
  type Step,
  condenseBranches,
} from 'pencilmark';
import { capsuleLine, type Point } from './figures.ts';
import { CELL } from './measures.ts';
import { line, round, type Shape } from './shapes.ts';
import { keyOf, placeOf, type StepBoard } from './step-board.ts';

/** A drawn link. */
interface Joined {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly strength: Link['strength'];
  /** Whether it has a direction. */
  readonly tip: 'arrow' | 'none';
}

/**
 * Curves for the links of a step, strong and weak ones separately. They avoid `marks` more than other candidates. For a
 * partial step they are in the same place as in the whole.
 */
export function linksOf(
  board: StepBoard,
  step: Step,
  marks: ReadonlyMap<string, unknown>,
  part: Step = step,
): Shape[] {
  const obstacles = obstaclesOf(board, marks);
  const paths = { strong: '', weak: '' };
  const drawn: Point[] = [];
  // Short links have little choice, so they choose first.
  const all = joinedOf(board, step);
  const joined = [...(all.size > MOST_LINKS ? joinedOf(board, lastOf(part)) : all)].sort(
    ([, a], [, b]) => lengthOf(board, a) - lengthOf(board, b),
  );
  const shown = part === step ? undefined : joinedOf(board, part);
  for (const [key, one] of joined) {
    const curve = bestCurve(board, one, obstacles, drawn);
    if (!curve) continue;
    drawn.push(...curve.points);
    if (shown && !shown.has(key)) continue;
    paths[one.strength] += curve.path + (one.tip === 'arrow' ? arrowPath(curve.points) : '');
  }
  return [
    line('ring-line', groupLines(board, part)),
    line('weak-line', paths.weak),
    line('strong-line', paths.strong),
  ].filter(({ path }) => path !== '');
}

function lengthOf(board: StepBoard, { from, to }: Joined): number {
  return distance(placeOf(board, from), placeOf(board, to));
}

/** With more links than this, as in trials, only the latest are drawn: nobody could follow all. */
const MOST_LINKS = 64;

/** The last conclusion of the last branch, with its causes. */
function lastOf({ evidence, ...step }: Step): Step {
  const implications = condenseBranches(evidence.branches ?? []).at(-1)?.implications ?? [];
  const last = implications.at(-1);
  if (!last) return { ...step, evidence };
  const causes = last.causes.map((cause) => ({ ...implications[cause], causes: [] }));
  const part = [...causes, { ...last, causes: causes.map((_, k) => k) }];
  return { ...step, evidence: { digits: evidence.digits, branches: [{ implications: part }] } };
}

/** More arrows to one candidate are meaningless, and hundreds of them take seconds to lay out. */
const MOST_CAUSES = 6;

/** Each pair of nodes once, by name: a loop or a tree may name a link twice. */
function joinedOf(board: StepBoard, step: Step): ReadonlyMap<string, Joined> {
  const { geometry } = board;
  const { chains = [], branches = [] } = step.evidence;
  const found = new Map<string, Joined>();
  const add = (a: ChainNode, b: ChainNode, strength: Link['strength'], tip: Joined['tip']): void => {
    const [from, to] = nearest(board, a, b);
    const key = [keyOf(from), keyOf(to)].sort().join() + strength;
    if (!found.has(key)) found.set(key, { from, to, strength, tip });
  };
  for (const { nodes, links } of chains) {
    const tip = nodes.length > 2 ? 'arrow' : 'none';
    links.forEach(({ strength }, k) => add(nodes[k], nodes[(k + 1) % nodes.length], strength, tip));
  }
  for (const { implications } of condenseBranches(branches)) {
    for (const { node, holds, causes, by } of implications) {
      // It depends on a step of its own, on a board from which many candidates have been removed.
      if (by && causes.length > MOST_CAUSES) continue;
      for (const cause of causes) {
        add(implications[cause].node, node, holds === 'true' ? 'strong' : 'weak', 'arrow');
      }
    }
  }
  for (const [a, b] of contactsOf(geometry, step)) add(nodeOf(a), nodeOf(b), 'weak', 'none');
  for (const [a, b] of commonNodes(board, step)) add(a, b, 'weak', 'none');
  return found;
}

function nodeOf({ cell, digit }: Candidate): ChainNode {
  return { digit, cells: [cell] };
}

/** The places of each restricted common in its two sets. */
function commonNodes({ candidates }: StepBoard, { evidence }: Step): (readonly [ChainNode, ChainNode])[] {
  const { sets = [], commons = [] } = evidence;
  const places = (index: number, digit: number): ChainNode => ({
    digit,
    cells: sets[index].cells.filter((cell) => hasDigit(candidates[cell], digit)),
  });
  return commons
    .map(({ a, b, digit }) => [places(a, digit), places(b, digit)] as const)
    .filter((pair) => pair.every(({ cells }) => cells.length > 0));
}

/** The two candidates of two nodes that are nearest to each other. */
function nearest(board: StepBoard, a: ChainNode, b: ChainNode): [Candidate, Candidate] {
  let best: [Candidate, Candidate] | undefined;
  let least = Infinity;
  for (const from of a.cells.map((cell) => ({ cell, digit: a.digit }))) {
    for (const to of b.cells.map((cell) => ({ cell, digit: b.digit }))) {
      const length = distance(placeOf(board, from), placeOf(board, to));
      if (length < least) [best, least] = [[from, to], length];
    }
  }
  return best!;
}

/** A line around the candidates of a node with several. */
function groupLines(board: StepBoard, { evidence }: Step): string {
  const nodes = [
    ...(evidence.chains ?? []).flatMap((chain) => chain.nodes),
    ...condenseBranches(evidence.branches ?? []).flatMap(({ implications }) =>
      implications.map(({ node }) => node),
    ),
  ].filter(({ cells }) => cells.length > 1);
  const paths = nodes.map(({ cells, digit }) => {
    const places = cells.map((cell) => placeOf(board, { cell, digit }));
    const [first, last] = [places[0], places[places.length - 1]];
    const isStraight = places.every(({ x, y }) => x === first.x || y === first.y);
    // Places in several rows and columns are joined one by one, as a line around them would contain others too.
    return isStraight && places.every(({ x, y }) => (first.x === last.x ? x === first.x : y === first.y))
      ? capsuleLine(first, last, first.radius * 1.3)
      : places.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  });
  return [...new Set(paths)].join('');
}

/** An obstacle that a curve should avoid, and how much it matters. */
interface Obstacle extends Point {
  readonly key: string;
  readonly radius: number;
  readonly weight: number;
}

function obstaclesOf(board: StepBoard, marks: ReadonlyMap<string, unknown>): Obstacle[] {
  const { geometry, digits, candidates } = board;
  return geometry.cells.flatMap(({ row, column }, cell): Obstacle[] => {
    if (digits[cell] !== 0) {
      return [{ key: `${cell}`, x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, radius: 27, weight: 1.2 }];
    }
    return digitsIn(candidates[cell]).map((digit) => {
      const { x, y, radius } = placeOf(board, { cell, digit });
      const key = keyOf({ cell, digit });
      return { key, x, y, radius: radius * 1.05, weight: marks.has(key) ? 6 : 2 };
    });
  });
}

/** Bends to try, as the height of the arc divided by the length of its chord. */
const BENDS = [0.06, -0.06, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.45, -0.45, 0.62, -0.62];
/** The offset of the highest point of an arc from the middle of its chord. */
const LEANS = [0, 0.25, -0.25];
const SAMPLES = 28;

interface Curve {
  readonly path: string;
  readonly points: readonly Point[];
}

function bestCurve(
  board: StepBoard,
  { from, to }: Joined,
  obstacles: readonly Obstacle[],
  drawn: readonly Point[],
): Curve | undefined {
  const [start, end] = [placeOf(board, from), placeOf(board, to)];
  const length = distance(start, end);
  if (length === 0) return undefined;
  const ends = [keyOf(from), keyOf(to)];
  // No arc that is tried leaves the circle around its chord by more than a fifth of it.
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const isNear = (point: Point): boolean => distance(point, middle) < length * 0.7 + CELL / 2;
  const others = obstacles.filter((obstacle) => !ends.includes(obstacle.key) && isNear(obstacle));
  const curves = drawn.filter(isNear);
  let best: Curve | undefined;
  let least = Infinity;
  for (const bend of BENDS) {
    for (const lean of LEANS) {
      const effort = Math.abs(bend) * (length * 0.03 + 5) + Math.abs(lean) * 2;
      if (effort >= least) continue;
      const curve = curveOf(start, end, bend, lean);
      const cost = costOf(board.geometry, curve.points, others, curves, least - effort) + effort;
      if (cost < least) [best, least] = [curve, cost];
    }
  }
  return best;
}

/** A quadratic arc from the rim of one ring to the rim of the other. */
function curveOf(
  start: Point & { radius: number },
  end: Point & { radius: number },
  bend: number,
  lean: number,
): Curve {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const control = {
    x: start.x + dx * (0.5 + lean) - dy * bend * 2,
    y: start.y + dy * (0.5 + lean) + dx * bend * 2,
  };
  const first = towards(start, control, start.radius * 1.08);
  const last = towards(end, control, end.radius * 1.08);
  const points = Array.from({ length: SAMPLES + 1 }, (_, k) => between(first, control, last, k / SAMPLES));
  const text = [first, control, last].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return { path: `M${text[0]}Q${text[1]} ${text[2]}`, points };
}

/** Two strokes from the end of a curve, relative to it, so that they belong to its path. */
function arrowPath(points: readonly Point[]): string {
  const tip = points[points.length - 1];
  const behind = points.findLast((point) => distance(point, tip) > ARROW) ?? points[0];
  const length = distance(behind, tip) || 1;
  const [dx, dy] = [((behind.x - tip.x) / length) * ARROW, ((behind.y - tip.y) / length) * ARROW];
  const side = (turn: number): string =>
    `${round(dx * 0.87 - dy * 0.5 * turn)} ${round(dy * 0.87 + dx * 0.5 * turn)}`;
  const back = (turn: number): string =>
    `${round(-(dx * 0.87 - dy * 0.5 * turn))} ${round(-(dy * 0.87 + dx * 0.5 * turn))}`;
  // Each stroke starts at the tip, so that dashes leave both intact.
  return `m0 0l${side(1)}m${back(1)}l${side(-1)}`;
}

const ARROW = 9;

/**
 * The cost of the parts of a curve over marks, over other curves, or outside the board; a value of `limit` or more may
 * be incomplete.
 */
function costOf(
  { rows, columns }: Geometry,
  points: readonly Point[],
  obstacles: readonly Obstacle[],
  drawn: readonly Point[],
  limit: number,
): number {
  let cost = 0;
  for (const point of points) {
    if (cost >= limit) break;
    for (const { x, y, radius, weight } of obstacles) {
      const [dx, dy] = [point.x - x, point.y - y];
      if (Math.abs(dx) > radius || Math.abs(dy) > radius) continue;
      const gap = Math.hypot(dx, dy);
      if (gap < radius) cost += weight * (1.3 - gap / radius);
    }
    for (const { x, y } of drawn) {
      const [dx, dy] = [point.x - x, point.y - y];
      if (dx * dx + dy * dy < 49) cost += 0.5;
    }
    const isOff = point.x < 3 || point.y < 3 || point.x > columns * CELL - 3 || point.y > rows * CELL - 3;
    if (isOff) cost += 20;
  }
  return cost;
}

function between(a: Point, b: Point, c: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y };
}

/** The point at distance `length` from `a` in the direction of `b`. */
function towards(a: Point, b: Point, length: number): Point {
  const share = length / Math.max(distance(a, b), length);
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
