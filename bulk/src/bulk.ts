import { EXIT, type ExitCode, type Io } from 'pencilmark-cli';
import { collectCommand } from './commands/collect.ts';
import { type BulkCommand, complain, type World } from './commands/command.ts';
import { listCommand, removeCommand, retryCommand } from './commands/runs.ts';
import { submitCommand } from './commands/submit.ts';
import { watchCommand } from './commands/watch.ts';
import { workCommand } from './commands/work.ts';
import { bulkCommandHelp, bulkHelp } from './help.ts';
import { takeOptions } from './options.ts';

const COMMANDS: readonly BulkCommand[] = [
  submitCommand,
  workCommand,
  watchCommand,
  collectCommand,
  listCommand,
  retryCommand,
  removeCommand,
];

/** Runs the bulk command that the command line names. */
export async function bulk(words: readonly string[], io: Io): Promise<ExitCode> {
  const [first, ...others] = words;
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    const named = COMMANDS.find(({ name }) => name === others[0]);
    await io.write(named ? bulkCommandHelp(named) : bulkHelp(COMMANDS));
    return first === undefined ? EXIT.badInput : EXIT.done;
  }
  const command = COMMANDS.find(({ name }) => name === first);
  if (!command) {
    const known = COMMANDS.map(({ name }) => name).join(', ');
    return complain(io, `There is no command ${first}. The commands are: ${known}.`);
  }
  const args = takeOptions(others, command.options, command.others);
  if (!args.ok) return complain(io, `${args.error.message} See pencilmark bulk ${first} --help.`);
  if (args.value.options.has('help')) {
    await io.write(bulkCommandHelp(command));
    return EXIT.done;
  }
  return command.run(args.value, worldOf(io));
}

function worldOf(io: Io): World {
  return {
    io,
    environment: process.env,
    threadFile: new URL('./thread.mjs', import.meta.url),
    onStop(callback) {
      const signals = ['SIGTERM', 'SIGINT'] as const;
      for (const signal of signals) process.on(signal, callback);
      return () => {
        for (const signal of signals) process.off(signal, callback);
      };
    },
  };
}
