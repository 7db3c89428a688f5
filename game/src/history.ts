import type { Cell, Digits } from 'pencilmark';
import type { BoardState } from './board-state.ts';
import { wrongCells } from './check.ts';
import { type Game, MAX_NAME_LENGTH, type NodeId, START } from './game.ts';
import type { Layer } from './move.ts';
import { goTo } from './play.ts';
import { pathTo, stateAt } from './replay.ts';

/** Names the current node; an existing name is replaced. */
export function setCheckpoint(game: Game, name: string): Game {
  const { checkpoints, current } = removeCheckpoint(game, game.current);
  const added = { node: current, name: name.trim().slice(0, MAX_NAME_LENGTH) };
  return { ...game, checkpoints: [...checkpoints, added] };
}

export function removeCheckpoint(game: Game, node: NodeId): Game {
  const checkpoints = game.checkpoints.filter((checkpoint) => checkpoint.node !== node);
  return checkpoints.length === game.checkpoints.length ? game : { ...game, checkpoints };
}

/** "Try from here": records the current node as the start of a trial. Trials may be nested. */
export function startTrial(game: Game): Game {
  return game.trials.includes(game.current) ? game : { ...game, trials: [...game.trials, game.current] };
}

/** The start of the innermost trial that the current node belongs to. */
export function trialStart(game: Game): NodeId | undefined {
  if (game.trials.length === 0) return undefined;
  const starts = new Set(game.trials);
  return pathTo(game).findLast((node) => starts.has(node));
}

/** Ends the innermost trial and goes back to its start. Its moves stay in the tree, as a branch. */
export function abandonTrial(game: Game): Game {
  const start = trialStart(game);
  return start === undefined ? game : goTo(keepTrial(game), start);
}

/** Ends the innermost trial and stays: its moves are now part of the game. */
export function keepTrial(game: Game): Game {
  const start = trialStart(game);
  return start === undefined ? game : { ...game, trials: game.trials.filter((node) => node !== start) };
}

/**
 * Goes back to the last board before the mistakes that are on the board now: the nearest earlier node where every entry
 * agrees with the solution (of the current givens). Never beyond a reset or a load, after which there are no entries.
 * The same game if nothing is wrong now.
 */
export function beforeFirstMistake(game: Game, solution: Digits): Game {
  let node = game.current;
  while (node !== START && wrongCells(stateAt(game, node), solution).length > 0)
    node = game.log[node - 1].parent;
  return goTo(game, node);
}

/** The difference between two boards in a cell. */
export interface CellDifference {
  readonly cell: Cell;
  readonly layers: readonly Layer[];
}

/** The cells in which two boards of one game differ, and in which layers; a line counts at both ends. */
export function compareBoards(a: BoardState, b: BoardState): CellDifference[] {
  const inA = cellContents(a);
  const inB = cellContents(b);
  return a.digits.flatMap((_, cell) => {
    const layers = COMPARED.filter((layer) => inA(layer, cell) !== inB(layer, cell));
    return layers.length === 0 ? [] : [{ cell, layers }];
  });
}

const COMPARED = [
  'digit',
  'corner',
  'centre',
  'colour',
  'candidate-colour',
  'line',
] as const satisfies Layer[];

function cellContents(state: BoardState): (layer: Layer, cell: Cell) => unknown {
  const drawn = linesByCell(state);
  return (layer, cell) => {
    switch (layer) {
      case 'digit':
        return state.digits[cell];
      case 'corner':
      case 'centre':
        return state[layer][cell];
      case 'colour':
        return state.colours[cell];
      case 'candidate-colour':
        return state.candidateColours[cell].join();
      case 'line':
        return drawn.get(cell);
    }
  };
}

/** For each cell, a text that identifies the lines touching it, in whatever order and direction they were drawn. */
function linesByCell({ lines }: BoardState): Map<Cell, string> {
  const texts = new Map<Cell, string[]>();
  for (const { from, to, style, colour } of lines) {
    const ends = [from, to].map(({ cell, digit }) => `${cell}/${digit}`).sort();
    const text = [...ends, style, colour].join(' ');
    for (const cell of new Set([from.cell, to.cell])) texts.set(cell, [...(texts.get(cell) ?? []), text]);
  }
  return new Map([...texts].map(([cell, held]) => [cell, held.sort().join()]));
}
