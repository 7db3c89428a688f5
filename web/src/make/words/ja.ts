import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/ja.ts';

const grouped = (count: number): string => count.toLocaleString('ja');

/** Japanese for the page on which puzzles are made. */
export const jaMake: typeof enMake = {
  tabsLabel: '問題の作り方',
  /** Behind the page on which puzzles are set. */
  more: 'ほかの作り方',
  tabs: {
    new: '新しい問題',
    drop: '数字を抜く',
    permute: 'シャッフル',
    mask: '型を描く',
    set: '問題を作る',
  },
  leads: {
    new: '解はちょうど1つ。難しさはお好みで。',
    drop: '完成した盤から無作為に数字を抜き、2つ目の解がいつ現れるかを見ます。',
    permute: '見た目は違っても同じ問題です。標準形を見ればわかります。',
    mask: '初期値の位置を塗ると、解がちょうど1つになる数字を探します。',
  },

  board: {
    label: '盤',
    kind: '種類',
    kinds: {
      classic: 'ふつうのブロック',
      x: 'X（両対角線）',
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
    regions: '領域のシード',
    otherRegions: '新しい領域',
    wrong: (message) => `無効な盤：${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: '難易度',
    names: {
      any: '指定なし',
      ...LEVELS,
      singles: 'シングルのみ',
      technique: '手筋を指定…',
      rating: 'Sudoku Explainerの評価…',
    },
    rating: { from: 'ERの下限', to: 'ERの上限' },
  },
  technique: {
    label: '必要な最も難しい手筋',
    search: '手筋を検索',
    levels: STEP_LEVELS,
    none: '該当する手筋はありません。',
    chosen: (name) => `選択中：${name}`,
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
      horizontal: '左右対称',
      vertical: '上下対称',
      both: '上下左右対称',
      diagonal: '対角線',
      'anti-diagonal': '逆の対角線',
      'both-diagonals': '両方の対角線',
      full: '完全',
    },
  },
  dig: {
    label: '初期値',
    names: {
      usual: '標準',
      minimal: '極小',
      comfortable: '多め',
      givens: '数を指定…',
    },
    count: '初期値の数',
  },
  seed: { label: 'シード', fresh: '新しいシード', index: '問題番号' },

  working: '作業中',
  go: '作る',
  stop: '中止',
  another: 'もう1つ',
  play: '遊ぶ',
  starting: '始めています…',
  searching: (attempts) => `${grouped(attempts)}回試行、まだ見つかりません`,
  stopped: '停止しました。',
  failed: (message) => `問題が発生しました：${message}`,
  missed: {
    attempts: (attempts) =>
      `${grouped(attempts)}回試しましたが、見つかりませんでした。存在する可能性はあります。別のシードや、条件を減らして試してください。`,
    grid: () => 'この領域では盤を埋められません。別の領域を選んでください。',
  },
  made: (attempts) =>
    attempts === 1 ? '1回目で見つかりました。' : `${grouped(attempts)}回目で見つかりました。`,
  idle: '条件を選んで「作る」を押すと、ここに問題が表示されます。',

  result: {
    label: '問題',
    picture: (name, givens) => `数独の盤、${name}、初期値${givens}個`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `自分の問題 · ${board}`,
    givens: '初期値',
    level: '難易度',
    score: 'スコア',
    minimal: '極小',
    minimals: { each: 'すべての初期値が必要', group: 'すべての対称な組が必要', no: '未証明' },
    stuck: '論理が行き詰まります。',
    techniques: '手筋',
    times: (name, steps) => `${name} × ${steps}`,
    rating: '評価中…',
    unrated: '評価なし（時間切れ）',
    path: 'すべての手を見る',
  },

  keep: {
    label: 'ライブラリに保存',
    added: 'ライブラリに保存しました。',
    there: 'すでにライブラリにあります。',
  },

  copy: {
    label: 'テキストをコピー',
    format: 'テキストの形式',
    copy: 'コピー',
    copied: 'コピーしました。',
    notCopied: 'コピーできませんでした。テキストを選択してコピーしてください。',
    save: 'ダウンロード',
    text: '問題のテキスト',
  },

  enter: {
    text: '問題のテキスト（入力するか、好きな形式で貼り付け）',
    at: (line, column) => `${line}行目${column}文字目`,
    clear: '盤を空にする',
    movesOn: '入力後に次のセルへ進む',
    otherBoard: '別の盤',
    either: (symbols) => symbols.join('か'),
    needless: '不要',
    looking: '解を探しています…',
    unknown: '解の数を数えられませんでした。',
    conflict: (what, others) => (others === 0 ? `矛盾：${what}。` : `矛盾：${what}、ほか${others}件。`),
    solutions: (count, end) => {
      if (end === 'counting') return '解は複数、数えています…';
      if (count === 0) return '解がありません。';
      if (count === 1) return '解はちょうど1つ。';
      return end === 'more' ? `解は${grouped(count)}個より多い。` : `解はちょうど${grouped(count)}個。`;
    },
    differ: (cells) => `2つの解は${cells}で異なります。両方の数字を表示しています。`,
    cells: (names, others) => (others === 0 ? names.join('、') : `${names.join('、')}、ほか${others}セル`),
    minimal: '極小：すべての初期値が必要です。',
    redundant: (count, cells) =>
      count === 1
        ? `不要な初期値が1個あります：${cells}（点線）。`
        : `この${count}個の初期値は、どれか1つを外せます：${cells}（点線）。`,
    givens: (count) => `初期値${count}個`,
    complete: '一意になるまで初期値を足す',
    minimise: '極小になるまで初期値を減らす',
    trying: (tried) => `${grouped(tried)}通り試行`,
    completed: (_count, cells, isBest) =>
      isBest
        ? `追加しました：${cells}（最少）。`
        : `追加しました：${cells}。もっと少なくできるかもしれません。`,
    minimised: (count, cells) => `${count}個の初期値を外しました：${cells}。`,
  },

  drop: {
    watch: '埋まる様子を見る',
    tried: (count: number) => `試した回数：${count.toLocaleString('ja')}`,
    way: '抜く場所',
    ways: { any: 'どこからでも', box: '各ブロックから同じ数' },
    slider: { any: '抜くセルの数', box: '各ブロックから抜く数' },
    count: {
      any: (count) => `${count}個のセルを抜きました`,
      box: (count) => `各ブロックから${count}個ずつ`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return '論理だけでは解けません。';
      return singles === 'do' ? 'シングルだけで解けます。' : 'シングルだけでは解けません。';
    },
  },

  mask: {
    count: (count) => `${count}個のセルを塗りました。`,
    how: 'セルをクリックするか、なぞるか、スペースキーを押してください。',
    painted: '塗り',
    all: 'すべて塗る',
    none: 'すべて消す',
    invert: '反転',
    symmetry: '塗るときの対称性',
    attempts: '最大試行回数',
    go: '問題を探す',
    tooFew: (fewest) => `この盤では、初期値が${fewest}個未満で解が1つになる問題はないと証明されています。`,
    missed: (attempts) =>
      `この型では、${grouped(attempts)}回試しても問題が見つかりませんでした。存在する可能性はあります。試行回数、シード、セルを変えて試してください。`,
  },

  permute: {
    parts: '変えるもの',
    names: {
      digits: '数字',
      rows: 'バンド内の行',
      bands: 'バンド',
      columns: 'スタック内の列',
      stacks: 'スタック',
      transpose: '転置',
      cells: '盤の対称性',
    },
    working: '標準形を探しています…',
    own: 'あなたの問題',
    disguise: '変装した問題',
    picture: (name, givens) => `変装：${name}、初期値${givens}個`,
    form: '標準形',
    same: '同じ問題です。標準形が一致します。',
    different: '標準形が違います。別の問題です。',
    automorphisms: (count) => `対称性は${count}通りです。`,
  },
};
