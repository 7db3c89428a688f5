/** Links of chains and branches in Czech. */
import type { HouseKind } from '../../../model/geometry.ts';
import { begin } from '../../lists.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { CS_NAMES } from './names.ts';
import { HOUSES, plural } from './words.ts';

export const CS_CHAIN_WORDS: ChainWords = { claim: claimText, link };

function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (count === 1) return `${cells} ${holds === 'true' ? 'je' : 'není'} ${digit}`;
  return holds === 'true' ? `v ${either} je ${digit}` : `v ${cells} není ${digit}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `Pokud ${claimText(supposed)}, ${mustBe(first, first.claim.cells === supposed.cells)}.`;
  const begins = supposed ? `Dejme tomu, že ${claimText(supposed)}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'Pak' : 'Takže');
  if (supposed && !second) return `Pokud ${claimText(supposed)}, ${cannotBe(first, supposed.cells)}.`;
  const falls = cannotBe(first, supposed?.cells);
  const text = supposed ? `${begins}Pak ${falls}` : begin(falls);
  if (!second) return `${text}.`;
  if (second.because.kind === 'set') return `${text}. ${bySet(second)}`;
  return `${text}, takže ${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'Pak' | 'Takže'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening} ${mustBe(follow, false)}.`;
  const why = causes.count > MAX_CAUSES ? 'Z toho všeho plyne, že' : `Kvůli ${causes.cells}`;
  return `${why} ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `zbývá pro ni jen 3`, `zbývá pro 3 v řádku 5 jen r5c3`. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `zbývá pro ${digit} ${because.home.in} jen ${either}`;
  if (isSameCell) return `zbývá pro ${plural(count, 'ni', 'ně')} jen ${digit}`;
  if (because.kind === 'only-digit') return `zbývá pro ${cells} jen ${digit}`;
  return count === 1 ? `${cells} musí být ${digit}` : `v ${either} musí být ${digit}`;
}

function bySet({ claim: { either, count, digit }, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `Tím pro ${because.cells} ${because.rest.includes(' a ') ? 'zbývají' : 'zbývá'} jen ${because.rest}`;
  if (!because.forces) return `${left}, takže tam musí být ${digit}.`;
  const them = /^r\d{1,2}c\d{1,2}$/.test(because.cells) ? 'ji' : 'je';
  return count === 1
    ? `${left}, takže ${either}, která ${them} vidí, musí být ${digit}.`
    : `${left}, takže v ${either}, které ${them} vidí, musí být ${digit}.`;
}

/** `r9c8 ve stejném sloupci nemůže být 5`. A cell that has just been named is left out. */
function cannotBe({ claim, because, causes }: Follow, before?: string): string {
  const { count, digit } = claim;
  const cells = claim.cells === before ? '' : `${claim.cells} `;
  const cannot = `${plural(count, 'nemůže', 'nemohou')} být`;
  switch (because.kind) {
    case 'sight':
      return `${cells.trimEnd()}${inSight(because.shared, causes?.cells, count)} ${cannot} ${digit}`.trimStart();
    case 'same-cell':
      return `${cells}${cannot} zároveň ${digit}`;
    case 'rule':
      return `${cells}podle ${because.rule} ${cannot} ${digit}`;
    case 'seen':
      return `${claim.cells} vidí každé místo pro ${digit} ${because.home.in}, a proto ${cannot} ${digit}`;
    case 'technique':
      return `${cells}${cannot} ${digit} (${CS_NAMES[because.technique]})`;
    default:
      return `${cells}${causes ? `kvůli ${causes.cells} ` : ''}${cannot} ${digit}`;
  }
}

function inSight(shared: HouseKind | undefined, from: string | undefined, count: number): string {
  if (shared) return ` ${HOUSES[shared].same}${from ? ` jako ${from}` : ''}`;
  return `, ${plural(count, 'která', 'které')} ${from ? `vidí ${from}` : 'ji vidí'},`;
}
