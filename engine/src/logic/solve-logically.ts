import {
  CALLBACK,
  COUNT_OR_INFINITY,
  type Fields,
  FLAG,
  OBJECT,
  oneOf,
  requireFields,
  wholeNumber,
} from '../require.ts';
import { heeding, heedingWork, STOPPING, type Stopping } from '../stopping.ts';
import type { DigitSet } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { type Digits, hasOnlyHouses, type Puzzle } from '../puzzle/puzzle.ts';
import { copyPosition, createPosition, eliminate, isSolved, placeDigit, type Position } from './position.ts';
import { createFinderContext, type FinderContext, type FinderOptions } from './finder-context.ts';
import { singlesAsSeen } from './seeing.ts';
import type { Step } from './step.ts';
import { familyOf } from './techniques/families.ts';
import { singles } from './techniques/basic/singles.ts';
import type { Family } from './techniques/family.ts';
import { DEFAULT_TECHNIQUES, type TechniqueId, techniqueOf, TECHNIQUES } from './catalogue.ts';
import { ruleBookOf } from './rules/rule-book.ts';

/** The orders in which steps can be taken. */
const STEP_ORDERS = ['cheapest', 'seen'] as const;

/** The techniques to use, the order of steps, how far to search, and when to stop. */
export interface LogicOptions extends Stopping {
  /** The techniques that may be used, in any order; default: those in default use in the catalogue. */
  readonly techniques?: readonly TechniqueId[];
  /** How widely the finders look; what is left out has its default. */
  readonly search?: Partial<FinderOptions>;
  /**
   * The step to take first: the cheapest by the catalogue, on which scores and levels are based (the default), or the
   * one that a person sees first: hidden singles before naked ones, those in boxes before those in lines.
   */
  readonly order?: (typeof STEP_ORDERS)[number];
  /** For the order `seen`: a cell. Of steps that are equally easy to see, the nearest to it comes first. */
  readonly near?: Cell;
  /**
   * Called for a step when only trial remains, so never if `techniques` does not include trial; for example
   * `findDeepChain`. Its steps count if their technique is among `techniques`. Scores and levels are those of paths
   * without it.
   */
  readonly beforeTrial?: (position: Position, shouldStop: () => boolean) => Step | undefined;
  /** Maximum number of steps of a path; default: no limit. */
  readonly maxSteps?: number;
}

const FINDING: Fields<FinderOptions> = {
  extent: oneOf(['every', 'cheapest']),
  maxFins: wholeNumber(0),
  maxEndoFins: wholeNumber(0),
  siamese: FLAG,
  twoCandidateRectangles: FLAG,
  missingCandidates: FLAG,
  chainLength: wholeNumber(1),
  loopLength: wholeNumber(1),
  alsNodes: FLAG,
  alsOverlap: FLAG,
};

const FIELDS: Fields<LogicOptions> = {
  techniques: { what: 'a list', isMet: Array.isArray },
  search: OBJECT,
  order: oneOf(STEP_ORDERS),
  near: wholeNumber(0),
  beforeTrial: CALLBACK,
  ...STOPPING,
  maxSteps: COUNT_OR_INFINITY,
};

/**
 * The options, with their signal wired into `shouldStop`. Throws a RangeError for unknown options or values and for a
 * technique that is not in the catalogue.
 */
function checkedOptions(options: LogicOptions): LogicOptions {
  requireFields('options', options, FIELDS);
  if (options.search) requireFields('search', options.search, FINDING);
  options.techniques?.forEach(techniqueOf);
  return heeding(options);
}

/** A step of a path and the board on which it was found. */
export interface PathStep {
  /** The step that was taken. */
  readonly step: Step;
  /** Before the step: a digit per cell, 0 while open. */
  readonly digits: Digits;
  /** Before the step: the candidates of each open cell. */
  readonly candidates: readonly DigitSet[];
}

/** How a logical path can end. `stuck`: no technique finds another step. */
export const PATH_ENDS = ['solved', 'stuck', 'stopped', 'limit'] as const;
/** One of `PATH_ENDS`. */
export type PathEnd = (typeof PATH_ENDS)[number];

