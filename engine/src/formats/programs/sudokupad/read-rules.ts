import type { Constraint } from '../../../constraints/kinds.ts';
import type { Diagonal, Cell } from '../../../model/geometry.ts';
import type { Drawing, DrawnPlace } from '../../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf, wordIn } from '../../text/loose-json.ts';
import { heldParts } from '../../text/rules.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import { wordsOf } from '../cage-words.ts';
import { cellAt, fogIn } from '../fog.ts';
import { cellOf, cellsFrom } from '../square-places.ts';
import {
  dot,
  GREY,
  inequality,
  letter,
  type Look,
  parity,
  quadruple,
  sandwich,
  type Scene,
  whole,
} from './sign-looks.ts';
import {
  arrowsIn,
  cellsAlong,
  cellsBeside,
  cellUnder,
  isCentre,
  linesIn,
  type PadLine,
  type PadSign,
  signsIn,
} from './signs.ts';

/** The contents of SudokuPad's data apart from cells and regions. */
export interface PadContents {
  readonly rules: readonly StatedRule[];
  /** The places of cages that only forbid repeats. */
  readonly houses: readonly (readonly number[])[];
  readonly diagonals: readonly Diagonal[];
  readonly disjoint: boolean;
  readonly drawings: readonly Drawing[];
  /** The name of each rule that was recognised from its drawing. */
  readonly recognised: readonly string[];
}

/** The contents while a puzzle is read. Mutable. */
interface Draft {
  readonly size: number;
  /** The number of digits, if it is not that of the cells in a row. */
  readonly digits: number;
  readonly rules: StatedRule[];
  readonly houses: (readonly number[])[];
  readonly diagonals: Diagonal[];
  readonly drawings: Drawing[];
  readonly recognised: string[];
  disjoint: boolean;
}

/**
 * SudokuPad checks regions, cages and a few rules by name; everything else is drawn. A drawing in the style of its own
 * programs for a rule is read as that rule, unless its name is among `doubted`; anything else stays a drawing.
 */
export function contentsOf(
  root: Literal,
  { size, digits }: { readonly size: number; readonly digits: number },
  doubted: ReadonlySet<string>,
): PadContents {
  const draft: Draft = {
    size,
    digits,
    rules: [],
    houses: [],
    diagonals: [],
    drawings: [],
    recognised: [],
    disjoint: false,
  };
  for (const cage of itemsOf(fieldOf(root, 'cages', 'ca'))) readCage(draft, cage);
  readDrawn(draft, doubted, signsIn(root), linesIn(root), arrowsIn(root));
  readNamed(draft, root);
  draft.drawings.push(...fogIn(root, size, fieldOf(root, 'foglight', 'foglink') !== undefined));
  return draft;
}

/** Rules by their names, in `global` or as a flag of the metadata. */
function readNamed(draft: Draft, root: Literal): void {
  const { rules } = draft;
  const metadata = fieldOf(root, 'metadata', 'md');
  const named = itemsOf(fieldOf(root, 'global')).map((item) => [String(plainOf(item)), item.offset] as const);
  const flags = ['antiknight', 'antiking', 'nonconsecutive'].flatMap((name) => {
    const flag = fieldOf(metadata, name) ?? fieldOf(root, name);
    return flag && plainOf(flag) === true ? [[name, flag.offset] as const] : [];
  });
  const marks = (...kinds: readonly Constraint['kind'][]): Cell[][] =>
    rules.flatMap(({ constraints = [] }) =>
      constraints.flatMap((one) =>
        kinds.includes(one.kind) && 'cells' in one && one.cells ? [[...one.cells]] : [],
      ),
    );
  const dots = marks('difference', 'ratio');
  const seen = new Set<string>();
  for (const [name, offset] of [...named, ...flags]) {
    if (seen.has(name) || name === 'disjoint') continue;
    seen.add(name);
    const known: Readonly<Record<string, Constraint>> = {
      antiknight: { kind: 'anti-knight' },
      antiking: { kind: 'anti-king' },
      nonconsecutive: {
        kind: 'no-difference',
        differences: [1],
        neighbours: 'orthogonal',
        ...heldParts({ except: dots }),
      },
      antiratio: { kind: 'no-ratio', ratios: [2], neighbours: 'orthogonal', except: dots },
      antixv: { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: marks('pair-sum') },
    };
    const constraint = Object.hasOwn(known, name) ? known[name] : undefined;
    rules.push({ name, offset, ...(constraint && { constraints: [constraint] }) });
  }
  if (named.some(([name]) => name === 'disjoint')) draft.disjoint = true;
}

