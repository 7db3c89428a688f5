/**
 * Positions that look like a pattern although one of its conditions fails: a digit has a third place, a cell a third
 * candidate. If mistaken for the pattern, it rules out a digit of the solution.
 */
import {
  type Candidate,
  type Cell,
  classic9,
  copyPosition,
  createRandom,
  type Digits,
  eliminate,
  findSteps,
  type HouseIndex,
  isBroken,
  type Position,
  type Random,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { disguised, type DrillBoard, holdsStep, positionOfBoard } from './drill-board.ts';
import { type DrillControl, type DrillPosition, requireTaught } from './drill-position.ts';
import { freshBoards } from './fresh-boards.ts';
import { falseXyWings, falseXyzWings, type UnseenCells } from './near-sight.ts';
import { ascending } from './pattern-cells.ts';
import { ruleBoard } from './rule-boards.ts';
import { isTaughtRule } from './taught.ts';

/**
 * The reason that it is not the pattern: a candidate that it must not have, or two cells that would have to see each
 * other.
 */
export type Failing =
  /** The digit has an additional place in a house where only those of the pattern are allowed. */
  | { readonly kind: 'place'; readonly house: HouseIndex; readonly cell: Cell; readonly digit: number }
  /** A cell of the pattern can be a digit that it must not have. */
  | { readonly kind: 'candidate'; readonly cell: Cell; readonly digit: number }
  /**
   * A cell under a rule can be a digit that keeps the refuted one possible. If several cells can, each is an answer.
   */
  | {
      readonly kind: 'filling';
      readonly cell: Cell;
      readonly digit: number;
      readonly others: readonly Cell[];
    }
  | UnseenCells;

export interface NearMiss extends DrillPosition {
  /** The step that would exist if nothing failed. */
  readonly step: Step;
  readonly failing: Failing;
  /** A candidate of the solution that it would rule out. */
  readonly refuted: Candidate;
}

type Found = Pick<NearMiss, 'step' | 'failing' | 'refuted'>;

/** The techniques with near-misses, and the ways in which they can fail. */
const SPOILT_BY: Partial<Readonly<Record<TechniqueId, readonly Failing['kind'][]>>> = {
  'naked-pair': ['candidate'],
  'naked-triple': ['candidate'],
  'hidden-pair': ['place'],
  'hidden-triple': ['place'],
  pointing: ['place'],
  claiming: ['place'],
  'x-wing': ['place'],
  swordfish: ['place'],
  'xy-wing': ['candidate', 'sight'],
  'xyz-wing': ['candidate', 'sight'],
  'w-wing': ['place', 'candidate'],
  skyscraper: ['place'],
  'two-string-kite': ['place'],
  'simple-colors-trap': ['place'],
  'cage-combination': ['filling'],
  'rule-of-45': ['filling'],
  thermometer: ['filling'],
  'arrow-sum': ['filling'],
  'pair-rule': ['filling'],
  'whisper-line': ['filling'],
};

export const NEARLY: readonly TechniqueId[] = Object.keys(SPOILT_BY) as TechniqueId[];

const MAX_PUZZLES = 5_000;

/**
 * Near-miss `index` of a seed: neither the technique nor anything easier applies, but the technique would apply without
 * one candidate, or if two cells saw each other. Undefined only if stopped. Throws a RangeError for a technique without
 * near-misses.
 */
export function nearMiss(
  technique: TechniqueId,
  seed: string,
  index: number,
  { shouldStop }: Pick<DrillControl, 'shouldStop'> = {},
): NearMiss | undefined {
  requireTaught(technique);
  if (!SPOILT_BY[technique]) throw new RangeError(`There are no near-misses of "${technique}".`);
  const name = `near-miss ${technique} ${index} ${seed}`;
  const random = createRandom(name);
  const isNear = (position: Position, { solution }: { readonly solution: Digits }): boolean =>
    !holdsStep(technique, position) && missesOf(technique, position, solution, random).length > 0;
  const withMiss = (board: DrillBoard): NearMiss | undefined => {
    const all = missesOf(technique, positionOfBoard(board), board.solution, random);
    return all.length > 0 ? { technique, ...board, ...all[random.below(all.length)] } : undefined;
  };
  if (isTaughtRule(technique)) {
    const board = ruleBoard(technique, name, { isThere: false, isWanted: isNear, shouldStop });
    return board && withMiss(board);
  }
  for (const board of freshBoards(technique, name, isNear, MAX_PUZZLES, shouldStop)) {
    const miss = withMiss(disguised(board, random));
    if (miss) return miss;
  }
  return undefined;
}

/** Near-misses of one kind, chosen at random among those present, so that the common kind does not hide the other. */
function missesOf(technique: TechniqueId, position: Position, solution: Digits, random: Random): Found[] {
  const found = [...nearMissesOf(technique, position, solution)];
  if (isTaughtRule(technique)) return withOthers(found);
  if (technique === 'xy-wing') found.push(...falseXyWings(position, solution));
  if (technique === 'xyz-wing') found.push(...falseXyzWings(position, solution));
  const kinds = SPOILT_BY[technique]!.filter((kind) => found.some(({ failing }) => failing.kind === kind));
  if (kinds.length === 0) return found;
  const kind = kinds[random.below(kinds.length)];
  return found.filter(({ failing }) => failing.kind === kind);
}

/** Adds to each the other cells that are equally valid answers for the same digit under the same rule. */
function withOthers(found: readonly Found[]): Found[] {
  const keyOf = ({ step, refuted }: Found): string =>
    JSON.stringify([step.evidence.rules!.constraints, refuted]);
  return found.map((one) => {
    const alike = found.filter((other) => keyOf(other) === keyOf(one));
    const others = alike.flatMap(({ failing }) => (failing.kind === 'filling' ? [failing.cell] : []));
    return one.failing.kind === 'filling' ? { ...one, failing: { ...one.failing, others } } : one;
  });
}

/**
 * A candidate without which the technique draws a false conclusion must be part of the solution, so only the solution's
 * digits are tried.
 */
function* nearMissesOf(technique: TechniqueId, position: Position, solution: Digits): Generator<Found> {
  for (const [cell, digit] of solution.entries()) {
    if (position.digits[cell] !== 0) continue;
    const without = copyPosition(position);
    eliminate(without, cell, digit);
    if (isBroken(without)) continue;
    for (const step of findSteps(without, { techniques: [technique] })) {
      const refuted = step.eliminations.find((one) => solution[one.cell] === one.digit);
      const failing = failingOf(step, { cell, digit });
      if (refuted && failing && SPOILT_BY[technique]!.includes(failing.kind))
        yield { step, failing, refuted };
    }
  }
}

/** The condition of the step that the candidate violates; undefined if it would be hard to see. */
function failingOf({ evidence, eliminations }: Step, { cell, digit }: Candidate): Failing | undefined {
  const { houses = [], cells = [], candidates = [], chains = [], rules } = evidence;
  const nodes = chains.flatMap((chain) => chain.nodes);
  const pattern = ascending([
    ...cells.filter(({ role }) => role !== 'empty').flatMap((part) => part.cells),
    ...candidates.map((part) => part.cell),
    ...nodes.flatMap((node) => node.cells),
  ]);
  if (eliminations.some((one) => one.cell === cell && one.digit === digit)) return undefined;
  if (rules) return rules.cells.includes(cell) ? { kind: 'filling', cell, digit, others: [] } : undefined;
  if (pattern.includes(cell)) return { kind: 'candidate', cell, digit };
  const links = chains.flatMap((chain) =>
    chain.links.flatMap(({ reason }, at) =>
      reason.kind === 'house' && chain.nodes[at].digit === digit ? [reason.house] : [],
    ),
  );
  const own = evidence.digits.includes(digit)
    ? houses.filter(({ role }) => role !== 'cover').map(({ house }) => house)
    : [];
  const house = [...links, ...own].find((one) => classic9().houses[one].cells.includes(cell));
  return house === undefined ? undefined : { kind: 'place', house, cell, digit };
}