/**
 * Solves a copy of the position by logic, always with the cheapest technique that has a step, and yields each step with
 * the board before it. The generator returns how the path ended.
 */
export function solveLogically(
  start: Puzzle | Position,
  options: LogicOptions = {},
): Generator<PathStep, PathEnd> {
  return pathFrom(start, checkedOptions(options));
}

function* pathFrom(start: Puzzle | Position, options: LogicOptions): Generator<PathStep, PathEnd> {
  const position = heedingWork(options.shouldStop, () =>
    'tables' in start ? copyPosition(start) : createPosition(start),
  );
  if (position === 'stopped') return 'stopped';
  const walk = solveLogicallyInPlace(position, options);
  for (;;) {
    const next = walk.next();
    if (next.done) return next.value;
    yield { step: next.value, digits: [...position.digits], candidates: [...position.candidates] };
  }
}

/**
 * Solves like `solveLogically`, but in the position itself: yields each step alone, then applies it to `position`.
 * Faster if only the steps are needed, since no board is copied.
 */
export function solveLogicallyInPlace(
  position: Position,
  options: LogicOptions = {},
): Generator<Step, PathEnd> {
  return pathIn(position, checkedOptions(options));
}

function* pathIn(position: Position, options: LogicOptions): Generator<Step, PathEnd> {
  const { shouldStop = () => false, maxSteps = Infinity } = options;
  const search = createFinderContext(position, options.search, shouldStop);
  const groups = ladderOf(position, options.techniques);
  let { near } = options;
  for (let count = 0; !isSolved(position); count++) {
    if (shouldStop()) return 'stopped';
    if (count >= maxSteps) return 'limit';
    const step = heedingWork(options.shouldStop, () => first(search, groups, options, near));
    if (step === 'stopped') return 'stopped';
    if (!step) return shouldStop() ? 'stopped' : 'stuck';
    yield step;
    applyStep(position, step);
    near = (step.placements[0] ?? step.eliminations[0]).cell;
  }
  return 'solved';
}

/**
 * The steps of a path that was taken in the order `seen`, with its singles replaced by those of the catalogue's order,
 * on which scores and levels are based. Singles lead to the same board in any order, so the other steps remain valid.
 */
export function inCatalogueOrder(start: Puzzle, steps: readonly Step[]): Step[] {
  const position = createPosition(start);
  const ordered: Step[] = [];
  for (const step of steps) {
    if (singles.techniques.includes(step.technique)) continue;
    ordered.push(...solveLogicallyInPlace(position, { techniques: singles.techniques }), step);
    applyStep(position, step);
  }
  if (ordered.length < steps.length)
    ordered.push(...solveLogicallyInPlace(position, { techniques: singles.techniques }));
  return ordered;
}

/** The first step of a position by `options.order`, if any technique has one. */
export function nextStep(position: Position, options: LogicOptions = {}): Step | undefined {
  const { search, shouldStop } = checkedOptions(options);
  return nextStepIn(createFinderContext(position, search, shouldStop), options);
}

/** The first step of a search that is kept; it is of no use any more once it was stopped. */
export function nextStepIn(context: FinderContext, options: LogicOptions): Step | undefined {
  const { techniques, near } = options;
  const ladder = ladderOf(context.position, techniques);
  const step = heedingWork(context.shouldStop, () => first(context, ladder, options, near));
  return step === 'stopped' ? undefined : step;
}

/**
 * Every step of the techniques (default: those in default use) in the position, in `options.order`: the first is that
 * of `nextStep`.
 */
export function findSteps(position: Position, options: LogicOptions = {}): Generator<Step> {
  return heedingSteps(position, checkedOptions(options));
}

function* heedingSteps(position: Position, options: LogicOptions): Generator<Step> {
  const steps = stepsIn(position, options);
  for (;;) {
    const next = heedingWork(options.shouldStop, () => steps.next());
    if (next === 'stopped' || next.done) return;
    yield next.value;
  }
}

