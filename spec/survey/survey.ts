/**
 * `npm run survey -- [--count 10000] [--seed TEXT] [--write]`: the number of givens and the level of minimal puzzles.
 * Prints the tables of docs/levels.md; `--write` draws its picture.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { classic9, generate, givenCount, DIFFICULTY_TABLE, difficultyOf, type Difficulty } from 'pencilmark';
import { surveyPicture } from './picture.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'survey' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const byGivens = new Map<number, Map<Difficulty, number>>();
const scores = new Map<Difficulty, number[]>();
let done = 0;
for (const { puzzle } of generate({ geometry: classic9(), seed: values.seed, count })) {
  const { level, score } = difficultyOf(puzzle!);
  const row = byGivens.get(givenCount(puzzle!)) ?? new Map<Difficulty, number>();
  byGivens.set(givenCount(puzzle!), row.set(level, (row.get(level) ?? 0) + 1));
  scores.set(level, [...(scores.get(level) ?? []), score]);
  if (++done % 100 === 0) process.stderr.write(`\r\u001B[K${done} of ${count}`);
}
process.stderr.write('\n');

const levels = DIFFICULTY_TABLE.map(({ level }) => level);
const rows = [...byGivens].sort(([a], [b]) => a - b);
const sum = (row: ReadonlyMap<Difficulty, number>): number => [...row.values()].reduce((a, b) => a + b, 0);
console.log(`| givens | puzzles | ${DIFFICULTY_TABLE.map(({ name }) => name).join(' | ')} |`);
console.log(`|---:|---:|${levels.map(() => '---:|').join('')}`);
for (const [givens, row] of rows)
  console.log(`| ${givens} | ${sum(row)} | ${levels.map((level) => row.get(level) ?? '').join(' | ')} |`);
const totals = levels.map((level) => scores.get(level)?.length ?? 0);
console.log(`| all | ${count} | ${totals.join(' | ')} |`);
const mean = rows.reduce((all, [givens, row]) => all + givens * sum(row), 0) / count;
console.log(`\nmean of the givens: ${mean.toFixed(2)}\n`);
console.log('| level | share | scores: lowest, median, highest |\n|---|---:|---|');
for (const { level, name } of DIFFICULTY_TABLE) {
  const sorted = (scores.get(level) ?? []).sort((a, b) => a - b);
  const share = ((100 * sorted.length) / count).toFixed(1);
  console.log(`| ${name} | ${share} % | ${sorted[0]}, ${sorted[sorted.length >> 1]}, ${sorted.at(-1)} |`);
}
if (values.write) {
  const path = fileURLToPath(new URL('../../docs/pictures/minimal-puzzles.svg', import.meta.url));
  writeFileSync(path, surveyPicture(byGivens));
}
