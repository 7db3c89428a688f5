import { type Cell, digitBit, type Digits, type DigitSet, type Puzzle } from 'pencilmark';
import {
  type BoardState,
  isGiven,
  type Layers,
  MAX_LINES,
  NO_COLOURS,
  sameLine,
  startState,
} from './board-state.ts';
import {
  type AssistMove,
  type CandidateColourMove,
  type CellDigit,
  type CellMarks,
  type Change,
  colourBit,
  type EraseMove,
  type Line,
  type LineMove,
  type Move,
} from './move.ts';

/**
 * The board after a move. The same object if the move changes nothing. Cells that a move may not touch (givens) are
 * skipped. The move must fit the board: cells and digits in range, as ensured by `input.ts` and `loadGame`.
 */
export function applyMove(state: BoardState, move: Move): BoardState {
  switch (move.kind) {
    case 'enter':
      return enter(
        state,
        move.cells.map((cell) => ({ cell, digit: move.digit })),
        move.clearPeers,
      );
    case 'erase':
      return erase(state, move);
    case 'mark': {
      const bit = digitBit(move.digit);
      const marked = changeAt(state[move.marks], writable(state, move.cells), toggle(move.change, bit));
      return withLayers(state, { [move.marks]: marked });
    }
    case 'set-marks':
      return setMarks(state, move.marks);
    case 'colour': {
      const change = toggle(move.change, colourBit(move.colour));
      return withLayers(state, { colours: changeAt(state.colours, move.cells, change) });
    }
    case 'candidate-colour':
      return colourCandidates(state, move);
    case 'line':
      return drawLine(state, move);
    case 'assist':
      return assist(state, move);
    case 'reset':
      return startOver(state, state.puzzle.givens, state.puzzle.allowed);
    case 'clear':
      return startOver(
        state,
        state.digits.map(() => 0),
      );
    case 'load':
      return startOver(state, move.givens, move.allowed);
  }
}

/** The move, or undefined if it would change nothing. */
export function ifItChanges(state: BoardState, move: Move): Move | undefined {
  return applyMove(state, move) === state ? undefined : move;
}

function enter(state: BoardState, placements: readonly CellDigit[], clearPeers?: true): BoardState {
  const digits = [...state.digits];
  const entered = placements.filter(({ cell }) => !isGiven(state, cell));
  for (const { cell, digit } of entered) digits[cell] = digit;
  const changed = digits.some((digit, cell) => digit !== state.digits[cell]);
  const next = changed ? withLayers(state, { digits }) : state;
  if (!clearPeers) return next;
  const { peers } = state.puzzle.geometry;
  return eliminate(
    next,
    entered.flatMap(({ cell, digit }) => peers[cell].map((peer) => ({ cell: peer, digit }))),
  );
}

function eliminate(state: BoardState, eliminations: readonly CellDigit[]): BoardState {
  const without = (marks: readonly DigitSet[]): readonly DigitSet[] => {
    const copy = [...marks];
    for (const { cell, digit } of eliminations) copy[cell] &= ~digitBit(digit);
    return copy.some((set, cell) => set !== marks[cell]) ? copy : marks;
  };
  return withLayers(state, { corner: without(state.corner), centre: without(state.centre) });
}

function erase(state: BoardState, { cells, layers }: EraseMove): BoardState {
  const { digits, corner, centre, colours, candidateColours, lines } = state;
  const none = (): number => 0;
  const wants = new Set(layers);
  return withLayers(state, {
    digits: wants.has('digit') ? changeAt(digits, writable(state, cells), none) : digits,
    corner: wants.has('corner') ? changeAt(corner, cells, none) : corner,
    centre: wants.has('centre') ? changeAt(centre, cells, none) : centre,
    colours: wants.has('colour') ? changeAt(colours, cells, none) : colours,
    candidateColours: wants.has('candidate-colour')
      ? changeAt(candidateColours, cells, () => NO_COLOURS)
      : candidateColours,
    lines: wants.has('line') ? linesOutside(lines, new Set(cells)) : lines,
  });
}

