import { COMMANDS } from './commands/index.ts';
import type { Command, Example } from './commands/command.ts';
import { type OptionName, OPTIONS, type OptionSpec } from './options.ts';

const WIDTH = 96;

/** Marks a heading; the identity if there are no colours. */
export type Emphasis = (text: string) => string;

export function generalHelp(strong: Emphasis): string {
  const commands = COMMANDS.map(({ name, summary }): [string, string] => [name, summary]);
  const lines = [
    'Solves, counts, checks, converts, explains and generates Sudoku puzzles of any shape.',
    '',
    `${strong('Usage:')} pencilmark COMMAND [PUZZLE…] [OPTIONS]`,
    '',
    strong('Commands:'),
    ...table([
      ...commands,
      ['bulk', 'do these jobs over millions of puzzles, on one machine or many'],
      ['completion', 'print what lets bash, zsh or fish complete all this'],
      ['manual', 'print the manual page, for man'],
    ]),
    '',
    strong('Options:'),
    ...table([
      ['-h, --help', 'this text; pencilmark COMMAND --help tells all of a command'],
      ['-V, --version', OPTIONS.version.help],
    ]),
    '',
    strong('Examples:'),
    ...examples(COMMANDS.map((command) => command.examples[0])),
    '',
    ...wrapped(
      'Exit codes: 0 done, 1 a puzzle has no result (no solution, not unique), 2 bad input or usage.',
      '',
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export function commandHelp(command: Command, strong: Emphasis): string {
  const lines = [
    ...wrapped(`${capital(command.summary)}.`, ''),
    '',
    `${strong('Usage:')} pencilmark ${command.name} ${command.usage} [OPTIONS]`,
    '',
    ...command.details.flatMap((paragraph) => [...wrapped(paragraph, ''), '']),
    strong('Options:'),
    ...table(
      command.options
        .filter((name) => name !== 'from' || command.name === 'convert')
        .map((name) => optionRow(name, command)),
    ),
    '',
    strong('Examples:'),
    ...examples(command.examples),
  ];
  return `${lines.join('\n')}\n`;
}

/** An option as defined for this command. */
export function specOf(name: OptionName, { optionHelp, ownOptions }: Command): OptionSpec {
  const spec: OptionSpec = ownOptions?.[name] ?? OPTIONS[name];
  return { ...spec, help: optionHelp?.[name] ?? spec.help };
}

/** How an option is written, and what it does for this command. */
export function optionRow(name: OptionName, command: Command): [string, string] {
  const { short, takes, help, words } = specOf(name, command);
  const flag = `${short === undefined ? '    ' : `-${short}, `}--${name}${takes === undefined ? '' : ` ${takes}`}`;
  return [flag, words ? `${help}: ${words.join(', ')}` : help];
}

/** Rows of a name and a wrapped text beside it. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const wide = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.flatMap(([name, text]) => {
    const [first, ...others] = wrapped(text, ' '.repeat(wide));
    return [`  ${name}`.padEnd(wide) + first.trimStart(), ...others];
  });
}

function examples(list: readonly Example[]): string[] {
  return list.flatMap(({ line, description }) => [`  ${line}`, `      ${description}`]);
}

/** Breaks a text into lines of at most `WIDTH` characters, each with the indent. */
export function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + word.length >= WIDTH) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, indent + line];
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
