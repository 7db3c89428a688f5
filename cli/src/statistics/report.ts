import { THEMES } from '@pencilmark/board';
import { grouped } from '../grouped.ts';
import type { Statistics, Summary } from './tally.ts';

/** A part of the statistics: a heading, and the number of puzzles for each row. */
interface Section {
  readonly heading: string;
  readonly rows: readonly { readonly name: string; readonly puzzles: number }[];
}

function sectionsOf({ levels, techniques, er }: Statistics): Section[] {
  const ratings = er?.counts.map(({ er: value, puzzles }) => ({ name: value.toFixed(1), puzzles }));
  return [
    { heading: 'level', rows: levels.map(({ level, puzzles }) => ({ name: level, puzzles })) },
    { heading: 'technique', rows: techniques },
    { heading: 'ER', rows: ratings ?? [] },
  ].filter(({ rows }) => rows.length > 0);
}

/** The statistics as tables of text. */
export function reportOf(statistics: Statistics): string {
  const { puzzles, unrated, score, er } = statistics;
  const without = unrated > 0 ? `, ${grouped(unrated)} of them without a level` : '';
  const summary = (name: string, { min, median, mean, max }: Summary): string =>
    `${name}: ${min} to ${max}, median ${median}, mean ${mean}`;
  const lines = [
    `${grouped(puzzles)} ${puzzles === 1 ? 'puzzle' : 'puzzles'}${without}`,
    ...(score ? [summary('score', score)] : []),
    ...(er ? [summary('ER', er)] : []),
    ...sectionsOf(statistics).flatMap(({ heading, rows }) => [
      '',
      row(heading, 'puzzles', '%'),
      ...rows.map(({ name, puzzles: count }) => row(name, grouped(count), shareOf(count, puzzles))),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function row(name: string, count: string, share: string): string {
  return `${name.padEnd(37)} ${count.padStart(13)} ${share.padStart(6)}`;
}

function shareOf(count: number, all: number): string {
  return ((100 * count) / Math.max(1, all)).toFixed(1);
}

const WIDTH = 720;
const LINE = 22;
/** The left end of the bars, and the maximum length. */
const BAR = { left: 250, wide: 380 };

/** The statistics as bars, each as long as its share of all puzzles. */
export function plotOf(statistics: Statistics): string {
  const { ink, surface, accent } = THEMES.light;
  const parts: string[] = [];
  let y = LINE;
  const text = (x: number, words: string, more = ''): void =>
    void parts.push(`<text x="${x}" y="${y + 12}"${more}>${escaped(words)}</text>`);
  text(20, `${grouped(statistics.puzzles)} ${statistics.puzzles === 1 ? 'puzzle' : 'puzzles'}`);
  for (const { heading, rows } of sectionsOf(statistics)) {
    y += LINE * 1.5;
    text(20, heading, ' font-weight="bold"');
    for (const { name, puzzles } of rows) {
      y += LINE;
      const wide = ((BAR.wide * puzzles) / Math.max(1, statistics.puzzles)).toFixed(1);
      text(20, name);
      parts.push(`<rect x="${BAR.left}" y="${y}" width="${wide}" height="14" fill="${accent}"/>`);
      text(BAR.left + Number(wide) + 8, `${shareOf(puzzles, statistics.puzzles)} %`);
    }
  }
  const high = y + LINE * 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${high}" width="${WIDTH}" height="${high}" ` +
      `font-family="system-ui, sans-serif" font-size="14" fill="${ink}">`,
    `<rect width="${WIDTH}" height="${high}" fill="${surface}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
