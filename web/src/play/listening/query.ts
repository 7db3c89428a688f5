import { copiesOfEachDigit, digitCounts, playerCandidates, type BoardState } from '@pencilmark/game';
import { type Cell, cellName, type Digit, digitsIn, hasDigit, type HouseKind, symbolOf } from 'pencilmark';
import { currentGame } from '../session/current-game.svelte.ts';
import { listeningTexts as l } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';

/** The questions that a screen reader user can ask about the board. */
export const QUERIES = ['read-row', 'read-column', 'read-box', 'candidates', 'where', 'remains'] as const;
export type Query = (typeof QUERIES)[number];

/** Answers in the polite live region, as one message; asking again repeats it. */
export function query(asked: Query): void {
  const { board } = currentGame;
  if (!board || playView.paused) return;
  if (asked === 'where') return askWhere();
  announce(answerTo(asked, board, playView.cursor));
}

/** The answer in words, for the cell with the cursor. */
export function answerTo(asked: Exclude<Query, 'where'>, board: BoardState, cell: Cell): string {
  switch (asked) {
    case 'read-row':
      return readHouses(board, cell, ['row']);
    case 'read-column':
      return readHouses(board, cell, ['column']);
    case 'read-box':
      return readHouses(board, cell, ['box', 'region', 'window', 'disjoint', 'extra']);
    case 'candidates':
      return candidatesAt(board, cell);
    case 'remains':
      return whatRemains(board);
  }
}

/** Where a digit can still go in the houses of a cell. */
export function whereCan(board: BoardState, cell: Cell, digit: Digit): string {
  const { geometry } = board.puzzle;
  const candidates = playerCandidates(board);
  const symbol = symbolOf(geometry, digit);
  const placesByHouse = geometry.houses
    .filter((house) => house.cells.includes(cell))
    .map((house) => {
      const name = problemTexts.house(geometry, house);
      const holder = house.cells.find((member) => board.digits[member] === digit);
      if (holder !== undefined) return l.stands(name, cellName(geometry, holder));
      const places = house.cells.filter((member) => hasDigit(candidates[member], digit));
      return l.places(
        name,
        places.map((member) => cellName(geometry, member)),
      );
    });
  return l.where(symbol, placesByHouse);
}

/** The next digit key asks instead of writing. */
function askWhere(): void {
  const before = playView.takesDigit;
  playView.takesDigit = (digit) => {
    playView.takesDigit = before;
    const { board } = currentGame;
    if (board) announce(whereCan(board, playView.cursor, digit));
  };
  announce(l.whichDigit);
}

function readHouses(board: BoardState, cell: Cell, kinds: readonly HouseKind[]): string {
  const { geometry } = board.puzzle;
  const houses = geometry.houses.filter((house) => kinds.includes(house.kind) && house.cells.includes(cell));
  if (houses.length === 0) return l.noHouse;
  return houses
    .map((house) => {
      const held = house.cells.map((member) => contentOf(board, member));
      return l.house(problemTexts.house(geometry, house), held);
    })
    .join(' ');
}

function contentOf({ puzzle, digits }: BoardState, cell: Cell): string {
  return digits[cell] === 0 ? l.empty : symbolOf(puzzle.geometry, digits[cell]);
}

function candidatesAt(board: BoardState, cell: Cell): string {
  const { geometry } = board.puzzle;
  const name = cellName(geometry, cell);
  if (board.digits[cell] !== 0) return l.filled(name, contentOf(board, cell));
  const symbols = digitsIn(playerCandidates(board)[cell]).map((digit) => symbolOf(geometry, digit));
  return l.candidates(name, symbols);
}

function whatRemains(board: BoardState): string {
  const { geometry } = board.puzzle;
  const counts = digitCounts(board);
  const copies = copiesOfEachDigit(geometry);
  if (copies === undefined) return l.open(counts[0], []);
  const left = geometry.symbols.flatMap((symbol, index) => {
    const missing = copies - counts[index + 1];
    return missing > 0 ? [l.left(symbol, missing)] : [];
  });
  return l.open(counts[0], left);
}
