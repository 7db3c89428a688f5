/**
 * `npm run bench-constraints -- FILE.jsonl --iss FOLDER [--write FILE.md]`: our solver for puzzles with constraints and
 * the Interactive Sudoku Solver, in one process, on the records of the file that both take. CPU time of a count up to
 * two solutions, set-up included, in a first and in later passes; who begins changes from record to record.
 *
 * Of our solver alone: `--copies N`, the mean over symmetric copies of hard records; `--candidates`, percentiles of the
 * true candidates; `--hostile`, how soon questions about the records without givens end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { countSolutions, hasOnlyHouses, type Puzzle } from 'pencilmark';
import { readTruthRecord } from '../truth/truth-record.ts';
import { candidatesTable } from './candidates.ts';
import { copiesTable } from './copies.ts';
import type { Entry } from './entry.ts';
import { hostileTable } from './hostile.ts';
import { type IssCore, issCore, type IssRecord, loaderOf } from './iss.ts';
import { head, line, sum, timed, type Timing } from './table.ts';

const USAGE = [
  'Usage: npm run bench-constraints -- FILE.jsonl --iss FOLDER [--passes N] [--write FILE.md]',
  '       npm run bench-constraints -- FILE.jsonl --copies N',
  '       npm run bench-constraints -- FILE.jsonl --candidates [--passes N]',
  '       npm run bench-constraints -- FILE.jsonl --hostile',
].join('\n');

/** Puzzles with at least this many guesses by either solver are hard, and counted separately. */
const HARD = 60_000;

interface Contest extends Entry {
  readonly theirs: object;
}

interface Row {
  readonly entry: Contest;
  /** By pass. */
  readonly ours: Timing[];
  readonly theirs: Timing[];
}

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      iss: { type: 'string' },
      write: { type: 'string' },
      passes: { type: 'string', default: '3' },
      copies: { type: 'string' },
      candidates: { type: 'boolean', default: false },
      hostile: { type: 'boolean', default: false },
    },
  });
  const isAlone = values.copies !== undefined || values.candidates || values.hostile;
  if (positionals.length !== 1 || (values.iss === undefined && !isAlone)) {
    console.error(USAGE);
    return 2;
  }
  if (isAlone) {
    const own = readEntries(positionals[0]);
    if (values.copies !== undefined) console.log(copiesTable(own, Number(values.copies)).join('\n'));
    if (values.candidates) console.log(candidatesTable(own, Number(values.passes)).join('\n'));
    if (values.hostile) console.log(hostileTable(own).join('\n'));
    return 0;
  }
  const iss = issCore();
  if (!iss) return runWith(values.iss!, args);
  const { contests: entries, left } = pair(positionals[0], iss);
  if (entries.length === 0) {
    console.error(
      `${positionals[0]} has no puzzle with rules that both take. Left out: ${left.join('; ') || 'none'}.`,
    );
    return 1;
  }
  const rows = entries.map((entry): Row => ({ entry, ours: [], theirs: [] }));
  for (let pass = 0; pass < Number(values.passes); pass++) {
    for (const [index, row] of rows.entries()) {
      const turns = [
        () => row.ours.push(timed(() => countOurs(row.entry.puzzle))),
        () => row.theirs.push(timed(() => iss.count(row.entry.theirs))),
      ];
      if ((index + pass) % 2 === 1) turns.reverse();
      for (const turn of turns) turn();
    }
  }
  const report = [
    `${entries.length} records taken by both. Left out: ${left.join('; ') || 'none'}.`,
    '',
    ...tables(rows),
  ].join('\n');
  console.log(report);
  if (values.write !== undefined) writeFileSync(values.write, `${report}\n`);
  return rows.every(({ ours, theirs }) => [...ours, ...theirs].every(({ count }) => count === 1)) ? 0 : 1;
}

/** Runs the same again, in a process that loads the peer first. */
function runWith(folder: string, args: string[]): number {
  const loader = join(mkdtempSync(join(tmpdir(), 'iss-')), 'loader.mjs');
  writeFileSync(loader, loaderOf(folder));
  const { status } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(loader).href, process.argv[1], ...args],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