const INDEXERS: Readonly<Record<string, 'row-index' | 'column-index' | 'box-index'>> = {
  fpRowIndexer: 'row-index',
  fpColumnIndexer: 'column-index',
  fpBoxIndexer: 'box-index',
};

function readCage(draft: Draft, cage: Literal): void {
  const { size, digits, rules, houses, drawings } = draft;
  const listed = itemsOf(fieldOf(cage, 'cells', 'ce'));
  const cells = listed.map((cell) => cellAt(cell, size));
  const label = wordIn(cage, 'value', 'v');
  const style = wordIn(cage, 'style');
  const isUnique = plainOf(fieldOf(cage, 'unique'));
  const sum = integerOf(fieldOf(cage, 'sum')) ?? whole(label);
  const state = (constraint: Constraint): void =>
    void rules.push({ name: 'cages', offset: cage.offset, constraints: [constraint] });
  if (wordsOf(cage) || cells.length === 0 || plainOf(fieldOf(cage, 'type')) === 'disjoint') {
    return;
  } else if (Object.hasOwn(INDEXERS, style)) {
    state({ kind: INDEXERS[style], cells });
  } else if (style === 'extraregion' || (label === '' && sum === undefined && isUnique !== false)) {
    if (cells.length <= digits) houses.push(cells);
    // More cells than digits cannot differ: it is a frame.
    else drawings.push({ shape: 'cage', cells: cells.filter((cell) => cell >= 0) });
  } else if (sum !== undefined && (label === '' || /^\d+$/.test(label))) {
    if (isUnique === false) state({ kind: 'sum', cells, sum });
    else state({ kind: 'cage', cells, ...(sum > 0 && { sum }) });
  } else if (plainOf(fieldOf(cage, 'hidden')) !== true) {
    if (isUnique === true) state({ kind: 'cage', cells });
    drawings.push({ shape: 'cage', cells: cells.filter((cell) => cell >= 0), ...(label && { text: label }) });
  }
}

function readDrawn(
  draft: Draft,
  doubted: ReadonlySet<string>,
  signs: readonly PadSign[],
  lines: readonly PadLine[],
  arrows: readonly PadLine[],
): void {
  const { size } = draft;
  const scene: Scene = {
    size,
    signs,
    tails: new Set(arrows.map(({ points }) => cellUnder(points[0], size))),
    points: signs.some(({ text, centre }) => /^[<>^]$/.test(text) && cellsBeside(centre, size)),
    taken: new Set(),
  };
  const look = <T extends PadSign | PadLine>(list: readonly T[], looks: readonly Look<T>[]): void => {
    for (const drawn of list) {
      for (const one of looks) {
        if (scene.taken.has(drawn)) break;
        const taken: Scene['taken'] = new Set([drawn]);
        const found = one(drawn, { ...scene, taken });
        if (!found) continue;
        if (doubted.has(found.name)) break;
        for (const part of taken) scene.taken.add(part);
        draft.rules.push({ name: found.name, offset: drawn.offset, constraints: [found.constraint] });
        draft.recognised.push(found.name);
      }
    }
  };
  for (const line of lines) {
    const diagonal = diagonalOf(line.points, draft.size);
    if (!diagonal || draft.diagonals.includes(diagonal)) continue;
    draft.diagonals.push(diagonal);
    scene.taken.add(line);
  }
  look(arrows, [littleKiller, arrow]);
  look(lines, [thermometer, between, named, palindrome]);
  look(signs, [dot, inequality, letter, quadruple, parity, sandwich]);
  freeBulbs(scene);
  for (const drawn of [...lines, ...arrows, ...signs])
    if (!scene.taken.has(drawn)) draft.drawings.push(drawn.drawing);
}

