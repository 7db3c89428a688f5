import type { Digit } from '../../grid/digits.ts';
import { cellsIn, type CellSet, isEmptySet } from '../cell-set.ts';
import type { Search } from '../search.ts';
import type { Candidate, Step } from '../step.ts';
import { cellsOfEveryTemplate, templatesOf } from '../templates.ts';
import type { Family } from './family.ts';
import type { TechniqueId } from './table.ts';

/**
 * Templates (pattern overlay): all ways to place one digit over the board, one in each full house.
 *
 * - Template set: the cells that hold the digit in every template; placed together.
 * - Template delete: the candidates that are in no template; eliminated together.
 *
 * One step per digit. Evidence: `digits` only; whoever checks it lists the templates of the digit again.
 */
export const templates: Family = {
  techniques: ['template-set', 'template-delete'],
  *find(search, wanted) {
    for (const technique of wanted) {
      for (let digit = 1; digit <= search.tables.size; digit++) {
        if (isEmptySet(search.position.cells[digit])) continue;
        const step = technique === 'template-set' ? setStep(search, digit) : deleteStep(search, digit);
        if (step) yield step;
      }
    }
  },
};

function setStep(search: Search, digit: Digit): Step | undefined {
  const every = cellsOfEveryTemplate(search, digit);
  if (!every || isEmptySet(every)) return undefined;
  return templateStep('template-set', digit, every, undefined);
}

function deleteStep(search: Search, digit: Digit): Step | undefined {
  const { refuted, exact, possible } = templatesOf(search, digit);
  if (!exact || !possible || isEmptySet(refuted)) return undefined;
  return templateStep('template-delete', digit, undefined, refuted);
}

function templateStep(
  technique: TechniqueId,
  digit: Digit,
  placed: CellSet | undefined,
  struck: CellSet | undefined,
): Step {
  const candidates = (set: CellSet | undefined): Candidate[] =>
    set ? cellsIn(set).map((cell) => ({ cell, digit })) : [];
  return {
    technique,
    placements: candidates(placed),
    eliminations: candidates(struck),
    evidence: { digits: [digit] },
  };
}
