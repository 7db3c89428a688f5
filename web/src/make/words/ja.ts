import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/ja.ts';

const grouped = (count: number): string => count.toLocaleString('ja');

/** Japanese for the page on which puzzles are made. */
export const jaMake: typeof enMake = {
  title: '問題を作る',
  tabsLabel: '問題の作り方',
  tabs: {
    new: '新しい問題',
    drop: 'セルを抜く',
    permute: '並べ替え',
    mask: '型を塗る',
    set: '出題する',
  },
  leads: {
    new: '解はちょうど1つ、難しさはお好みで。',
    drop: '簡単な方法: 完成した盤から、偶然にまかせてセルを抜きます。2つめの解がいつ現れるか見てください。',
    permute: '見た目は違っても同じ問題です。標準形が変装を見破ります。',
    mask: '初期値を置く場所を塗ってください。解が1つになる数字を探します。',
    set: '初期値を入力し、ルールを描き、または好きな形式の問題を貼り付けてください。結果はその場で表示されます。',
  },

  board: {
    label: '盤',
    kind: '種類',
    kinds: {
      classic: 'ふつうのブロック',
      x: '対角線も',
      windoku: 'ウィンドウ',
      disjoint: '分離グループ',
      latin: 'ラテン方陣（ブロックなし）',
      twodoku: '2連結',
      butterfly: 'バタフライ',
      flower: 'フラワー',
      gattai3: '合体3',
      samurai: 'サムライ',
      sohei: '僧兵',
      windmill: '風車',
      tinysamurai: '小サムライ',
      jigsaw: 'ジグソー',
    },
    size: '大きさ',
    sizeName: (size) => `${size}×${size}`,
    box: 'ブロック',
    boxName: (name) => name.replace('x', '×'),
    symbols: '記号',
    symbolKinds: { digits: '数字', letters: '文字', own: '自分で決める' },
    own: (size) => `${size}個の記号（順に）`,
    regions: 'シードによる領域',
    otherRegions: '別の領域',
    wrong: (message) => `この盤は作れません: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: '難しさ',
    names: {
      any: '何でも',
      ...LEVELS,
      singles: 'シングルだけで解ける',
      technique: '手筋を選ぶ…',
      rating: 'Sudoku Explainerの評価…',
    },
    rating: { from: 'ERの下限', to: 'ERの上限' },
  },
  technique: {
    label: '解き筋に必要な手筋（それより上は使わない）',
    search: '手筋を探す',
    levels: STEP_LEVELS,
    none: 'その名前の手筋はありません。',
    chosen: (name) => `選択: ${name}`,
  },
  rules: {
    label: 'ルール',
    names: {
      killer: 'キラー',
      kropki: 'クロプキ（印はすべて表示）',
      xv: 'XV（印はすべて表示）',
      'odd-even': '奇数と偶数',
      'minimum-maximum': '最小と最大',
      'non-consecutive': '隣は連続しない',
    },
  },
  symmetry: {
    label: '初期値の対称性',
    names: {
      none: 'なし',
      'rotation-180': '180度回転',
      'rotation-90': '90度回転',
      horizontal: '左右',
      vertical: '上下',
      both: '左右と上下',
      diagonal: '対角線',
      'anti-diagonal': 'もう一方の対角線',
      'both-diagonals': '両方の対角線',
      full: 'すべて',
    },
  },
  dig: {
    label: '初期値',
    names: {
      usual: 'ふつう',
      minimal: '極小（どれも省けない）',
      comfortable: '多め',
      givens: '数を決める…',
    },
    count: '初期値の数',
  },
  seed: { label: 'シード', fresh: '新しいシード', index: 'シードの何番目か' },

  working: '作業中',
  go: '作る',
  stop: '中止',
  another: 'もう1つ',
  play: '遊ぶ',
  starting: '始めています…',
  searching: (attempts) => `試行${grouped(attempts)}回、まだ合格なし`,
  stopped: '止めました。',
  failed: (message) => `うまくいきませんでした: ${message}`,
  missed: {
    attempts: (attempts) =>
      `${grouped(attempts)}回の試行のどれも希望に合いませんでした。存在しないという証明ではありません。別のシードや、希望を減らすとできるかもしれません。`,
    grid: () => 'この盤には完成形がないので、問題もありません。別の領域を選んでください。',
  },
  made: (attempts) =>
    attempts === 1 ? '1回でできました。' : `できました（${grouped(attempts)}回目が合格）。`,
  idle: '好みを選んで作ると、問題がここに現れます。',

  result: {
    label: '問題',
    picture: (name, givens) => `数独の盤、${name}、初期値${givens}個`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `自作の問題 · ${board}`,
    givens: '初期値',
    level: '難易度',
    score: 'スコア',
    minimal: '極小',
    minimals: { each: 'どの初期値も省けない', group: '対称な組はどれも省けない', no: '未証明' },
    stuck: 'そこで論理が行き詰まります。',
    techniques: '手筋',
    times: (name, steps) => `${name} × ${steps}`,
    rating: '評価中…',
    unrated: '評価なし（論理に時間がかかりすぎました）',
    path: '解き筋のすべての手',
  },

  keep: { label: '本棚に入れる', added: '本棚に入れました。', there: 'すでに本棚にあります。' },

  copy: {
    label: 'テキストでコピー',
    format: 'テキストの形式',
    copy: 'コピー',
    copied: 'コピーしました。',
    notCopied: 'ここではコピーできません。テキストを選択してコピーしてください。',
    text: '問題のテキスト',
    formats: {
      line: '1行',
      grid: '罫線つきの表',
      pencilmarks: '候補の表',
      sukaku: 'Sukaku',
      alphabet: '文字の一覧つきの表',
      'cell-list': 'セルの一覧',
      list: '行の一覧',
      table: '表',
      jigsaw: 'ジグソー',
    },
    anyway: 'それでもコピー',
  },

  enter: {
    text: '問題のテキスト（書くか、どの形式でも貼り付け）',
    at: (line, column) => `${line}行目${column}文字目`,
    clear: '盤を空にする',
    movesOn: 'キーを押すたびに次のセルへ',
    otherBoard: '別の盤',
    either: (symbols) => symbols.join('か'),
    needless: '不要',
    looking: '解を探しています…',
    unknown: '解の数はわかりませんでした。',
    conflict: (what, others) =>
      others === 0 ? `ルール違反: ${what}。` : `ルール違反: ${what}、ほか${others}件。`,
    solutions: (count, end) => {
      if (end === 'counting') return '解は複数、数えています…';
      if (count === 0) return '解がありません。';
      if (count === 1) return '解はちょうど1つ。';
      return end === 'more' ? `解は${grouped(count)}個より多い。` : `解はちょうど${grouped(count)}個。`;
    },
    differ: (cells) => `そのうち2つは${cells}で違います。両方の数字を示しています。`,
    cells: (names, others) => (others === 0 ? names.join('、') : `${names.join('、')}、ほか${others}セル`),
    minimal: '極小: どの初期値も省けません。',
    redundant: (count, cells) =>
      count === 1
        ? `1つの初期値は不要です: ${cells}。点の地で示しています。`
        : `${count}個の初期値は、それぞれ単独なら省けます: ${cells}。点の地で示しています。`,
    givens: (count) => `初期値${count}個`,
    complete: '解が1つになるまで初期値を足す',
    minimise: 'どれも省けなくなるまで初期値を減らす',
    trying: (tried) => `${grouped(tried)}通り試行`,
    completed: (count, cells, isBest) =>
      isBest
        ? `足しました: ${cells}。${count}個より少なくはできません。`
        : `足しました: ${cells}。もっと少なくできるかもしれません。`,
    minimised: (count, cells) => `${count}個の初期値を減らしました: ${cells}。`,
  },

  drop: {
    way: 'セルを抜く場所',
    ways: { any: 'どこからでも', box: '各ブロックから同じ数' },
    slider: { any: '抜くセルの数', box: '各ブロックから抜く数' },
    count: {
      any: (count) => `${count}個のセルを抜きました`,
      box: (count) => `各ブロックから${count}個ずつ`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return '論理では区別できません。';
      return singles === 'do' ? 'シングルだけで解けます。' : 'シングルだけでは解けません。';
    },
  },

  mask: {
    count: (count) => `${count}個のセルを塗りました。`,
    how: '押すか、セルの上をなぞってください。キーではスペース。',
    painted: '塗り',
    all: 'すべて塗る',
    none: 'すべて消す',
    invert: '反転',
    symmetry: '塗るときの対称性',
    attempts: '試行の上限',
    go: '問題を探す',
    tooFew: (fewest) =>
      `この盤では、初期値が${fewest}個より少ない問題が解を1つだけ持つことはないと証明されています。`,
    missed: (attempts) =>
      `この型では${grouped(attempts)}回の試行で問題が見つかりませんでした。存在しないという証明ではありません。試行を増やすか、シードやセルを変えてみてください。`,
  },

  permute: {
    parts: '変えるもの',
    names: {
      digits: '数字',
      rows: 'バンド内の行',
      bands: 'バンド',
      columns: 'スタック内の列',
      stacks: 'スタック',
      transpose: '行と列',
      cells: '盤の許すかぎりのセル',
    },
    working: '標準形を探しています…',
    own: 'あなたの問題',
    disguise: '変装した問題',
    picture: (name, givens) => `変装: ${name}、初期値${givens}個`,
    form: '標準形',
    same: '同じ問題です。標準形が一致します。',
    different: '標準形が違います。別の問題です。',
    automorphisms: (count) => `${count}通りの対称操作で変わりません。`,
  },
};
