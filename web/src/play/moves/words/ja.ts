import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)}ミリ秒` : `${(ms / 1000).toFixed(1)}秒`;

export const jaAssist: typeof enAssist = {
  madeGivens: 'これらの数字を初期値にしました。',
  check: {
    right: 'ここまで間違いはありません。',
    wrong: (names) => `間違った数字が${names.length}個あります：${names.join('、')}。`,
    impossible: 'この問題には解がありません。',
    openEnd: 'この問題には解が複数あり、まだその1つにたどり着けます。',
    deadEnd: 'ここから解にはたどり着けません。',
  },
  help: '助けとして数えます。',
  accept: {
    none: 'ここにシングルはありません。',
    done: (count) => `シングルを${count}個入れました。`,
  },
  reveal: {
    there: 'そのセルはすでに正解です。',
    wrong: (names) => `先に${names.join('、')}を直してください。`,
    deadEnd: '答えを表示できません。ここから解にはたどり着けません。',
  },
  solve: {
    working: (ms) => `解いています… ${seconds(ms)}`,
    unique: (ms) => `${seconds(ms)}で解けました。`,
    multiple: (ms) => `${seconds(ms)}で解けました。複数ある解の1つです。`,
    none: (ms) => `ここから解にはたどり着けません（${seconds(ms)}）。`,
    stopped: (ms) => `${seconds(ms)}で停止しました。`,
  },
};
