import type { Locale } from '../locale.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)}ミリ秒` : `${(ms / 1000).toFixed(1)}秒`;

const PACES = {
  hare: 'ウサギのように速い',
  between: 'ウサギとカメのあいだ',
  tortoise: 'カメのように着実',
} as const;

/** Japanese for everything around the play page. */
export const jaAround: Locale['around'] = {
  menu: {
    title: 'メニュー',
    import: '問題を貼り付ける・開く',
    reset: '最初からやり直す',
    clear: '盤を空にする',
    settings: '設定',
    keys: 'キーボード',
    pause: '一時停止',
    moves: '手順の木',
    pen: 'ペン（候補に色、線を引く）',
    used: '今使ったのは何？',
    path: 'この問題の解き筋',
    watch: '解かれるのを見る',
    share: '共有',
    replay: 'もう一度見る',
    print: '印刷',
  },

  win: {
    title: '解けました',
    byProgram: 'プログラムが解きました',
    next: '次の問題',
    text: 'すべてのセルが埋まり、すべてのルールが守られています。',
  },

  elsewhere: {
    title: '別のタブで開かれています',
    text: 'このゲームは別のタブかウィンドウで遊ばれています。何も失われません。ここで続けることもできます。',
    here: 'ここで遊ぶ',
    other: '別の問題を選ぶ',
  },

  storage: {
    title: 'ゲームの保存',
    blocked: (reason) =>
      `このブラウザではゲームを保存できません（${reason}）。手順はこのタブが開いているあいだだけ残ります。`,
    failed: (reason) => `直前の手を保存できませんでした（${reason}）。`,
    damaged: (reason) => `保存されたゲームを読めませんでした（${reason}）。何も削除していません。`,
    partly: (reason) => `保存されたゲームの終わりを読めませんでした（${reason}）。その前から続けます。`,
    changed: () => '直前の手を保存できませんでした。別のタブがこのゲームを変更しています。',
    download: 'ファイルに保存',
    dismiss: '閉じる',
  },

  check: {
    right: 'ここまで誤りはありません。',
    wrong: (names) => `解と違う記入が${names.length}個あります: ${names.join('、')}。`,
    impossible: '初期値に解がありません。',
    openEnd: 'この問題には解が複数あり、まだその1つに到達できます。',
    deadEnd: 'ここからはどの解にも到達できません。',
  },

  dialog: { close: '閉じる' },
  newer: { message: 'ページの新しい版があります。', now: '更新', later: 'あとで' },
  toast: { undo: '元に戻す', stop: '止める', close: '閉じる' },

  gauge: (time, par, pace) => `${time}（目安は${par}）: ${PACES[pace]}。`,

  picker: {
    label: (place) => `${place}の数字`,
    close: '閉じる',
  },

  accept: {
    hidden: 'シングルは表示されていません。設定で表示できます。',
    none: '盤にシングルはありません。',
    done: (count) => `シングルを${count}個記入しました。`,
  },

  reveal: {
    there: 'そのセルには答えが入っています。',
    wrong: (names) => `盤に誤りがあるあいだは答えを出せません。まず${names.join('、')}を見てください。`,
    deadEnd: '答えを出せません。ここからはどの解にも到達できません。',
  },

  solve: {
    working: (ms) => `解いています… ${seconds(ms)}`,
    unique: (ms) => `${seconds(ms)}で解けました。`,
    multiple: (ms) => `${seconds(ms)}で解けました。複数ある解の1つです。`,
    none: (ms) => `ここからはどの解にも到達できません（${seconds(ms)}）。`,
    stopped: (ms) => `${seconds(ms)}で止めました。`,
  },

  load: {
    other: (name) => `${name}: 新しいゲーム。`,
  },

  shelf: {
    withoutScript: 'JavaScriptを1行も使わない同じゲーム:',
    title: '問題',
    lead: 'ここで作られ、解がちょうど1つであることが証明されています。',
    levels: {
      easy: 'シングルだけで解け、初期値も多め。',
      medium: 'シングルだけで解けますが、初期値は少なめ。',
      hard: 'シングルだけでは解けません。',
    },
    givens: (count) => `初期値${count}個`,
    own: '自分の問題を貼り付ける・開く',
  },

  import: {
    title: '問題を貼り付ける・開く',
    label: '問題のテキスト',
    lead: '数字の1行、掲示板の表、セルの一覧など。形式はテキストから判断します。',
    file: 'ファイルを開く',
    play: '遊ぶ',
    playAnyway: 'それでも遊ぶ',
    open: '開く',
    shared: (title) => `ゲームへのリンクです: ${title}。`,
    empty: '問題を貼り付けるか、ファイルを開いてください。',
    counting: '解を探しています…',
    unique: (name, givens) => `${name}、初期値${givens}個、解はちょうど1つ。`,
    multiple: (name, givens) => `${name}、初期値${givens}個、解が複数あり、論理では区別できません。`,
    none: (name) => `${name}: 解がありません。数字の写し間違いかもしれません。`,
    unknown: (name) => `${name}: 解の数はわかりませんでした。`,
    conflict: (what) => `初期値がルールに反しています: ${what}。`,
    at: (line, column) => `${line}行目${column}文字目`,
    name: '自分の問題',
    unreadable: 'このファイルは読めませんでした。',
  },

  keys: {
    title: 'キーボード',
    key: 'キー',
    does: '働き',
    lead: '大きな盤で数字として使う文字は、その数字を書きます。',
    other: '変更',
    change: (does) => `キーを変更: ${does}`,
    press: (does) => `「${does}」の新しいキーを押してください。Escapeでそのままにします。`,
    taken: (key, does) => `${key}は「${does}」のキーです。`,
    takeOver: '置き換える',
    leave: 'やめる',
    writes: (key) => `${key}は数字を書くキーなので、ほかには使えません。`,
    done: (key, does) => `${key}: ${does}。`,
    kept: 'キーは元のままです。',
    reset: '標準のキー',
    wereReset: 'すべて標準のキーです。',
    space: 'スペース',
    fixed: {
      digit: '今のモードで書く',
      corner: '隅メモ',
      centre: '中央メモ',
      colour: '色',
      extend: '選択を広げる',
      drag: 'ShiftかCtrlと矢印またはクリック、ドラッグ',
      same: '同じ数字のセルすべて',
      doubleClick: 'ダブルクリック',
    },
    commands: {
      'move-up': '上へ（端で回り込む）',
      'move-down': '下へ',
      'move-left': '左へ',
      'move-right': '右へ',
      'row-start': '行の先頭へ',
      'row-end': '行の末尾へ',
      'grid-start': '最初のセルへ',
      'grid-end': '最後のセルへ',
      'select-all': 'すべて選択',
      'select-none': '選択を解除',
      'mode-digit': '数字モード',
      'mode-corner': '隅モード',
      'mode-centre': '中央モード',
      'mode-colour': '色モード',
      'next-mode': '次のモード',
      'previous-mode': '前のモード',
      pick: 'セルに数字を出す',
      erase: '消す',
      undo: '元に戻す',
      redo: 'やり直す',
      check: '確認',
      pause: '一時停止',
      'zoom-in': 'セルを大きく',
      'zoom-out': 'セルを小さく',
      fullscreen: '全画面',
      promote: '隅メモを中央メモに',
      keys: 'この一覧',
      hint: 'ヒント、さらに詳しく',
      used: '今使ったのは何？',
      moves: '手順の木',
      pen: 'ペン',
      'read-row': '行を読む',
      'read-column': '列を読む',
      'read-box': 'ブロックを読む',
      candidates: 'ここに入る数字',
      where: '数字の入る場所（続けて数字キー）',
      remains: '残り',
      'read-hint': 'ヒントをもう一度読む',
    },
  },

  settings: {
    title: '設定',
    language: '言語',
    browser: 'ブラウザに合わせる',
    theme: 'テーマ',
    themes: { system: 'システムに合わせる', light: '明るい', dark: '暗い', contrast: '高コントラスト' },
    entry: '入力の順序',
    entries: { 'cell-first': 'セルが先', 'digit-first': '数字が先' },
    picker: '数字の入れ方',
    pickers: { bar: 'キーだけ', popup: 'セルのそばのパッド', radial: 'セルのまわりの円' },
    help: '補助',
    aids: {
      showConflicts: 'ルール違反を示す',
      checkEntries: '解と違う記入を示す',
      showPeers: '選んだセルのハウスに影をつける',
      showSame: '同じ数字を目立たせる',
      showSameMarks: 'メモの中の同じ数字を目立たせる',
      showRemaining: '各数字の残りを示す',
      clearPeerMarks: '記入した数字を、見えるメモから消す',
      showCandidates: '入りうる数字をセルに薄く示す',
      showNakedSingles: 'ネイキッドシングルを赤で',
      showHiddenSingles: 'ヒドゥンシングルを赤で',
    },
    switches: {
      showTimer: 'タイマー',
      letterKeys: '1文字のキー',
    },
  },
};
