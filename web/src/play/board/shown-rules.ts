/** Apart from the board: most puzzles have no rules beyond their houses. */
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

/** All that the play page shows of a puzzle's rules. */
export interface ShownRules extends PaintedRules {
  /** The room beside the board, in cells. */
  readonly beside: BoardRoom['beside'];
  /** The margin of a board whose cells are so wide, as a style. */
  readonly marginFor: (cell: number) => string;
  /** For each cell what a screen reader says of the rules that it is part of. */
  readonly labels: readonly string[];
  /** What the rules are called in a line. */
  readonly title: string;
  /** All of them where there is a rail, and elsewhere what stands below the keys. */
  readonly Panel: Component;
  /** The sets of digits of the selected cage. */
  readonly Strip: Component;
  /** Shows them in the place of the keys. */
  readonly show: () => void;
}

/** The rules of a puzzle as its player sees it, and of the whole puzzle what of them is seen at the edge of its fog. */
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
