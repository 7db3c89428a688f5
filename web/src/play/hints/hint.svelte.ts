import {
  applyHint,
  type BoardState,
  fillCandidates,
  lacksRules,
  lastCell,
  type Move,
  playerCandidates,
} from '@pencilmark/game';
import { hasDigit, HINT_DEPTHS } from 'pencilmark';
import { shown as aids } from '../aids/shown.svelte.ts';
import { looksOf } from '../board/looks.ts';
import { focusCell } from '../board/select.ts';
import { askLogic, stopLogic } from '../../workers/logic.ts';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import { isPlayable, makeMove } from '../moves/moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { countHelp } from '../../storage/helps.ts';
import { leftOutTexts } from '../../puzzles/setters/left-out.ts';
import { setterWords } from '../../puzzles/setters/words.ts';
import { kitWords } from '../../kit/words.ts';
import { hintTexts } from './words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import { closeAside, playView } from '../view/play-view.svelte.ts';
import {
  conclusionOf,
  type HintView,
  message,
  namesOf,
  type Reach,
  type SeenBoard,
  viewOfHint,
} from './hint-view.ts';
import { spokenText } from './tokens.ts';
import { explainUsed } from './used.ts';

/** The content of the panel. `board` is the board it is about. */
export type Shown =
  | { readonly kind: 'asking'; readonly what: string }
  | {
      readonly kind: 'step';
      readonly board: BoardState;
      readonly answer: HintAnswer;
      readonly reach: Reach;
    }
  | { readonly kind: 'message'; readonly view: HintView };

let shown = $state.raw<Shown>();
/** The room for the hint, in CSS pixels. */
let room = $state.raw({ width: 0, height: 0 });

/** The board as currently seen: marks and colours may have changed since the hint was found. */
const seen = $derived.by((): SeenBoard | undefined => {
  const { board, conflicts: broken } = currentGame;
  if (!board) return undefined;
  const conflicts = settings.showConflicts ? broken : [];
  const wrong = [...aids.wrong, ...playView.wrong];
  const source = { board, wrong, right: aids.right, conflicts, emphasis: 0, settings, aids: aids.aids };
  return { board, looks: looksOf(source, []) };
});

const view = $derived.by((): HintView | undefined => {
  if (shown?.kind === 'step') return seen && viewOfHint(seen, shown.answer, shown.reach, lettersIn(room));
  return shown?.kind === 'message' ? shown.view : undefined;
});

export const hints = {
  get shown(): Shown | undefined {
    return shown;
  },
  get view(): HintView | undefined {
    return view;
  },
};

/** The approximate number of letters that fit between heading and buttons of the slot, ignoring a strip of beads. */
function lettersIn({ width, height }: typeof room): number {
  const lines = Math.floor((height - 170) / 22);
  return Math.max(90, Math.floor((width - 34) / 8.5) * lines);
}

export function measureRoom(width: number, height: number): void {
  room = { width, height };
}

/** Goes one depth or one link further; after the last the hint is read aloud again. */
export function deeper(): void {
  if (shown?.kind !== 'step') return;
  const reach = reachAfter(shown.reach);
  if (reach) reveal(reach);
  else readHint();
}

function reachAfter({ depth, card }: Reach): Reach | undefined {
  const { walk, hasWhole, isTrial } = view ?? {};
  if (depth === 'nudge' && isTrial) return { depth: view?.digitOnly ? 'why' : 'what', card: 0 };
  if (depth === 'why' && walk && card < walk.cards.length - 1) return { depth, card: card + 1 };
  if (depth === 'why' && !hasWhole) return undefined;
  const next = HINT_DEPTHS[HINT_DEPTHS.indexOf(depth) + 1];
  return next && { depth: next, card };
}

/** Goes one link back, and before the first one depth back. */
export function back(): void {
  if (shown?.kind !== 'step') return;
  const { depth, card } = shown.reach;
  if (depth === 'why' && card > 0) return reveal({ depth, card: card - 1 });
  const before = view?.isTrial ? 'nudge' : HINT_DEPTHS[HINT_DEPTHS.indexOf(depth) - 1];
  if (before) reveal({ depth: before, card });
}

/** Shows the digit of a trial without its proof. */
export function showDigit(): void {
  reveal({ depth: 'what', card: 0 });
}

/** Shows a card of the walk. */
export function walkTo(card: number): void {
  reveal({ depth: 'why', card });
}

/** Shows the whole proof, or returns to the walk. */
export function turnWhole(): void {
  if (shown?.kind !== 'step') return;
  const { depth, card } = shown.reach;
  reveal({ depth: depth === 'notation' ? 'why' : 'notation', card });
}

function reveal(reach: Reach): void {
  if (shown?.kind !== 'step') return;
  shown = { ...shown, reach };
  playView.front = 'aside';
  readHint();
}

/** Does what the primary button says. */
export function takeLead(): void {
  if (view?.lead?.does === 'apply') applyShown();
  else if (view?.lead?.does === 'retry') void failedAsk();
  else if (view?.lead?.does === 'wait') return;
  else if (view?.lead) deeper();
  else closeHint();
}

/** Reads the current hint aloud. */
export function readHint(): void {
  announce(view ? spoken(view) : hintTexts.none);
}

/** Boards on which a digit by trial was not proved. Kept here, since the worker may be ended. */
let unproved: readonly string[] = [];

/** The proof joins the digit that is shown, wherever the reader is by now. */
function joinProof(early: HintAnswer, answer: HintAnswer): void {
  if (shown?.kind === 'step' && shown.answer === early) shown = { ...shown, answer };
}

function isTrial(answer: HintAnswer): answer is Extract<HintAnswer, { kind: 'step' }> {
  return answer.kind === 'step' && answer.step.technique === 'brute-force';
}

