/** Links of chains and branches in Japanese. */
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { JA_NAMES } from './names.ts';
import { each, HOUSES } from './words.ts';

export const JA_CHAIN_WORDS: ChainWords = { claim: claimText, link };

/** `r1c1が6`, `r1c1が6でない`. */
function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (holds === 'true') return `${either}が${digit}`;
  return count === 1 ? `${cells}が${digit}でない` : `${cells}の${each(count)}${digit}でない`;
}

/** `r1c1が6だと`, `r1c1が6でないと`. */
export function supposing(claim: Claim): string {
  return `${claimText(claim)}${claim.holds === 'true' ? 'だ' : ''}と`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `${claimText(supposed)}なら、${mustBe(first, first.claim.cells === supposed.cells)}。`;
  const begins = supposed ? `${supposing(supposed)}します。` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'すると' : 'よって');
  if (supposed && !second)
    return `${claimText(supposed)}なら、${cannotBe(first, 'ません', supposed.cells)}。`;
  const opening = supposed ? `${begins}すると、` : '';
  if (!second) return `${opening}${cannotBe(first, 'ません', supposed?.cells)}。`;
  if (second.because.kind === 'set')
    return `${opening}${cannotBe(first, 'ません', supposed?.cells)}。${bySet(second)}`;
  const falls = cannotBe(first, 'ないので', supposed?.cells);
  return `${opening}${falls}、${mustBe(second, second.claim.cells === first.claim.cells)}。`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'すると' | 'よって'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening}、${mustBe(follow, false)}。`;
  return `${causes.count > MAX_CAUSES ? 'ここまでの結果' : causes.cells}により、${mustBe(follow, false)}。`;
}

const MAX_CAUSES = 4;

/** `そこに残るのは3だけです`, `行5の3はr5c3に入ります`. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `${because.home.of}${digit}は${either}に入ります`;
  if (isSameCell) return `そこに残るのは${digit}だけです`;
  if (because.kind === 'only-digit') return `${cells}に残るのは${digit}だけです`;
  return count === 1 ? `${cells}は${digit}です` : `${either}に${digit}が入ります`;
}

function bySet({ claim: { either, count, digit }, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `これで${because.cells}には${because.rest}しか残らず、`;
  if (!because.forces) return `${left}そこに必ず${digit}が入ります。`;
  return `${left}そこから見える${either}${count === 1 ? `は${digit}に決まります` : `に${digit}が入ります`}。`;
}

/** `同じ列のr9c8に5は入りません`. Cells that have just been named are `そこ`. */
function cannotBe({ claim, because, causes }: Follow, ends: 'ません' | 'ないので', before?: string): string {
  const { digit } = claim;
  const cells = claim.cells === before ? 'そこ' : claim.cells;
  const enters = ends === 'ません' ? '入りません' : '入らないので';
  switch (because.kind) {
    case 'sight':
      return `${inSight(because.shared && HOUSES[because.shared], causes?.cells)}${cells}に${digit}は${enters}`;
    case 'same-cell':
      return `${cells}にはもう${digit}が${enters}`;
    case 'rule':
      return `${because.rule}により、${cells}に${digit}は${enters}`;
    case 'seen':
      return `${because.home.of}${digit}はどこに入っても${claim.cells}から見え、そこに${digit}は${enters}`;
    case 'technique':
      return `${JA_NAMES[because.technique]}により、${cells}に${digit}は${enters}`;
    default:
      return `${causes ? `${causes.cells}により、` : ''}${cells}に${digit}は${enters}`;
  }
}

function inSight(shared: string | undefined, from: string | undefined): string {
  if (!shared) return `${from ?? 'それ'}が見える`;
  return `${from ? `${from}と` : ''}同じ${shared}の`;
}
