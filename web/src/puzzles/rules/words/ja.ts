import { JA_RULE_NAMES } from 'pencilmark/explain/ja';
import {
  allowedPairs,
  housesAmong,
  inOrder,
  isReadOnward,
  listOr,
  named,
  type RuleWords,
  stepsOf,
} from '../rule-words.ts';

const or = listOr('ja');

const HOUSES = {
  row: '行',
  column: '列',
  box: 'ブロック',
  region: '太線で囲まれた領域',
  diagonal: '印のある対角線',
  window: '網掛けのウィンドウ',
  disjoint: '各ブロックの同じ位置にあるセルのグループ',
  extra: '網掛けの領域',
};

const NEIGHBOURS = {
  orthogonal: '辺で接する2つのセル',
  diagonal: '角だけで接する2つのセル',
  knight: 'チェスのナイトの動きの位置にある2つのセル',
};

const THIRDS =
  '低・中・高は数字を3等分したもので、たとえば1–3、4–6、7–9です。割り切れないときは、中の個数だけがほかと異なります。';

const TIES = {
  none: '同じ数になるものはありません。',
  'only-unranked': '順位の示された数と同じ数になるものは、ほかにありません。',
  any: '同じ数どうしは、その中で最も上の順位を分け合います。',
};

/** Japanese for the rules of puzzles. */
export const jaRules: RuleWords = {
  title: 'ルール',
  card: {
    start: '始める',
    normal: '通常の数独',
    cages: '遊んでいるときにケージを選ぶと、入る数字がわかります。',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `すべてのセルに${values}の数字を入れます。`;
    return `通常の数独のルールに従います。すべてのセルに${values}の数字を入れ、どの${names.join('、')}にも同じ数字が2回入らないようにします。`;
  },
  names: JA_RULE_NAMES,
  texts: {
    'all-different': '線で囲まれた網掛けの領域には、同じ数字が2回入りません。',
    'anti-knight': 'チェスのナイトの動きの位置にある2つのセルには、異なる数字が入ります。',
    'anti-king': '角で接する2つのセルには、異なる数字が入ります。',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows}と${columns}`));
      const which = cells ? '網掛けのセルのうち、' : '';
      const only = values ? `（数字が${or(inOrder(values))}の場合に限ります）` : '';
      return `${which}縦横（どちら向きでも）に${apart}だけ離れた2つのセルには、同じ数字は入りません${only}。`;
    },
    taxicab: ({ distance }) => `縦横に数えてちょうど${distance}歩離れた2つのセルには、異なる数字が入ります。`,
    'anti-taxicab': '同じ数字どうしは、縦横に数えてちょうどその数字の歩数だけ離れた位置には入りません。',
    'no-difference': ({ differences, neighbours, except }) =>
      `${NEIGHBOURS[neighbours]}の数字の差は、${or(inOrder(differences))}になりません。${exempt(except)}`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `${NEIGHBOURS[neighbours]}の数字は、一方が他方の${or(inOrder(ratios).map((ratio) => `${ratio}倍`))}になりません。${exempt(except)}`,
    'no-sum': ({ sums, neighbours, except }) =>
      `${NEIGHBOURS[neighbours]}の数字の和は、${or(inOrder(sums))}になりません。${exempt(except)}`,
    'global-entropy': `どの2×2の範囲にも、低・中・高の数字がすべて入ります。${THIRDS}`,
    'global-modular':
      'どの2×2の範囲にも、3で割った余りが異なる3種類の数字（1・4・7など、2・5・8など、3・6・9など）がすべて入ります。',
    'dutch-flatmates':
      '中央の数字（1–9なら5）には、すぐ上に最小の数字があるか、すぐ下に最大の数字があります。',
    doppelganger:
      '各行・各列・各ブロックには、0と、ほかの数字が1つを除いてすべて入ります。行どうし、列どうし、ブロックどうしで欠ける数字は異なり、0のあるセルの行・列・ブロックに欠ける3つの数字も互いに異なります。',
    clone: '網掛けの領域とその写しには、対応するセルに同じ数字が入ります。',
    'same-digits': '≡の付いた囲みどうしには、同じ数字が同じ個数ずつ入ります。',
    odd: '網掛けの丸のセルには奇数が入ります。',
    even: '網掛けの四角のセルには偶数が入ります。0は偶数です。',
    minimum:
      '内向きのくさびがある網掛けのセルの数字は、辺で接するどのセルよりも小さくなります。隣り合う極小のセルどうしは比べません。',
    maximum:
      '外向きのくさびがある網掛けのセルの数字は、辺で接するどのセルよりも大きくなります。隣り合う極大のセルどうしは比べません。',
    'row-index':
      '↕の付いた網掛けのセルの数字は、そのセルの行番号が同じ列の何行目にあるかを表します。2行目の4は、その列の4行目が2であることを意味します。',
    'column-index':
      '↔の付いた網掛けのセルの数字は、そのセルの列番号が同じ行の何列目にあるかを表します。2列目の4は、その行の4列目が2であることを意味します。',
    'box-index':
      '□の付いた網掛けのセルの数字は、そのセルの位置番号が同じブロックや領域の何番目にあるかを表します。位置は左上から横に読む順に1から数えます。',
    'counting-circles': '丸の中の数字は、その数字が入っている丸の個数を表します。',
    difference: '白丸でつながれた2つの数字の差は、丸の中の数です。丸に数がなければ差は1です。',
    ratio: '黒丸でつながれた2つの数字は、一方が他方に丸の中の数を掛けたものです。丸に数がなければ2倍です。',
    'pair-sum': 'つながれた2つの数字の和は、Xなら10、Vなら5、数ならその数です。',
    greater: '2つのセルの間の不等号は、とがった側の数字が小さいことを表します。',
    quadruple: '4つのセルの角にある小さな丸の中の数字は、すべてその4つのセルに、書かれた回数以上入ります。',
    contain: '⊇の付いた破線のケージには、示された数字がそれぞれ書かれた回数以上入ります。',
    'contain-exactly':
      '=と数字の付いた破線のケージには、その数字がそれぞれちょうど書かれた回数だけ入ります。ほかの数字は自由です。',
    'look-and-say':
      '破線のケージの2×5は、5がちょうど2個入ることを表します。ほかの個数や数字も同様で、示されていない数字は自由です。',
    'count-distinct': '丸の中の数字は、≠の付いた破線のケージに入る数字の種類の数です。',
    'equality-cage':
      '=だけが付いた破線のケージには、同じ数字が2回入りません。奇数と偶数が同数、低い数字と高い数字も同数で、ちょうど中央の数字（1–9なら5）は入りません。',
    thermometer: '球の付いた灰色の線では、球から反対の端に向かって数字が大きくなります。',
    'slow-thermometer':
      '球と≤が付き、中央に点線の入った灰色の線では、球から反対の端に向かって数字が小さくなりません。同じ数字が続くことはあります。',
    palindrome: '中央に破線の入った灰色の線は、どちらの端から読んでも同じです。',
    renban: '紫の線には、連続した数字が順不同で、重複なく入ります。',
    nabner: '中央に破線の入ったオレンジの線では、どの2つの数字も、離れていても、等しくも連続にもなりません。',
    whisper: ({ difference }) => `緑の線の上で隣り合う数字の差は${difference}以上です。`,
    between:
      '両端に輪のある灰色の線では、間の数字は2つの輪の数字の間の値になり、どちらとも等しくなりません。',
    lockout: ({ difference }) =>
      `両端にひし形のある青緑の線では、ひし形の2つの数字の差は${difference}以上です。間の数字はそれぞれ、その両方より小さいか、両方より大きくなります。`,
    zipper:
      'ピンクの線では、中央から等しく離れた2つの数字の和がどれも同じです。中央の輪に数字があれば、それがその和です。',
    'region-sum': ({ outside }) =>
      `青い線をブロックや領域の境界で区切ると、各部分の和はどれも同じです。${outside === 'left-out' ? 'どれにも属さないセルは飛ばします。' : ''}`,
    'sum-segments': ({ shape }) =>
      `中央に破線の入った青い線は、和がそれぞれΣの後の数になる区間に分かれます。${shape === 'loop' ? '線は輪になっていて、区間は最後のセルから最初のセルに続くことがあります。' : ''}`,
    entropic: `オレンジの線の連続する3つのセルには、低・中・高の数字が1つずつ入ります。2セルの線にはそのうち2つが入ります。${THIRDS}`,
    modular: ({ modulus }) =>
      `中央に破線の入った青緑の線では、連続する${modulus}個のセル（短い線ではすべてのセル）の数字を${modulus}で割った余りがすべて異なります。`,
    'double-arrow': '両端に輪のある細い線で、間に数字があれば、その和は2つの輪の数字の和に等しくなります。',
    'value-index':
      '中央に破線の入ったピンクの線では、2番目のセルから、そのセルの数字の数だけ先のセルに、輪の数字がもう一度入ります。',
    arrow: ({ circle }) =>
      `矢印の上の数字の和は、丸の中の数字に等しくなります。同じ数字が入ることもあります。長丸の中の数字は${isReadOnward(circle) ? '左から右、または上から下' : '右から左、または下から上'}に読んだ10進数です。`,
    cage: '破線のケージには同じ数字が2回入りません。角に数があれば、ケージの数字の和はその数です。',
    'cage-sums': '複数の数が付いた破線のケージには同じ数字が2回入らず、その和はそれらの数のどれかです。',
    sum: 'Σの付いた破線のケージの数字の和はその数です。同じ数字が入ることもあります。×の付いたセルは、その後の数を掛けて数えます。',
    'little-killer':
      '盤の外の矢印付きの数は、矢印が指す斜めの線にある数字の和です。同じ数字が入ることもあります。',
    'equal-sums': 'Σ=の付いた囲みは、どれも数字の和が同じです。',
    rellik:
      '≠と数の付いた破線のケージでは、どの数字も、どの数字の組の和も、その数になりません。同じ数字が入ることもあります。',
    lunchbox:
      '中央に一点鎖線の入った緑の線には、同じ数字が2回入りません。線の上で最小と最大の数字に挟まれた数字の和が、線に書かれた数です。',
    sandwich: ({ crusts }) =>
      `盤の外のSの付いた数は、${crusts === 'line' ? 'その行や列の最小と最大の数字' : '盤の最小と最大の数字（1–9なら1と9）'}に挟まれた数字の和です。その2つはそこにちょうど1回ずつ入ります。`,
    'x-sum': '盤の外のXの付いた数は、そこから見て最初のX個の数字の和で、Xはその1番目の数字です。',
    skyscraper:
      '数字はビルの高さです。盤の外の▲の付いた数は、そこから見えるビルの数です。ビルは後ろにある、自分より高くないビルを隠します。0は決して見えません。',
    'hidden-skyscraper':
      '数字はビルの高さです。盤の外の△の付いた数は、そこから見て、同じ高さ以上のビルに最初に隠されるビルの高さです。',
    'numbered-room': '盤の外の#の付いた数は、そこから見てX番目のセルに入ります。Xは1番目のセルの数字です。',
    'full-rank': ({ ties }) =>
      `すべての行と列を両方向から数として読み、最も小さいものを1位として順位を付けます。盤の外のRの付いた数は、そこから読んだ数の順位です。${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'どの2つの数字も' : '隣り合う数字は';
      const order = isEitherWay ? '順序を問わず' : '最初のセルからの線の順に';
      return `中央に点線の入ったオレンジの線では、${which}、${order}次のどれかの組になります：${list}。`;
    },
    automaton: ({ start, accept, arcs }) =>
      `中央に点線の入った紫の線の数字を輪から読むと、状態${or(inOrder(start))}から状態${or(inOrder(accept))}に至ります。数字ごとに次のように進みます：${stepsOf(arcs) ?? `${arcs.length}通りの進み方があり、多すぎて示せません`}。`,
    pattern: ({ expression }) =>
      `中央に点線の入った青い線の数字を輪から読むと、全体が正規表現 ${expression} に一致します。10、11 … はA、B … と書きます。`,
    'any-of': '選択肢のうち少なくとも1つが成り立ちます。そのセルは網掛けで囲まれ、∨が付いています。',
    'all-of': 'これらのルールはすべて同時に成り立ちます。',
  },
  combinations: {
    title: (name, possible) => `${name}: 組み合わせ${possible}通り`,
    refused: '除外:',
    label: '選択中のケージ',
    inCells: (cells) => `${cells}セル`,
    cross: (digits) => `${digits}を消す`,
  },
  alternative: (ordinal) => `選択肢${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}、${size}セル`,
    onLine: (name, position, length, value) => `${named(name, value)}、${length}セル中${position}番目`,
    withCell: (name, other, value) => `${named(name, value)}、相手は${other}`,
    inFog: '霧の中',
    inCircle: (name) => `${name}、丸の中`,
    greaterThan: (other) => `${other}より大きい`,
    lessThan: (other) => `${other}より小さい`,
  },
};

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0 ? '' : '問題が除外した組（ふつうは間に印がある組）には当てはまりません。';
}
