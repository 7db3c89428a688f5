import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)}ミリ秒` : `${(ms / 1000).toFixed(1)}秒`;

export const jaAssist: typeof enAssist = {
  check: {
    right: 'ここまで誤りはありません。',
    wrong: (names) => `解と違う記入が${names.length}個あります: ${names.join('、')}。`,
    impossible: '初期値に解がありません。',
    openEnd: 'この問題には解が複数あり、まだその1つに到達できます。',
    deadEnd: 'ここからはどの解にも到達できません。',
  },
  help: '助けとして数えます。',
  accept: {
    none: 'ここにシングルはありません。',
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
};
