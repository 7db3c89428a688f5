/** Links of chains and branches in German. */
import type { HouseKind } from '../../../model/geometry.ts';
import { begin } from '../../lists.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { DE_NAMES } from './names.ts';
import { HOUSES, plural } from './words.ts';

export const DE_CHAIN_WORDS: ChainWords = { claim: claimText, link };

function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (count === 1) return `${cells} ist ${holds === 'true' ? '' : 'nicht '}${digit}`;
  return holds === 'true' ? `in ${either} steht eine ${digit}` : `in ${cells} steht keine ${digit}`;
}

/** `Ist r1c1 nicht 6`. */
function ifClaim({ cells, either, count, digit, holds }: Claim): string {
  if (count === 1) return `Ist ${cells} ${holds === 'true' ? '' : 'nicht '}${digit}`;
  return holds === 'true' ? `Steht in ${either} eine ${digit}` : `Steht in ${cells} keine ${digit}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `${ifClaim(supposed)}, ${mustBe(first, first.claim.cells === supposed.cells)}.`;
  const begins = supposed ? `Angenommen, ${claimText(supposed)}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'Dann' : 'Also');
  if (supposed && !second) return `${ifClaim(supposed)}, ${cannotBe(first, 'verb', supposed.cells)}.`;
  const falls = supposed
    ? `Dann ${cannotBe(first, 'verb', supposed.cells)}`
    : begin(cannotBe(first, 'cells'));
  if (!second) return `${begins}${falls}.`;
  if (second.because.kind === 'set') return `${begins}${falls}. ${bySet(second)}`;
  return `${begins}${falls}, also ${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'Dann' | 'Also'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening} ${mustBe(follow, false)}.`;
  return `${causes.count > MAX_CAUSES ? 'Nach alledem' : `Wegen ${causes.cells}`} ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `bleibt dort nur 3`, `bleibt für die 3 in Zeile 5 nur r5c3`: the verb comes first. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `bleibt für die ${digit} ${because.home.in} nur ${either}`;
  if (isSameCell) return `bleibt dort nur ${digit}`;
  if (because.kind === 'only-digit') return `bleibt für ${cells} nur ${digit}`;
  return count === 1 ? `muss ${cells} ${digit} sein` : `muss in ${either} eine ${digit} stehen`;
}

function bySet({ claim, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `Damit bleibt für ${because.cells} nur ${because.rest}`;
  if (!because.forces) return `${left}, also muss dort eine ${claim.digit} stehen.`;
  return claim.count === 1
    ? `${left}, und für ${claim.cells} in Sichtweite bleibt ${claim.digit}.`
    : `${left}, und in ${claim.either} in Sichtweite muss eine ${claim.digit} stehen.`;
}

/** `r9c8 in derselben Spalte kann nicht 5 sein`, or with the verb first. Cells that have just been named are `dort`. */
function cannotBe(
  { claim: { cells: named, count, digit }, because, causes }: Follow,
  first: 'cells' | 'verb',
  before?: string,
): string {
  const isThere = named === before;
  const cells = isThere ? 'dort' : named;
  const ordered = (subject: string, verb: string): string =>
    first === 'cells' ? `${subject} ${verb}` : `${verb} ${subject}`;
  const can = isThere ? 'kann' : plural(count, 'kann', 'können');
  const be = isThere ? 'stehen' : 'sein';
  switch (because.kind) {
    case 'sight':
      return `${ordered(`${cells} ${inSight(because.shared, causes?.cells)}`, can)} nicht ${digit} ${be}`;
    case 'same-cell':
      return `${ordered(cells, can)} nicht auch ${digit} ${be}`;
    case 'rule':
      return `${ordered(cells, can)} laut ${because.rule} nicht ${digit} ${be}`;
    case 'seen':
      return `${ordered(named, plural(count, 'sieht', 'sehen'))} jeden Platz für die ${digit} ${because.home.in} und ${plural(count, 'kann', 'können')} nicht ${digit} sein`;
    case 'technique':
      return `${ordered(cells, can)} nicht ${digit} ${be} (${DE_NAMES[because.technique]})`;
    default:
      return `${ordered(cells, can)} ${causes ? `wegen ${causes.cells} ` : ''}nicht ${digit} ${be}`;
  }
}

function inSight(shared: HouseKind | undefined, from: string | undefined): string {
  if (!shared) return from ? `in Sichtweite von ${from}` : 'in Sichtweite';
  return `${HOUSES[shared].same}${from ? ` wie ${from}` : ''}`;
}
