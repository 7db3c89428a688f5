/** Links of chains and branches in English. */
import type { HouseKind } from '../../../model/geometry.ts';
import { begin } from '../../lists.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { EN_NAMES } from './names.ts';
import { kindWord } from './words.ts';

export const EN_CHAIN_WORDS: ChainWords = { claim: claimText, link };

function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (holds === 'true') return `${either} is ${digit}`;
  return count === 1
    ? `${cells} isn’t ${digit}`
    : `neither ${cells.replace(/ and (?=\S+$)/, ' nor ')} is ${digit}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set') {
    return `If ${claimText(supposed)}, ${mustBe(first, first.claim.cells === supposed.cells)}.`;
  }
  const begins = supposed ? `Suppose ${claimText(supposed)}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'then' : 'so');
  if (supposed && !second) return `If ${claimText(supposed)}, ${cannotBe(first, supposed.cells)}.`;
  const falls = cannotBe(first, supposed?.cells);
  if (!second) return `${begins}${supposed ? `Then ${falls}` : begin(falls)}.`;
  if (second.because.kind === 'set') return `${begins}${begin(falls)}. ${bySet(second)}`;
  return `${begins}${supposed ? `Then ${falls}` : begin(falls)}, so ${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'then' | 'so'): string {
  const { claim, because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${begin(opening)} ${mustBe(follow, false)}.`;
  const why = causes.count > MAX_CAUSES ? 'With all that' : `Because of ${causes.cells}`;
  if (because.kind === 'only-place')
    return `${why}, the ${claim.digit} ${because.home.in} must go in ${claim.either}.`;
  return `${why}, ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `it must be 3`, `the 3 in row 5 must go in r5c3`. */
function mustBe({ claim, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place')
    return `the ${claim.digit} ${because.home.in} must go in ${claim.either}`;
  if (isSameCell) return `it must be ${claim.digit}`;
  return because.kind === 'only-digit'
    ? `${claim.cells} is down to ${claim.digit}`
    : `${claim.either} must be ${claim.digit}`;
}

function bySet({ claim, because }: Follow): string {
  if (because.kind !== 'set') return '';
  return because.forces
    ? `That leaves ${because.rest} for ${because.cells}, so ${claim.cells}, which sees them, must be ${claim.digit}.`
    : `That leaves ${because.rest} for ${because.cells}, so one of them must be ${claim.digit}.`;
}

/** `r9c8, in the same column, can’t be 5`. */
function cannotBe({ claim, because, causes }: Follow, before?: string): string {
  const { digit } = claim;
  const cells = claim.cells === before ? 'it' : claim.cells;
  switch (because.kind) {
    case 'sight':
      return `${cells}, ${inSight(because.shared, causes?.cells)}, can’t be ${digit}`;
    case 'same-cell':
      return `${cells} can’t also be ${digit}`;
    case 'rule':
      return `${cells} can’t be ${digit} because of ${because.rule}`;
    case 'seen':
      return `wherever ${digit} goes ${because.home.in}, ${cells} sees it and can’t be ${digit}`;
    case 'technique':
      return `${cells} can’t be ${digit} (${EN_NAMES[because.technique]})`;
    default:
      return `${cells} can’t be ${digit}${causes ? ` because of ${causes.cells}` : ''}`;
  }
}

function inSight(shared: HouseKind | undefined, from: string | undefined): string {
  if (!shared) return from ? `which sees ${from}` : 'which sees it';
  return `in the same ${kindWord(shared, 1)}${from ? ` as ${from}` : ''}`;
}
