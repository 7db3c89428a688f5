import type { enChoose } from './en.ts';

const grouped = (count: number): string => count.toLocaleString('ja');

export const jaChoose: typeof enChoose = {
  title: '新しい問題',
  import: '読み込む',
  board: '盤',
  rules: 'ルール',
  all: (count) => `全${count}種`,
  fewer: '閉じる',
  level: { tap: 'レベル：タップして開始', choose: 'レベル：選んで開始' },
  takes: {
    beginner: '数字が入る場所は？',
    easy: '数字が1つに決まるセル',
    medium: 'ペアとトリプル',
    hard: 'フィッシュとウィング',
    expert: 'チェーン',
    extreme: '長いチェーンとネット',
    beyond: '既知の手筋では足りない',
  },
  play: '開始',
  notFor: (name) => `${name}にはありません`,
  get: '問題の例',
  normal: '通常のルール。',
  fresh: 'その場で作られ、解はちょうど1つです。',
  sample: (name) => `例：${name}`,
  byTechnique: '手筋や評価値で選ぶ',
  collections: 'コレクション',
  names: {
    famous: '有名な問題',
    classic: '標準の盤',
    variants: '選りすぐりの変種',
    small: '小さな盤',
    giants: '巨大な盤',
  },
  leads: {
    famous: 'ほかの作者による、名のある問題。',
    own: 'ここで作った問題。解がちょうど1つと証明済みです。',
  },
  none: '未解決',
  solved: (solved) => `${grouped(solved)}問解決`,
  won: (time) => `${time}で解決`,
  open: (percent) => `${percent}まで`,
  givens: (count) => `初期値${count}個`,
  withoutScript: 'JavaScriptなしでも、HTMLとCSSだけで遊べます：',
  notices: '著作権表示',
};
