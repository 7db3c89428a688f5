/** Links of chains and branches in Arabic. */
import type { HouseKind } from '../../../model/geometry.ts';
import type { ChainWords, Claim, Follow, LinkParts } from '../../sentences/chain-words.ts';
import { AR_NAMES } from './names.ts';
import { inThem, inTheSame, neither, plural } from './words.ts';

export const AR_CHAIN_WORDS: ChainWords = { claim: claimText, link };

function claimText({ cells, either, count, digit, holds }: Claim): string {
  if (count === 1) return `${cells} ${holds === 'true' ? 'هي' : 'ليست'} ${digit}`;
  return holds === 'true' ? `${digit} في ${either}` : `${digit} ليس في ${neither(either)}`;
}

/** `كانت r1c1 هي 6`, `لم تكن r1c1 هي 6`: after *if*. */
export function were({ cells, either, count, digit, holds }: Claim): string {
  if (count === 1) return `${holds === 'true' ? 'كانت' : 'لم تكن'} ${cells} هي ${digit}`;
  return `${holds === 'true' ? 'كان' : 'لم يكن'} ${digit} في ${either}`;
}

function link({ supposed, follows }: LinkParts): string {
  const [first, second] = follows;
  if (supposed?.holds === 'false' && first.claim.holds === 'true' && first.because.kind !== 'set')
    return `إن ${were(supposed)}، ف${mustBe(first, first.claim.cells === supposed.cells)}.`;
  const begins = supposed ? `لنفترض أن ${claimText(supposed)}. ` : '';
  if (first.claim.holds === 'true') return begins + alone(first, supposed ? 'عندئذ' : 'إذن');
  const falls = cannotBe(first, supposed?.cells);
  if (supposed && !second)
    return `إن ${were(supposed)}، ${first.because.kind === 'rule' ? '' : 'ف'}${falls}.`;
  const text = supposed ? `${begins}عندئذ ${falls}` : falls;
  if (!second) return `${text}.`;
  if (second.because.kind === 'set') return `${text}. ${bySet(second)}`;
  return `${text}، ف${mustBe(second, second.claim.cells === first.claim.cells)}.`;
}

/** A claim that is true, as a sentence with its causes. */
function alone(follow: Follow, opening: 'عندئذ' | 'إذن'): string {
  const { because, causes } = follow;
  if (because.kind === 'set') return bySet(follow);
  if (!causes) return `${opening} ${mustBe(follow, false)}.`;
  return `${causes.count > MAX_CAUSES ? 'بعد كل هذا' : `بسبب ${causes.cells}`}، ${mustBe(follow, false)}.`;
}

const MAX_CAUSES = 4;

/** `لا يبقى لها إلا 3`, `لا يبقى للرقم 3 في الصف 5 إلا r5c3`. */
function mustBe({ claim: { cells, either, count, digit }, because }: Follow, isSameCell: boolean): string {
  if (because.kind === 'only-place') return `لا يبقى للرقم ${digit} ${because.home.in} إلا ${either}`;
  if (isSameCell) return `لا يبقى ${count === 2 ? 'لهما' : 'لها'} إلا ${digit}`;
  if (because.kind === 'only-digit') return `لا يبقى للخلية ${cells} إلا ${digit}`;
  return count === 1 ? `لا بد أن تكون ${cells} هي ${digit}` : `لا بد أن يقع ${digit} في ${either}`;
}

function bySet({ claim: { either, count, digit }, because }: Follow): string {
  if (because.kind !== 'set') return '';
  const left = `هكذا لا يبقى في ${because.cells} إلا ${because.rest}`;
  if (!because.forces) return `${left}، فلا بد أن يقع ${digit} هناك.`;
  return count === 1
    ? `${left}، ولا يبقى للخلية ${either} التي ترى ذلك إلا ${digit}.`
    : `${left}، فلا بد أن يقع ${digit} في ${either}.`;
}

/** `لا يصلح 5 في r9c8، وهي في العمود نفسه`. A cell that has just been named is not named again. */
function cannotBe({ claim, because, causes }: Follow, before?: string): string {
  const { cells, count, digit } = claim;
  const cannot = `لا يصلح ${digit} ${cells === before ? inThem(count) : `في ${cells}`}`;
  switch (because.kind) {
    case 'sight':
      return `${cannot}، ${inSight(because.shared, causes?.cells, count)}`;
    case 'same-cell':
      return cannot;
    case 'rule':
      return `بحسب ${because.rule} ${cannot}`;
    case 'seen':
      return `ترى ${cells} كل مكان للرقم ${digit} ${because.home.in}، فلا يصلح ${inThem(count)}`;
    case 'technique':
      return `${cannot} (${AR_NAMES[because.technique]})`;
    default:
      return causes ? `${cannot} بسبب ${causes.cells}` : cannot;
  }
}

function inSight(shared: HouseKind | undefined, from: string | undefined, count: number): string {
  const they = count === 2 ? 'وهما' : 'وهي';
  if (shared) return `${they} ${from ? `مع ${from} ` : ''}${inTheSame(shared)}`;
  return from
    ? `${they} ${plural(count, 'ترى', 'تريان', 'ترى')} ${from}`
    : `${they} ${plural(count, 'تراها', 'تريانها', 'تراها')}`;
}
