/** Links of chains and branches in French. */
import type { HouseKind } from '../../../model/geometry.ts';
import { begin } from '../../lists.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { FR_NAMES } from './names.ts';
import { ofRule } from './rule-texts.ts';
import { HOUSES, plural } from './words.ts';

const IS = { is: 'vaut', be: 'vaille' };
const GOES = { is: 'va', be: 'aille' };

export const FR_CHAIN_WORDS: ChainWords = { claim: (claim) => claimText(claim, 'is'), link };

/** `r1c1 vaut 6`, and the subjunctive after `que`. */
function claimText({ cells, either, count, digit, holds }: Claim, mood: 'is' | 'be'): string {
  if (count > 1)
    return holds === 'true'
      ? `le ${digit} ${GOES[mood]} en ${either}`
      : `ni ${cells.replace(', ', ', ni ').replace(' et ', ' ni ')} ne ${IS[mood]} ${digit}`;
  return holds === 'true' ? `${cells} ${IS[mood]} ${digit}` : `${cells} ne ${IS[mood]} pas ${digit}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `Si ${claimText(supposed, 'is')}, ${mustBe(first, first.claim.cells === supposed.cells)}.`;
  const begins = supposed ? `Supposons que ${claimText(supposed, 'be')}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'Alors' : 'Donc');
  const falls = cannotBe(first, supposed?.cells);
  if (supposed && !second) return `Si ${claimText(supposed, 'is')}, ${falls}.`;
  const text = supposed ? `Alors ${falls}` : begin(falls);
  if (!second) return `${begins}${text}.`;
  if (second.because.kind === 'set') return `${begins}${text}. ${bySet(second)}`;
  return `${begins}${text}, donc ${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'Alors' | 'Donc'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening} ${mustBe(follow, false)}.`;
  const why = causes.count > MAX_CAUSES ? 'Avec tout cela' : `À cause de ${causes.cells}`;
  return `${why}, ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `elle vaut 3`, `le 3 de la ligne 5 doit aller en r5c3`. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `le ${digit} ${because.home.of} doit aller en ${either}`;
  if (isSameCell) return `elle vaut ${digit}`;
  if (because.kind === 'only-digit') return `${cells} ne peut plus valoir que ${digit}`;
  return count === 1 ? `${cells} vaut ${digit}` : `un ${digit} doit aller en ${either}`;
}

function bySet({ claim, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `Il ne reste que ${because.rest} pour ${because.cells}`;
  if (!because.forces) return `${left}, donc l’une d’elles vaut ${claim.digit}.`;
  return claim.count === 1
    ? `${left}, donc ${claim.cells}, qui les voit, vaut ${claim.digit}.`
    : `${left}, donc un ${claim.digit} doit aller en ${claim.either}, qui les voient.`;
}

/** `r9c8, dans la même colonne, ne peut pas valoir 5`. */
function cannotBe({ claim, because, causes }: Follow, before?: string): string {
  const { digit, count } = claim;
  const cells = claim.cells === before ? plural(count, 'elle', 'elles') : claim.cells;
  const cannot = `ne ${plural(count, 'peut', 'peuvent')} pas`;
  switch (because.kind) {
    case 'sight':
      return `${cells}, ${inSight(because.shared, count, causes?.cells)}, ${cannot} valoir ${digit}`;
    case 'same-cell':
      return `${cells} ${cannot} aussi valoir ${digit}`;
    case 'rule':
      return `${cells} ${cannot} valoir ${digit} à cause ${ofRule(because.rule)}`;
    case 'seen':
      return `${cells} ${plural(count, 'voit', 'voient')} toutes les places du ${digit} ${because.home.in} et ${cannot} valoir ${digit}`;
    case 'technique':
      return `${cells} ${cannot} valoir ${digit} (${FR_NAMES[because.technique]})`;
    default:
      return `${cells} ${cannot} valoir ${digit}${causes ? ` à cause de ${causes.cells}` : ''}`;
  }
}

function inSight(shared: HouseKind | undefined, count: number, from: string | undefined): string {
  if (!shared) {
    const see = plural(count, 'voit', 'voient');
    return from ? `qui ${see} ${from}` : `qui la ${see}`;
  }
  return `dans ${HOUSES[shared].article} même ${HOUSES[shared].one}${from ? ` que ${from}` : ''}`;
}