function* stepsIn(position: Position, options: LogicOptions): Generator<Step> {
  const search = createFinderContext(position, { extent: 'every', ...options.search }, options.shouldStop);
  const { order, techniques = DEFAULT_TECHNIQUES, near, beforeTrial, shouldStop } = options;
  const seen = order === 'seen' ? singlesAsSeen(search, techniques, near) : [];
  yield* seen;
  let isAny = seen.length > 0;
  for (const group of ladderOf(position, options.techniques)) {
    if (shouldStop?.()) return;
    if (order === 'seen' && group.family === singles) continue;
    const before = !isAny && isTrial(group) && beforeTrial?.(position, search.shouldStop);
    if (before && techniques.includes(before.technique)) yield before;
    for (const step of group.family.find(search, group.wanted)) {
      if (!holdsUnderRules(search, step)) continue;
      isAny = true;
      yield step;
    }
  }
}

/** Applies the conclusions of a step to a position. */
export function applyStep(position: Position, { placements, eliminations }: Step): void {
  for (const { cell, digit } of eliminations) eliminate(position, cell, digit);
  for (const { cell, digit } of placements) placeDigit(position, cell, digit);
}

interface TechniqueGroup {
  readonly family: Family;
  readonly wanted: TechniqueId[];
}

/** The default ladder of paths; built on first use. */
let defaultLadder: readonly TechniqueGroup[] | undefined;
let ruleLadder: readonly TechniqueGroup[] | undefined;

function ladderOf({ puzzle }: Position, techniques?: readonly TechniqueId[]): readonly TechniqueGroup[] {
  if (techniques) return buildLadder(techniques);
  if (!hasOnlyHouses(puzzle)) return (ruleLadder ??= buildLadder(DEFAULT_TECHNIQUES));
  return (defaultLadder ??= buildLadder(
    DEFAULT_TECHNIQUES.filter((id) => techniqueOf(id).needs === 'houses'),
  ));
}

/** The techniques in table order; neighbours with the same abbreviation and family are searched together. */
function buildLadder(techniques: readonly TechniqueId[]): TechniqueGroup[] {
  const allowed = new Set(techniques);
  const groups: TechniqueGroup[] = [];
  let last = '';
  for (const { id, short } of TECHNIQUES) {
    const family = familyOf(id);
    if (!family || !allowed.has(id)) continue;
    if (short === last && groups.at(-1)!.family === family) groups.at(-1)!.wanted.push(id);
    else groups.push({ family, wanted: [id] });
    last = short;
  }
  return groups;
}

function first(
  context: FinderContext,
  groups: readonly TechniqueGroup[],
  { order, techniques = DEFAULT_TECHNIQUES, beforeTrial }: LogicOptions,
  near: Cell | undefined,
): Step | undefined {
  const seen = order === 'seen' ? singlesAsSeen(context, techniques, near)[0] : undefined;
  const trial = groups.filter(isTrial);
  if (seen || !beforeTrial || trial.length === 0) return seen ?? cheapest(context, groups);
  const known = cheapest(
    context,
    groups.filter((group) => !isTrial(group)),
  );
  if (known) return known;
  const step = beforeTrial(context.position, context.shouldStop);
  return step && techniques.includes(step.technique) ? step : cheapest(context, trial);
}

function isTrial({ wanted }: TechniqueGroup): boolean {
  return wanted.includes('brute-force');
}

function cheapest(context: FinderContext, groups: readonly TechniqueGroup[]): Step | undefined {
  for (let i = 0; i < groups.length; i++) {
    const found = groups[i].family.find(context, groups[i].wanted);
    // A list or a generator; called one by one, since most return empty lists.
    if (Array.isArray(found)) {
      for (let k = 0; k < found.length; k++)
        if (holdsUnderRules(context, found[k] as Step)) return found[k] as Step;
    } else {
      for (const step of found) if (holdsUnderRules(context, step)) return step;
    }
  }
  return undefined;
}

/**
 * Swapping the digits of a deadly pattern breaks no house, but it may break a rule on one of its cells: in that case
 * uniqueness proves nothing.
 */
function holdsUnderRules({ position }: FinderContext, { evidence }: Step): boolean {
  const { puzzle } = position;
  if (!evidence.deadly || hasOnlyHouses(puzzle)) return true;
  const { ruled } = ruleBookOf(puzzle);
  return evidence.deadly.cells.every((cell) => ruled[cell] === 0);
}
