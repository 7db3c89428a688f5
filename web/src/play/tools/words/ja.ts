import type { enTools } from './en.ts';

export const jaTools: typeof enTools = {
  title: 'ツール',
  close: '閉じる',
  groups: { marks: 'メモ', back: '見直す', give: 'あきらめる' },
  several: '複数選択',
  fill: '候補',
  accept: 'シングル',
  point: 'しおり',
  reveal: '答えを見る',
  solve: '解く',
  restart: '最初から',
  long: {
    accept: '表示中のシングルをすべて入れる。なければ選んだセルの単独メモを入れる',
    reveal: '選んだセルの答えを入れる',
    solve: 'ここから解く',
    fill: 'ルール上可能な候補をすべてメモする',
    restart: '最初からやり直す（記入とメモはすべて消えます）',
  },
};
