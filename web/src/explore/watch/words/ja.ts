import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('ja');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'ほかに入る数字がない',
  hiddenSingle: 'ハウスのほかの場所に入らない',
  guess: '推測',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: '総当たり',
    about: 'セルごとに数字を順に試し、どれも入らなければ1つ前のセルに戻ります。',
  },
  'candidate-brute-force': {
    name: '候補の総当たり',
    about: '総当たりと同じですが、初期値から各セルに残る数字だけを試します。',
  },
  'naked-singles': {
    name: 'ネイキッドシングル',
    about: '1つの数字しか入らないセルを、何周も回って埋めます。推測しないので行き詰まることがあります。',
  },
  'singles-tree': {
    name: 'シングルと決定木',
    about: 'ネイキッドとヒドゥンのシングルを置き、候補の最も少ないセルで推測します。',
  },
  'exact-cover': {
    name: 'ダンシングリンクによる厳密被覆',
    about: 'すべてのセルと、各ハウスの各数字をちょうど1回ずつ覆います（クヌースのアルゴリズムX）。',
  },
  logic: {
    name: '論理',
    about: '人と同じように、いちばん見つけやすい手で解きます。',
  },
  solver: {
    name: '高速ソルバー',
    about: 'この盤に合わせたソルバーです。速すぎて観察できないので、結果を示します。',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: '8つの枝を同時に探る9×9用のカーネル',
  bands: '9×9用のバンドソルバー',
  search: '汎用の探索',
  learning: '行き止まりから学ぶ探索',
  constrained: '制約付きパズルのための探索',
};

/** Japanese for watching algorithms at work. */
export const jaWatch: typeof enWatch = {
  title: '観察',
  views: { label: '見るもの', one: '1つのアルゴリズム', race: '競争', list: '一覧' },
  choice: {
    label: '問題',
    none: 'まだなし',
    game: '今のゲーム',
    own: '自分の問題',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'これを遊ぶ',
    open: '問題を選ぶ',
    paste: 'テキストを貼り付けてもかまいません',
    text: '問題のテキスト',
    take: 'これにする',
    empty: 'まず問題を貼り付けてください。',
    start: '問題を選ぶと、解かれていく様子が見られます。',
  },
  method: 'アルゴリズム',
  methods: METHODS,
  path: '論理の解き筋',

  play: '再生',
  pause: '一時停止',
  step: '1歩進む',
  back: '1歩戻る',
  scrub: '実行の位置',
  place: (at, length) => `ここまでの${count(length)}歩のうち${count(at)}歩目`,
  pace: '速さ',
  paces: (pace) =>
    pace === 'single' ? '押すたびに1歩' : pace === 'full' ? '見せられる最高速' : `毎秒${count(pace)}歩`,
  keys: 'スペースで再生と停止、← →で1歩、HomeとEndで両端へ。',

  counters: {
    filled: '埋まった数',
    tried: '試した数',
    guesses: '推測',
    backtracks: '後戻り',
    depth: '深さ',
    rounds: '周',
    placed: '置いた数',
    steps: '手',
    eliminated: '除いた候補',
  },
  count,
  worked: '作業時間',
  workedLong: '観察のための記録も含めた作業時間',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)}マイクロ秒`
      : ms < 10
        ? `${ms.toLocaleString('ja', { maximumFractionDigits: 1 })}ミリ秒`
        : ms < 1000
          ? `${ms.toFixed(0)}ミリ秒`
          : `${(ms / 1000).toFixed(1)}秒`,

  board: (method, place) => `「${METHODS[method].name}」の${count(place)}歩目の盤`,
  graph: (now, full) => `歩ごとの埋まったセル: 今${full}のうち${now}`,
  trail: (entries, before) =>
    before > 0 ? `…その前に${count(before)}、続いて${entries.join('、')}` : entries.join('、'),
  trailTitle: '道すじ',
  trailEmpty: '盤にはまだ何もありません。',
  guessed: (placed) => `${placed}？`,
  thinned: (before) => `実行が長いため、${count(before)}歩より前は一部だけを見直せるように残しています。`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const told: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: '何もする前の問題です。',
      round: '盤をもう1周します。',
      try: digit === 0 ? `${at}を見ます。` : `${at}に${symbol}を試します。`,
      place: `${at}に${symbol}を置きます: ${REASONS[reason ?? 'guess']}。`,
      remove: `${at}の${symbol}を取り消します。`,
      backtrack:
        at === ''
          ? '行き止まり: 数字の場所がないハウスがあります。'
          : `行き止まり: ${at}に入る数字がありません。`,
      solved: '解けました。すべてのセルが埋まっています。',
      stuck: '行き詰まりました。次の手がなく、推測もしません。',
      impossible: '不可能: 解がありません。',
    };
    return told[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: ${count(steps)}歩で解けました。試した数字は${count(digits)}個です。`,
  /** Of logic. */
  onlyTries: '使えるテクニックがなくなったときだけ、数字を試します。',
  endings: {
    solved: (name, steps) => `${name}: ${count(steps)}歩で解けました。`,
    stuck: (name, steps) => `${name}: ${count(steps)}歩で行き詰まりました。次の手がなく、推測もしません。`,
    impossible: (name) => `${name}: 不可能、解がありません。`,
    failed: (name) => `${name}: この盤は扱えません。`,
  },
  legend: '破線の枠: 推測。実線の枠: 今見ているセル。×: 行き止まり。細い線: 直前に置いた順。',

  solver: {
    working: '解いています…',
    cancel: '中止',
    again: 'もう一度解く',
    cancelled: '止めました。',
    solved: (solver, guesses, time) => `${SOLVERS[solver]}が${time}、推測${count(guesses)}回で解きました。`,
    impossible: (solver, time) => `解がありません（${time}、${SOLVERS[solver]}）。`,
    failed: (reason) => `解けませんでした（${reason}）。`,
    board: '解けた盤',
  },

  race: {
    won: (name, time) => `最速は「${name}」で${time}。`,
    unguessed: (name, time) => `推測なしの最速は「${name}」で${time}。`,
    nobody: 'どれも解けませんでした。',
    choose: '参加するもの',
    all: '全員終わりました。',
    none: '1つ以上選んでください。',
  },

  list: {
    lead: '各アルゴリズムが一覧全体を、裏で全速力で解きます。',
    source: '一覧',
    shelf: (many) => `ここの${many}問`,
    classic: (many) => `ここの9×9の${many}問`,
    own: '自分のテキスト',
    text: '問題のテキスト',
    file: 'またはファイル',
    hint: '1行に1問、または複数の問題を含む形式。',
    collection: (name) => `本棚: ${name}`,
    faults: (many, first) => `テキストに読めない箇所が${count(many)}つあります。最初の箇所: ${first}`,
    read: (many) => `${count(many)}問。`,
    empty: '一覧にはまだ問題がありません。',
    patience: '1問の最長時間',
    patiences: (seconds) => `${seconds}秒`,
    run: '始める',
    cancel: '中止',
    running: (name, done, total) => `${name}: ${count(done)}/${count(total)}`,
    done: '終わりました。',
    cancelled: '止めました。表はそこまでの結果です。',
    failed: (reason) => `一覧を処理できませんでした（${reason}）。`,
    table: '結果',
    columns: {
      method: 'アルゴリズム',
      solved: '解けた',
      stuck: '行き詰まり',
      impossible: '不可能',
      gaveUp: '断念',
      time: '時間',
      each: '1問あたり',
      guesses: '推測',
    },
  },
};
