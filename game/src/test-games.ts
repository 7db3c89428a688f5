/** Random games for the tests of this package, and the invariants of every game. Not exported by it. */
import {
  allDigits,
  createGeometry,
  createRandom,
  emptyPuzzle,
  type GeometrySpec,
  isSolutionOf,
  type Puzzle,
  type Random,
  variantSpec,
} from 'pencilmark';
import {
  acceptLoneMarks,
  applyHint,
  fillCandidates,
  loadPuzzle,
  placeDigits,
  promoteCornerMarks,
} from './assist.ts';
import { type BoardState, MAX_LINES } from './board-state.ts';
import { statusOf } from './check.ts';
import type { Game } from './game.ts';
import { abandonTrial, keepTrial, removeCheckpoint, setCheckpoint, startTrial } from './history.ts';
import { eraseCells, eraseLayers, INPUT_MODES, pressDigit } from './input.ts';
import { toggleCandidateColour, toggleLine } from './pen-input.ts';
import { ASSISTANTS, COLOUR_COUNT, LAYERS, LINE_STYLES, type Move } from './move.ts';
import { goTo, play, redo, undo } from './play.ts';
import { childrenOfNodes, currentState, isWithin } from './replay.ts';
import { gameOf, must } from './test-boards.ts';

/** Boards that are quick to create, with every field of a description except windows. */
export const SMALL_SPECS: readonly GeometrySpec[] = [
  { ...variantSpec('classic', 4), diagonals: ['main'], extra: [[1, 6, 11]], disjoint: true },
  variantSpec('latin', 5),
  { ...variantSpec('classic', 6), symbols: [...'ABCDEF'] },
  { size: 4, regions: [...'aabbaabcddbcddcc'] },
  { size: 6, rows: 4, columns: 5 },
  variantSpec('tinysamurai'),
];

const SPECS = [...SMALL_SPECS, variantSpec('x'), variantSpec('windoku'), variantSpec('classic', 16)];

/** Draws the parameters of actions from a seeded source. */
interface Draw {
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly cells: () => number[];
  readonly digit: () => number;
  readonly candidates: () => { cell: number; digit: number }[];
}

export function drawFor(puzzle: Puzzle, { below }: Random): Draw {
  const { cells, size } = puzzle.geometry;
  const draw = {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)],
    cells: () => Array.from({ length: 1 + below(4) }, () => below(cells.length)),
    digit: () => 1 + below(size),
  };
  return { ...draw, candidates: () => draw.cells().map((cell) => ({ cell, digit: draw.digit() })) };
}

type MoveMaker = (state: BoardState, draw: Draw) => Move | undefined;

const press: MoveMaker = (state, draw) =>
  pressDigit(state, draw.pick(INPUT_MODES), draw.cells(), draw.digit(), { clearPeers: draw.below(2) === 0 });

export const MOVES: readonly MoveMaker[] = [
  press,
  press,
  press,
  (state, draw) => eraseCells(state, draw.pick(INPUT_MODES), draw.cells()),
  (state, draw) => toggleCandidateColour(state, draw.candidates(), 1 + draw.below(COLOUR_COUNT)),
  (state, draw) => {
    const [from, to] = [draw.candidates()[0], draw.candidates()[0]];
    const style = draw.pick(LINE_STYLES);
    return toggleLine(state, { from, to: style === 'plain' ? { ...to, digit: 0 } : to, style, colour: 1 });
  },
  (state, draw) => fillCandidates(state, draw.pick(['corner', 'centre'] as const), draw.cells()),
  (state, draw) => promoteCornerMarks(state, draw.cells()),
  (state, draw) => acceptLoneMarks(state, draw.cells()),
  (state, draw) => placeDigits(state, draw.pick(ASSISTANTS), draw.candidates(), { clearPeers: true }),
  (state, draw) =>
    applyHint(state, { technique: 'any', placements: draw.candidates(), eliminations: draw.candidates() }),
];

/** Moves that wipe the board: rare, as otherwise random games would never get far. */
export const WIPES: readonly MoveMaker[] = [
  (state, draw) => eraseLayers(state, [draw.pick(LAYERS)]),
  (state, draw) => loadPuzzle(state, randomPuzzle(state.puzzle, draw)),
  () => ({ kind: 'reset' }),
  () => ({ kind: 'clear' }),
];

