import { geometryName, type Puzzle } from 'pencilmark';
import { listRules } from '../rules/rule-list.ts';
import { puzzleKindOf } from '../kinds/kind-of-puzzle.ts';
import { kindTitle } from '../kinds/names.ts';

/** With more names it would be a list, not a title. */
const MOST = 3;

/** The title of a puzzle without one of its own: the name of its rule, such as `Killer`, otherwise of its board. */
export function puzzleTitle({ geometry, constraints }: Puzzle): string {
  const board = geometryName(geometry);
  if (constraints.length === 0) return board;
  const kind = puzzleKindOf(geometry.spec, constraints);
  if (kind) return kindTitle(kind);
  const names = [...new Set(listRules(constraints).map(({ name }) => name))];
  const rules = names.slice(0, MOST).join(', ') + (names.length > MOST ? ' …' : '');
  return board === '9×9' ? rules : `${rules} · ${board}`;
}
