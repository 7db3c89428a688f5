/**
 * The choices of a position: the candidates of each open cell, and the places of each digit in a full house. One
 * candidate of every alternative is true. Read them with `read(search, ALTERNATIVES)`.
 */
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import { LIVE, type LiveCandidates } from './live.ts';

export interface Alternatives {
  live: LiveCandidates;
  count: number;
  /** The members of alternative a: live candidates `members[start[a]] … members[start[a + 1] − 1]`. */
  readonly start: number[];
  readonly members: number[];
  /** The house, −1 for a cell. */
  readonly houseOf: number[];
  /** The cell, if the alternative is a cell, otherwise the digit. */
  readonly subject: number[];
  /** For each live candidate, the alternatives that contain it. */
  readonly of: number[][];
}

export const ALTERNATIVES: SharedData<Alternatives> = {
  create: (search) => ({
    live: read(search, LIVE),
    count: 0,
    start: [],
    members: [],
    houseOf: [],
    subject: [],
    of: [],
  }),
  refresh: (alternatives, search) => {
    reset(alternatives, search);
    addCells(alternatives, search);
    addHouses(alternatives, search);
    return alternatives;
  },
};

/** The members of an alternative. */
export function membersOf({ start, members }: Alternatives, alternative: number): number[] {
  return members.slice(start[alternative], start[alternative + 1]);
}

export function sizeOf({ start }: Alternatives, alternative: number): number {
  return start[alternative + 1] - start[alternative];
}

function reset(alternatives: Alternatives, context: FinderContext): void {
  alternatives.live = read(context, LIVE);
  alternatives.count = 0;
  alternatives.start.length = 1;
  alternatives.start[0] = 0;
  alternatives.members.length = alternatives.houseOf.length = alternatives.subject.length = 0;
  alternatives.of.length = 0;
  for (let i = 0; i < alternatives.live.count; i++) alternatives.of.push([]);
}

function addCells(alternatives: Alternatives, { position, tables }: FinderContext): void {
  const { indexOf, stride } = alternatives.live;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    const set = position.candidates[cell];
    if (set === 0) continue;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      addMember(alternatives, indexOf[cell * stride + lowestBit(rest) + 1]);
    }
    close(alternatives, -1, cell);
  }
}

function addHouses(alternatives: Alternatives, { position, tables }: FinderContext): void {
  const { indexOf, stride } = alternatives.live;
  for (let house = 0; house < tables.houseCount; house++) {
    if (tables.isFull[house] === 0) continue;
    for (let digit = 1; digit < stride; digit++) {
      const held = position.places[house * stride + digit];
      if (held === 0) continue;
      for (let rest = held; rest !== 0; rest &= rest - 1) {
        addMember(alternatives, indexOf[tables.houseCells[house][lowestBit(rest)] * stride + digit]);
      }
      close(alternatives, house, digit);
    }
  }
}

function addMember({ members, of, count }: Alternatives, candidate: number): void {
  members.push(candidate);
  of[candidate].push(count);
}

function close(alternatives: Alternatives, house: number, subject: number): void {
  alternatives.start.push(alternatives.members.length);
  alternatives.houseOf.push(house);
  alternatives.subject.push(subject);
  alternatives.count++;
}
