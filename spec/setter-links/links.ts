/**
 * `npm run links -- [--seconds N] [--pictures FOLDER] FILE …`: opens the links of each file, a link a line, JSON with
 * `link` and `program`, or a table as `links.tsv`, and prints what became of them by program and by feature, and then what
 * is wrong, line by line. With `--pictures` sheets of our drawings of sixty of them go to that folder instead. Nothing is
 * fetched. Exit code 0: every link is opened and none is read wrong; 1: some are not; 2: wrong usage.
 */
import { parseArgs } from 'node:util';
import { judgeLink } from './judge-link.ts';
import { type ListedLink, linksOf } from './link-list.ts';
import { takePictures } from './link-pictures.ts';
import { reportOf } from './link-report.ts';

const USAGE =
  'Usage: npm run links -- [--seconds N] [--pictures FOLDER] FILE …   (N: processor time to solve one, default 10)';

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const lists = options.files.map(linksIn);
  const links = lists.flatMap((list) => list ?? []);
  if (lists.includes(undefined)) return 2;
  if (links.length === 0) {
    console.error('No links.');
    return 2;
  }
  if (options.pictures !== undefined) {
    await takePictures(links, options.pictures);
    return 0;
  }
  const judged = links.map((link) => judgeLink(link, within(options.seconds)));
  console.log(reportOf(judged));
  return judged.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: { seconds: { type: 'string', default: '10' }, pictures: { type: 'string' } },
    });
    const seconds = Number(values.seconds);
    return files.length > 0 && seconds > 0 ? { files, seconds, pictures: values.pictures } : undefined;
  } catch {
    return undefined;
  }
}

function linksIn(file: string): ListedLink[] | undefined {
  try {
    return linksOf(file);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    return undefined;
  }
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
