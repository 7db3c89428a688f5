import {
  type CellDigit,
  COLOUR_COUNT,
  type Colour,
  type LineEnd,
  type LineStyle,
  toggleCandidateColour,
  toggleLine,
} from '@pencilmark/game';
import { cellName, type Digit, type Geometry, symbolOf } from 'pencilmark';
import { focusCell } from '../board/select.ts';
import { isPlayable, makeMove } from '../moves/moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { penTexts } from './words.ts';
import { t } from '../words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { playView, closeAside } from '../view/play-view.svelte.ts';

/** The tools of the pen: colour candidates, or draw one of the kinds of lines. */
export const PEN_TOOLS = ['candidates', 'plain', 'strong', 'weak'] as const;
export type PenTool = (typeof PEN_TOOLS)[number];

/** The state of the pen. */
interface Pen {
  tool: PenTool;
  colour: Colour;
  ends: 'candidate' | 'cell';
  /** The start of the line being drawn. */
  from: LineEnd | undefined;
}

export const pen: Pen = $state({ tool: 'candidates', colour: 1, ends: 'candidate', from: undefined });

export function chooseTool(tool: PenTool): void {
  pen.tool = tool;
  pen.from = undefined;
}

export function chooseColour(colour: Colour): void {
  pen.colour = ((colour - 1 + COLOUR_COUNT) % COLOUR_COUNT) + 1;
}

/** Handles a digit key while the pen is active: that candidate of the selected cells, or the next end of a line. */
export function penDigit(digit: Digit): void {
  const cells = playView.selection.length > 0 ? playView.selection : [playView.cursor];
  if (pen.tool === 'candidates') colourCandidates(cells.map((cell) => ({ cell, digit })));
  else pickEnd({ cell: playView.cursor, digit });
}

/** Handles a press on a candidate of the board. */
export function penPress(end: LineEnd): void {
  if (pen.tool === 'candidates') colourCandidates([end]);
  else pickEnd(end);
}

/** Draws a whole line at once, as after a drag. */
export function penLine(from: LineEnd, to: LineEnd): void {
  const { board } = currentGame;
  if (!board || !isPlayable() || pen.tool === 'candidates') return;
  pen.from = undefined;
  const style: LineStyle = pen.tool;
  const move = toggleLine(board, { from: whole(from), to: whole(to), style, colour: pen.colour });
  if (!move) return announce(penTexts.cancelled);
  makeMove(move);
  const { geometry } = board.puzzle;
  const names = [from, to].map((end) => endName(geometry, whole(end))) as [string, string];
  announce(
    move.kind === 'line' && move.change === 'remove'
      ? penTexts.gone
      : penTexts.drawn(penTexts.tools[style], ...names),
  );
}

export function closePen(): void {
  closeAside();
  focusCell();
}

export function dropPen(): void {
  pen.from = undefined;
}

function pickEnd(end: LineEnd): void {
  const { board } = currentGame;
  if (!board) return;
  if (pen.from) return penLine(pen.from, end);
  pen.from = end;
  announce(penTexts.begun(endName(board.puzzle.geometry, whole(end))));
}

function whole({ cell, digit }: LineEnd): LineEnd {
  const filled = (currentGame.board?.digits[cell] ?? 0) !== 0;
  return { cell, digit: pen.ends === 'cell' || filled ? 0 : digit };
}

function colourCandidates(candidates: readonly CellDigit[]): void {
  const { board } = currentGame;
  if (!board || !isPlayable()) return;
  const open = candidates.filter(({ cell }) => board.digits[cell] === 0);
  const move = toggleCandidateColour(board, open, pen.colour);
  if (!move) return announce(penTexts.filled);
  makeMove(move);
  const { geometry } = board.puzzle;
  const names = open.map((end) => endName(geometry, end));
  const colour = t.colours[pen.colour - 1];
  if (move.kind === 'candidate-colour') announce(penTexts.coloured[move.change](colour, names));
}

function endName(geometry: Geometry, { cell, digit }: LineEnd): string {
  return digit === 0
    ? cellName(geometry, cell)
    : `${symbolOf(geometry, digit)} ${penTexts.at} ${cellName(geometry, cell)}`;
}
