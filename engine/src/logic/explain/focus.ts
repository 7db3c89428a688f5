import type { Digit } from '../../grid/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../../grid/geometry.ts';
import type { Step } from '../step.ts';
import { subjectOf } from './subject.ts';

/** Where a nudge sends the eye. */
export type Focus =
  | { readonly kind: 'house'; readonly house: HouseIndex }
  /** One digit all over the board, or the cells of several digits. */
  | { readonly kind: 'digits'; readonly digits: readonly Digit[] }
  /** The house where most of the pattern stands, and what it reaches. */
  | { readonly kind: 'around'; readonly house: HouseIndex }
  | { readonly kind: 'board' };

/** A focus that helps without giving the technique away: the house of a step, its digit, or where most of it lies. */
export function focusOf(geometry: Geometry, step: Step): Focus {
  const { houses, kept, proving, changed } = subjectOf(step);
  const { technique, evidence } = step;
  if (technique === 'brute-force' || technique === 'bug-plus-1') return { kind: 'board' };
  if (technique === 'naked-single') return around(geometry, changed, 'house');
  if (HOUSE_FIRST.has(technique) && houses.length > 0) return { kind: 'house', house: houses[0] };
  const digits = new Set(kept.map(({ digit }) => digit));
  if (evidence.digits.length === 1 && digits.size <= 1) return { kind: 'digits', digits: evidence.digits };
  if (evidence.deadly && evidence.digits.length > 0) return { kind: 'digits', digits: evidence.digits };
  return proving.length > 0 ? around(geometry, proving, 'around') : around(geometry, changed, 'around');
}

const HOUSE_FIRST: ReadonlySet<string> = new Set([
  'full-house',
  'hidden-single',
  'pointing',
  'claiming',
  'locked-pair',
  'locked-triple',
  'naked-pair',
  'naked-triple',
  'naked-quadruple',
  'hidden-pair',
  'hidden-triple',
  'hidden-quadruple',
]);

/** The house with most of the cells; an area before a line where they have equally many. */
function around(geometry: Geometry, cells: readonly Cell[], kind: 'house' | 'around'): Focus {
  let best: HouseIndex | undefined;
  let most = -1;
  for (const [house, { kind: shape, cells: members }] of geometry.houses.entries()) {
    const held = cells.filter((cell) => members.includes(cell)).length * 2;
    const count = held + (shape === 'box' || shape === 'region' ? 1 : 0);
    if (held > 0 && count > most) [best, most] = [house, count];
  }
  return best === undefined ? { kind: 'board' } : { kind, house: best };
}
