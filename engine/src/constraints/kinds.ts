/** The table of kinds: every rule that a puzzle can have beyond its houses and givens. */
import { allDifferent } from './kinds/all-different.ts';
import { allOf } from './kinds/all-of.ts';
import { antiChess } from './kinds/anti-chess.ts';
import { antiKing } from './kinds/anti-king.ts';
import { antiKnight } from './kinds/anti-knight.ts';
import { antiTaxicab } from './kinds/anti-taxicab.ts';
import { anyOf } from './kinds/any-of.ts';
import { arrow } from './kinds/arrow.ts';
import { automatonLine } from './kinds/automaton.ts';
import { between } from './kinds/between.ts';
import { boxIndex } from './kinds/box-index.ts';
import { cage } from './kinds/cage.ts';
import { cageSums } from './kinds/cage-sums.ts';
import { clone } from './kinds/clone.ts';
import { columnIndex } from './kinds/column-index.ts';
import { contain } from './kinds/contain.ts';
import { containExactly } from './kinds/contain-exactly.ts';
import { countDistinct } from './kinds/count-distinct.ts';
import { countingCircles } from './kinds/counting-circles.ts';
import { difference } from './kinds/difference.ts';
import { doppelganger } from './kinds/doppelganger.ts';
import { doubleArrow } from './kinds/double-arrow.ts';
import { dutchFlatmates } from './kinds/dutch-flatmates.ts';
import { entropic } from './kinds/entropic.ts';
import { equalSums } from './kinds/equal-sums.ts';
import { equalityCage } from './kinds/equality-cage.ts';
import { even } from './kinds/even.ts';
import { fullRank } from './kinds/full-rank.ts';
import { globalEntropy } from './kinds/global-entropy.ts';
import { globalModular } from './kinds/global-modular.ts';
import { greater } from './kinds/greater.ts';
import { hiddenSkyscraper } from './kinds/hidden-skyscraper.ts';
import { littleKiller } from './kinds/little-killer.ts';
import { lockout } from './kinds/lockout.ts';
import { lookAndSay } from './kinds/look-and-say.ts';
import { lunchbox } from './kinds/lunchbox.ts';
import { maximum } from './kinds/maximum.ts';
import { minimum } from './kinds/minimum.ts';
import { modular } from './kinds/modular.ts';
import { nabner } from './kinds/nabner.ts';
import { noDifference } from './kinds/no-difference.ts';
import { noRatio } from './kinds/no-ratio.ts';
import { noSum } from './kinds/no-sum.ts';
import { numberedRoom } from './kinds/numbered-room.ts';
import { odd } from './kinds/odd.ts';
import { pairRelation } from './kinds/pair-relation.ts';
import { pairSum } from './kinds/pair-sum.ts';
import { palindrome } from './kinds/palindrome.ts';
import { pattern } from './kinds/pattern.ts';
import { quadruple } from './kinds/quadruple.ts';
import { ratio } from './kinds/ratio.ts';
import { regionSum } from './kinds/region-sum.ts';
import { rellik } from './kinds/rellik.ts';
import { renban } from './kinds/renban.ts';
import { rowIndex } from './kinds/row-index.ts';
import { sameDigits } from './kinds/same-digits.ts';
import { sandwich } from './kinds/sandwich.ts';
import { skyscraper } from './kinds/skyscraper.ts';
import { slowThermometer } from './kinds/slow-thermometer.ts';
import { sum } from './kinds/sum.ts';
import { sumSegments } from './kinds/sum-segments.ts';
import { taxicab } from './kinds/taxicab.ts';
import { thermometer } from './kinds/thermometer.ts';
import { valueIndex } from './kinds/value-index.ts';
import { whisper } from './kinds/whisper.ts';
import { xSum } from './kinds/x-sum.ts';
import { zipper } from './kinds/zipper.ts';
import type { AnyKind } from './kind.ts';
import type { FieldsOf } from './schema.ts';

/** All kinds of constraints by name, each with its fields, checks and meaning. */
export const KINDS = {
  'all-different': allDifferent,
  'anti-knight': antiKnight,
  'anti-king': antiKing,
  'anti-chess': antiChess,
  taxicab: taxicab,
  'anti-taxicab': antiTaxicab,
  'no-difference': noDifference,
  'no-ratio': noRatio,
  'no-sum': noSum,
  'global-entropy': globalEntropy,
  'global-modular': globalModular,
  'dutch-flatmates': dutchFlatmates,
  doppelganger: doppelganger,
  clone: clone,
  'same-digits': sameDigits,
  odd: odd,
  even: even,
  minimum: minimum,
  maximum: maximum,
  'row-index': rowIndex,
  'column-index': columnIndex,
  'box-index': boxIndex,
  'counting-circles': countingCircles,
  difference: difference,
  ratio: ratio,
  'pair-sum': pairSum,
  greater: greater,
  quadruple: quadruple,
  contain: contain,
  'contain-exactly': containExactly,
  'look-and-say': lookAndSay,
  'count-distinct': countDistinct,
  'equality-cage': equalityCage,
  thermometer: thermometer,
  'slow-thermometer': slowThermometer,
  palindrome: palindrome,
  renban: renban,
  nabner: nabner,
  whisper: whisper,
  between: between,
  lockout: lockout,
  zipper: zipper,
  'region-sum': regionSum,
  'sum-segments': sumSegments,
  entropic: entropic,
  modular: modular,
  'double-arrow': doubleArrow,
  'value-index': valueIndex,
  arrow: arrow,
  cage: cage,
  'cage-sums': cageSums,
  sum: sum,
  'little-killer': littleKiller,
  'equal-sums': equalSums,
  rellik: rellik,
  lunchbox: lunchbox,
  sandwich: sandwich,
  'x-sum': xSum,
  skyscraper: skyscraper,
  'hidden-skyscraper': hiddenSkyscraper,
  'numbered-room': numberedRoom,
  'full-rank': fullRank,
  'pair-relation': pairRelation,
  automaton: automatonLine,
  pattern: pattern,
  'any-of': anyOf,
  'all-of': allOf,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** One of `CONSTRAINT_KINDS`. */
export type ConstraintKind = keyof typeof KINDS;
/** The names of all kinds of constraints. */
export const CONSTRAINT_KINDS = Object.keys(KINDS) as readonly ConstraintKind[];

/** A constraint of one kind: plain data. */
export type ConstraintOf<K extends ConstraintKind> = { readonly kind: K } & FieldsOf<
  (typeof KINDS)[K]['fields']
>;

/** A rule of a puzzle beyond its houses: plain data, `{ kind, … }`, that survives `JSON.stringify`. */
export type Constraint = { [K in ConstraintKind]: ConstraintOf<K> }[ConstraintKind];
