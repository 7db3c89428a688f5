import type { ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Arguments, OptionName } from '../options.ts';

/** A command: what the help tells of it, and what it does. */
export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What follows its name. */
  readonly usage: string;
  /** Paragraphs on results and exit codes. */
  readonly details: readonly string[];
  readonly options: readonly OptionName[];
  /** What an option does here, where that differs from its usual help. */
  readonly optionHelp?: Partial<Record<OptionName, string>>;
  readonly examples: readonly Example[];
  readonly run: (args: Arguments, io: Io) => Promise<ExitCode>;
}

export interface Example {
  readonly line: string;
  readonly tells: string;
}
