import type { enReplay } from './en.ts';

/** Japanese for replays. */
export const jaReplay: typeof enReplay = {
  title: 'リプレイ',
  share: '共有',
  back: 'ゲームに戻る',
  none: 'このゲームにはまだ手がありません。',
  start: '開始',
  scrubber: 'ゲームの時点',
  moment: (place, moves, what, time) => `${moves}手中${place}手目、${time}：${what}`,
  beginning: (moves) => `開始（全${moves}手）`,
  buttons: {
    first: '最初の手',
    back: '前の手',
    play: '再生',
    pause: '一時停止',
    forward: '次の手',
    last: '最後の手',
  },
  pace: '速度',
  paces: { slow: 'ゆっくり', steady: 'ふつう', quick: '速く', real: '実時間' },
  branch: '分岐',
  branches: {
    main: (moves) => `本筋、${moves}手`,
    side: (count, own, from) => `分岐${count}：${from}手目のあと${own}手`,
  },

  times: {
    title: '時間の内訳',
    total: (time, moves) => `${moves}手に${time}。`,
    elsewhere: (time) => `ほかの分岐に${time}。`,
    longest: '長い間',
    thought: (time, place, what) => `${place}手目の前に${time}：${what}`,
    seconds: (seconds) => `${seconds}秒`,
  },

  techniques: {
    title: '手筋',
    look: '使った手筋を調べる',
    looking: (place, moves) => `${moves}手中${place}手目`,
    stop: '停止',
    found: (count) => `手筋が${count}種類見つかりました`,
    used: (moves, time) => `${moves}手、${time}`,
    unexplained: (moves) => `${moves}手はどの手筋でも説明できません。`,
    missed: '見直したい場面',
    wasThere: (time, place, technique) => `${place}手目の前に${time}：${technique}が使えました`,
  },

  seen: {
    title: 'この時点で',
    looking: '最もやさしい手を探しています…',
    step: (technique) => `ここで使える手筋：${technique}。`,
    show: '表示',
    hide: '非表示',
    failed: '手が見つかりませんでした。',
    playing: '一時停止すると、最もやさしい手を表示します。',
  },
};
