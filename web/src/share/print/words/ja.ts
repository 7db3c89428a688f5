import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/ja.ts';

/** Japanese for printing. */
export const jaPrint: typeof enPrint = {
  title: '印刷',
  lead: 'ここに見えるものが、そのまま印刷されるかPDFになります。',
  print: '印刷またはPDFに保存',
  pages: (sheets, boards) => `盤${boards}面、${sheets}ページ。`,
  empty: 'まだ何も選ばれていません。',
  at: (line, column, message) => `${line}行目${column}文字目: ${message}`,
  tooMany: (found, most) => `${found}問は一度の印刷には多すぎます。一度に${most}問まで印刷できます。`,

  source: {
    label: '問題',
    names: {
      game: 'このゲーム',
      shelf: '棚から',
      library: 'ライブラリから',
      made: '新しい問題',
      pasted: '貼り付け',
    },
    levels: '棚の難易度',
    level: '難易度',
    board: '盤',
    count: '数',
    seed: 'シード',
    seedHint: '同じシードからは同じ問題ができます。',
    make: '作る',
    making: (made, wanted, attempts) => `${wanted}問中${made}問、試行${attempts}回。`,
    missed: (missed) => `この盤では、この難易度の問題が${missed}問見つかりませんでした。`,
    made: (level, board) => `${level} · ${board}`,
    text: '問題のテキスト',
    textHint: '1問でも多数でも、どの形式でも（数字の行、問題集、ファイル）。',
    file: 'ファイルを開く',
    unreadable: 'このファイルは読めませんでした。',
  },

  layout: {
    perPage: '1ページの盤の数',
    paper: '用紙',
    papers: { a4: 'A4', letter: 'レター' },
    part: '印刷するもの',
    parts: { givens: '問題', marks: '今の状態（メモも）', candidates: 'すべての候補つき' },
    behind: '裏のページに解と難易度',
    qr: '裏に各問題のQRコード',
    atEnd: '解答を巻末に（1ページに12問）',
    byLevel: '難易度順',
    frontLevels: '表にレベルを印刷',
    nameLine: '名前と日付の欄',
    titlePage: '表紙',
    bookTitle: 'タイトル',
  },

  judging: (done, all) => `解いています: ${done}/${all}。`,
  stop: '止める',
  stopped: '止めました。足りない解があります。',
  failed: (reason) => `失敗しました: ${reason}。`,

  sheet: {
    front: (page) => `${page}ページ`,
    back: (page) => `${page}ページの裏`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `${index}の解`,
    qr: (index) => `${index}のQRコード`,
    name: '名前',
    date: '日付',
    solutions: '解答',
    count: (count) => `${count}問`,
    level: (level) => `難易度: ${level}`,
    none: '解がありません。',
    multiple: '解が複数あり、これはその1つです。',
    unknown: '時間内に解が見つかりませんでした。',
  },

  levels: LEVELS,
};