export async function askHint(): Promise<void> {
  const { board, session } = currentGame;
  if (!board || !isPlayable()) return;
  if (lacksRules(session?.game.setter)) {
    shown = {
      kind: 'message',
      view: message(setterWords.hintsOff, leftOutTexts(session?.game.setter?.leftOut)),
    };
    return readHint();
  }
  shown = { kind: 'asking', what: hintTexts.looking };
  const near = session && lastCell(session.game);
  try {
    const wired = wireBoard(board);
    const key = JSON.stringify(wired);
    let early = undefined as HintAnswer | undefined;
    const show = (answer: HintAnswer): void => {
      // A hint for a board that has changed since is useless.
      if (currentGame.board?.digits !== board.digits) return closeHint();
      shown = { kind: 'step', board, answer, reach: { depth: HINT_DEPTHS[0], card: 0 } };
      if (currentGame.session) void countHelp(currentGame.session.id, 'hints');
      readHint();
    };
    const question = { ask: 'hint', board: wired, near, isUnproved: unproved.includes(key) } as const;
    const answer = await askLogic(question, (digit) => show((early = digit)));
    if (!answer || answer.kind === 'used') return;
    if (isTrial(answer) && !answer.step.evidence.branches) unproved = [...unproved, key];
    if (!early) show(answer);
    else joinProof(early, answer);
  } catch (error) {
    fail(error, askHint);
  }
}

/** Answers “What did I just use?” */
export async function askUsed(): Promise<void> {
  const { session } = currentGame;
  if (!session || !isPlayable()) return;
  shown = { kind: 'asking', what: hintTexts.used.looking };
  try {
    const usedView = await explainUsed(session.game);
    if (!usedView) return;
    shown = { kind: 'message', view: usedView };
    readHint();
  } catch (error) {
    fail(error, askUsed);
  }
}

/** Applies the hint as one move. */
function applyShown(): void {
  if (shown?.kind !== 'step' || !isPlayable()) return;
  const { board, answer } = shown;
  const { geometry } = board.puzzle;
  const now = currentGame.board;
  if (!now) return;
  const made = moveOf(now, answer);
  if (!made) return closeHint();
  const { name } = answer.kind === 'step' ? answer.explanation : { name: '' };
  closeHint();
  makeMove(made);
  if (answer.kind === 'step') announce(hintTexts.applied(name, conclusionOf(geometry, answer.step)));
  else if (answer.kind === 'wrong-entries' || answer.kind === 'wrong-marks')
    announce(hintTexts.mistakes[answer.kind].applied(namesOf(geometry, answer.cells)));
}

/** Closes the panel; if the focus was in it, it returns to the board. */
export function closeHint(): void {
  const hadFocus = document.activeElement?.closest('[data-aside]');
  closeAside();
  if (hadFocus) focusCell();
}

/** Clears the hint once the panel is gone for any reason. */
export function dropHint(): void {
  stopLogic();
  saidTitle = '';
  shown = undefined;
}

/**
 * Whether a hint still applies to the board: all digits are as they were, and its step has not been taken. Marks may
 * change meanwhile, which does not invalidate a step.
 */
export function stillStands(board: BoardState): boolean {
  if (shown?.kind !== 'step') return true;
  const { answer } = shown;
  if (board.digits.some((digit, cell) => digit !== shownDigit(cell))) return false;
  if (answer.kind === 'wrong-marks') return board.centre === shownBoard()?.centre;
  if (answer.kind !== 'step' || answer.step.placements.length > 0) return true;
  const candidates = playerCandidates(board);
  return answer.step.eliminations.some(({ cell, digit }) => hasDigit(candidates[cell], digit));
}

function shownBoard(): BoardState | undefined {
  return shown?.kind === 'step' ? shown.board : undefined;
}

function shownDigit(cell: number): number {
  return shownBoard()?.digits[cell] ?? 0;
}

function moveOf(board: BoardState, answer: HintAnswer): Move | undefined {
  switch (answer.kind) {
    case 'step': {
      const { technique, placements, eliminations } = answer.step;
      const aids = { clearPeers: settings.clearPeerMarks };
      return applyHint(board, { technique, placements, eliminations }, aids);
    }
    case 'wrong-entries':
      return { kind: 'erase', cells: answer.cells, layers: ['digit'] };
    case 'wrong-marks':
      return fillCandidates(board, 'centre', answer.cells);
    default:
      return undefined;
  }
}

let failedAsk = askHint;

function fail(error: unknown, ask: () => Promise<void>): void {
  const reason = error instanceof Error ? error.message : String(error);
  failedAsk = ask;
  const said = message(hintTexts.title, [hintTexts.failed(reason.replace(/[.。]$/, ''))]);
  shown = { kind: 'message', view: { ...said, lead: { does: 'retry', label: kitWords.later.again } } };
  readHint();
}

/** The title is announced when a hint is first shown and when it changes. */
let saidTitle = '';

function spoken({ title, tag, text, walk, aside, notation }: HintView): string {
  const isNew = title !== saidTitle && !text[0]?.startsWith(title);
  saidTitle = title;
  const link = walk && walk.cards.length > 1 && notation === undefined;
  return [
    ...(isNew ? [/\W$/.test(title) ? title : `${title}.`] : []),
    ...(isNew && tag !== undefined ? [`${tag}.`] : []),
    ...(link ? [`${hintTexts.link(walk.at + 1, walk.cards.length)}.`] : []),
    ...text.map((sentence) => spokenText(sentence)),
    ...(notation === undefined ? [] : [notation]),
    ...(aside === undefined ? [] : [spokenText(aside)]),
  ].join(' ');
}
