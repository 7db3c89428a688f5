/**
 * `npm run variant-logic -- FILE.jsonl [--only KIND] [--unchecked] [--patience MS] [--verbose]`: walks the path of every
 * puzzle with rules beyond houses in a file of truth records (`truth/variants.md`), holds each step against the record's
 * solution and the checker of evidence, and prints per kind: records, complete and stuck paths, steps, the slowest.
 *
 * Exit code: 0 nothing refused, 1 a step was refused, 2 wrong usage or an unreadable record.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type TechniqueId, TECHNIQUES } from 'pencilmark';
import { readTruthRecord } from '../truth/truth-record.ts';
import { type Walk, walkVariant } from './variant-walk.ts';

interface Row {
  records: number;
  complete: number;
  stuck: number;
  stopped: number;
  steps: number;
  took: number;
  /** The slowest step in milliseconds, and its record. */
  slowest: number;
  slowestId: string;
}

const HEAD = ['kind', 'records', 'complete', 'stuck', 'stopped', 'steps', 'seconds', 'slowest ms', ''];

function add(row: Row, id: string, { end, steps, took, each }: Walk): void {
  row.records++;
  row[end]++;
  for (const count of steps.values()) row.steps += count;
  row.took += took;
  const slowest = Math.max(0, ...each);
  if (slowest <= row.slowest) return;
  row.slowest = slowest;
  row.slowestId = id;
}

function emptyRow(): Row {
  return { records: 0, complete: 0, stuck: 0, stopped: 0, steps: 0, took: 0, slowest: 0, slowestId: '' };
}

function line(kind: string, row: Row): string {
  const { records, complete, stuck, stopped, steps, took, slowest, slowestId } = row;
  const figures = [records, complete, stuck, stopped, steps, (took / 1000).toFixed(1), slowest.toFixed(0)];
  return `${kind.padEnd(22)}${figures.map((figure) => String(figure).padStart(10)).join('')}  ${slowestId}`;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      unchecked: { type: 'boolean', default: false },
      patience: { type: 'string', default: '30000' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (positionals.length !== 1 || !(Number(values.patience) > 0)) {
    console.error(
      'usage: npm run variant-logic -- FILE.jsonl [--only KIND] [--unchecked] [--patience MS] [--verbose]',
    );
    return 2;
  }
  const rows = new Map<string, Row>();
  const byTechnique = new Map<TechniqueId, number>();
  const total = emptyRow();
  const refused: string[] = [];
  const times: number[] = [];
  for (const [number, text] of readFileSync(file, 'utf8').trim().split('\n').entries()) {
    const read = readTruthRecord(text);
    if (!read.ok) {
      console.error(`${file}:${number + 1}: ${read.error.message}`);
      return 2;
    }
    const { id, type, puzzle, solution } = read.value;
    if (!puzzle || !solution || puzzle.constraints.length === 0) continue;
    if (values.only !== undefined && values.only !== type) continue;
    const walk = walkVariant(puzzle, solution, {
      areChecked: !values.unchecked,
      patience: Number(values.patience),
    });
    if (!rows.has(type)) rows.set(type, emptyRow());
    add(rows.get(type)!, id, walk);
    add(total, id, walk);
    for (const [technique, count] of walk.steps)
      byTechnique.set(technique, (byTechnique.get(technique) ?? 0) + count);
    for (const why of walk.refused) refused.push(`${id} ${why}`);
    for (const time of walk.each) times.push(time);
    if (values.verbose)
      console.log(`${walk.end.padEnd(9)} ${type} ${id} open ${walk.open}, ${walk.took.toFixed(0)} ms`);
  }
  console.log(
    `${HEAD[0].padEnd(22)}${HEAD.slice(1)
      .map((name) => name.padStart(10))
      .join('')}`,
  );
  for (const [kind, row] of [...rows].sort(([a], [b]) => a.localeCompare(b))) console.log(line(kind, row));
  console.log(line('all', total));
  for (const { id, name } of TECHNIQUES) {
    if (byTechnique.has(id)) console.log(`${name.padEnd(36)}${String(byTechnique.get(id)).padStart(10)}`);
  }
  times.sort((a, b) => a - b);
  const [half, most, nearlyAll] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  console.log(`a step: ${half} ms at the median, ${most} ms at 95 %, ${nearlyAll} ms at 99 %`);
  for (const why of refused) console.log(`REFUSED ${why}`);
  return refused.length === 0 ? 0 : 1;
}

process.exitCode = main();
