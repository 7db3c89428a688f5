import { type CellLook, drawGlance, drawStep, type Drawing, drawBoard, rulesOf } from '@pencilmark/board';
import { type BoardState, countedMarks } from '@pencilmark/game';
import {
  type Cell,
  cellName,
  cellsText,
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
import { looksOf } from '../board/looks.ts';
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

/** A board in play, and its cells as the player sees them. */
export interface SeenBoard {
  readonly board: BoardState;
  readonly looks: readonly CellLook[];
}

/** A board as it is seen without any of the aids. */
export function seenPlain(board: BoardState): SeenBoard {
  const settings = { showSameMarks: false };
  const source = { board, wrong: [], conflicts: [], emphasis: 0, settings, aids: undefined };
  return { board, looks: looksOf(source, []) };
}

/** Each depth draws what its text names, over the player's own work. */
export function viewOfHint(seen: SeenBoard, answer: HintAnswer, depth: HintDepth): HintView {
  switch (answer.kind) {
    case 'step':
      return viewOfStep(seen, answer, depth);
    case 'wrong-entries':
    case 'wrong-marks':
      return viewOfMistake(seen, answer, depth);
    default:
      return { title: hintTexts.title, text: [hintTexts[answer.kind]], more: false };
  }
}

/**
 * The step over the board it was found on. The player's marks stay as they are; where the step speaks of a cell, they
 * stand at the places of their digits, with the candidates beside them that the player has not written. At a glance
 * only the candidates named are added, or a cell with a single one would say it all.
 */
export function drawingOf(
  { board, looks }: SeenBoard,
  { step, candidates }: { readonly step: Step; readonly candidates: readonly DigitSet[] },
  part: 'whole' | Mentions = 'whole',
): Drawing {
  const { geometry, constraints, givens } = board.puzzle;
  const shown = part === 'whole' ? spokenOf(geometry, step, candidates) : namedOf(part, candidates);
  const marked = looks.map((look, cell): CellLook => {
    const added = shown.get(cell);
    if (added === undefined || look.digit !== 0) return look;
    const own = look.corner | look.centre;
    return { ...look, corner: own, centre: 0, singles: 0, allowed: added };
  });
  const stepBoard = {
    geometry,
    constraints,
    givens,
    digits: board.digits,
    candidates: candidates.map((set, cell) => (part === 'whole' ? set : (shown.get(cell) ?? 0))),
  };
  return part === 'whole' ? drawStep(stepBoard, step, marked) : drawGlance(stepBoard, part, marked);
}

/** All candidates of the cells that a step speaks of. */
function spokenOf(
  { houses, cells }: Geometry,
  step: Step,
  candidates: readonly DigitSet[],
): ReadonlyMap<Cell, DigitSet> {
  const { houses: named, proving, changed } = highlightsOf(step);
  const spoken = new Set([...named.flatMap((house) => houses[house].cells), ...proving, ...changed]);
  return new Map(cells.flatMap((_, cell) => (spoken.has(cell) ? [[cell, candidates[cell]] as const] : [])));
}

/** The candidates that are named themselves. */
function namedOf(
  { candidates: named }: Mentions,
  candidates: readonly DigitSet[],
): ReadonlyMap<Cell, DigitSet> {
  const shown = new Map<Cell, DigitSet>();
  for (const { cell, digit } of named)
    shown.set(cell, (shown.get(cell) ?? 0) | (candidates[cell] & digitSet([digit])));
  return shown;
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
  seen: SeenBoard,
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
  const drawn = {
    nudge: explanation.focus,
    what: explanation.glance,
    why: 'whole',
    notation: 'whole',
  } as const;
  const besides = noteOf(seen.board, step);
  const reveals = depth === 'why' || depth === 'notation';
  return {
    title: depth === 'nudge' ? hintTexts.title : explanation.name,
    text:
      holds === 'in all solutions' && depth === 'nudge' ? [...texts.nudge, hintTexts.several] : texts[depth],
    depth: HINT_DEPTHS.indexOf(depth) + 1,
    more: depth !== 'notation',
    apply: besides === undefined || !reveals ? {} : { besides },
    ...(depth === 'notation' && { notation: explanation.notation }),
    drawing: drawingOf(seen, answer, drawn[depth]),
  };
}

/** A note on the effect of eliminations in cells without marks. */
function noteOf(board: BoardState, { eliminations }: Step): string | undefined {
  const counted = countedMarks(board);
  const bare = [...new Set(eliminations.map(({ cell }) => cell))].filter((cell) => counted[cell] === 0);
  return bare.length === 0 ? undefined : hintTexts.pencils(cellsText(board.puzzle.geometry, bare));
}

function viewOfMistake(
  { board, looks }: SeenBoard,
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
      drawing: drawBoard({
        geometry,
        looks: reveals ? looks.map((look, cell) => withFault(look, cells.includes(cell))) : looks,
        highlights: [
          { role: 'house', cells: reveals ? [] : geometry.houses[house].cells },
          { role: 'change', cells: reveals ? cells : [] },
        ],
        rules: rulesOf(board.puzzle),
      }),
    }),
  };
}

function withFault(look: CellLook, isMeant: boolean): CellLook {
  return isMeant && look.digit !== 0 ? { ...look, fault: 'wrong' } : look;
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

export function namesOf(geometry: Geometry, cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellName(geometry, cell));
}

/** The conclusion of a step, as it is announced after it was applied. */
export function conclusionOf(geometry: Geometry, step: Step): string {
  return conclusionsText(geometry, step);
}
