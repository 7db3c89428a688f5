/** Lines through the centres of cells. */
import type { Cell, Geometry } from 'pencilmark';
import { capsuleLine, type Point, ringLine } from '../../figures.ts';
import type { LineRole } from '../../roles.ts';
import { fill, line, round, type Shape } from '../../shapes.ts';
import { middleOf, type RuleLook, towards } from '../rule-look.ts';

type Colour = 'grey' | 'green' | 'purple' | 'blue' | 'orange' | 'teal' | 'pink';
/** The stroke along the middle, which distinguishes lines in addition to the colour. */
type Core = 'none' | 'dashes' | 'dots' | 'chain';
type End = 'none' | 'bulb' | 'ring' | 'diamond';

interface LineStyle {
  readonly colour: Colour;
  readonly core: Core;
  readonly first?: End;
  readonly last?: End;
}

const CORES: Readonly<Record<Core, LineRole | undefined>> = {
  none: undefined,
  dashes: 'rule-dash-line',
  dots: 'rule-dot-line',
  chain: 'rule-chain-line',
};

/** The radius of the figure at the end of a line. */
const END = 36;

/** A wide line, with figures at its ends and a label in its first cell. */
export function broadLine(
  geometry: Geometry,
  cells: readonly Cell[],
  { colour, core, first = 'none', last = 'none' }: LineStyle,
  label?: string,
): RuleLook {
  const points = cells.map((cell) => middleOf(geometry, cell));
  const ends: [Point, End][] = [
    [points[0], first],
    [points[points.length - 1], last],
  ];
  // A line of one cell becomes a dot through its round ends.
  const path = pathOf(points.length === 1 ? [points[0], points[0]] : points);
  const stroke = CORES[core];
  const ground: Shape[] = [
    ...ends.flatMap(([point, end]) =>
      end === 'bulb' ? [line('rule-casing-ring-line', ringLine(point, END))] : [],
    ),
    line('rule-casing-line', path),
    line(`rule-${colour}-line`, path),
    ...(stroke ? [line(stroke, path)] : []),
    ...ends.flatMap(([point, end]) => drawEnd(point, end)),
  ];
  return label === undefined ? { ground } : { ground, labels: [{ cell: cells[0], text: label }] };
}

function drawEnd(point: Point, end: End): Shape[] {
  if (end === 'bulb') return [fill('rule-bulb', ringLine(point, END))];
  if (end === 'none') return [];
  const path = end === 'ring' ? ringLine(point, END) : diamond(point, END + 8);
  return [fill('rule-plate', path), line('rule-thin-line', path)];
}

function diamond({ x, y }: Point, radius: number): string {
  return `M${x} ${y - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`;
}

/** A thin line with an arrowhead at its end, from the edge of a circle around the first point. */
export function thinArrow(points: readonly Point[], start = 0): Shape[] {
  if (points.length < 2) return [];
  const [from, to] = points.slice(-2);
  const tip = towards(to, from, -14);
  const [dx, dy] = direction(from, to);
  const wing = (side: number): string =>
    `${round(tip.x - 17 * dx + side * 13 * dy)} ${round(tip.y - 17 * dy - side * 13 * dx)}`;
  const path = pathOf([towards(points[0], points[1], start), ...points.slice(1, -1), tip]);
  return [line('rule-thin-line', `${path}M${wing(1)}L${round(tip.x)} ${round(tip.y)}L${wing(-1)}`)];
}

/** The circle or pill of an arrow, and its shaft. */
export function arrowLook(geometry: Geometry, circle: readonly Cell[], shaft: readonly Cell[]): RuleLook {
  const round = circle.map((cell) => middleOf(geometry, cell));
  const around =
    round.length === 1 ? ringLine(round[0], END) : capsuleLine(round[0], round[round.length - 1], END);
  const points = shaft.map((cell) => middleOf(geometry, cell));
  const start = points.length === 0 ? round[0] : nearest(round, points[0]);
  const pill = [fill('rule-plate', around), line('rule-thin-line', around)];
  return { ground: [...thinArrow([start, ...points], END), ...pill] };
}

/** A thin line between rings at its two ends. */
export function doubleArrowLook(geometry: Geometry, cells: readonly Cell[]): RuleLook {
  const points = cells.map((cell) => middleOf(geometry, cell));
  const rings = [points[0], points[points.length - 1]].map((point) => ringLine(point, END)).join('');
  return {
    ground: [
      line('rule-thin-line', pathOf(points)),
      fill('rule-plate', rings),
      line('rule-thin-line', rings),
    ],
  };
}

/** The text of a path through points. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** A ring on the middle cell of a line; none if its length is even. */
export function centreRing(geometry: Geometry, cells: readonly Cell[]): Shape[] {
  if (cells.length % 2 === 0) return [];
  const path = ringLine(middleOf(geometry, cells[(cells.length - 1) / 2]), END);
  return [fill('rule-plate', path), line('rule-thin-line', path)];
}

function nearest(points: readonly Point[], to: Point): Point {
  const distance = ({ x, y }: Point): number => Math.hypot(x - to.x, y - to.y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}

function direction(from: Point, to: Point): [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}
