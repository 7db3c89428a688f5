/** A small picture of each kind of rule, drawn as on the board. */
import type { ConstraintKind } from 'pencilmark';
import { beside, dot, type Mark, on, RULE_PICTURES as known, stroke, text, under } from './pictures.ts';

/** A dashed cage of five cells, and its corner text. */
const cage = (shown: string): readonly Mark[] =>
  on(stroke('dash', 'M2 2h20v20h-8v-10h-12z'), text(3 + 2.6 * shown.length, 7, shown));

/** Two cells whose values are not allowed. */
const refused = (left: string, right: string): readonly Mark[] =>
  on(text(6, 18, left), text(30, 18, right), stroke('fault', 'M14 14l8 8M22 14l-8 8'));

const tile = (shown: string): readonly Mark[] =>
  under(stroke('grey', 'M14 14h8v8h-8zM16 18h4'), text(18, 18, shown));

export const KIND_PICTURES: Readonly<Record<ConstraintKind, readonly Mark[]>> = {
  'all-different': under(
    stroke('grey', 'M4 4h16v4h-16zM16 8h4v12h-4z'),
    stroke('ink', 'M1 1h22v22h-10v-10h-12z'),
  ),
  'anti-knight': known['anti-knight'],
  'anti-king': known['anti-king'],
  'anti-chess': on(text(6, 6, '5'), stroke('dash', 'M6 11v19h19'), stroke('fault', 'M27 27l6 6M33 27l-6 6')),
  taxicab: on(text(6, 6, '5'), stroke('dash', 'M11 6h19v7'), stroke('fault', 'M27 15l6 6M33 15l-6 6')),
  'anti-taxicab': on(text(6, 6, '2'), stroke('dash', 'M11 6h7v7'), stroke('fault', 'M15 15l6 6M21 15l-6 6')),
  'no-difference': known['non-consecutive'],
  'no-ratio': refused('2', '4'),
  'no-sum': refused('3', '7'),
  'global-entropy': on(text(6, 6, '1'), text(18, 6, '5'), text(6, 18, '9'), stroke('ink', 'M0 0h24v24h-24z')),
  'global-modular': on(text(6, 6, '1'), text(18, 6, '2'), text(6, 18, '3'), stroke('ink', 'M0 0h24v24h-24z')),
  'dutch-flatmates': on(text(18, 6, '1'), text(18, 18, '5'), text(18, 30, '9')),
  doppelganger: on(text(6, 6, '0'), text(18, 30, '0'), text(30, 18, '0')),
  clone: under(stroke('blue', 'M4 4h4v12h-4zM28 16h4v12h-4z')),
  'same-digits': on(stroke('ink', 'M1 1h10v22h-10zM25 13h10v22h-10z'), text(6, 12, '≡'), text(30, 24, '≡')),
  odd: under(dot('grey', 18, 18, 2), text(18, 18, '3')),
  even: tile('4'),
  minimum: under(
    stroke('grey', 'M14 14h8v8h-8z'),
    stroke('ink', 'M15 9l3 3 3-3M15 27l3-3 3 3M9 15l3 3-3 3M27 15l-3 3 3 3'),
  ),
  maximum: under(
    stroke('grey', 'M14 14h8v8h-8z'),
    stroke('ink', 'M15 12l3-3 3 3M15 24l3 3 3-3M12 15l-3 3 3 3M24 15l3 3-3 3'),
  ),
  'row-index': tile('↕'),
  'column-index': tile('↔'),
  'box-index': tile('□'),
  'counting-circles': on(dot('hollow', 6, 6, 4.5), dot('hollow', 18, 30, 4.5), dot('hollow', 30, 18, 4.5)),
  difference: on(dot('hollow', 12, 18, 3), dot('hollow', 30, 24, 3)),
  ratio: on(dot('full', 12, 18, 3), dot('full', 30, 24, 3)),
  'pair-sum': known.xv,
  greater: known.greater,
  quadruple: known.quadruple,
  contain: cage('⊇3'),
  'contain-exactly': cage('=3'),
  'look-and-say': cage('2×5'),
  'count-distinct': on(stroke('dash', 'M14 2h20v20h-20z'), dot('hollow', 6, 30, 4.5), text(18, 7, '≠')),
  'equality-cage': cage('='),
  thermometer: known.thermo,
  'slow-thermometer': known['slow-thermo'],
  palindrome: known.palindrome,
  renban: known.renban,
  nabner: known.nabner,
  whisper: known.whisper,
  between: known.between,
  lockout: known.lockout,
  zipper: known.zipper,
  'region-sum': known['region-sum'],
  'sum-segments': under(stroke('blue', 'M6 30v-24h24v12'), text(18, 18, 'Σ10')),
  entropic: known.entropic,
  modular: known.modular,
  'double-arrow': known['double-arrow'],
  'value-index': under(stroke('teal', 'M6 18h24'), text(6, 18, '3'), text(30, 18, '1')),
  arrow: known.arrow,
  cage: known.killer,
  'cage-sums': cage('9/15'),
  sum: under(stroke('grey', 'M6 30l12-12h12'), text(9, 7, '15')),
  'little-killer': known['little-killer'],
  'equal-sums': on(stroke('dash', 'M2 2h20v8h-20zM14 26h20v8h-20z'), text(12, 6, '=Σ'), text(24, 30, '=Σ')),
  rellik: cage('¬7'),
  lunchbox: under(
    stroke('orange', 'M6 18h24'),
    stroke('hollow', 'M2 14h8v8h-8zM26 14h8v8h-8z'),
    text(18, 18, '9'),
  ),
  sandwich: known.sandwich,
  'x-sum': known['x-sum'],
  skyscraper: known.skyscraper,
  'hidden-skyscraper': beside(
    text(22.5, 4, '7'),
    stroke('ink', 'M11 36v-15h5v15M20 36v-9h5v9'),
    stroke('dash', 'M29 36v-4h5v4'),
  ),
  'numbered-room': known['numbered-room'],
  'full-rank': beside(text(22.5, 4, '12'), text(4, 22.5, '5'), text(13.5, 22.5, '1'), text(22.5, 22.5, '7')),
  'pair-relation': on(
    stroke('ink', 'M6 18h24'),
    dot('full', 6, 18, 2),
    dot('full', 30, 18, 2),
    text(18, 12, '↔'),
  ),
  automaton: on(dot('hollow', 6, 18, 4), dot('hollow', 30, 18, 4), stroke('ink', 'M10 18h14M21 15l3 3-3 3')),
  pattern: under(stroke('teal', 'M6 18h24'), text(18, 18, '.*5')),
  'any-of': on(text(18, 18, '∨')),
  'all-of': on(text(18, 18, '∧')),
};
