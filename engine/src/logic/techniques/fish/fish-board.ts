import type { Digit } from '../../../model/digits.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import { templatesOf } from '../../templates.ts';

/**
 * One digit as fish see it: its candidates numbered from 0, everything else sets of these numbers, `words` words each.
 * On an ordinary board that is one or two words instead of three, without unused bits.
 */
export interface FishBoard {
  readonly digit: Digit;
  revision: number;
  /** The number of candidates. */
  count: number;
  words: number;
  /** The cell of each candidate. */
  readonly cells: Int32Array;
  /** The candidate of each cell; stale if the cell is no candidate. */
  readonly indexOf: Int16Array;
  /**
   * The houses with candidates and without the digit, in the geometry's order; elsewhere a house is its index in this
   * list.
   */
  readonly houses: Int32Array;
  houseCount: number;
  /** Their candidates, at `h * words`. */
  readonly masks: Int32Array;
  readonly counts: Int32Array;
  /** The candidates that candidate i sees, at `i * words`. */
  readonly peers: Int32Array;
  /** The houses of candidate i: entries `memberStart[i] … memberStart[i + 1] − 1` of `members`. */
  readonly memberStart: Int32Array;
  readonly members: Int32Array;
  /** The candidates that templates refute: no others can be eliminated. */
  readonly targets: Int32Array;
}

/** The board of a digit, up to date; reused until the digit changes. */
export function fishBoardOf(context: FinderContext, digit: Digit): FishBoard {
  const boards = read(context, BOARDS);
  const board = (boards[digit] ??= createBoard(context, digit));
  if (board.revision < context.position.digitChangedAt[digit]) fill(board, context);
  return board;
}

const BOARDS: SharedData<(FishBoard | undefined)[]> = {
  create: ({ tables }) => Array.from({ length: tables.stride }, () => undefined),
  refresh: (boards) => boards,
};

function createBoard({ tables }: FinderContext, digit: Digit): FishBoard {
  const { cellCount, houseCount, words, memberBase } = tables;
  return {
    digit,
    revision: -1,
    count: 0,
    words,
    cells: new Int32Array(cellCount),
    indexOf: new Int16Array(cellCount),
    houses: new Int32Array(houseCount),
    houseCount: 0,
    masks: new Int32Array(houseCount * words),
    counts: new Int32Array(houseCount),
    peers: new Int32Array(cellCount * words),
    memberStart: new Int32Array(cellCount + 1),
    members: new Int32Array(memberBase.length),
    targets: new Int32Array(words),
  };
}

function fill(board: FishBoard, context: FinderContext): void {
  const { position, tables } = context;
  board.revision = position.revision;
  numberCandidates(board, context);
  board.houseCount = 0;
  for (let house = 0; house < tables.houseCount; house++) {
    if (((position.placedIn[house] >>> (board.digit - 1)) & 1) === 0) addHouse(board, context, house);
  }
  fillMembers(board);
  fillPeers(board, context);
}

function numberCandidates(board: FishBoard, context: FinderContext): void {
  const { refuted } = templatesOf(context, board.digit);
  const cells = context.position.cells[board.digit];
  board.count = 0;
  board.targets.fill(0);
  for (let w = 0; w < cells.length; w++) {
    for (let bits = cells[w]; bits !== 0; bits &= bits - 1) {
      const bit = lowestBit(bits);
      const i = board.count++;
      board.cells[i] = (w << 5) + bit;
      board.indexOf[board.cells[i]] = i;
      if (((refuted[w] >>> bit) & 1) === 1) board.targets[i >> 5] |= 1 << (i & 31);
    }
  }
  board.words = Math.max(1, (board.count + 31) >> 5);
}

/** Adds a house with its candidates as bits; houses without candidates are left out. */
function addHouse(board: FishBoard, { position, tables }: FinderContext, house: number): void {
  const { words, masks, houseCount: h } = board;
  const members = tables.houseCells[house];
  let count = 0;
  for (let w = 0; w < words; w++) masks[h * words + w] = 0;
  let places = position.places[house * tables.stride + board.digit];
  for (; places !== 0; places &= places - 1) {
    const i = board.indexOf[members[lowestBit(places)]];
    masks[h * words + (i >> 5)] |= 1 << (i & 31);
    count++;
  }
  if (count === 0) return;
  board.houses[h] = house;
  board.counts[h] = count;
  board.houseCount++;
}

function fillMembers({ count, words, houseCount, masks, members, memberStart }: FishBoard): void {
  let end = 0;
  for (let i = 0; i < count; i++) {
    memberStart[i] = end;
    for (let h = 0; h < houseCount; h++) {
      if (((masks[h * words + (i >> 5)] >>> (i & 31)) & 1) === 1) members[end++] = h;
    }
  }
  memberStart[count] = end;
}

/** Candidates see each other if and only if they share a house, even a house that already has the digit. */
function fillPeers(board: FishBoard, { tables }: FinderContext): void {
  const { count, words, cells, peers } = board;
  peers.fill(0, 0, count * words);
  for (let i = 0; i < count; i++) {
    const seen = tables.peerSets[cells[i]];
    for (let j = 0; j < count; j++) {
      const other = cells[j];
      if (((seen[other >> 5] >>> (other & 31)) & 1) === 1) peers[i * words + (j >> 5)] |= 1 << (j & 31);
    }
  }
}
