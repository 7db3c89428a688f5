import { type Digit, digitsIn } from '../../../model/digits.ts';
import { cellsIn, type CellSet, dropCells, isEmptySet, nextCell } from '../../cell-set.ts';
import { copyPosition, eliminate } from '../../position.ts';
import { createFinderContext, type FinderContext } from '../../finder-context.ts';
import type { Candidate, Step } from '../../step.ts';
import { cellsOfEveryTemplate, templatesOf } from '../../templates.ts';
import type { Family } from '../family.ts';

/**
 * Templates (pattern overlay): all ways to place one digit over the board, one in each full house.
 *
 * - Template set: the cells that hold the digit in every template; placed together.
 * - Template delete: the candidates that are in no template; eliminated together.
 *
 * A cell that is in all templates of a digit is closed to the templates of all other digits, which may settle more
 * cells; this is repeated until nothing changes. HoDoKu's library expects that. Templates of two digits are not
 * compared in any other way.
 *
 * One step per digit. Evidence: only `digits`; a checker lists the templates again.
 */
export const templates: Family = {
  techniques: ['template-set', 'template-delete'],
  *find(search, wanted) {
    const settled = closeCertainCells(search);
    if (!settled) return;
    for (const technique of wanted) {
      for (let digit = 1; digit <= search.tables.size; digit++) {
        const isSet = technique === 'template-set';
        const cells = isSet ? cellsOfEveryTemplate(settled, digit) : refutedCells(search, settled, digit);
        if (!cells || isEmptySet(cells)) continue;
        const candidates = cellsIn(cells).map((cell): Candidate => ({ cell, digit }));
        const step: Step = {
          technique,
          placements: isSet ? candidates : [],
          eliminations: isSet ? [] : candidates,
          evidence: { digits: [digit] },
        };
        yield step;
      }
    }
  },
};

/**
 * A copy of the position in which cells that must hold one digit are closed to the others; undefined if some digit has
 * no template or too many to list.
 */
function closeCertainCells({ position, shouldStop }: FinderContext): FinderContext | undefined {
  const trial = copyPosition(position);
  const search = createFinderContext(trial, {}, shouldStop);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let digit = 1; digit <= trial.tables.size; digit++) {
      if (shouldStop() || !templatesOf(search, digit).possible) return undefined;
      const every = cellsOfEveryTemplate(search, digit);
      if (!every) continue;
      for (let cell = nextCell(every, -1); cell >= 0; cell = nextCell(every, cell)) {
        for (const other of digitsIn(trial.candidates[cell])) {
          if (other !== digit && eliminate(trial, cell, other)) isChanged = true;
        }
      }
    }
  }
  return search;
}

/** The candidates of the position that are in no template of the settled copy. */
function refutedCells(
  { position }: FinderContext,
  settled: FinderContext,
  digit: Digit,
): CellSet | undefined {
  const { refuted, exact } = templatesOf(settled, digit);
  const eliminated = position.cells[digit].slice();
  const left = settled.position.cells[digit].slice();
  if (exact) dropCells(left, refuted);
  dropCells(eliminated, left);
  return eliminated;
}
