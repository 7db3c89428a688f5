/**
 * `npm run truth -- FILE.jsonl …`: solves the records of the files and compares with their solutions.
 * Exit code 0: every attempted record is right; 1: one is not, or a line is unreadable; 2: wrong usage.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatReport, isAllRight, judge, type Timed } from './truth-report.ts';

const USAGE = 'Usage: npm run truth -- [--seconds N] FILE.jsonl …   (N: time for one record, default 120)';

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readArguments(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const judged: Timed[] = [];
  for (const file of options.files) {
    const lines = linesOf(file);
    if (!lines) return 2;
    for (const [index, line] of lines.entries()) {
      if (line.trim() !== '') judged.push(judgeTimed(line, index + 1, options.seconds));
    }
  }
  if (judged.length === 0) {
    console.error('No records.');
    return 2;
  }
  console.log(formatReport(judged));
  return isAllRight(judged) ? 0 : 1;
}

function readArguments(args: string[]): { files: string[]; seconds: number } | undefined {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: { seconds: { type: 'string', default: '120' } },
    });
    const seconds = Number(values.seconds);
    return files.length > 0 && seconds > 0 ? { files, seconds } : undefined;
  } catch {
    return undefined;
  }
}

function linesOf(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    return undefined;
  }
}

function judgeTimed(line: string, lineNo: number, seconds: number): Timed {
  const start = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const judgement = judge(line, lineNo, { shouldStop: () => spent() > seconds * 1000 });
  return { ...judgement, ms: spent() };
}
