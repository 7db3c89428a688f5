import type { ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Arguments, OptionName, OwnOptions } from '../options.ts';

/** A command: its help and its action. */
export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** The arguments after its name. */
  readonly usage: string;
  /** Paragraphs on results and exit codes. */
  readonly details: readonly string[];
  readonly options: readonly OptionName[];
  /** The help of an option, if it differs from the usual one. */
  readonly optionHelp?: Partial<Record<OptionName, string>>;
  /** Options whose value differs from that in other commands. */
  readonly ownOptions?: OwnOptions;
  readonly examples: readonly Example[];
  readonly run: (args: Arguments, io: Io) => Promise<ExitCode>;
}

export interface Example {
  readonly line: string;
  readonly description: string;
}
