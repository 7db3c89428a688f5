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
  givens: '初期値',
  long: {
    accept: '強調中のシングルをすべて入れる。なければ選択中の1つだけのメモを入れる',
    reveal: '選択中のセルの答えを入れる',
    solve: 'ここから解く',
    fill: '可能な数字をすべてメモする',
    restart: '最初からやり直す（入れた数字とメモをすべて消します）',
    givens: 'これらの数字を初期値にする',
  },
};
