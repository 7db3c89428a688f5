import { drawGlance, drawStep, type Drawing, drawBoard, EMPTY_LOOK } from '@pencilmark/board';
import { type BoardState, countedMarks, isGiven } from '@pencilmark/game';
import {
  type Cell,
  cellName,
  conclusionsText,
  digitSet,
  type DigitSet,
  type Geometry,
  hasDigit,
  HINT_DEPTHS,
  type HintDepth,
  type HouseIndex,
  patternCandidates,
  type Mentions,
  type Step,
  highlightsOf,
  symbolOf,
} from 'pencilmark';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { hintTexts } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';

/** A hint as it is shown at one depth. */
export interface HintView {
  readonly title: string;
  /** A paragraph each. */
  readonly text: readonly string[];
  /** From 1; undefined for what has no depths. */
  readonly depth?: number;
  readonly more: boolean;
  /** Whether it can be applied, and what that does, where it is more than the hint says. */
  readonly apply?: { readonly besides?: string };
  /** Set like a formula. */
  readonly notation?: string;
  readonly drawing?: Drawing;
}

/** Nothing is drawn for a nudge. Each further depth draws what its text names. */
export function viewOfHint(board: BoardState, answer: HintAnswer, depth: HintDepth): HintView {
  switch (answer.kind) {
    case 'step':
      return viewOfStep(board, answer, depth);
    case 'wrong-entries':
    case 'wrong-marks':
      return viewOfMistake(board, answer, depth);
    default:
      return { title: hintTexts.title, text: [hintTexts[answer.kind]], more: false };
  }
}

/**
 * The step over the board it was found on. Candidates are shown where the player wrote marks, and beyond that only
 * those the step speaks of; at a glance only those named, or a cell with a single one would say it all.
 */
export function drawingOf(
  board: BoardState,
  { step, candidates }: { readonly step: Step; readonly candidates: readonly DigitSet[] },
  part: 'whole' | Mentions = 'whole',
): Drawing {
  const { geometry, constraints, givens } = board.puzzle;
  const spoken = part === 'whole' ? cellsOf(geometry, step) : new Set<Cell>();
  const named = part === 'whole' ? [] : part.candidates;
  const shown = candidates.map((set, cell) => {
    if (spoken.has(cell) || hasMarks(board, cell)) return set;
    return set & digitSet(named.filter((at) => at.cell === cell).map(({ digit }) => digit));
  });
  const stepBoard = { geometry, constraints, givens, digits: board.digits, candidates: shown };
  return part === 'whole' ? drawStep(stepBoard, step) : drawGlance(stepBoard, part);
}

/** The candidates that a whole drawing marks, by which its text can be checked. */
export function markedCandidates(step: Step, candidates: readonly DigitSet[]) {
  const subject = highlightsOf(step);
  return [
    ...patternCandidates(subject, candidates),
    ...subject.fins,
    ...subject.eliminated,
    ...subject.placed,
  ].filter(({ cell, digit }) => hasDigit(candidates[cell], digit));
}

function viewOfStep(
  board: BoardState,
  answer: Extract<HintAnswer, { kind: 'step' }>,
  depth: HintDepth,
): HintView {
  const { explanation, holds, step } = answer;
  const texts: Record<HintDepth, readonly string[]> = {
    nudge: [explanation.nudge],
    what: [explanation.what],
    why: explanation.why,
    notation: explanation.why,
  };
  const besides = noteOf(board, step);
  const reveals = depth === 'why' || depth === 'notation';
  return {
    title: depth === 'nudge' ? hintTexts.title : explanation.name,
    text:
      holds === 'in all solutions' && depth === 'nudge' ? [...texts.nudge, hintTexts.several] : texts[depth],
    depth: HINT_DEPTHS.indexOf(depth) + 1,
    more: depth !== 'notation',
    apply: besides === undefined || !reveals ? {} : { besides },
    ...(depth === 'notation' && { notation: explanation.notation }),
    ...(depth !== 'nudge' && {
      drawing: drawingOf(board, answer, depth === 'what' ? explanation.glance : 'whole'),
    }),
  };
}

