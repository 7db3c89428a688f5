import { complain } from './commands/ask.ts';
import type { Command } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT } from './exit.ts';
import { specOf } from './help.ts';
import { suggestion } from './nearest.ts';
import { type OptionName, OPTIONS, type OptionSpec } from './options.ts';

/** Shells for which completions can be written. */
const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const completionCommand: Command = {
  name: 'completion',
  summary: 'print what lets a shell complete commands, options and their words',
  usage: SHELLS.join('|'),
  details: ['Exit code 0: done. 2: wrong usage.'],
  options: ['help'],
  examples: [
    { line: 'source <(pencilmark completion bash)', description: 'in ~/.bashrc, or zsh in ~/.zshrc' },
    { line: 'pencilmark completion fish > ~/.config/fish/completions/pencilmark.fish', description: 'once' },
  ],
  async run({ rest }, io) {
    const [word] = rest;
    const shell = SHELLS.find((known) => known === word);
    if (shell === undefined || rest.length > 1) {
      const hint = word === undefined ? '' : suggestion(word, SHELLS);
      return complain(io, `Say which shell: ${SHELLS.join(', ')}.${hint}`);
    }
    await io.write(completionOf(shell, [...COMMANDS, completionCommand]));
    return EXIT.done;
  },
};

/** The script of a shell for these commands. */
export function completionOf(shell: Shell, commands: readonly Command[]): string {
  return `${WRITERS[shell](commands).join('\n')}\n`;
}

const WRITERS: Readonly<Record<Shell, (commands: readonly Command[]) => string[]>> = {
  bash: bashLines,
  zsh: zshLines,
  fish: fishLines,
};

function flagsOf(name: OptionName): string[] {
  const { short }: OptionSpec = OPTIONS[name];
  return [...(short === undefined ? [] : [`-${short}`]), `--${name}`];
}

/** Whether the option takes a file or a folder; words and numbers are not completed by files. */
function takesFile({ takes }: OptionSpec): boolean {
  return takes === 'FILE' || takes === 'DIR';
}

function bashLines(commands: readonly Command[]): string[] {
  const names = Object.keys(OPTIONS) as OptionName[];
  const usual = (name: OptionName): OptionSpec => OPTIONS[name];
  const taking = names.filter((name) => usual(name).takes !== undefined && !takesFile(usual(name)));
  const reply = (words: readonly string[] = []): string =>
    `COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$current")); return ;;`;
  return [
    '# Completions of pencilmark for bash, written by `pencilmark completion bash`.',
    '_pencilmark() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=',
    '  COMPREPLY=()',
    '  if [[ $COMP_CWORD -eq 1 ]]; then',
    `    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} bulk --help --version" -- "$current"))`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]} $before" in',
    ...commands.flatMap(({ name: command, ownOptions = {} }) =>
      Object.entries(ownOptions).map(([name, { words }]) => {
        const flags = flagsOf(name as OptionName).map((flag) => `"${command} ${flag}"`);
        return `    ${flags.join('|')}) ${reply(words)}`;
      }),
    ),
    '  esac',
    '  case $before in',
    ...taking.map((name) => `    ${flagsOf(name).join('|')}) ${reply(usual(name).words)}`),
    '  esac',
    '  [[ $current == -* ]] || return',
    '  case ${COMP_WORDS[1]} in',
    ...commands.map(({ name, options }) => `    ${name}) words="${options.flatMap(flagsOf).join(' ')}" ;;`),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _pencilmark pencilmark',
  ];
}

function zshLines(commands: readonly Command[]): string[] {
  const plain = (text: string): string => text.replaceAll("'", "'\\''");
  const bracketed = (text: string): string => plain(text).replace(/[[\]:\\]/g, '\\$&');
  const option = (name: OptionName, command: Command): string => {
    const spec = specOf(name, command);
    const flags = flagsOf(name);
    const given = flags.length > 1 ? `'(${flags.join(' ')})'{${flags.join(',')}}` : flags[0];
    const action = spec.words ? `(${spec.words.join(' ')})` : takesFile(spec) ? '_files' : '';
    const takes = spec.takes === undefined ? '' : `:${bracketed(spec.takes)}:${action}`;
    return `        ${given}'[${bracketed(spec.help)}]${takes}' \\`;
  };
  return [
    '#compdef pencilmark',
    '# Completions of pencilmark for zsh, written by `pencilmark completion zsh`.',
    '_pencilmark() {',
    '  local -a commands',
    '  commands=(',
    ...commands.map(({ name, summary }) => `    '${name}:${bracketed(summary)}'`),
    '  )',
    '  if (( CURRENT == 2 )); then',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  local command=$words[2]',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case $command in',
    ...commands.flatMap((command) => [
      `    ${command.name})`,
      '      _arguments -s \\',
      ...command.options.map((name) => option(name, command)),
      "        '*:puzzle:_files'",
      '      ;;',
    ]),
    '  esac',
    '}',
    'if [[ ${funcstack[1]} == _pencilmark ]]; then _pencilmark "$@"; else compdef _pencilmark pencilmark; fi',
  ];
}

function fishLines(commands: readonly Command[]): string[] {
  const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const names = commands.map(({ name }) => name).join(' ');
  return [
    '# Completions of pencilmark for fish, written by `pencilmark completion fish`.',
    ...commands.map(
      ({ name, summary }) =>
        `complete -c pencilmark -n 'not __fish_seen_subcommand_from ${names}' -f -a ${name} -d ${quoted(summary)}`,
    ),
    ...commands.flatMap((command) =>
      command.options.map((name) => {
        const spec = specOf(name, command);
        const takes = spec.takes === undefined ? '' : takesFile(spec) ? ' -r -F' : ' -x';
        const words = spec.words ? ` -a ${quoted(spec.words.join(' '))}` : '';
        const short = spec.short === undefined ? '' : ` -s ${spec.short}`;
        const help = quoted(spec.help);
        return `complete -c pencilmark -n '__fish_seen_subcommand_from ${command.name}'${short} -l ${name}${takes}${words} -d ${help}`;
      }),
    ),
  ];
}
