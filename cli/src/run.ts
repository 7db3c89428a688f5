import manifest from '../package.json' with { type: 'json' };
import { complain, seeHelp } from './commands/ask.ts';
import type { Command } from './commands/command.ts';
import { COMMANDS as JOBS } from './commands/index.ts';
import { completionCommand } from './completion.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { commandHelp, generalHelp } from './help.ts';
import type { Io } from './io.ts';
import { manualCommand } from './manual.ts';
import { suggestion } from './nearest.ts';
import { readArguments } from './options.ts';

/** Commands that do the work, and commands that write about them. */
const COMMANDS: readonly Command[] = [...JOBS, completionCommand, manualCommand];

/** Runs the command that the command line names. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const [first, ...rest] = args;
  if (first === undefined) {
    io.say(generalHelp(emphasis(io.messages.hasColors)));
    return EXIT.badInput;
  }
  if (first === 'help' || first.startsWith('-')) return runWithoutCommand(args, io);
  const command = COMMANDS.find(({ name }) => name === first);
  if (!command) return complain(io, unknownCommand(first));
  const read = readArguments(rest, command.options, command.ownOptions);
  if (!read.ok) return complain(io, `${read.error.message} ${seeHelp(command.name)}`);
  if (read.value.options.has('help')) return printHelp(io, command);
  return command.run(read.value, io);
}

async function runWithoutCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const read = readArguments(args, ['help', 'version']);
  if (!read.ok) return complain(io, `${read.error.message} See pencilmark --help.`);
  if (read.value.options.has('version')) {
    await io.write(`${manifest.version}\n`);
    return EXIT.done;
  }
  const [named] = read.value.rest.filter((word) => word !== 'help');
  if (named === undefined) return printHelp(io);
  const command = COMMANDS.find(({ name }) => name === named);
  return command ? printHelp(io, command) : complain(io, unknownCommand(named));
}

async function printHelp(io: Io, command?: Command): Promise<ExitCode> {
  const strong = emphasis(io.output.hasColors);
  await io.write(command ? commandHelp(command, strong) : generalHelp(strong));
  return EXIT.done;
}

function unknownCommand(name: string): string {
  const names = COMMANDS.map((command) => command.name);
  return `There is no command ${name}.${suggestion(name, names)} The commands are: ${names.join(', ')}.`;
}

function emphasis(hasColors: boolean): (text: string) => string {
  return hasColors ? (text) => `\u001B[1m${text}\u001B[22m` : (text) => text;
}
