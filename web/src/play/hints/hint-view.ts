import { type CellLook, drawGlance, drawStep, type Drawing, drawBoard, rulesOf } from '@pencilmark/board';
import { type BoardState, countedMarks, fogOf } from '@pencilmark/game';
import {
  type Cell,
  cellName,
  cellsText,
  conclusionsText,
  digitSet,
  type DigitSet,
  type Explanation,
  type Geometry,
  hasDigit,
  HINT_DEPTHS,
  type HintDepth,
  type HouseIndex,
  patternCandidates,
  type Mentions,
  type Step,
  type TechniqueId,
  highlightsOf,
  symbolOf,
} from 'pencilmark';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { looksOf } from '../board/looks.ts';
import { hintTexts } from './words.ts';
import { type Card, cardsOf } from './walk.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';

/** A hint at one depth. */
export interface HintView {
  readonly title: string;
  /** The technique that the title names, if the book has a page about it. */
  readonly about?: TechniqueId;
  /** The technique to practise, offered by the last button. */
  readonly practise?: TechniqueId;
  /** The tag of the title, if the content is not logic. */
  readonly tag?: string;
  /** One entry per paragraph. */
  readonly text: readonly string[];
  /** An additional remark, in soft ink. */
  readonly aside?: string;
  /** Undefined for content without depths. */
  readonly depth?: { readonly at: number; readonly of: number; readonly name: string };
  /** The proof card by card, and the index of the current card. */
  readonly walk?: { readonly cards: readonly Card[]; readonly at: number };
  /** The primary button; undefined if the panel can only be closed. */
  readonly lead?: { readonly does: 'deeper' | 'apply' | 'digit' | 'retry' | 'wait'; readonly label: string };
  /** For a trial: the button that shows the digit without its proof. */
  readonly digitOnly?: string;
  /** Whether it is a digit found by trial, which has no pattern to show before the proof. */
  readonly isTrial?: boolean;
  /** Set like a formula. */
  readonly notation?: string;
  /** With the whole proof: the inner steps. */
  readonly inner?: Explanation['inner'];
  /** Whether the whole proof contains more than the walk. */
  readonly hasWhole: boolean;
  readonly drawing?: Drawing;
}

/** How far a hint is revealed: its depth, and at the third the card of its walk. */
export interface Reach {
  readonly depth: HintDepth;
  readonly card: number;
}

/** A board in play, and its cells as the player sees them. */
export interface SeenBoard {
  readonly board: BoardState;
  readonly looks: readonly CellLook[];
}

/** A board as seen without any aids. */
export function seenPlain(board: BoardState): SeenBoard {
  const settings = { showSameMarks: false };
  const source = { board, wrong: [], right: [], conflicts: [], emphasis: 0, settings, aids: undefined };
  return { board, looks: looksOf(source, []) };
}

/** Each depth draws what its text mentions, over the player's own work. */
export function viewOfHint(seen: SeenBoard, answer: HintAnswer, reach: Reach, room?: number): HintView {
  switch (answer.kind) {
    case 'step':
      return viewOfStep(seen, answer, reach, room);
    case 'wrong-entries':
    case 'wrong-marks':
      return viewOfMistake(seen, answer, reach.depth);
    case 'open-end':
      if (fogOf(seen.board.puzzle)) return message(hintTexts.title, [hintTexts.fog.nothing]);
      return message(hintTexts.title, [hintTexts[answer.kind]]);
    default:
      return message(hintTexts.title, [hintTexts[answer.kind]]);
  }
}

/** A message without depths. */
export function message(title: string, text: readonly string[], drawing?: Drawing): HintView {
  return { title, text, hasWhole: false, ...(drawing && { drawing }) };
}

/**
 * The step over the board on which it was found. The player's marks stay as they are; in a cell that the step mentions,
 * they are at the places of their digits, together with the candidates that the player has not written. At a glance
 * only the named candidates are added, as a cell with a single candidate would reveal everything. `explained`: in a walk,
 * the part of the step explained so far.
 */
export function drawingOf(
  { board, looks }: SeenBoard,
  { step, candidates }: { readonly step: Step; readonly candidates: readonly DigitSet[] },
  part: 'whole' | Mentions = 'whole',
  explained: Step = step,
): Drawing {
  const { geometry, constraints, givens } = board.puzzle;
  const shown = part === 'whole' ? spokenOf(geometry, explained, candidates) : namedOf(part, candidates);
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
  return part === 'whole'
    ? drawStep(stepBoard, step, marked, explained)
    : drawGlance(stepBoard, part, marked);
}

