/**
 * `npm run ratings -- FILE.tsv … [--profile NAME] …`: rates the puzzles of tables with known ratings and prints, per
 * profile and column, how many there are, how many are equal, and the first ten that differ. The columns are
 * `puzzle ER EP ED`, and where they are there `corrected` (`=` or ER/EP/ED), `sukaku` (ER/EP/ED), `hodoku_level` and
 * `hodoku_score`. A file of the sudoku-exchange puzzle bank is compared with `sukaku-1.15`.
 * Exit code 0: all are equal; 1: some differ; 2: wrong usage or an unreadable file.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareRatings, formatColumns, readTable } from './ratings-report.ts';

const NAMES = ['se-1.2.1', 'se-1.2.1-corrected', 'sukaku-1.15', 'hodoku-2.2'];
const USAGE = `Usage: npm run ratings -- FILE.tsv … [--profile NAME] …   (NAME: ${NAMES.join(', ')})`;

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const options = readArguments(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  let exit = 0;
  for (const file of options.files) {
    const table = readTable(readFileSync(file, 'utf8'));
    if (!table.ok) {
      console.error(`${file}: ${table.error.message}`);
      return 2;
    }
    const columns = compareRatings(table.value, options.profiles);
    console.log(`${file}\n${formatColumns(columns)}`);
    if (columns.length === 0 || columns.some(({ compared, equal }) => equal < compared)) exit = 1;
  }
  return exit;
}

function readArguments(args: string[]): { files: string[]; profiles: readonly string[] } | undefined {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: { profile: { type: 'string', multiple: true, default: NAMES } },
    });
    const profiles = values.profile;
    return files.length > 0 && profiles.every((name) => NAMES.includes(name))
      ? { files, profiles }
      : undefined;
  } catch {
    return undefined;
  }
}
