/**
 * `npm run links -- [--seconds N] FILE …`: opens the links of each file, a link a line or JSON with `link` and `program`,
 * and prints what became of them by program and by feature, and then what is wrong, line by line. Nothing is fetched.
 * Exit code 0: every link is opened and none is read wrong; 1: some are not; 2: wrong usage.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type JudgedLink, judgeLink, type ListedLink } from './judge-link.ts';
import { reportOf } from './link-report.ts';

const USAGE = 'Usage: npm run links -- [--seconds N] FILE …   (N: processor time to solve one, default 10)';

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const wish = readArguments(args);
  if (!wish) {
    console.error(USAGE);
    return 2;
  }
  const judged: JudgedLink[] = [];
  for (const file of wish.files) {
    const links = linksOf(file);
    if (!links) return 2;
    judged.push(...links.map((link) => judgeLink(link, within(wish.seconds))));
  }
  if (judged.length === 0) {
    console.error('No links.');
    return 2;
  }
  console.log(reportOf(judged));
  return judged.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

function readArguments(args: string[]): { files: string[]; seconds: number } | undefined {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: { seconds: { type: 'string', default: '10' } },
    });
    const seconds = Number(values.seconds);
    return files.length > 0 && seconds > 0 ? { files, seconds } : undefined;
  } catch {
    return undefined;
  }
}

function linksOf(file: string): ListedLink[] | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    return lines.filter((line) => line.trim() !== '').map(linkOf);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    return undefined;
  }
}

function linkOf(line: string): ListedLink {
  if (!line.startsWith('{')) return { link: line.trim(), program: new URL(line.trim()).hostname };
  const { link, program } = JSON.parse(line) as Partial<ListedLink>;
  if (!link) throw new Error(`no link in ${line.slice(0, 60)}`);
  return { link, program: program ?? new URL(link).hostname };
}

function within(seconds: number) {
  const start = process.cpuUsage();
  return {
    shouldStop: () => {
      const { user, system } = process.cpuUsage(start);
      return user + system > seconds * 1e6;
    },
  };
}