/** All candidates of the cells that a step mentions. */
function spokenOf(
  { houses, cells }: Geometry,
  step: Step,
  candidates: readonly DigitSet[],
): ReadonlyMap<Cell, DigitSet> {
  const { houses: named, proving, changed } = highlightsOf(step);
  const spoken = new Set([...named.flatMap((house) => houses[house].cells), ...proving, ...changed]);
  return new Map(cells.flatMap((_, cell) => (spoken.has(cell) ? [[cell, candidates[cell]] as const] : [])));
}

/** The candidates that a step names individually. */
function namedOf(
  { candidates: named }: Mentions,
  candidates: readonly DigitSet[],
): ReadonlyMap<Cell, DigitSet> {
  const shown = new Map<Cell, DigitSet>();
  for (const { cell, digit } of named)
    shown.set(cell, (shown.get(cell) ?? 0) | (candidates[cell] & digitSet([digit])));
  return shown;
}

/** The candidates marked in a complete drawing, against which its text can be checked. */
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
  { depth, card }: Reach,
  room?: number,
): HintView {
  const { explanation, holds, step } = answer;
  if (step.technique === 'brute-force') return viewOfTrial(seen, answer, { depth, card }, room);
  const { geometry } = seen.board.puzzle;
  const isSingle = SINGLES.includes(step.technique);
  const cards = cardsOf(geometry, step, explanation, room);
  const shown = cards[Math.min(card, cards.length - 1)];
  const isLast = depth === 'why' && shown === cards[cards.length - 1];
  const lead =
    depth === 'notation' || isLast
      ? ({ does: 'apply', label: conclusionLabel(geometry, step) } as const)
      : ({ does: 'deeper', label: deeperLabel(depth, shown) } as const);
  const texts: Record<HintDepth, readonly string[]> = {
    nudge: [explanation.nudge],
    what: [explanation.what],
    why: shown.text,
    notation: explanation.why,
  };
  const drawn = {
    nudge: () => drawingOf(seen, answer, explanation.focus),
    what: () => drawingOf(seen, answer, explanation.glance),
    why: () => drawingOf(seen, answer, 'whole', shown.step),
    notation: () => drawingOf(seen, answer),
  };
  const besides = lead.does === 'apply' ? noteOf(seen.board, step) : undefined;
  const open = fogOf(seen.board.puzzle) ? hintTexts.fog.clear : hintTexts.several;
  const several = holds === 'in all solutions' && depth === 'nudge' ? open : undefined;
  return {
    title: depth === 'nudge' ? hintTexts.title : explanation.name,
    ...(depth !== 'nudge' && { about: step.technique }),
    text: texts[depth],
    ...((besides ?? several) !== undefined && { aside: besides ?? several }),
    depth: depthOf(depth, isSingle ? 3 : 4),
    ...(depth !== 'nudge' && depth !== 'what' && { walk: { cards, at: cards.indexOf(shown) } }),
    lead,
    ...(lead.does === 'apply' && answer.isTaught && { practise: step.technique }),
    ...(depth === 'notation' && { notation: explanation.notation }),
    hasWhole: !isSingle,
    ...(depth === 'notation' && { inner: explanation.inner }),
    drawing: drawn[depth](),
  };
}

/**
 * A digit found by trial. The first text says that there is nothing better; then the contradictions of the other digits
 * are walked through, or the digit is shown without them.
 */