function diagonalOf(points: readonly DrawnPlace[], size: number): Diagonal | undefined {
  if (points.length !== 2) return undefined;
  const key = [...points].sort(([, a], [, b]) => a - b).flat().join(); // oxfmt-ignore
  if (key === `0,0,${size},${size}`) return 'main';
  return key === `${size},0,0,${size}` ? 'anti' : undefined;
}

const littleKiller: Look<PadLine> = ({ points }, { size, signs, taken }) => {
  const [row, column] = points[0].map(Math.floor);
  const end = points[points.length - 1];
  const step: [number, number] = [Math.sign(end[0] - points[0][0]), Math.sign(end[1] - points[0][1])];
  if (cellOf(row, column, size) >= 0 || step.includes(0) || points.length !== 2) return undefined;
  const cells = cellsFrom(row, column, step, size);
  const sign = signs.find(
    ({ centre, text }) =>
      whole(text) !== undefined && Math.floor(centre[0]) === row && Math.floor(centre[1]) === column,
  );
  if (!sign || cells.length === 0) return undefined;
  taken.add(sign);
  return { name: 'little killers', constraint: { kind: 'little-killer', cells, sum: whole(sign.text)! } };
};

/** A line through at least two cells, with the round signs at its two ends. */
const through =
  (
    read: (
      cells: Cell[],
      line: PadLine,
      scene: Scene,
      /** Takes the matching signs at the ends, if there are `count` of them: on the first cell, then on the last. */
      takeEnds: (count: 1 | 2, isEnd: (sign: PadSign) => boolean) => (PadSign | undefined)[] | undefined,
    ) => ReturnType<Look<PadLine>>,
  ): Look<PadLine> =>
  (line, scene) => {
    const { size, signs, taken } = scene;
    const cells = cellsAlong(line.points, size);
    if (!cells || cells.length < 2) return undefined;
    return read(cells, line, scene, (count, isEnd) => {
      const ends = [cells[0], cells[cells.length - 1]].map((cell) =>
        signs.find((sign) => sign.isRound && cellUnder(sign.centre, size) === cell && isEnd(sign)),
      );
      const found = ends.filter((sign) => sign !== undefined);
      for (const sign of found) taken.add(sign);
      return found.length === count ? ends : undefined;
    });
  };

/** A circle or a pill from which an arrow starts. */
const arrow = through((cells, _, { size, signs }) => {
  const bulb = signs.find((sign) => isBulb(sign) && cellsOfSign(sign, size).includes(cells[0]));
  const circle = bulb && cellsOfSign(bulb, size);
  const shaft = cells.slice(1).filter((cell, at) => !(circle?.includes(cell) && at < circle.length));
  if (!circle || shaft.length === 0) return undefined;
  return { name: 'arrows', constraint: { kind: 'arrow', circle, shaft } };
});

function isBulb({ isRound, width, height, border, fill, text }: PadSign): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return text === '' && isRound && short >= 0.55 && short <= 1 && long <= 4 && (border || fill) !== '';
}

/** The cells that a round sign covers: several in a row or column if it is long. */
function cellsOfSign({ centre, width, height }: PadSign, size: number): Cell[] {
  const covered = (at: number, length: number): number[] => {
    const count = Math.max(1, Math.round(length + 0.2));
    const first = Math.round(at - count / 2);
    return Math.abs(at - count / 2 - first) > 0.05 ? [] : Array.from({ length: count }, (_, k) => first + k);
  };
  const cells = covered(centre[0], height).flatMap((row) =>
    covered(centre[1], width).map((column) => cellOf(row, column, size)),
  );
  return cells.every((cell) => cell >= 0) && (width <= 1 || height <= 1) ? cells : [];
}

