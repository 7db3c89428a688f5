import { type Deduction, type Game, isHeavy, lastDeduction } from '@pencilmark/game';
import {
  cellName,
  type Conflict,
  type Digits,
  findConflicts,
  type Geometry,
  type Puzzle,
  symbolOf,
  techniqueOf,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { capital } from '../../i18n/capital.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { askLogic } from '../../workers/logic.ts';
import type { UsedAnswer } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import { seen } from '../session/current-game.svelte.ts';
import { hintTexts } from './words.ts';
import { drawingOf, type HintView, message, seenPlain } from './hint-view.ts';

/** The reason for the player's last conclusion, in words; undefined if another question was asked meanwhile. */
export async function explainUsed(game: Game): Promise<HintView | undefined> {
  const last = lastDeduction(game);
  const covered = last && seen(last.before);
  if (!covered) return messageView(hintTexts.used.nothing);
  const deduction = { ...last, before: covered };
  const { before, placements, eliminations } = deduction;
  const { geometry } = before.puzzle;
  const done = assistedText(geometry, deduction);
  if (done) return messageView(done);
  const digits = before.digits.map(
    (digit, cell) => placements.find((placed) => placed.cell === cell)?.digit ?? digit,
  );
  const conflicts = await conflictsIn(before.puzzle, digits);
  const broken = conflicts.find(({ cells }) => placements.some(({ cell }) => cells.includes(cell)));
  if (broken) return messageView(`${capital(problemTexts.conflict(geometry, broken))}.`);
  const answer = await askLogic({ ask: 'used', board: wireBoard(before), placements, eliminations });
  return answer?.kind === 'used' ? viewOfUsed(deduction, answer) : undefined;
}

/** Found beside the page if the rules are much work. */
async function conflictsIn(puzzle: Puzzle, digits: Digits): Promise<readonly Conflict[]> {
  if (!isHeavy({ puzzle })) return findConflicts(puzzle, digits);
  const { findConflictsLater } = await import('../../workers/conflicts.ts');
  return findConflictsLater(puzzle, digits, new AbortController().signal);
}

function viewOfUsed(
  { before, placements, eliminations }: Deduction,
  { found, ground, candidates }: UsedAnswer,
): HintView {
  const { geometry } = before.puzzle;
  if (ground === 'mistaken') return messageView(hintTexts.used.mistaken);
  const covered = found.flatMap(({ covers }) => covers);
  const isCovered = (cell: number, digit: number): boolean =>
    covered.some((other) => other.cell === cell && other.digit === digit);
  const rest = {
    placements: placements.filter(({ cell, digit }) => !isCovered(cell, digit)),
    eliminations: eliminations.filter(({ cell, digit }) => !isCovered(cell, digit)),
  };
  const isPlacement = placements.length > 0;
  const sentences = found.map(({ covers, how, explanation }) => {
    const what = conclusions(geometry, isPlacement ? { placements: covers } : { eliminations: covers });
    return hintTexts.used[how](what, explanation.name);
  });
  const first = found.at(0);
  const text = [
    ...sentences,
    ...(first && found.length === 1 ? first.explanation.why : []),
    ...(rest.placements.length + rest.eliminations.length > 0
      ? [hintTexts.used.unjustified(conclusions(geometry, rest))]
      : []),
  ];
  const drawing = first && drawingOf(seenPlain(before), { step: first.step, candidates });
  return message(hintTexts.used.title, text, drawing);
}

/** Entries that the program made for the player need no proof. */
function assistedText(geometry: Geometry, { move, placements, eliminations }: Deduction): string | undefined {
  // Marks are the player's own, even if we turn them into digits.
  if (move.kind !== 'assist' || move.by === 'marks') return undefined;
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return hintTexts.used.hint(techniqueOf(technique.id satisfies TechniqueId).name);
  return hintTexts.used.program(conclusions(geometry, { placements, eliminations }));
}

function conclusions(
  geometry: Geometry,
  { placements = [], eliminations = [] }: Partial<Pick<Deduction, 'placements' | 'eliminations'>>,
): string {
  const text = (sign: string) => (at: { cell: number; digit: number }) =>
    `${cellName(geometry, at.cell)}${sign}${symbolOf(geometry, at.digit)}`;
  return [...placements.map(text('=')), ...eliminations.map(text('≠'))].join(', ');
}

function messageView(text: string): HintView {
  return message(hintTexts.used.title, [text]);
}
