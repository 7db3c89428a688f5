/** What a branch of a game tells about its player: the techniques that explain the moves, and those that were missed. */
import { lastDeduction, seenBoard } from '@pencilmark/game';
import type { TechniqueId } from 'pencilmark';
import type { LogicAnswer, LogicQuestion } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import type { Telling } from './replay-labels.ts';

/** A technique by which moves can be explained. */
interface UsedTechnique {
  readonly technique: TechniqueId;
  readonly name: string;
  readonly isTaught: boolean;
  readonly moves: number;
  /** Play time before these moves, in ms. */
  readonly time: number;
}

/** A long thought that ended in something else than the easiest step that was there. */
interface MissedTechnique {
  /** The place of the move in the branch. */
  readonly place: number;
  /** Play time before it, in ms. */
  readonly thought: number;
  readonly technique: TechniqueId;
  readonly name: string;
}

export interface Findings {
  /** What took the longest first. */
  readonly used: readonly UsedTechnique[];
  /** The longest thoughts first. */
  readonly missed: readonly MissedTechnique[];
  /** Moves that follow from no technique that is searched: guesses, mistakes, and what came after one. */
  readonly unexplained: number;
}

/** A thought counts as long from so many ms on, and from so many times the usual one of the game. */
const LONG = 20_000;
const TIMES_USUAL = 2;

/** How many missed techniques are told: more would be a reproach. */
const TOLD = 3;

type Ask = (question: LogicQuestion) => Promise<LogicAnswer>;

/** Looks at each move of a branch. Throws what `ask` throws, so that it can be stopped. */
export async function techniquesIn(
  { game, moments }: Telling,
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
    if (missed.length === TOLD) break;
    const { board } = deductionAt(game, moments[place].node)!;
    const answer = await ask({ ask: 'hint', board });
    if (answer.kind !== 'step' || !answer.isTaught || techniques.includes(answer.step.technique)) continue;
    const { thought } = moments[place];
    missed.push({ place, thought, technique: answer.step.technique, name: answer.explanation.name });
  }
  return { used: [...used.values()].sort((a, b) => b.time - a.time), missed, unexplained };
}

/** What a move concluded, on the board as its player saw it; undefined for what is no conclusion of the player's. */
function deductionAt(game: Telling['game'], node: number) {
  const last = lastDeduction({ ...game, current: node });
  if (last?.node !== node || (last.move.kind === 'assist' && last.move.by !== 'marks')) return undefined;
  const { before, placements, eliminations } = last;
  return { board: wireBoard(seenBoard(before)), placements, eliminations };
}

/** The median in ms; of two in the middle the shorter one. */
function usual(thoughts: readonly number[]): number {
  return [...thoughts].sort((a, b) => a - b)[(thoughts.length - 1) >> 1] ?? 0;
}