/** The records that have constraints. */
function readEntries(file: string): (Entry & { readonly text: string })[] {
  const entries: (Entry & { readonly text: string })[] = [];
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    if (text.trim() === '') continue;
    const read = readTruthRecord(text);
    if (!read.ok || !read.value.puzzle || hasOnlyHouses(read.value.puzzle)) continue;
    const { id, type: kind, puzzle } = read.value;
    entries.push({ id, kind, puzzle, text });
  }
  return entries;
}

/** The records that both solvers take. */
function pair(file: string, iss: IssCore): { contests: Contest[]; left: string[] } {
  const contests: Contest[] = [];
  const left: string[] = [];
  for (const { text, ...entry } of readEntries(file)) {
    const theirs = iss.read(JSON.parse(text) as IssRecord);
    if (typeof theirs === 'string') left.push(`${entry.id} (${theirs})`);
    else contests.push({ ...entry, theirs });
  }
  return { contests, left };
}

function countOurs(puzzle: Puzzle): { count: number; guesses: number } {
  return countSolutions(puzzle, 2);
}

/** Milliseconds of the first pass, or the minimum of the later ones. */
function msOf(timings: readonly Timing[], pass: 'cold' | 'warm'): number {
  return pass === 'cold' ? timings[0].ms : Math.min(...timings.slice(1).map(({ ms }) => ms));
}

function tables(rows: readonly Row[]): string[] {
  const hard = rows.filter(({ ours, theirs }) => Math.max(ours[0].guesses, theirs[0].guesses) >= HARD);
  const rest = rows.filter((row) => !hard.includes(row));
  const lines: string[] = [];
  for (const pass of rows[0].ours.length > 1 ? (['cold', 'warm'] as const) : (['cold'] as const)) {
    lines.push(
      `## ${pass}, CPU ms`,
      '',
      ...head('', ['records', 'ours', 'ISS', 'ratio', 'guesses', 'their guesses']),
    );
    const summary = (name: string, some: readonly Row[]): void => {
      if (some.length === 0) return;
      const ours = sum(some.map((row) => msOf(row.ours, pass)));
      const theirs = sum(some.map((row) => msOf(row.theirs, pass)));
      const [own, other] = [sum(some.map((row) => row.ours[0].guesses)), sum(some.map((row) => row.theirs[0].guesses))]; // oxfmt-ignore
      lines.push(
        line(name, [
          String(some.length),
          ours.toFixed(0),
          theirs.toFixed(0),
          (ours / theirs).toFixed(2),
          String(own),
          String(other),
        ]),
      );
    };
    summary('all', rows);
    summary(`hard (from ${HARD} guesses on)`, hard);
    summary('the rest', rest);
    lines.push('', ...head('one record', ['median', 'p95', 'worst']));
    for (const [name, of] of [
      ['ours', (row: Row) => row.ours],
      ['ISS', (row: Row) => row.theirs],
    ] as const) {
      const sorted = rows.map((row) => msOf(of(row), pass)).sort((a, b) => a - b);
      const at = (part: number): string => sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
      lines.push(line(name, [at(0.5), at(0.95), at(1)]));
    }
    lines.push('', ...head('kind', ['records', 'ours', 'ISS', 'ratio', 'guesses', 'their guesses']));
    for (const kind of [...new Set(rows.map(({ entry }) => entry.kind))].sort()) {
      summary(
        kind,
        rows.filter(({ entry }) => entry.kind === kind),
      );
    }
    lines.push('', ...head('our slowest', ['ours', 'ISS', 'guesses', 'their guesses']));
    const slowest = [...rows].sort((a, b) => msOf(b.ours, pass) - msOf(a.ours, pass)).slice(0, 15);
    for (const { entry, ours, theirs } of slowest) {
      lines.push(
        line(`${entry.id} ${entry.kind}`, [
          msOf(ours, pass).toFixed(0),
          msOf(theirs, pass).toFixed(0),
          String(ours[0].guesses),
          String(theirs[0].guesses),
        ]),
      );
    }
    lines.push('');
  }
  const wrong = rows.flatMap(({ entry, ours, theirs }) => [
    ...(ours.some(({ count }) => count !== 1) ? [`${entry.id}: ours ${ours[0].count}`] : []),
    ...(theirs.some(({ count }) => count !== 1) ? [`${entry.id}: ISS ${theirs[0].count}`] : []),
  ]);
  lines.push(`Counts other than 1: ${wrong.join('; ') || 'none'}.`);
  return lines;
}
