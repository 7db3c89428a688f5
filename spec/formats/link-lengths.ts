/**
 * `npm run link-lengths -- [FILE.jsonl …]`: how long links are that hold a puzzle and nothing else, over the records of
 * the files; without any, over those of the shared list. Exit code 0, also where this machine has no such list, which
 * it says; 1: a link does not give its puzzle back; 2: a file cannot be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createGame, puzzleKey, readShare, shareFragment } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { truthLines } from '../known/shared-truth.ts';
import { readTruthRecord } from '../truth/truth-record.ts';

interface Measured {
  readonly id: string;
  /** The kinds of rules beyond houses, each once. */
  readonly kinds: readonly string[];
  readonly hasGivens: boolean;
  readonly length: number;
  readonly isLost: boolean;
}

process.exitCode = main(process.argv.slice(2));

function main(files: readonly string[]): number {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    console.error(`${missing}: no such file`);
    return 2;
  }
  const lines =
    files.length > 0
      ? files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/))
      : (truthLines('variants-dev.jsonl') ?? []);
  const measured = lines.filter((line) => line.trim() !== '').flatMap(measure);
  report(measured);
  const lost = measured.filter(({ isLost }) => isLost);
  for (const { id } of lost) console.error(`${id}: the link gives another puzzle`);
  return lost.length === 0 ? 0 : 1;
}

function measure(line: string): Measured[] {
  const record = readTruthRecord(line);
  const puzzle = record.ok ? record.value.puzzle : undefined;
  if (!record.ok || !puzzle) return [];
  const game = createGame(puzzle);
  if (!game.ok) return [];
  const link = shareFragment({ game: game.value, played: 0 }, 'puzzle');
  const kinds = [...new Set(puzzle.constraints.map(({ kind }) => kind))];
  const hasGivens = puzzle.givens.some((digit) => digit > 0);
  return [{ id: record.value.id, kinds, hasGivens, length: link.length, isLost: !givesBack(link, puzzle) }];
}

/** The names of regions are not preserved. */
function givesBack(link: string, puzzle: Puzzle): boolean {
  const read = readShare(link);
  if (!read.ok) return false;
  const nameless = ({ puzzle: { geometry, ...rest } }: { puzzle: Puzzle }): string =>
    puzzleKey({ ...rest, geometry: { ...geometry, spec: { size: geometry.size } } });
  return nameless(read.value.game) === nameless({ puzzle });
}

function report(measured: readonly Measured[]): void {
  const isOnly = ({ kinds }: Measured, kind: string): boolean => kinds.length === 1 && kinds[0] === kind;
  const rows: readonly (readonly [string, readonly Measured[]])[] = [
    ['all', measured],
    ['no rules', measured.filter(({ kinds }) => kinds.length === 0)],
    ['with rules', measured.filter(({ kinds }) => kinds.length > 0)],
    ['killers', measured.filter((one) => isOnly(one, 'cage'))],
    ['killers without givens', measured.filter((one) => isOnly(one, 'cage') && !one.hasGivens)],
    ['several kinds', measured.filter(({ kinds }) => kinds.length > 1)],
  ];
  console.log(
    `${'puzzles'.padEnd(24)}${['count', 'median', 'longest'].map((head) => head.padStart(9)).join('')}`,
  );
  for (const [name, of] of rows) {
    const lengths = of.map(({ length }) => length).sort((a, b) => a - b);
    const figures = [lengths.length, lengths[lengths.length >> 1] ?? 0, lengths.at(-1) ?? 0];
    console.log(`${name.padEnd(24)}${figures.map((figure) => String(figure).padStart(9)).join('')}`);
  }
}