function linesOutside(lines: readonly Line[], cells: ReadonlySet<Cell>): readonly Line[] {
  const kept = lines.filter(({ from, to }) => !cells.has(from.cell) && !cells.has(to.cell));
  return kept.length === lines.length ? lines : kept;
}

function setMarks(state: BoardState, marks: readonly CellMarks[]): BoardState {
  const corner = [...state.corner];
  const centre = [...state.centre];
  for (const written of marks) {
    if (isGiven(state, written.cell)) continue;
    corner[written.cell] = written.corner ?? corner[written.cell];
    centre[written.cell] = written.centre ?? centre[written.cell];
  }
  return withLayers(state, {
    corner: unlessEqual(corner, state.corner),
    centre: unlessEqual(centre, state.centre),
  });
}

function colourCandidates(
  state: BoardState,
  { candidates, colour, change }: CandidateColourMove,
): BoardState {
  const recolour = toggle(change, colourBit(colour));
  let { candidateColours } = state;
  for (const { cell, digit } of candidates) {
    candidateColours = changeAt(candidateColours, [cell], (own) => {
      const every = own.length > 0 ? own : new Array<number>(state.puzzle.geometry.size).fill(0);
      const changed = changeAt(every, [digit - 1], recolour);
      if (changed === every) return own;
      return changed.some((set) => set !== 0) ? changed : NO_COLOURS;
    });
  }
  return withLayers(state, { candidateColours });
}

function drawLine(state: BoardState, { line, change }: LineMove): BoardState {
  const others = state.lines.filter((drawn) => !sameLine(drawn, line));
  const isDrawn = others.length < state.lines.length;
  if (change === 'remove') return isDrawn ? withLayers(state, { lines: others }) : state;
  if (isDrawn || state.lines.length >= MAX_LINES) return state;
  return withLayers(state, { lines: [...state.lines, line] });
}

function assist(state: BoardState, { marks, eliminations, placements, clearPeers }: AssistMove): BoardState {
  const pencilled = marks ? setMarks(state, marks) : state;
  const thinned = eliminations ? eliminate(pencilled, eliminations) : pencilled;
  const { digits, corner, centre } = enter(thinned, placements, clearPeers);
  // Candidates that were added may have been removed again: only the outcome counts.
  return withLayers(state, {
    digits,
    corner: unlessEqual(corner, state.corner),
    centre: unlessEqual(centre, state.centre),
  });
}

function startOver(state: BoardState, givens: Digits, allowed?: Puzzle['allowed']): BoardState {
  const puzzle = { ...state.puzzle, givens, allowed };
  if (!allowed) delete puzzle.allowed;
  const fresh = startState(puzzle);
  return JSON.stringify(contents(fresh)) === JSON.stringify(contents(state)) ? state : fresh;
}

/** Everything on a board that moves can change. */
function contents({ puzzle, ...layers }: BoardState): unknown {
  return [puzzle.givens, puzzle.allowed, layers];
}

function withLayers(state: BoardState, layers: Partial<Layers>): BoardState {
  const names = Object.keys(layers) as (keyof Layers)[];
  return names.every((name) => layers[name] === state[name]) ? state : { ...state, ...layers };
}

/** The list with some items replaced; the same list if none of them changes. */
function changeAt<T>(list: readonly T[], cells: readonly Cell[], change: (item: T) => T): readonly T[] {
  let copy: T[] | undefined;
  for (const cell of cells) {
    const item = change((copy ?? list)[cell]);
    if (item !== (copy ?? list)[cell]) (copy ??= [...list])[cell] = item;
  }
  return copy ?? list;
}

function unlessEqual(next: readonly number[], before: readonly number[]): readonly number[] {
  return next.some((item, index) => item !== before[index]) ? next : before;
}

function toggle(change: Change, bit: number): (set: number) => number {
  return change === 'add' ? (set) => set | bit : (set) => set & ~bit;
}

function writable(state: BoardState, cells: readonly Cell[]): Cell[] {
  return cells.filter((cell) => !isGiven(state, cell));
}