const VIEWS: readonly ((game: Game, draw: Draw) => Game)[] = [
  undo,
  undo,
  redo,
  (game, draw) => goTo(game, draw.below(game.log.length + 1)),
  (game, draw) => setCheckpoint(game, `name ${draw.below(100)}`),
  (game, draw) => removeCheckpoint(game, draw.below(game.log.length + 1)),
  startTrial,
  abandonTrial,
  keepTrial,
];

function randomPuzzle({ geometry }: Puzzle, draw: Draw): Puzzle {
  const givens = geometry.cells.map(() => (draw.below(8) === 0 ? draw.digit() : 0));
  if (draw.below(3) > 0) return { geometry, constraints: [], givens };
  return {
    geometry,
    constraints: [],
    givens,
    allowed: givens.map(() => draw.below(allDigits(geometry.size) + 1)),
  };
}

/** Every moment of a random game of `length` actions. */
export function randomGame(seed: string, length: number, specs: readonly GeometrySpec[] = SPECS): Game[] {
  const random = createRandom(seed);
  const geometry = must(createGeometry(specs[random.below(specs.length)]));
  const draw = drawFor(emptyPuzzle(geometry), random);
  const moments = [gameOf(randomPuzzle(emptyPuzzle(geometry), draw))];
  while (moments.length <= length) {
    const game = moments.at(-1)!;
    const kind = draw.below(40);
    if (kind < 10) moments.push(draw.pick(VIEWS)(game, draw));
    else
      moments.push(
        afterMove(game, draw.pick(kind === 10 ? WIPES : MOVES)(currentState(game), draw), moments.length),
      );
  }
  return moments;
}

function afterMove(game: Game, move: Move | undefined, time: number): Game {
  return move ? play(game, move, time * 1000) : game;
}

/** Everything on a board that moves can change, as text: quicker to compare than the board with its geometry. */
export function contents({ puzzle, ...layers }: BoardState): string {
  return JSON.stringify([puzzle.givens, puzzle.allowed, layers]);
}

/** The faults of a board that no sequence of moves can cause. */
export function boardFaults(state: BoardState): string[] {
  const { puzzle, digits, corner, centre, colours, candidateColours, lines } = state;
  const { size, cells } = puzzle.geometry;
  const all = allDigits(size);
  const faults = digits.flatMap((digit, cell) => {
    const given = puzzle.givens[cell];
    const marks = corner[cell] | centre[cell];
    const own = candidateColours[cell];
    const tests = {
      digit: digit >= 0 && digit <= size,
      given: given === 0 || given === digit,
      marks: (marks & ~all) === 0 && (given === 0 || marks === 0),
      colours: colours[cell] >= 0 && colours[cell] < 2 ** COLOUR_COUNT,
      'candidate colours': own.length === 0 || (own.length === size && own.some((set) => set !== 0)),
    };
    return Object.entries(tests).flatMap(([name, isRight]) => (isRight ? [] : [`${name} of cell ${cell}`]));
  });
  const layers = [digits, corner, centre, colours, candidateColours];
  if (layers.some((layer) => layer.length !== cells.length)) faults.push('length of a layer');
  if (lines.length > MAX_LINES) faults.push('too many lines');
  if ((statusOf(state) === 'won') !== isSolutionOf(puzzle, digits)) faults.push('status');
  return faults;
}

/** The faults of a game's tree that no sequence of actions can cause. */
export function treeFaults(game: Game): string[] {
  const { log, current, tip, checkpoints, trials } = game;
  const named = [...checkpoints.map(({ node }) => node), ...trials];
  const tests = {
    parents: log.every(({ parent }, index) => parent >= 0 && parent <= index),
    'tip below current': isWithin(game, current, tip),
    'tip without children': childrenOfNodes(game)[tip].length === 0,
    'named nodes': named.every((node) => node >= 0 && node <= log.length),
    'one name per node': new Set(checkpoints.map(({ node }) => node)).size === checkpoints.length,
  };
  return Object.entries(tests).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}
