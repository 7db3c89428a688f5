import { PROFILE_NAMES } from 'pencilmark';
import type { Measure } from '../answers/statistics.ts';
import { type ExitCode, worse } from '../exit.ts';
import type { Io } from '../io.ts';
import { type Arguments, gathered, type OptionName, readWord } from '../options.ts';
import { plotOf, reportOf } from '../statistics/report.ts';
import { createTally, type Tally } from '../statistics/tally.ts';
import { ask, complain, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

/** Options of the report, not of the puzzles. */
const OWN: readonly OptionName[] = ['json', 'svg'];

export const statisticsCommand: Command = {
  name: 'statistics',
  summary: 'count levels, techniques and ratings over many puzzles',
  usage: '[--profile NAME] [--svg FILE] [PUZZLE…]',
  details: [
    READING_DETAILS,
    'Prints how many puzzles there are of each level, how many paths use each technique, and what the scores are; with ' +
      '--profile also how many there are of each ER, which takes longer. Puzzles that cannot be read or have not exactly one ' +
      'solution are counted, and have no level.',
    'Exit code 0: all have a level. 1: some have not exactly one solution. 2: some could not be read, or wrong usage.',
  ],
  optionHelp: {
    profile: 'count the ratings (ER) of this profile, too',
    json: 'one JSON object with all counts',
  },
  ownOptions: { svg: { takes: 'FILE', help: 'draw the counts as bars into this file' } },
  options: ['profile', 'svg', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark statistics puzzles.txt', description: 'tables of levels and techniques' },
    {
      line: 'pencilmark statistics --profile se-1.2.1 --svg plot.svg puzzles.txt',
      description: 'ratings, too, and a plot',
    },
  ],
  run: runStatistics,
};

async function runStatistics(args: Arguments, io: Io): Promise<ExitCode> {
  const tally = createTally();
  const options = new Map([...args.options].filter(([name]) => !OWN.includes(name)));
  let isClear = false;
  const exit = await ask(
    'statistics',
    { ...args, options },
    tallying(tally, io),
    () => gathered({ profile: readWord(args, 'profile', PROFILE_NAMES) }),
    { whenClear: () => (isClear = true) },
  );
  if (!isClear) return exit;
  const statistics = tally.statistics();
  const path = args.options.get('svg');
  const saved = path === undefined ? undefined : await io.save(path, plotOf(statistics));
  await io.write(args.options.has('json') ? `${JSON.stringify(statistics)}\n` : reportOf(statistics));
  return saved && !saved.ok ? worse(exit, complain(io, `${path} ${saved.error.message}.`)) : exit;
}

/** Sends answers to the tally instead of the output: a line for each puzzle, JSON if it could be read. */
function tallying(tally: Tally, io: Io): Io {
  return {
    ...io,
    output: { ...io.output, isTerminal: false },
    write(content) {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      for (const line of text.split('\n').filter((part) => part !== ''))
        tally.add(line.startsWith('{') ? (JSON.parse(line) as Measure) : {});
      return Promise.resolve(true);
    },
  };
}
