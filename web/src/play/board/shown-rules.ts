/** Separate from the board: most puzzles have no rules beyond their houses. */
import { CELL, drawRules } from '@pencilmark/board';
import { litPuzzle } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import type { Component } from 'svelte';
import type { PaintedRules } from '../../kit/drawing/painted-rules.ts';
import Shapes from '../../kit/drawing/Shapes.svelte';
import CageStrip from '../panels/CageStrip.svelte';
import RulesCard from '../panels/RulesCard.svelte';
import RulesPanel from '../panels/RulesPanel.svelte';
import { ruleWords } from '../../puzzles/rules/words.ts';
import { showAside } from '../view/play-view.svelte.ts';
import type { BoardRoom } from '../view/zoom.ts';
import { ruleLabels } from './rule-labels.ts';

/** Everything that the play page shows about a puzzle's rules. */
export interface ShownRules extends PaintedRules {
  /** The room beside the board, in cells. */
  readonly beside: BoardRoom['beside'];
  /** The margin of a board with cells of this width, as a style. */
  readonly marginFor: (cell: number) => string;
  /** For each cell, the screen reader text of the rules that it is part of. */
  readonly labels: readonly string[];
  /** A one-line title of the rules. */
  readonly title: string;
  /** Shows all of them if there is a rail, otherwise the part below the keys. */
  readonly Panel: Component;
  /** Shows the digit sets of the selected cage. */
  readonly Strip: Component;
  /** Shows the rules in place of the keys. */
  readonly show: () => void;
}

/**
 * The rules of a puzzle as its player sees it. `whole`: the puzzle without fog, for the parts that are visible at the
 * edge of the fog.
 */
export function showRules(puzzle: Puzzle, whole: Puzzle = puzzle): ShownRules {
  const drawing = drawRules(litPuzzle(whole, puzzle));
  const { top, right, bottom, left } = drawing.room;
  return {
    ...drawing,
    Shapes,
    beside: { across: (left + right) / CELL, down: (top + bottom) / CELL },
    marginFor: (cell) => [top, right, bottom, left].map((room) => `${(room / CELL) * cell}px`).join(' '),
    labels: ruleLabels(puzzle, whole),
    title: ruleWords.title,
    Panel: RulesPanel,
    Strip: CageStrip,
    show: () => showAside(RulesCard),
  };
}
