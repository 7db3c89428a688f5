import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/ja.ts';

/** Japanese for the page with the logical path of a puzzle. */
export const jaPath: typeof enPath = {
  title: '解き筋',
  empty: '問題を選んで、一手ずつ見てみましょう。',
  more: 'その他',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `解き筋を探しています。現在${count}手。`,
  cancel: '中止',
  solved: (worth) => `論理だけで解けました：${worth}。`,
  tried: (worth) => `試行錯誤で解けました：${worth}。`,
  trial: '試行',
  stuck: (worth) => `論理が行き詰まりました（${worth}）。知られている手筋では、推測なしに先へ進めません。`,
  cancelled: (count) => `${count}手で止めました。`,
  none: 'この問題には解がないため、解き筋もありません。',
  multiple: 'この問題には解が複数あります。すべての解で成り立つ手だけを使うため、最後までは進めません。',
  unknown: '解の数を時間内に数えられなかったため、解が1つであることを前提とする手は使いません。',
  failed: (reason) => `解き筋が見つかりませんでした（${reason}）。`,

  facts: '解き筋の全体',
  hardest: '最も難しい手',
  ratingShort: 'SE',
  rating: '最高評価',
  ratingLong: '最も難しい手筋に対するSudoku Explainerの最低評価。長いチェーンの評価はそれより高くなります',
  exact: {
    profile: '評価の基準',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1（修正版）',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `ここまでER ${er}`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER：最も難しい手順。EP：最初の数字までで最も難しい手順。ED：最初の手順',
  },

  board: (place, total) => `${total}手中${place}手目の盤`,
  place: (place, total) => `${place}/${total}手`,
  first: '最初の手',
  previous: '前の手',
  next: '次の手',
  last: '最後の手',
  nextHard: 'シングル以外の次の手（N）',
  keys: '← →で1手ずつ、Nでシングル以外の次の手へ、HomeとEndで最初と最後へ移動します。',
  list: '手順',
  ribbon: '各手の難しさ',
  nextHardShort: '次の難しい手',
  fold: 'シングルをまとめる',
  singles: (count) => `シングル ${count}手`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `${total}手中${place}手目。${name}。${why}`,

  copyText: 'テキストをコピー',
  copyLink: 'リンクをコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。',
  unwritten: 'この盤はリンクに収まりません。',
  playFrom: 'ここから遊ぶ',
  watch: '観察する',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name}：${conclusion}（${STEP_LEVELS[level]}、${score}${
        rating === undefined ? '' : `、SE ${rating.toFixed(1)}`
      }）`,
    total: (level, score, count) => `${LEVELS[level]}、スコア${score}、${count}手`,
  },
};
