/** Chains within chains, for positions in which the catalogue has only trial left. */
import type { Position } from '../../logic/position.ts';
import { isBroken } from '../../logic/position.ts';
import type { Step } from '../../logic/step.ts';
import { isClassic } from '../../model/boards.ts';
import { hasOnlyHouses } from '../../puzzle/puzzle.ts';
import { boardOf, type Board } from './board.ts';
import { createBest, type Finding } from './chains/finding.ts';
import { type ChainSearch, createNets } from './chains/nets.ts';
import { toldSteps } from './logic-steps.ts';

/**
 * The searches, the simplest proofs first: `level` is that of `NetOptions`. Level 0 is left out, since the catalogue's
 * forcing nets follow singles too; so is level 3, whose slowest search on the hardest puzzles took three times as long
 * as that of level 4. `looks` is the number of further assumptions that are tried once there is a proof: the rating
 * needs the shortest of all, but for a waiting reader any short proof will do.
 */
const SEARCHES = [
  { level: 1, looks: Infinity },
  { level: 2, looks: 30 },
  { level: 4, looks: 0 },
] as const;

let searches: readonly ChainSearch[] | undefined;

/**
 * A step by Sudoku Explainer's dynamic forcing chains, with locked candidates, pairs and X-Wings inside, or otherwise
 * by its nested ones. Its evidence is that of a forcing net; an implication that depends on a pattern or on a chain
 * carries it as `by`. Only for classic boards without further rules; otherwise, or if nothing is found, undefined.
 *
 * Meant for `LogicOptions.beforeTrial`: it also works in positions in which the catalogue has a step, but slowly.
 */
export function findDeepChain(position: Position, shouldStop: () => boolean = () => false): Step | undefined {
  const { puzzle, digits, candidates } = position;
  if (!isClassic(puzzle.geometry) || !hasOnlyHouses(puzzle) || isBroken(position)) return undefined;
  const board = boardOf(digits, candidates);
  // The board has no candidate that sees its digit, as a mark may; a proof on one would not be valid on the other.
  if (candidates.some((mask, cell) => digits[cell] === 0 && mask !== board.cells[cell])) return undefined;
  searches ??= SEARCHES.map(({ level }) =>
    createNets({ isMultiple: true, isDynamic: true, isNishio: false, level }),
  );
  for (let k = 0; k < searches.length && !shouldStop(); k++) {
    const found = bestOf(searches[k], SEARCHES[k].looks, board, shouldStop);
    if (found) return stepOf(found, board);
  }
  return undefined;
}

function bestOf(
  search: ChainSearch,
  looks: number,
  board: Board,
  shouldStop: () => boolean,
): Finding | undefined {
  const sink = createBest(true);
  let more = 0;
  search(board, sink, () => shouldStop() || (sink.best() !== undefined && ++more > looks));
  return shouldStop() ? undefined : sink.best();
}

function stepOf({ rating, removed, placed, proof }: Finding, board: Board): Step | undefined {
  const reason = { kind: 'chains', proof: proof! } as const;
  return toldSteps({ rule: 'nested-chain', rating, removed, placed, reason }, board)?.[0];
}