/** What applying eliminations does in cells without marks. */
function noteOf(board: BoardState, { eliminations }: Step): string | undefined {
  const counted = countedMarks(board);
  const bare = [...new Set(eliminations.map(({ cell }) => cell))].filter((cell) => counted[cell] === 0);
  return bare.length === 0 ? undefined : hintTexts.pencils(namesOf(board.puzzle.geometry, bare));
}

function viewOfMistake(
  board: BoardState,
  { kind, cells }: Extract<HintAnswer, { kind: 'wrong-entries' | 'wrong-marks' }>,
  depth: HintDepth,
): HintView {
  const { geometry } = board.puzzle;
  const texts = hintTexts.mistakes[kind];
  const house = houseOf(geometry, cells);
  const names = namesOf(geometry, cells);
  const items = cells.map((cell, k) =>
    kind === 'wrong-entries' ? `${names[k]}≠${symbolOf(geometry, board.digits[cell])}` : `${names[k]}+?`,
  );
  const text: Record<HintDepth, string> = {
    nudge: texts.nudge(cells.length),
    what: texts.what(problemTexts.house(geometry, geometry.houses[house])),
    why: texts.why(names),
    notation: texts.why(names),
  };
  const reveals = depth === 'why' || depth === 'notation';
  return {
    title: texts.name,
    text: [text[depth]],
    depth: HINT_DEPTHS.indexOf(depth) + 1,
    more: depth !== 'notation',
    apply: reveals ? { besides: texts.apply(names) } : {},
    ...(depth === 'notation' && { notation: texts.notation(items) }),
    ...(depth !== 'nudge' && {
      drawing: mistakeDrawing(board, depth === 'what' ? { house } : { cells }),
    }),
  };
}

/** The board as it is, with the house to look at or the cells meant. */
function mistakeDrawing(
  { puzzle, digits, corner, centre, ...board }: BoardState,
  { house, cells }: { readonly house?: HouseIndex; readonly cells?: readonly Cell[] },
): Drawing {
  const state = { puzzle, digits, corner, centre, ...board };
  return drawBoard({
    geometry: puzzle.geometry,
    looks: digits.map((digit, cell) => ({
      ...EMPTY_LOOK,
      digit,
      corner: corner[cell],
      centre: centre[cell],
      origin: isGiven(state, cell) ? 'given' : 'entry',
      fault: digit !== 0 && cells?.includes(cell) ? 'wrong' : 'none',
    })),
    highlights: [
      { role: 'house', cells: house === undefined ? [] : puzzle.geometry.houses[house].cells },
      { role: 'change', cells: cells ?? [] },
    ],
  });
}

/** The house that holds most of the cells, and the first of them where no house holds more. */
function houseOf(geometry: Geometry, cells: readonly Cell[]): HouseIndex {
  const held = geometry.houses.map(({ kind, cells: members }) => {
    const area = kind === 'box' || kind === 'region' ? 1 : 0;
    const count = cells.filter((cell) => members.includes(cell)).length;
    return count === 0 ? 0 : count * 2 + area;
  });
  return held.indexOf(Math.max(...held));
}

function cellsOf(geometry: Geometry, step: Step): Set<Cell> {
  const { houses, proving, changed } = highlightsOf(step);
  return new Set([...houses.flatMap((house) => geometry.houses[house].cells), ...proving, ...changed]);
}

function hasMarks({ corner, centre }: BoardState, cell: Cell): boolean {
  return (corner[cell] | centre[cell]) !== 0;
}

export function namesOf(geometry: Geometry, cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellName(geometry, cell));
}

/** What a step concludes, as it is told after it was applied. */
export function conclusionOf(geometry: Geometry, step: Step): string {
  return conclusionsText(geometry, step);
}
