import { readFile } from 'node:fs/promises';
import { pencilmark } from './command.ts';

/** Puzzles of 17 givens; for their sources see spec/known/known-puzzles.ts. */
export const SEVENTEENS = [
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
];

/** Disguises of one puzzle that the command makes at a time. */
const MOST = 10_000;

/** So many disguises of the puzzles of a file, or of ours: the same in each run. */
export async function disguisedPuzzles(count: number, file?: string): Promise<string[]> {
  const lines = file === undefined ? SEVENTEENS : (await readFile(file, 'utf8')).trim().split('\n');
  const each = Math.ceil(count / lines.length);
  // A disguise of one puzzle is kept until it is printed, and there are many: as many calls as keep it small.
  const disguises: string[] = [];
  for (let made = 0; made < each; made += MOST) {
    const words = [
      'permute',
      '--count',
      String(Math.min(MOST, each - made)),
      '--seed',
      `bulk ${made}`,
      '--quiet',
      '-',
    ];
    const { output } = await pencilmark(words, { input: lines.join('\n') });
    for (const line of output.trimEnd().split('\n')) disguises.push(line);
  }
  return disguises.slice(0, count);
}