function viewOfTrial(
  seen: SeenBoard,
  answer: Extract<HintAnswer, { kind: 'step' }>,
  { depth, card }: Reach,
  room?: number,
): HintView {
  const { explanation, step } = answer;
  const { geometry } = seen.board.puzzle;
  const words = hintTexts.trials;
  const base = { title: hintTexts.trial, isTrial: true, hasWhole: false } as const;
  const branches = step.evidence.branches ?? [];
  if (depth === 'nudge') {
    const isProved = branches.length > 0;
    const told = answer.isEarly ? words.early : words;
    return {
      ...base,
      title: told.title,
      tag: hintTexts.trial,
      text: [told.nothing],
      ...(!answer.isPending && {
        aside: isProved ? words.found(branches.length, explanation.links.length) : words.unproved,
      }),
      // The buttons keep their places when the proof comes: nobody must press another one than they saw.
      lead: isProved
        ? { does: 'deeper', label: words.walk }
        : answer.isPending
          ? { does: 'wait', label: words.walk }
          : { does: 'digit', label: words.digitOnly },
      ...((isProved || answer.isPending) && { digitOnly: words.digitOnly }),
      drawing: drawingOf(seen, answer, explanation.focus),
    };
  }
  const lead = { does: 'apply', label: conclusionLabel(geometry, step) } as const;
  if (depth === 'what' || branches.length === 0) {
    const alone: Step = { ...step, evidence: { ...step.evidence, branches: [] } };
    return {
      ...base,
      text: explanation.why.slice(-1),
      depth: { at: 2, of: 2, name: hintTexts.trial },
      lead,
      drawing: drawingOf(seen, { ...answer, step: alone }),
    };
  }
  const cards = cardsOf(geometry, step, explanation, room);
  const shown = cards[Math.min(card, cards.length - 1)];
  const isWhole = depth === 'notation';
  const isLast = shown === cards[cards.length - 1];
  return {
    ...base,
    text: isWhole ? explanation.why : shown.text,
    depth: { at: 2, of: 2, name: hintTexts.depths.why },
    walk: { cards, at: cards.indexOf(shown) },
    lead: isWhole || isLast ? lead : { does: 'deeper', label: deeperLabel('why', shown) },
    ...(isWhole && { notation: explanation.notation, inner: explanation.inner }),
    hasWhole: true,
    drawing: drawingOf(seen, answer, 'whole', isWhole ? step : shown.step),
  };
}

const SINGLES: readonly TechniqueId[] = ['full-house', 'hidden-single', 'naked-single'];

function depthOf(depth: HintDepth, of: number): NonNullable<HintView['depth']> {
  return { at: HINT_DEPTHS.indexOf(depth) + 1, of, name: hintTexts.depths[depth] };
}

function deeperLabel(depth: Exclude<HintDepth, 'notation'>, { beads }: Card): string {
  switch (depth) {
    case 'nudge':
      return hintTexts.showWhere;
    case 'what':
      return hintTexts.showWhy;
    case 'why':
      return beads.length > 0 ? hintTexts.nextLink : hintTexts.next;
  }
}

/** `Enter 7`, `Remove 9`, `Remove 3 marks`. */
function conclusionLabel(geometry: Geometry, { placements, eliminations }: Step): string {
  const changes = placements.length > 0 ? placements : eliminations;
  if (changes.length !== 1)
    return placements.length > 0
      ? hintTexts.enterSeveral(changes.length)
      : hintTexts.removeSeveral(changes.length);
  const symbol = symbolOf(geometry, changes[0].digit);
  return placements.length > 0 ? hintTexts.enter(symbol) : hintTexts.remove(symbol);
}

/** A note on the effect of eliminations in cells without marks. */
function noteOf(board: BoardState, { eliminations }: Step): string | undefined {
  const counted = countedMarks(board);
  const bare = [...new Set(eliminations.map(({ cell }) => cell))].filter((cell) => counted[cell] === 0);
  return bare.length === 0
    ? undefined
    : hintTexts.pencils(cellsText(board.puzzle.geometry, bare).replaceAll(',', ', '));
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
  const why = texts.why(names);
  const text: Record<HintDepth, string> = {
    nudge: texts.nudge(cells.length),
    what: texts.what(problemTexts.house(geometry, geometry.houses[house])),
    why,
    notation: why,
  };
  const reveals = depth === 'why' || depth === 'notation';
  return {
    title: texts.name,
    text: [text[depth]],
    depth: depthOf(reveals ? 'why' : depth, 3),
    lead: reveals
      ? {
          does: 'apply',
          label:
            kind === 'wrong-marks'
              ? hintTexts.pencilIn
              : cells.length === 1
                ? hintTexts.erase(symbolOf(geometry, board.digits[cells[0]]))
                : hintTexts.eraseSeveral(cells.length),
        }
      : { does: 'deeper', label: depth === 'nudge' ? hintTexts.showWhere : hintTexts.showWhy },
    hasWhole: false,
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

/** The house with most of the cells; the first of them in case of a tie. */
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

/** The conclusion of a step, as announced after it was applied. */
export function conclusionOf(geometry: Geometry, step: Step): string {
  return conclusionsText(geometry, step);
}
