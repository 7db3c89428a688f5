/** Links of chains and branches in Spanish. */
import type { HouseKind } from '../../../model/geometry.ts';
import { begin } from '../../lists.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { ES_NAMES } from './names.ts';
import { HOUSES, plural } from './words.ts';

export const ES_CHAIN_WORDS: ChainWords = { claim: claimText, link };

function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (count > 1)
    return holds === 'true'
      ? `el ${digit} está en ${either}`
      : `ni ${cells.replace(', ', ', ni ').replace(' y ', ' ni ')} es ${digit}`;
  return holds === 'true' ? `${cells} es ${digit}` : `${cells} no es ${digit}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `Si ${claimText(supposed)}, ${mustBe(first, first.claim.cells === supposed.cells)}.`;
  const begins = supposed ? `Supón que ${claimText(supposed)}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'Entonces' : 'Así que');
  const falls = cannotBe(first, supposed?.cells);
  if (supposed && !second) return `Si ${claimText(supposed)}, ${falls}.`;
  const text = supposed ? `Entonces ${falls}` : begin(falls);
  if (!second) return `${begins}${text}.`;
  if (second.because.kind === 'set') return `${begins}${text}. ${bySet(second)}`;
  return `${begins}${text}, así que ${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'Entonces' | 'Así que'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening} ${mustBe(follow, false)}.`;
  const why = causes.count > MAX_CAUSES ? 'Con todo eso' : `Debido a ${causes.cells}`;
  return `${why}, ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `tiene que ser 3`, `el 3 de la fila 5 tiene que ir en r5c3`. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `el ${digit} ${because.home.of} tiene que ir en ${either}`;
  if (isSameCell) return `tiene que ser ${digit}`;
  if (because.kind === 'only-digit') return `a ${cells} solo le queda ${digit}`;
  return count === 1 ? `${cells} tiene que ser ${digit}` : `tiene que haber un ${digit} en ${either}`;
}

function bySet({ claim, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `Para ${because.cells} solo quedan ${because.rest}`;
  if (!because.forces) return `${left}, así que una de ellas es ${claim.digit}.`;
  return claim.count === 1
    ? `${left}, así que ${claim.cells}, que las ve, es ${claim.digit}.`
    : `${left}, así que tiene que haber un ${claim.digit} en ${claim.either}, que las ven.`;
}

/** `r9c8, en la misma columna, no puede ser 5`. A cell that has just been named is left out. */
function cannotBe({ claim, because, causes }: Follow, before?: string): string {
  const { digit, count } = claim;
  const cells = claim.cells === before ? '' : `${claim.cells} `;
  const cannot = `no ${plural(count, 'puede', 'pueden')} ser`;
  switch (because.kind) {
    case 'sight':
      return `${claim.cells}, ${inSight(because.shared, count, causes?.cells)}, ${cannot} ${digit}`;
    case 'same-cell':
      return `${cells}${cannot} también ${digit}`;
    case 'rule':
      return `${cells}${cannot} ${digit} por ${because.rule}`;
    case 'seen':
      return `${cells}${plural(count, 've', 'ven')} todos los sitios del ${digit} ${because.home.in} y ${cannot} ${digit}`;
    case 'technique':
      return `${cells}${cannot} ${digit} (${ES_NAMES[because.technique]})`;
    default:
      return `${cells}${cannot} ${digit}${causes ? ` debido a ${causes.cells}` : ''}`;
  }
}

function inSight(shared: HouseKind | undefined, count: number, from: string | undefined): string {
  if (!shared) {
    const see = plural(count, 've', 'ven');
    return from ? `que ${see} ${from}` : `que la ${see}`;
  }
  const { gender, one } = HOUSES[shared];
  return `en ${gender === 'f' ? 'la misma' : 'el mismo'} ${one}${from ? ` que ${from}` : ''}`;
}
