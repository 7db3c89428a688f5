/** The techniques that explain the moves of a branch, and the techniques that its player missed. */
import { lastDeduction, seenBoard } from '@pencilmark/game';
import type { TechniqueId } from 'pencilmark';
import type { LogicAnswer, LogicQuestion } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import type { Branch } from './replay-labels.ts';

/** A technique that explains moves. */
interface UsedTechnique {
  readonly technique: TechniqueId;
  readonly name: string;
  readonly isTaught: boolean;
  readonly moves: number;
  /** Play time before these moves, in ms. */
  readonly time: number;
}

/** A long pause that did not end in the easiest step available. */
interface MissedTechnique {
  /** The place of the move in the branch. */
  readonly place: number;
  /** Play time before it, in ms. */
  readonly thought: number;
  readonly technique: TechniqueId;
  readonly name: string;
}

export interface Findings {
  /** Sorted by time, longest first. */
  readonly used: readonly UsedTechnique[];
  /** The longest pauses first. */
  readonly missed: readonly MissedTechnique[];
  /** The number of moves that follow from no supported technique: guesses, mistakes, and moves after a mistake. */
  readonly unexplained: number;
}

/** A pause counts as long if it exceeds both this number of ms and this multiple of the usual pause in the game. */
const LONG = 20_000;
const TIMES_USUAL = 2;

/** Maximum number of missed techniques shown: more would feel like a reproach. */
const MAX_MISSED = 3;

type Ask = (question: LogicQuestion) => Promise<LogicAnswer>;

/** Analyses each move of a branch. Passes on exceptions from `ask`, so that it can be stopped. */
export async function techniquesIn(
  { game, moments }: Branch,
  ask: Ask,
  onProgress: (place: number) => void = () => {},
): Promise<Findings> {
  const used = new Map<TechniqueId, UsedTechnique>();
  const thoughts: number[] = [];
  const explained: { place: number; techniques: readonly TechniqueId[] }[] = [];
  let unexplained = 0;
  for (let place = 1; place < moments.length; place++) {
    onProgress(place);
    const deduction = deductionAt(game, moments[place].node);
    if (!deduction) continue;
    const { thought } = moments[place];
    thoughts.push(thought);
    const answer = await ask({ ask: 'used', ...deduction });
    const found = answer.kind === 'used' ? answer.found : [];
    explained.push({ place, techniques: found.map(({ step }) => step.technique) });
    const first = found.at(0);
    if (!first) {
      unexplained++;
      continue;
    }
    const { technique } = first.step;
    const before = used.get(technique);
    used.set(technique, {
      technique,
      name: first.explanation.name,
      isTaught: first.isTaught,
      moves: (before?.moves ?? 0) + 1,
      time: (before?.time ?? 0) + thought,
    });
  }
  const long = Math.max(LONG, TIMES_USUAL * usual(thoughts));
  const missed: MissedTechnique[] = [];
  for (const { place, techniques } of explained
    .filter((one) => moments[one.place].thought >= long)
    .sort((a, b) => moments[b.place].thought - moments[a.place].thought)) {
    if (missed.length === MAX_MISSED) break;
    const { board } = deductionAt(game, moments[place].node)!;
    const answer = await ask({ ask: 'hint', board });
    if (answer.kind !== 'step' || !answer.isTaught || techniques.includes(answer.step.technique)) continue;
    const { thought } = moments[place];
    missed.push({ place, thought, technique: answer.step.technique, name: answer.explanation.name });
  }
  return { used: [...used.values()].sort((a, b) => b.time - a.time), missed, unexplained };
}

/**
 * The conclusion of a move on the board as its player saw it; undefined if the move is not a conclusion of the
 * player's.
 */
function deductionAt(game: Branch['game'], node: number) {
  const last = lastDeduction({ ...game, current: node });
  if (last?.node !== node || (last.move.kind === 'assist' && last.move.by !== 'marks')) return undefined;
  const { before, placements, eliminations } = last;
  return { board: wireBoard(seenBoard(before)), placements, eliminations };
}

/** The median in ms; the lower of the two middle values. */
function usual(thoughts: readonly number[]): number {
  return [...thoughts].sort((a, b) => a - b)[(thoughts.length - 1) >> 1] ?? 0;
}
