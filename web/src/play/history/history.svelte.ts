import {
  abandonTrial,
  beforeFirstMistake,
  type BoardState,
  type CellDifference,
  compareBoards,
  currentState,
  FRESH_SHAPE,
  type Game,
  goTo,
  keepTrial,
  type NodeId,
  removeCheckpoint,
  setCheckpoint,
  START,
  startTrial,
  stateAt,
  type TreeRow,
  treeRows,
  type TreeShape,
  trialStart,
  withRow,
} from '@pencilmark/game';
import { turnGame } from '../moves/moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { setterWords } from '../../puzzles/setters/words.ts';
import { answerOf } from '../session/answer.ts';
import { differenceText, historyTexts as h, moveInShort } from './move-labels.ts';
import { announce } from '../../state/notices.svelte.ts';
import { closeAside } from '../view/play-view.svelte.ts';

/** State of the panel outside the game: how its tree is expanded, and the moment of comparison. */
let shape = $state.raw<TreeShape>(FRESH_SHAPE);
let pinned = $state.raw<NodeId>();

const rows = $derived(currentGame.session ? treeRows(currentGame.session.game, shape) : []);
const compared = $derived.by((): Comparison | undefined => {
  const { session, board } = currentGame;
  if (!session || !board || pinned === undefined || pinned > session.game.log.length) return undefined;
  const from = stateAt(session.game, pinned);
  return { from, to: board, cells: compareBoards(from, board) };
});

/** Two boards of one game, and where they differ. */
export interface Comparison {
  readonly from: BoardState;
  readonly to: BoardState;
  readonly cells: readonly CellDifference[];
}

export const history = {
  get rows(): readonly TreeRow[] {
    return rows;
  },
  get compared(): Comparison | undefined {
    return compared;
  },
  get isPinned(): boolean {
    return pinned !== undefined;
  },
};

/** Opens or closes a row; false if there is nothing to open. */
export function turnRow(row: TreeRow, to: 'open' | 'closed'): boolean {
  const turned = withRow(shape, row, to);
  if (turned === shape) return false;
  shape = turned;
  return true;
}

export function jumpTo(node: NodeId): void {
  const { session } = currentGame;
  if (session) turnGame((game) => goTo(game, node), h.jumped(nameOfNode(session.game, node)));
}

/** The name of a node: that of its checkpoint, otherwise its move. */
export function nameOfNode(game: Game, node: NodeId): string {
  const name = checkpointAt(game, node);
  if (name !== undefined) return name;
  return node === START ? h.start : moveInShort(game.log[node - 1].move, currentState(game));
}

export function checkpointAt({ checkpoints }: Game, node: NodeId): string | undefined {
  return checkpoints.find((checkpoint) => checkpoint.node === node)?.name;
}

export function nameCurrent(name: string): void {
  if (name.trim() !== '') turnGame((game) => setCheckpoint(game, name), h.saved(name.trim()));
}

export function unnameCurrent(): void {
  turnGame((game) => removeCheckpoint(game, game.current), h.removed);
}

export function tryFromHere(): void {
  turnGame(startTrial, h.tried);
}

export function keepTried(): void {
  turnGame(keepTrial, h.kept);
}

export function giveUpTrial(): void {
  turnGame(abandonTrial, h.gone);
}

/** Compares every board from now on with the current one, or with the one on which the trial began. */
export function pin(from: 'here' | 'trial'): void {
  const { session } = currentGame;
  if (!session) return;
  pinned = from === 'here' ? session.game.current : trialStart(session.game);
  announce(compared && compared.cells.length > 0 ? comparisonText(compared) : h.pinned);
}

export function unpin(): void {
  pinned = undefined;
}

/** Some of the differences in words. */
export function comparisonText({ from, to, cells }: Comparison): string {
  if (cells.length === 0) return h.same;
  const { geometry } = to.puzzle;
  const listed = cells
    .slice(0, MAX_LISTED)
    .map(({ cell, layers }) => differenceText(geometry, cell, [from.digits[cell], to.digits[cell]], layers));
  const rest = cells.length - listed.length;
  return `${h.differ(cells.length)} ${[...listed, ...(rest > 0 ? [h.more(rest)] : [])].join('; ')}.`;
}

const MAX_LISTED = 8;

/** Goes back to the last board on which every entry agrees with the solution. */
export async function leaveMistake(): Promise<void> {
  const { session, whole } = currentGame;
  if (!session || !whole) return;
  const { kind, solution } = await answerOf();
  if (currentGame.session?.id !== session.id) return;
  if (kind === 'none') return announce(h.impossible);
  if (kind === 'unchecked') return announce(setterWords.unchecked);
  if (kind === 'multiple') return announce(h.openEnd);
  const { game } = currentGame.session;
  if (beforeFirstMistake(game, solution!) === game) return announce(h.noMistake);
  turnGame((now) => beforeFirstMistake(now, solution!), h.before);
}

/** Whether a name for the current board is being typed. */
export const naming = $state({ open: false });

export function closeHistory(): void {
  closeAside();
}

/** Resets how the tree is expanded, once the panel is gone. */
export function dropHistory(): void {
  naming.open = false;
  shape = FRESH_SHAPE;
  pinned = undefined;
}
