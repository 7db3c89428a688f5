/** Which formats can hold which kinds of constraints, found by writing and reading back. */
import {
  type Constraint,
  CONSTRAINT_KINDS,
  createGeometry,
  createRandom,
  type FormatName,
  formatPuzzle,
  type Geometry,
  type GeometrySpec,
  lossesOf,
  type ParsedPuzzle,
  parsePuzzles,
  variantSpec,
} from 'pencilmark';
import type { ConstraintKind } from '../../engine/src/constraints/kinds.ts';
import { typicalConstraint } from '../constraint-kinds/typical-constraint.ts';

/** The formats that can hold constraints. */
export const RULED_FORMATS = [
  'pencilmark', 'fpuzzles', 'sudokupad', 'sudokumaker', 'iss', 'solo', 'ksudoku', 'killer', 'cages',
] as const satisfies readonly FormatName[]; // oxfmt-ignore

/** A board on which there are instances of a kind. */
export function boardFor(kind: ConstraintKind): Geometry {
  // Rules on zeros, and on houses that lack one digit, need their own board.
  const spec: GeometrySpec =
    kind === 'doppelganger'
      ? { ...variantSpec('classic'), size: 10, rows: 9, columns: 9, lowestValue: 0 }
      : variantSpec('classic');
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

export function sheetWith(geometry: Geometry, constraints: readonly Constraint[]): ParsedPuzzle {
  return { puzzle: { geometry, constraints, givens: geometry.cells.map(() => 0) } };
}

const INSTANCES = 3;

/** How many of some typical instances of a kind a format preserves. */
export function heldBy(format: FormatName, kind: ConstraintKind): 'all' | 'some' | 'none' {
  const random = createRandom(`held ${kind}`);
  const geometry = boardFor(kind);
  let [kept, drawn] = [0, 0];
  for (let k = 0; k < INSTANCES; k++) {
    const constraint = typicalConstraint(kind, geometry, random);
    if (!constraint) continue;
    drawn++;
    const whole = format === 'solo' ? onlyCages(geometry, constraint) : [constraint];
    if (lossesOf(sheetWith(geometry, whole), format).length === 0) kept++;
  }
  if (kept === 0) return 'none';
  return kept === drawn ? 'all' : 'some';
}

/** Solo only takes cages that cover the whole board. */
export function onlyCages({ cells }: Geometry, constraint: Constraint): Constraint[] {
  if (constraint.kind !== 'cage') return [constraint];
  const rest = cells.flatMap((_, cell): Constraint[] =>
    constraint.cells.includes(cell) ? [] : [{ kind: 'cage', cells: [cell] }],
  );
  return [constraint, ...rest];
}

const SIGNS = { all: '●', some: '○', none: '' } as const;

/** A table in Markdown. */
export function formatTable(): string[] {
  const formats = RULED_FORMATS;
  return [
    `| kind | ${formats.join(' | ')} |`,
    `|---|${formats.map(() => ':-:').join('|')}|`,
    ...CONSTRAINT_KINDS.map(
      (kind) => `| ${kind} | ${formats.map((format) => SIGNS[heldBy(format, kind)]).join(' | ')} |`,
    ),
  ];
}

/** The sheet written with losses allowed and read back; undefined if the text cannot be read. */
export function readAgain(sheet: ParsedPuzzle, format: FormatName): ParsedPuzzle | undefined {
  const text = formatPuzzle(sheet, format, { lossy: 'allow' });
  const read = text.ok ? parsePuzzles(text.value, { format, geometry: sheet.puzzle.geometry }) : undefined;
  return read?.ok ? read.value[0] : undefined;
}
