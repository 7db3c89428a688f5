import type { enReplay } from './en.ts';

/** Japanese for replays. */
export const jaReplay: typeof enReplay = {
  title: 'もう一度見る',
  share: '共有',
  back: 'ゲームへ',
  none: 'このゲームにはまだ手がありません。',
  start: '開始',
  scrubber: 'ゲームの時点',
  moment: (place, moves, what, time) => `${moves}手中${place}手目、${time}: ${what}`,
  beginning: (moves) => `開始（全${moves}手）`,
  buttons: {
    first: '最初へ',
    back: '1手戻る',
    play: '再生',
    pause: '一時停止',
    forward: '1手進む',
    last: '最後へ',
  },
  pace: '速さ',
  paces: { slow: 'ゆっくり', steady: 'ふつう', quick: '速く', real: '実際の速さ' },
  branch: '分岐',
  branches: {
    main: (moves) => `本筋、${moves}手`,
    side: (count, own, from) => `分岐${count}: ${from}手目のあと${own}手`,
  },

  times: {
    title: '時間の使いみち',
    total: (time, moves) => `${moves}手に${time}。`,
    elsewhere: (time) => `ほかの分岐に${time}。`,
    longest: '長く考えたところ',
    thought: (time, place, what) => `${place}手目の前に${time}: ${what}`,
    seconds: (seconds) => `${seconds}秒`,
  },

  seen: {
    title: 'この時点で',
    looking: 'いちばん易しい手を探しています…',
    step: (technique) => `見つけられた手: ${technique}。`,
    show: '示す',
    hide: '隠す',
    failed: 'わかりませんでした。',
    playing: '一時停止すると、その時点のいちばん易しい手を探します。',
  },
};
