/** The rule sets for generating puzzles, and how each is made. */
import type { Constraint } from '../../constraints/kinds.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import type { Drawing } from './drawing.ts';
import * as lines from './lines.ts';
import * as marks from './marks.ts';
import { drawOutside, drawLittleKillers } from './outside.ts';
import type { RuleSetName } from './rule-names.ts';
import { total } from '../../constraints/surroundings.ts';

/** How a rule set is made. */
type RuleSet =
  /** For rules about the whole board: a grid is sought that obeys them. */
  | { readonly before: (geometry: Geometry) => readonly Constraint[] }
  /** Read off a full grid. */
  | { readonly from: (drawing: Drawing) => readonly Constraint[] }
  /** Cages, changed until they leave one solution. */
  | 'cages';

const line = (shape: lines.LineShape): RuleSet => ({ from: (drawing) => lines.drawLines(drawing, shape) });
const mirrored = (
  goTogether: (a: number, b: number, centre: number) => boolean,
  kind: 'palindrome' | 'zipper',
): RuleSet => ({
  from: (drawing) => lines.drawMirrored(drawing, 3, 7, goTogether, (cells) => ({ kind, cells })),
});
/** Clues beside the board for a share of the rows and columns. */
const beside = (
  ends: 'one' | 'both',
  share: number,
  rule: (cells: readonly Cell[], values: readonly number[], geometry: Geometry) => Constraint,
): RuleSet => ({
  from: (drawing) =>
    drawOutside(drawing, ends, share, (cells, values) => rule(cells, values, drawing.geometry)),
});
const whole = (...rules: readonly Constraint[]): RuleSet => ({ before: () => rules });

const TABLE = {
  killer: 'cages',
  thermo: line({ least: 3, most: 7, mayGrow: lines.mayRise, rule: (cells) => ({ kind: 'thermometer', cells }) }),
  'slow-thermo': line({ least: 3, most: 8, mayGrow: lines.mayRiseOrStay, rule: (cells) => ({ kind: 'slow-thermometer', cells }) }),
  arrow: { from: lines.drawArrows },
  'double-arrow': line({ least: 3, most: 6, rule: (cells) => ({ kind: 'double-arrow', cells }) }),
  whisper: line({ least: 3, most: 7, mayGrow: lines.mayWhisper, rule: whisper }),
  renban: line({ least: 3, most: 6, mayGrow: lines.mayBeRun, rule: (cells) => ({ kind: 'renban', cells }) }),
  nabner: line({ least: 3, most: 4, mayGrow: lines.mayBeNabner, rule: (cells) => ({ kind: 'nabner', cells }) }),
  palindrome: mirrored((a, b) => a === b, 'palindrome'),
  zipper: mirrored((a, b, centre) => a + b === centre, 'zipper'),
  between: line({ least: 3, most: 6, rule: (cells) => ({ kind: 'between', cells }) }),
  lockout: line({ least: 3, most: 6, rule: lockout }),
  'region-sum': line({ least: 3, most: 7, rule: regionSum }),
  entropic: line({ least: 3, most: 7, mayGrow: lines.mayCycle(lines.third), rule: (cells) => ({ kind: 'entropic', cells }) }),
  modular: line({ least: 3, most: 7, mayGrow: lines.mayCycle(residue), rule: (cells) => ({ kind: 'modular', cells, modulus: 3 }) }),
  kropki: { from: marks.drawKropki },
  xv: { from: marks.drawXv },
  greater: { from: marks.drawGreater },
  quadruple: { from: marks.drawQuadruples },
  'odd-even': { from: marks.drawParities },
  'minimum-maximum': { from: marks.drawExtremes },
  sandwich: beside('one', 1, (cells, values, geometry) => ({ kind: 'sandwich', cells, sum: sandwiched(values, geometry) })),
  'x-sum': beside('both', 0.5, (cells, values) => ({ kind: 'x-sum', cells, sum: total(values.slice(0, values[0])) })),
  skyscraper: beside('both', 0.6, (cells, values) => ({ kind: 'skyscraper', cells, count: seen(values) })),
  'numbered-room': beside('both', 0.6, (cells, values) => ({ kind: 'numbered-room', cells, value: values[values[0] - 1] ?? -1 })),
  'little-killer': { from: drawLittleKillers },
  'anti-knight': whole({ kind: 'anti-knight' }),
  'anti-king': whole({ kind: 'anti-king' }),
  'non-consecutive': whole({ kind: 'no-difference', differences: [1], neighbours: 'orthogonal' }),
} as const satisfies Readonly<Record<RuleSetName, RuleSet>>; // oxfmt-ignore

/** The rules that the grid must be made to obey. */
export function rulesBefore(names: readonly RuleSetName[], geometry: Geometry): Constraint[] {
  return names.flatMap((name) => {
    const set: RuleSet = TABLE[name];
    return typeof set === 'object' && 'before' in set ? set.before(geometry) : [];
  });
}

/** The rules read off a full grid, except cages. */
export function rulesFrom(names: readonly RuleSetName[], drawing: Drawing): Constraint[] {
  return names.flatMap((name) => {
    const set: RuleSet = TABLE[name];
    return typeof set === 'object' && 'from' in set ? set.from(drawing) : [];
  });
}

function whisper(cells: readonly Cell[], { geometry }: Drawing): Constraint {
  return { kind: 'whisper', cells, difference: lines.whisperDifference(geometry.size) };
}

function lockout(cells: readonly Cell[], { geometry }: Drawing): Constraint {
  return { kind: 'lockout', cells, difference: Math.ceil(geometry.size / 2) - 1 };
}

function residue(value: number): number {
  return value % 3;
}

/** A line within one box says nothing. */
function regionSum(cells: readonly number[], { regionOf }: Drawing): Constraint | undefined {
  return new Set(cells.map((cell) => regionOf[cell])).size > 1 ? { kind: 'region-sum', cells } : undefined;
}

/** The sum between the lowest and the highest value. */
function sandwiched(values: readonly number[], { values: all }: Geometry): number {
  const crusts = [values.indexOf(all[0]), values.indexOf(all[all.length - 1])].sort((a, b) => a - b);
  return total(values.slice(crusts[0] + 1, crusts[1]));
}

function seen(values: readonly number[]): number {
  return values.filter((value, at) => value > 0 && values.slice(0, at).every((earlier) => earlier < value)).length; // oxfmt-ignore
}
