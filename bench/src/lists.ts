/** The puzzles: the well-known lists if available, or the user's own file. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LINE } from './contenders.ts';

export interface List {
  readonly name: string;
  readonly size: number;
  /** Lines of 81 characters and a line feed, evenly spaced over the list. */
  readonly take: (most: number) => Uint8Array;
}

const FOLDER = fileURLToPath(new URL('../../../shared/truth/puzzles', import.meta.url));
const KNOWN = ['easy-singles', '17-clue', 'top1465', 'hardest-1106', 'hardest-11plus'];

/** The requested lists, or the known ones that are available. A list must have puzzles with one solution each. */
export function openLists(files: readonly string[]): List[] {
  const paths =
    files.length > 0 ? files : KNOWN.map((name) => join(FOLDER, `${name}.txt`)).filter(existsSync);
  return paths.map(openList);
}

function openList(path: string): List {
  const puzzles = readFileSync(path, 'latin1')
    .split(/\r?\n/)
    .map((line) => line.slice(0, 81))
    .filter((line) => /^[0-9.]{81}$/.test(line));
  const take = (most: number): Uint8Array => {
    const size = Math.min(most, puzzles.length);
    const chosen = Array.from({ length: size }, (_, k) => puzzles[Math.floor((k * puzzles.length) / size)]);
    const lines = new Uint8Array(size * LINE);
    lines.set(Buffer.from(chosen.map((line) => `${line}\n`).join('')));
    return lines;
  };
  return { name: basename(path, '.txt'), size: puzzles.length, take };
}
