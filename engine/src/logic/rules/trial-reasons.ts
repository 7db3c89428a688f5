/** The proof of a contradiction: only the events that led to it. */
import type { Digit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { seesCell } from '../board-index.ts';
import { lowestBit } from '../cell-set.ts';
import type { Position } from '../position.ts';
import type { Premise } from './premises.ts';
import { domainOf, PATIENCE, placesOf, type RuleTrial, type TrialEvent } from './rule-trial.ts';
import { findFilling, settle } from './scope.ts';

/** An event of the proof of a contradiction. It comes after its causes, which are indices in the same list. */
export interface Reason {
  readonly event: TrialEvent;
  readonly causes: readonly number[];
}

/**
 * The events that lead to the contradiction. The causes of a premise are reduced to those that it cannot do without.
 */
export function reasonsOf(trial: RuleTrial): Reason[] {
  const { events, takenBy, position } = trial;
  const { stride } = position.tables;
  const needed = new Uint8Array(events.length);
  const causesAt = new Map<number, number[]>();
  for (const at of contradictoryEvents(trial)) needed[at] = 1;
  const found: number[] = [];
  const fallen = (cell: Cell, digit: Digit): number => takenBy[cell * stride + digit] - 1;
  for (let at = events.length - 1; at >= 0; at--) {
    if (needed[at] === 0) continue;
    found.push(at);
    const causes = causesOf(trial, at, needed, fallen);
    for (const cause of causes) needed[cause] = 1;
    causesAt.set(at, causes);
  }
  found.reverse();
  const place = new Map(found.map((at, k) => [at, k]));
  return found.map((at) => ({
    event: events[at],
    causes: causesAt.get(at)!.map((cause) => place.get(cause)!),
  }));
}

function contradictoryEvents({ contradiction, position, takenBy }: RuleTrial): number[] {
  const { stride } = position.tables;
  const all: [Cell, Digit][] = [];
  if (contradiction?.is === 'cell') {
    for (let rest = position.candidates[contradiction.cell]; rest !== 0; rest &= rest - 1)
      all.push([contradiction.cell, lowestBit(rest) + 1]);
  } else if (contradiction) {
    for (const place of placesOf(position, contradiction.house, contradiction.digit))
      all.push([place, contradiction.digit]);
  }
  return all.map(([cell, digit]) => takenBy[cell * stride + digit] - 1);
}

function causesOf(
  { events, position }: RuleTrial,
  at: number,
  needed: Uint8Array,
  fallen: (cell: Cell, digit: Digit) => number,
): number[] {
  const { cell, digit, cause } = events[at];
  switch (cause.is) {
    case 'assumed':
      return [];
    case 'taken':
      return [cause.by];
    case 'cell': {
      const others: number[] = [];
      for (let rest = position.candidates[cell] & ~(1 << (digit - 1)); rest !== 0; rest &= rest - 1)
        others.push(fallen(cell, lowestBit(rest) + 1));
      return others;
    }
    case 'house':
      return placesOf(position, cause.house, digit)
        .filter((place) => place !== cell)
        .map((place) => fallen(place, digit));
    case 'seen':
      return placesOf(position, cause.house, digit)
        .filter((place) => !seesCell(position.tables, place, cell))
        .map((place) => fallen(place, digit));
    case 'premise':
      return neededBy(
        position,
        cause.premise,
        { cell, digit },
        (own, other) => {
          const fall = fallen(own, other);
          return fall >= 0 && fall < at ? fall : -1;
        },
        needed,
      );
  }
}

/** The eliminated candidates without which a premise would have a filling with the candidate `asked`. */
function neededBy(
  position: Position,
  { scope }: Premise,
  asked: { readonly cell: Cell; readonly digit: Digit },
  fallen: (cell: Cell, digit: Digit) => number,
  needed: Uint8Array,
): number[] {
  const domains = Int32Array.from(scope.cells, (cell) => domainOf(position, cell));
  const fallenHere: { readonly at: number; readonly i: number; readonly bit: number }[] = [];
  for (const [i, cell] of scope.cells.entries()) {
    if (position.digits[cell] !== 0) continue;
    if (cell === asked.cell) {
      domains[i] = 1 << (asked.digit - 1);
      continue;
    }
    for (let rest = domains[i]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const at = fallen(cell, lowestBit(bit) + 1);
      if (at >= 0) fallenHere.push({ at, i, bit });
    }
  }
  for (const { i, bit } of fallenHere) domains[i] &= ~bit;
  // Tries to do without the latest first; causes that the proof needs anyway come last.
  fallenHere.sort((a, b) => needed[a.at] - needed[b.at] || b.at - a.at);
  const kept: number[] = [];
  for (const { at, i, bit } of fallenHere) {
    domains[i] |= bit;
    const tried = domains.slice();
    if (settle(scope, tried) && findFilling(scope, tried, { left: PATIENCE }) !== undefined) {
      domains[i] &= ~bit;
      kept.push(at);
    }
  }
  return kept.sort((a, b) => a - b);
}
