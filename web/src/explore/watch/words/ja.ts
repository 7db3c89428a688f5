import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('ja');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'ほかの数字は入らない',
  hiddenSingle: '行・列・ブロックでほかに入る場所がない',
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
    about: '1つの数字しか入らないセルを繰り返し埋めます。推測はしないので、行き詰まることがあります。',
  },
  'singles-tree': {
    name: 'シングルと決定木',
    about: 'ネイキッドシングルとヒドゥンシングルを入れ、候補の最も少ないセルで推測します。',
  },
  'exact-cover': {
    name: '厳密被覆（ダンシングリンク）',
    about: '各セルと、各行・列・ブロックの各数字をちょうど1回ずつ覆います（クヌースのアルゴリズムX）。',
  },
  logic: {
    name: '論理',
    about: '人と同じように、最も見つけやすい手で解きます。',
  },
  solver: {
    name: '高速ソルバー',
    about: 'この盤に最速のソルバーです。速すぎて見えないため、結果だけを表示します。',
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
  views: { label: '表示', one: '1つのアルゴリズム', race: '競争', list: '一覧' },
  choice: {
    label: '問題',
    none: '未選択',
    game: '今のゲーム',
    own: '自分の問題',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'これを遊ぶ',
    open: '問題を選ぶ',
    paste: 'またはテキストを貼り付ける',
    text: '問題のテキスト',
    take: 'これにする',
    empty: 'まず問題を貼り付けてください。',
    start: '問題を選ぶと、解かれていく様子が見られます。',
  },
  method: 'アルゴリズム',
  methods: METHODS,
  path: '論理的な解き筋',

  play: '再生',
  pause: '一時停止',
  step: '1ステップ進む',
  back: '1ステップ戻る',
  scrub: '実行の位置',
  place: (at, length) => `現在${count(length)}ステップ中${count(at)}`,
  pace: '速度',
  paces: (pace) =>
    pace === 'single' ? '1ステップずつ' : pace === 'full' ? '最速' : `毎秒${count(pace)}ステップ`,
  keys: 'スペースで再生・一時停止、← →で1ステップ、HomeとEndで最初と最後へ移動します。',

  counters: {
    filled: '記入済み',
    tried: '試した数',
    guesses: '推測',
    backtracks: '後戻り',
    depth: '深さ',
    rounds: '周',
    placed: '記入',
    steps: 'ステップ',
    eliminated: '除いた候補',
  },
  count,
  worked: '計算時間',
  workedLong: '記録も含めた計算時間',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)}マイクロ秒`
      : ms < 10
        ? `${ms.toLocaleString('ja', { maximumFractionDigits: 1 })}ミリ秒`
        : ms < 1000
          ? `${ms.toFixed(0)}ミリ秒`
          : `${(ms / 1000).toFixed(1)}秒`,

  board: (method, place) => `「${METHODS[method].name}」の${count(place)}ステップ目の盤`,
  graph: (now, full) => `ステップごとの記入済みセル：現在${full}個中${now}個`,
  trail: (entries, before) =>
    before > 0 ? `…ほか${count(before)}件、続いて${entries.join('、')}` : entries.join('、'),
  trailTitle: '経過',
  trailEmpty: '盤は空です。',
  guessed: (placed) => `${placed}？`,
  thinned: (before) => `長い実行のため、${count(before)}ステップより前は一部だけ再生できます。`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: '最初の状態です。',
      round: '盤をもう1周します。',
      try: digit === 0 ? `${at}を調べます。` : `${at}に${symbol}を試します。`,
      place: `${at}に${symbol}を入れます：${REASONS[reason ?? 'guess']}。`,
      remove: `${at}の${symbol}を取り消します。`,
      backtrack:
        at === ''
          ? '行き止まり：ある行・列・ブロックで、数字の入る場所がありません。'
          : `行き止まり：${at}に入る数字がありません。`,
      solved: '解けました。すべてのセルが埋まっています。',
      stuck: '行き詰まりました。次の手がなく、推測もしません。',
      impossible: '解がありません。',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}：${count(steps)}ステップで解けました。試した数字は${count(digits)}個です。`,
  /** Of logic. */
  onlyTries: '使える手筋がなくなったときだけ、数字を試します。',
  endings: {
    solved: (name, steps) => `${name}：${count(steps)}ステップで解けました。`,
    stuck: (name, steps) =>
      `${name}：${count(steps)}ステップで行き詰まりました。次の手がなく、推測もしません。`,
    impossible: (name) => `${name}：解がありません。`,
    failed: (name) => `${name}：この盤には対応していません。`,
  },
  legend: '破線の枠：推測。実線の枠：確認中のセル。×：行き止まり。細い線：直前に入れた数字。',

  solver: {
    working: '解いています…',
    cancel: '中止',
    again: 'もう一度解く',
    cancelled: '停止しました。',
    solved: (solver, guesses, time) => `${SOLVERS[solver]}が${time}で解きました（推測${count(guesses)}回）。`,
    impossible: (solver, time) => `解がありません。${SOLVERS[solver]}が${time}で証明しました。`,
    failed: (reason) => `解けませんでした（${reason}）。`,
    board: '解いた盤',
  },

  race: {
    won: (name, time) => `最速は「${name}」の${time}でした。`,
    unguessed: (name, time) => `推測なしでの最速は「${name}」の${time}でした。`,
    nobody: 'どれも解けませんでした。',
    choose: '参加者',
    all: 'すべて終了しました。',
    none: '1つ以上選んでください。',
  },

  list: {
    lead: '各アルゴリズムが、一覧のすべてをバックグラウンドで全速力で解きます。',
    source: '一覧',
    shelf: (many) => `収録の全${many}問`,
    classic: (many) => `収録の9×9の${many}問`,
    own: '自分のテキスト',
    text: '問題のテキスト',
    file: 'またはファイル',
    hint: '1行に1問、または複数の問題を含む形式で。',
    collection: (name) => `ライブラリ：${name}`,
    faults: (many, first) => `${count(many)}件を読み込めませんでした。最初の箇所：${first}`,
    read: (many) => `${count(many)}問。`,
    empty: '一覧はまだ空です。',
    patience: '1問の制限時間',
    patiences: (seconds) => `${seconds}秒`,
    run: '実行',
    cancel: '中止',
    running: (name, done, total) => `${name}：${count(done)}/${count(total)}`,
    done: '完了しました。',
    cancelled: '停止しました。表はここまでの結果です。',
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
