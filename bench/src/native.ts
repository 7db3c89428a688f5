/**
 * A native solver as a contender: a program that reads puzzles, one per line, from its standard input. Its CPU time is
 * that of the shell's children by `times`, minus that of the same program on no input.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Mode } from './contenders.ts';
import type { List } from './lists.ts';
import type { Timing } from './race.ts';

export function raceNative(list: List, command: string, mode: Mode, rounds: number): Timing {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const lines = list.take(20_000); // enough of the hard ones for the shell's clock, which ticks in hundredths
    const full = join(folder, 'puzzles.txt');
    const empty = join(folder, 'empty.txt');
    writeFileSync(full, lines);
    writeFileSync(empty, '');
    const puzzles = lines.length / 82;
    const rates = Array.from(
      { length: rounds },
      () => puzzles / (seconds(command, full) - seconds(command, empty)),
    );
    rates.sort((a, b) => a - b);
    const pick = (share: number): number => rates[Math.floor((rates.length - 1) * share)];
    return {
      contender: basename(command.split(' ')[0]),
      mode,
      puzzles,
      median: pick(0.5),
      low: pick(0.25),
      high: pick(0.75),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function seconds(command: string, input: string): number {
  const { stdout, status, stderr } = spawnSync(
    'sh',
    ['-c', `${command} < "$1" > /dev/null; times`, 'sh', input],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  // The second line is the children's: user and system, each as 0m1.234s.
  const parts =
    stdout
      .trim()
      .split('\n')[1]
      .match(/(\d+)m([\d.]+)s/g) ?? [];
  return parts.reduce((sum, part) => {
    const [, minutes, rest] = /(\d+)m([\d.]+)s/.exec(part)!;
    return sum + Number(minutes) * 60 + Number(rest);
  }, 0);
}
