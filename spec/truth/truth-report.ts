import { countSolutions, isSolutionOf, sameDigits, type SolveControl } from 'pencilmark';
import { readTruthRecord, type TruthRecord } from './truth-record.ts';

/**
 * `right`: the only solution found is the recorded one. `undecided`: stopped before that was known. `skipped`: it has
 * unknown rules. `unreadable`: the line is not a record.
 */
export const VERDICTS = ['right', 'wrong', 'undecided', 'skipped', 'unreadable'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on one line. */
export interface Judgement {
  readonly id: string;
  readonly type: string;
  readonly verdict: Verdict;
  /** Whether the solver proved that there is exactly one solution. */
  readonly unique: boolean;
  /** Why it is not right, for people; for a skipped one, its rules. */
  readonly reasons: readonly string[];
}

/** Solves the record of a line; its 1-based `lineNo` names it if it cannot be read. */
export function judge(line: string, lineNo: number, control: SolveControl = {}): Judgement {
  const read = readTruthRecord(line);
  if (!read.ok) {
    const { message } = read.error;
    return { id: `line ${lineNo}`, type: '?', verdict: 'unreadable', unique: false, reasons: [message] };
  }
  const { id, type, unsupported } = read.value;
  if (unsupported.length > 0) return { id, type, verdict: 'skipped', unique: false, reasons: unsupported };
  return { id, type, ...compare(read.value, control) };
}

function compare(
  { puzzle, solution }: TruthRecord,
  control: SolveControl,
): Pick<Judgement, 'verdict' | 'unique' | 'reasons'> {
  const outcome = countSolutions(puzzle!, 2, control);
  const unique = outcome.status === 'exact' && outcome.count === 1;
  const reasons: string[] = [];
  if (outcome.status === 'exact' && outcome.count === 0) reasons.push('we find no solution');
  if (outcome.count > 1) reasons.push('we find a second solution');
  const [found] = outcome.examples;
  if (found && !isSolutionOf(puzzle!, found)) reasons.push('our solution breaks the rules');
  if (!isSolutionOf(puzzle!, solution!)) reasons.push('the recorded solution breaks our rules');
  if (found && !sameDigits(found, solution!)) reasons.push('our solution is another one');
  if (outcome.status === 'stopped')
    return { verdict: 'undecided', unique, reasons: [...reasons, 'it took too long'] };
  return { verdict: reasons.length > 0 ? 'wrong' : 'right', unique, reasons };
}

/** A judgement and the processor time it took, in milliseconds. */
export interface Timed extends Judgement {
  readonly ms: number;
}

/** A table with a row per type in order of appearance, a row for all, and then the faults, line by line. */
export function formatReport(judged: readonly Timed[]): string {
  const types = [...new Set(judged.map(({ type }) => type))];
  const rows = types.map((type) =>
    summary(
      type,
      judged.filter((one) => one.type === type),
    ),
  );
  const lines = table([HEAD, ...rows, summary('all', judged)]);
  const wrong = judged.filter(({ verdict }) => verdict !== 'right' && verdict !== 'skipped');
  return [
    ...lines,
    ...wrong.map(({ id, verdict, reasons }) => `${verdict}: ${id}: ${reasons.join(', ')}`),
  ].join('\n');
}

/** Whether every line was read and every attempted record is right. */
export function isAllRight(judged: readonly Judgement[]): boolean {
  return judged.every(({ verdict }) => verdict === 'right' || verdict === 'skipped');
}

const HEAD = ['type', 'records', 'right', 'unique', 'not right', 'skipped', 'total', 'slowest', ''];

function summary(name: string, judged: readonly Timed[]): string[] {
  const having = (verdict: Verdict): Timed[] => judged.filter((one) => one.verdict === verdict);
  const skipped = having('skipped');
  const attempted = judged.length - skipped.length;
  const slowest = judged.reduce((slow, one) => (one.ms > slow.ms ? one : slow));
  const rules = [...new Set(skipped.flatMap(({ reasons }) => reasons))].sort();
  return [
    name,
    String(judged.length),
    String(having('right').length),
    String(judged.filter(({ unique }) => unique).length),
    String(attempted - having('right').length),
    String(skipped.length),
    `${judged.reduce((sum, { ms }) => sum + ms, 0).toFixed(0)} ms`,
    attempted > 0 ? `${slowest.ms.toFixed(0)} ms (${slowest.id})` : '',
    rules.length > 0 ? `not supported: ${rules.join(', ')}` : '',
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const isText = (column: number): boolean => column === 0 || column >= 7;
  return rows.map((row) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}
