/** The manual page, generated from the same tables as the help. */
import manifest from '../package.json' with { type: 'json' };
import { complain } from './commands/ask.ts';
import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { completionCommand } from './completion.ts';
import { EXIT } from './exit.ts';
import { optionRow } from './help.ts';

export const manualCommand: Command = {
  name: 'manual',
  summary: 'print the manual page, for man',
  usage: '',
  details: ['Exit code 0: done. 2: wrong usage.'],
  options: ['help'],
  examples: [{ line: 'pencilmark manual | man -l -', description: 'read it' }],
  async run({ rest }, io) {
    if (rest.length > 0) return complain(io, `manual takes nothing, not "${rest[0]}".`);
    await io.write(manualPage([...COMMANDS, completionCommand, manualCommand]));
    return EXIT.done;
  },
};

/** The page in roff. */
export function manualPage(commands: readonly Command[]): string {
  const lines = [
    `.TH PENCILMARK 1 "" "pencilmark ${manifest.version}" "User Commands"`,
    '.SH NAME',
    'pencilmark \\- solve, count, check, convert, explain, rate and generate Sudoku puzzles of any shape',
    '.SH SYNOPSIS',
    '.B pencilmark',
    '.I COMMAND',
    '[PUZZLE...] [OPTIONS]',
    '.SH DESCRIPTION',
    ...text(
      'Puzzles are read from files, from arguments or from standard input, in any format that is detected. ' +
        'Results go to standard output in the order of the puzzles, messages to standard error.',
    ),
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH EXIT STATUS',
    ...text('0: done. 1: a puzzle has no result (no solution, not unique). 2: bad input or usage.'),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(command: Command): string[] {
  return [
    `.SS pencilmark ${command.name} ${roff(command.usage)}`,
    ...text(`${command.summary[0].toUpperCase()}${command.summary.slice(1)}.`),
    ...command.details.flatMap((paragraph) => ['.PP', ...text(paragraph)]),
    ...command.options
      .map((name) => optionRow(name, command))
      .flatMap(([flags, help]) => ['.TP', `.B ${roff(flags.trim())}`, ...text(help)]),
    '.PP',
    'Examples:',
    ...command.examples.flatMap(({ line, description }) => ['.TP', `.B ${roff(line)}`, ...text(description)]),
  ];
}

function text(paragraph: string): string[] {
  return [roff(paragraph)];
}

/** Escapes a text so that no part of it reads as a roff request. */
function roff(plain: string): string {
  return plain.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/, '\\&$&');
}