/** A thick line with a bulb of its colour at one end. */
const thermometer = through((cells, { colour, thickness }, { size, tails }, takeEnds) => {
  if (thickness < 8 || colour === '') return undefined;
  const ends = takeEnds(
    1,
    ({ text, width, height, fill, border, centre }) =>
      text === '' &&
      // A hollow circle from which an arrow starts is that arrow's.
      !(fill === '' && tails.has(cellUnder(centre, size))) &&
      width >= 0.55 &&
      width <= 1 &&
      height <= 1 &&
      (fill || border) === colour &&
      isCentre(centre),
  );
  if (!ends) return undefined;
  return {
    name: 'thermometers',
    constraint: { kind: 'thermometer', cells: ends[0] ? cells : cells.reverse() },
  };
});

/** A thin grey line between two rings. */
const between = through((cells, { colour, thickness }, _, takeEnds) => {
  const isRing = ({ text, border, fill, width }: PadSign): boolean =>
    text === '' && border === colour && fill === '#ffffff' && width === 0.8;
  return colour === GREY && thickness === 2 && takeEnds(2, isRing)
    ? { name: 'between lines', constraint: { kind: 'between', cells } }
    : undefined;
});

/** The colours in which setters' programs draw the lines of a rule, with the rule. */
const COLOURS: Readonly<Record<string, (cells: Cell[], size: number) => Constraint>> = {
  '#f067f0': (cells) => ({ kind: 'renban', cells }),
  '#c060c0': (cells) => ({ kind: 'renban', cells }),
  '#67f067': (cells, size) => ({ kind: 'whisper', cells, difference: Math.ceil(size / 2) }),
  '#ff9a00': (cells, size) => ({ kind: 'whisper', cells, difference: Math.ceil(size / 2) - 1 }),
  '#ffa600': (cells, size) => ({ kind: 'whisper', cells, difference: Math.ceil(size / 2) - 1 }),
  '#ffccaa': (cells) => ({ kind: 'entropic', cells }),
  '#33bbbb': (cells) => ({ kind: 'modular', cells, modulus: 3 }),
  '#33bbaa': (cells) => ({ kind: 'modular', cells, modulus: 3 }),
  '#2ecbff': (cells) => ({ kind: 'region-sum', cells, outside: 'left-out' }),
  '#c9c883': (cells) => ({ kind: 'nabner', cells }),
  '#cdb1ec': (cells) => ({ kind: 'zipper', cells }),
};

const named = through((cells, { points, colour, thickness }, { size }, takeEnds) => {
  if (thickness < 3 || thickness > 24 || !points.every(isCentre)) return undefined;
  if (colour === '#c54b8b') {
    return takeEnds(2, ({ border }) => border === colour)
      ? { name: 'double arrows', constraint: { kind: 'double-arrow', cells } }
      : undefined;
  }
  if (!Object.hasOwn(COLOURS, colour)) return undefined;
  const constraint = COLOURS[colour](cells, size);
  return { name: `${constraint.kind} lines`, constraint };
});

const palindrome = through((cells, { colour, thickness }) =>
  colour === GREY && thickness === 16
    ? { name: 'palindromes', constraint: { kind: 'palindrome', cells } }
    : undefined,
);

/** Marks the bulbs of arrows as taken only now, since several arrows may share one. */
function freeBulbs({ size, signs, taken }: Scene): void {
  const starts = new Set<Cell>();
  for (const drawn of taken)
    if ('points' in drawn && drawn.drawing.head !== undefined) starts.add(cellUnder(drawn.points[0], size));
  for (const sign of signs) {
    if (isBulb(sign) && cellsOfSign(sign, size).some((cell) => starts.has(cell))) taken.add(sign);
  }
}
