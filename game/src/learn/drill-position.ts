/** Generates any number of positions for practising a technique. */
import { createRandom, type Position, type Random, shuffle, type TechniqueId } from 'pencilmark';
import { disguised, type DrillBoard, holdsStep, isDrillOf, positionOfBoard } from './drill-board.ts';
import { freshBoards } from './fresh-boards.ts';
import { ruleBoard } from './rule-boards.ts';
import { type Form, formsOf, holdsForm } from './forms.ts';
import { stockOf } from './stock.ts';
import { isTaught, isTaughtRule } from './taught.ts';

/** A board and the technique to find. */
export interface DrillPosition extends DrillBoard {
  readonly technique: TechniqueId;
}

/** The wanted form, if any, and a way to stop the search. */
export interface DrillControl {
  readonly form?: Form;
  readonly shouldStop?: () => boolean;
}

/** Maximum number of puzzles per search. Techniques that are not in the stock occur within hundreds. */
const MAX_PUZZLES = 20_000;

/** Maximum number of disguises: limits on the length of chains make a rare one lose its step. */
const MAX_DISGUISES = 20;

/**
 * Position `index` of a seed: the technique applies, and nothing easier does. The same on every machine. Positions for
 * rare techniques come from the stock, in an order given by the seed, all in disguise, so that none is recognised.
 * Techniques of a rule beyond houses use new puzzles with the rule. Undefined only if stopped. Throws a RangeError for
 * a technique that is not taught.
 */
export function drillPosition(
  technique: TechniqueId,
  seed: string,
  index: number,
  { form, shouldStop }: DrillControl = {},
): DrillPosition | undefined {
  requireTaught(technique);
  if (form !== undefined && !formsOf(technique).includes(form))
    throw new RangeError(`${technique} has no form "${form}".`);
  const name = `drill ${technique} ${index} ${seed}`;
  const isThere = (at: Position): boolean =>
    form === undefined ? holdsStep(technique, at) : holdsForm(technique, form, at);
  if (isTaughtRule(technique))
    return withTechnique(technique, ruleBoard(technique, name, { isThere: true, shouldStop }));
  const board =
    stockBoard(technique, seed, index) ??
    firstOf(freshBoards(technique, name, isThere, MAX_PUZZLES, shouldStop));
  const isDrill = (at: Position): boolean => isThere(at) && isDrillOf(technique, at);
  return board && { technique, ...inDisguise(board, createRandom(name), isDrill) };
}

/** A position in which neither the technique nor anything easier applies. Otherwise like `drillPosition`. */
export function nothingHere(
  technique: TechniqueId,
  seed: string,
  index: number,
  { shouldStop }: DrillControl = {},
): DrillPosition | undefined {
  requireTaught(technique);
  const name = `nothing ${technique} ${index} ${seed}`;
  const isEmpty = (at: Position): boolean => !holdsStep(technique, at);
  if (isTaughtRule(technique))
    return withTechnique(technique, ruleBoard(technique, name, { isThere: false, shouldStop }));
  const board = firstOf(freshBoards(technique, name, isEmpty, MAX_PUZZLES, shouldStop));
  return board && { technique, ...inDisguise(board, createRandom(name), isEmpty) };
}

function withTechnique(technique: TechniqueId, board: DrillBoard | undefined): DrillPosition | undefined {
  return board && { technique, ...board };
}

export function requireTaught(technique: TechniqueId): void {
  if (!isTaught(technique)) throw new RangeError(`There are no drills of "${String(technique)}".`);
}

/** A disguise in which the board still meets the requirements; the board itself if there is none. */
function inDisguise(
  board: DrillBoard,
  random: Random,
  isWanted: (position: Position) => boolean,
): DrillBoard {
  for (let tried = 0; tried < MAX_DISGUISES; tried++) {
    const other = disguised(board, random);
    if (isWanted(positionOfBoard(other))) return other;
  }
  return board;
}

function firstOf<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}

/** Uses the whole stock before a board is repeated. */
function stockBoard(technique: TechniqueId, seed: string, index: number): DrillBoard | undefined {
  const stock = stockOf(technique);
  if (stock.length === 0) return undefined;
  const order = shuffle([...stock.keys()], createRandom(`${seed} ${Math.floor(index / stock.length)}`));
  return stock[order[index % stock.length]]();
}
