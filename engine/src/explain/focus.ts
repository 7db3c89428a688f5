import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import type { Step } from '../logic/step.ts';
import { highlightsOf } from '../logic/highlights.ts';

/** The place to which a nudge points. */
export type Focus =
  | { readonly kind: 'house'; readonly house: HouseIndex }
  /** The houses of a pattern, if they are few enough to look at. */
  | { readonly kind: 'houses'; readonly houses: readonly HouseIndex[] }
  /** The house with most of the pattern, and the cells that it sees. */
  | { readonly kind: 'around'; readonly house: HouseIndex }
  | { readonly kind: 'board' };

/** A focus that helps without giving the technique away: the houses of a step, or the house with most of its cells. */
export function focusOf(geometry: Geometry, step: Step): Focus {
  const { houses, proving, changed } = highlightsOf(step);
  const { technique } = step;
  if (technique === 'brute-force' || technique === 'bug-plus-1') return { kind: 'board' };
  if (technique === 'naked-single') return around(geometry, changed, 'house');
  if (HOUSE_FIRST.has(technique) && houses.length > 0) return { kind: 'house', house: houses[0] };
  const pattern = patternHouses(geometry, step);
  if (pattern.length > 0 && pattern.length <= MAX_HOUSES) return { kind: 'houses', houses: pattern };
  return proving.length > 0 ? around(geometry, proving, 'around') : around(geometry, changed, 'around');
}

const MAX_HOUSES = 3;

/** The bases of a fish, the boxes of a deadly pattern, or the houses of a chain's strong links. */
function patternHouses({ houses }: Geometry, { evidence }: Step): HouseIndex[] {
  const { houses: parts = [], chains = [], deadly } = evidence;
  const bases = parts.filter(({ role }) => role === 'base').map(({ house }) => house);
  const inChains = chains
    .flatMap(({ links }) => links)
    .flatMap(({ strength, reason }) =>
      strength === 'strong' && reason.kind === 'house' ? [reason.house] : [],
    );
  const boxes = houses.flatMap(({ kind, cells }, house) =>
    BOX_KINDS.has(kind) && deadly?.cells.some((cell) => cells.includes(cell)) ? [house] : [],
  );
  const found = [bases, boxes, inChains].find((list) => list.length > 0) ?? [];
  return [...new Set(found)].sort((a, b) => a - b);
}

const BOX_KINDS: ReadonlySet<string> = new Set(['box', 'region']);

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

/** The house with most of the cells; among equals, an area before a line. */
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
