/** The contradictions behind a digit that was found by trial: what a player who tried the other digits would see. */
import { type Digit, digitsIn, type DigitSet, isSingleBit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { spend } from '../stopping.ts';
import { WITHOUT_UNIQUENESS } from './catalogue.ts';
import { createPosition, isCandidate, type Position } from './position.ts';
import { findSteps, nextStep } from './solve-logically.ts';
import { weakLink } from './techniques/chains/weak-links.ts';
import type { Branch, Emptied, Implication, Link, Step } from './step.ts';

/**
 * A trial step with its proof, if there is one: for every other digit of the cell, a branch that follows it by steps of
 * the catalogue to a contradiction. Undefined if a branch reaches no contradiction without a second assumption, or if a
 * search was stopped.
 *
 * Evidence: `branches`, each the assumption and its consequences. Facts that a step eliminates carry that step as `by`;
 * it is valid on the board without everything that its causes rule out. A branch ends with a candidate both true and
 * false, or with every candidate of a cell or of a house false, which is `emptied`. `by` may be a forcing net, an
 * assumption within the assumption.
 */
export function proveTrial(
  position: Position,
  step: Step,
  shouldStop: () => boolean = () => false,
): Step | undefined {
  const [{ cell, digit }] = step.placements;
  const branches: Branch[] = [];
  for (const other of digitsIn(position.candidates[cell])) {
    if (other === digit) continue;
    const branch = refute(position, cell, other, shouldStop);
    if (!branch) return undefined;
    branches.push(branch);
  }
  return { ...step, evidence: { ...step.evidence, branches } };
}

/**
 * The facts of an assumption and the candidates that they leave. No digit is placed: steps must be valid on such a
 * board.
 */
interface Attempt {
  readonly position: Position;
  readonly facts: Implication[];
  readonly left: DigitSet[];
  /** At `cell * stride + digit`: the index of the fact, plus 1. */
  readonly trueAt: Int32Array;
  readonly falseAt: Int32Array;
  /** The facts that make up the contradiction, and the cell or house that they leave without a candidate. */
  contradiction: { readonly facts: readonly number[]; readonly emptied?: Emptied } | undefined;
}

function refute(position: Position, cell: Cell, digit: Digit, shouldStop: () => boolean): Branch | undefined {
  const { stride, cellCount } = position.tables;
  const attempt: Attempt = {
    position,
    facts: [],
    left: Array.from(position.candidates),
    trueAt: new Int32Array(cellCount * stride),
    falseAt: new Int32Array(cellCount * stride),
    contradiction: undefined,
  };
  makeTrue(attempt, cell, digit, []);
  while (!attempt.contradiction) {
    if (shouldStop() || !advance(attempt, shouldStop)) return undefined;
  }
  return shortened(attempt.facts, attempt.contradiction);
}

/** Draws the next conclusions: singles, otherwise the cheapest step. Returns whether there are any. */
function advance(attempt: Attempt, shouldStop: () => boolean): boolean {
  const { position, left, facts } = attempt;
  const before = facts.length;
  singlesIn(attempt);
  if (attempt.contradiction || facts.length > before) return true;
  spend(position.tables.houseCount * position.tables.size ** 2);
  const board = createPosition({ ...position.puzzle, digits: [...position.digits], candidates: left });
  const step = firstThatTakes(board, shouldStop);
  if (!step) return false;
  const causes = facts.flatMap(({ holds }, k) => (holds === 'false' ? [k] : []));
  for (const gone of step.eliminations) makeFalse(attempt, gone.cell, gone.digit, { causes, by: step });
  for (const placed of step.placements) {
    for (const other of digitsIn(left[placed.cell])) {
      if (other !== placed.digit) makeFalse(attempt, placed.cell, other, { causes, by: step });
    }
  }
  return facts.length > before;
}

/** Without singles, which are recorded as facts. */
const INNER = WITHOUT_UNIQUENESS.filter((id) => !/single|full-house/.test(id));
const FORCING = INNER.filter((id) => id.startsWith('forcing-'));

/**
 * The cheapest step that eliminates a candidate. The shortest forcing chain would only state that a cell with one
 * candidate has no other, since no digit is placed here.
 */
function firstThatTakes(board: Position, shouldStop: () => boolean): Step | undefined {
  const takes = ({ eliminations, placements }: Step): boolean =>
    eliminations.length > 0 || placements.some(({ cell }) => !isSingleBit(board.candidates[cell]));
  const step = nextStep(board, { techniques: INNER, shouldStop });
  if (!step || takes(step)) return step;
  for (const other of findSteps(board, { techniques: FORCING, shouldStop })) if (takes(other)) return other;
  return undefined;
}

/** Records singles and contradictions: cells and houses with one candidate or none. */
function singlesIn(attempt: Attempt): void {
  const { position } = attempt;
  const { tables, candidates, digits } = position;
  for (let cell = 0; cell < tables.cellCount && !attempt.contradiction; cell++) {
    if (digits[cell] !== 0) continue;
    const all = digitsIn(candidates[cell]).map((digit) => ({ cell, digit }));
    single(attempt, all, { kind: 'cell', cell });
  }
  for (let house = 0; house < tables.houseCount; house++) {
    if (!tables.isFull[house]) continue;
    for (let digit = 1; digit <= tables.size && !attempt.contradiction; digit++) {
      const cells = tables.houseCells[house];
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const all = cells.filter((cell) => isCandidate(position, cell, digit)).map((cell) => ({ cell, digit }));
      single(attempt, all, { kind: 'house', house });
    }
  }
}

function single(attempt: Attempt, all: readonly { cell: Cell; digit: Digit }[], reason: Emptied): void {
  const { left, trueAt, falseAt, position } = attempt;
  const { stride } = position.tables;
  const held = all.filter(({ cell, digit }) => (left[cell] >>> (digit - 1)) & 1);
  if (held.length > 1) return;
  const causesOf = all.flatMap((one) =>
    one === held[0] ? [] : [falseAt[one.cell * stride + one.digit] - 1],
  );
  if (held.length === 0) {
    attempt.contradiction = { facts: causesOf, emptied: reason };
    return;
  }
  const [{ cell, digit }] = held;
  if (trueAt[cell * stride + digit] === 0)
    makeTrue(attempt, cell, digit, causesOf, { strength: 'strong', reason });
}

/** Records a true candidate and what it eliminates: the rest of its cell, and its digit from its peers. */
function makeTrue(attempt: Attempt, cell: Cell, digit: Digit, causes: readonly number[], link?: Link): void {
  const { position, facts, left, trueAt } = attempt;
  const { stride, peers } = position.tables;
  const node = { digit, cells: [cell] };
  trueAt[cell * stride + digit] = facts.length + 1;
  facts.push({ node, holds: 'true', causes, ...(link && { link }) });
  const own = [trueAt[cell * stride + digit] - 1];
  for (const other of digitsIn(left[cell])) {
    if (other === digit) continue;
    const link = weakLink(position, node, { digit: other, cells: [cell] });
    makeFalse(attempt, cell, other, { causes: own, link });
  }
  for (const peer of peers[cell]) {
    if (((left[peer] >>> (digit - 1)) & 1) === 0) continue;
    const link = weakLink(position, node, { digit, cells: [peer] });
    makeFalse(attempt, peer, digit, { causes: own, link });
  }
}

function makeFalse(
  attempt: Attempt,
  cell: Cell,
  digit: Digit,
  why: Pick<Implication, 'causes' | 'link' | 'by'>,
): void {
  const { position, facts, left, trueAt, falseAt } = attempt;
  const at = cell * position.tables.stride + digit;
  if (falseAt[at] > 0) return;
  left[cell] &= ~(1 << (digit - 1));
  falseAt[at] = facts.length + 1;
  facts.push({ node: { digit, cells: [cell] }, holds: 'false', ...why });
  if (trueAt[at] > 0) attempt.contradiction ??= { facts: [trueAt[at] - 1, facts.length - 1] };
}

/** The branch, reduced to what the contradiction needs. */
function shortened(
  facts: readonly Implication[],
  { facts: contradictory, emptied }: NonNullable<Attempt['contradiction']>,
): Branch {
  const needed = new Set(contradictory);
  for (let k = facts.length - 1; k > 0; k--) {
    if (needed.has(k)) for (const cause of facts[k].causes) needed.add(cause);
  }
  const kept = [...needed.add(0)].sort((a, b) => a - b);
  const placeOf = new Map(kept.map((k, place) => [k, place]));
  const implications = kept.map((k) => ({
    ...facts[k],
    causes: facts[k].causes.map((cause) => placeOf.get(cause)!),
  }));
  return { implications, ...(emptied && { emptied }) };
}
