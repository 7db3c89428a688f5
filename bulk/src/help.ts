import { table, wrapped } from 'pencilmark-cli';
import type { BulkCommand } from './commands/command.ts';
import { BULK_OPTIONS, type BulkOption } from './options.ts';

export function bulkHelp(commands: readonly BulkCommand[]): string {
  return page([
    'Does the jobs of pencilmark over any number of puzzles, on one machine or many; nothing is lost and nothing comes',
    'twice. docs/bulk.md tells what is promised.',
    '',
    'Usage: pencilmark bulk COMMAND --queue PLACE …',
    '',
    'Commands:',
    ...table(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Examples:',
    '  pencilmark bulk submit rate puzzles.txt --queue ./ratings',
    '  pencilmark bulk work --queue ./ratings --until-done',
    '  pencilmark bulk collect --queue ./ratings > ratings.txt',
    '',
    'Exit codes: 0 done, 2 bad input, usage or queue, 3 not all chunks are there; collect gives that of the plain command.',
  ]);
}

export function bulkCommandHelp({ name, usage, summary, details, options }: BulkCommand): string {
  const rows = options.map((option): [string, string] => {
    const { takes, help }: BulkOption = BULK_OPTIONS[option];
    return [`--${option}${takes === undefined ? '' : ` ${takes}`}`, help];
  });
  return page([
    `${summary[0].toUpperCase()}${summary.slice(1)}.`,
    '',
    `Usage: pencilmark bulk ${name} ${usage}`.trimEnd(),
    '',
    ...details.flatMap((text) => [...wrapped(text, ''), '']),
    'Options:',
    ...table(rows),
  ]);
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
