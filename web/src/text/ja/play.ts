import type { Locale } from '../locale.ts';

const COLOURS = ['赤', 'オレンジ', '黄', '緑', '青緑', '青', '紫', '灰'];

/** Japanese for the play page. */
export const jaPlay: Locale['play'] = {
  menu: { open: 'メニュー' },
  nav: { label: 'ページ', skip: '盤へ' },
  pages: { play: '遊ぶ', puzzles: '問題', make: '作る', watch: '観察', library: '本棚' },
  levels: { easy: '初級', medium: '中級', hard: '上級' },
  kinds: {
    classic: '',
    jigsaw: 'ジグソー',
    x: '対角線',
    windoku: 'ウィンドウ',
    disjoint: '分離グループ',
    twodoku: '2連結',
    butterfly: 'バタフライ',
    samurai: 'サムライ',
    tinysamurai: '小サムライ',
  },
  colours: COLOURS,
  marks: { corner: '隅メモ', centre: '中央メモ' },

  cell: {
    place: (row, column) => `${row}行${column}列`,
    empty: '空き',
    given: '初期値',
    corner: (digits) => `隅 ${digits.join(' ')}`,
    centre: (digits) => `中央 ${digits.join(' ')}`,
    allowed: (digits) => `候補 ${digits.join(' ')}`,
    single: (digits) => `シングル ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `${end}への線`,
      strong: (end) => `${end}への強いリンク`,
      weak: (end) => `${end}への弱いリンク`,
    },
    conflict: 'ルール違反',
    wrong: '解と違う',
  },

  board: {
    label: (name) => `数独の盤、${name}`,
    in: 'セルを大きく',
    out: 'セルを小さく',
  },

  modes: {
    label: '数字キーで書くもの',
    digit: '数字',
    corner: '隅',
    centre: '中央',
    colour: '色',
  },

  pad: {
    label: 'キー',
    key: {
      digit: (symbol) => `${symbol}を入れる`,
      corner: (symbol) => `隅メモ ${symbol}`,
      centre: (symbol) => `中央メモ ${symbol}`,
      colour: (index) => `色 ${COLOURS[index]}`,
    },
    left: (count) => `残り${count}`,
    erase: '消す',
    undo: '元に戻す',
    redo: 'やり直す',
    several: '複数',
    severalLong: '複数のセルを選ぶ',
    check: '確認',
    hint: 'ヒント',
  },

  clock: { pause: '一時停止', resume: '再開', time: '時間', paused: '停止中' },

  serial: {
    label: '盤のテキスト',
    load: '読み込む',
    giveUp: '今の盤に戻す',
    copy: 'コピー',
    copied: 'コピーしました',
    notCopied: 'ここではコピーできません。テキストを選択してコピーしてください。',
  },

  said: {
    given: '初期値です。',
    zoomed: (cell) => `セルは${cell}ピクセル。`,
    undone: '元に戻しました。',
    redone: 'やり直しました。',
    nothing: 'することがありません。',
    reset: '最初に戻しました。',
    cleared: '盤は空です。',
    paused: '停止中。',
    resumed: '再開しました。',
    won: '解けました！',
    notSolution: (done) => `${done} 解と違います。`,
    filledWrong: 'すべてのセルが埋まりましたが、ルール違反があります。',
    conflict: (done, conflict) => `${done} ${conflict}。`,
    mode: (mode) => `${mode}モード。`,
    selected: (count) => `${count}個のセルを選択。`,
  },

  moved: {
    where: (count, cell) => (count === 1 ? cell : `${count}個のセル`),
    entered: (symbol, where) => `${where}に${symbol}。`,
    erased: (where) => `${where}を消去。`,
    marked: {
      add: (what, where) => `${where}: ${what}。`,
      remove: (what, where) => `${where}: ${what}を消去。`,
    },
    coloured: {
      add: (what, where) => `${where}: ${what}。`,
      remove: (what, where) => `${where}: ${what}を消去。`,
    },
    filled: (where) => `${where}にメモ。`,
    done: '完了。',
  },

  help: {
    label: '補助はどのくらい必要ですか？',
    short: '補助',
    presets: { paper: '紙と同じ', usual: '標準', everything: 'すべて' },
    later: '閉じる（設定でも選べます）',
  },

  doings: {
    label: 'プログラムがすること',
    accept: '採用',
    reveal: '答え',
    solve: '解く',
    fill: 'メモを埋める',
    reset: '最初から',
    clear: '空にする',
    long: {
      accept: '表示中のシングルをすべて入れる。なければ選んだセルの単独メモを入れる',
      reveal: '選んだセルの答えを入れる',
      solve: 'ここから解く',
      fill: 'ルール上可能な候補をすべてメモする',
      reset: '最初からやり直す（記入とメモはすべて消えます）',
      clear: '初期値も含めて盤を空にする',
    },
  },

  later: { failed: 'ページのこの部分を読み込めませんでした。接続はありますか？' },
};
