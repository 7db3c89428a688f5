import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Answer } from '../job.ts';
import { createPictureWriter } from '../pictures.ts';
import type { ProgressLine } from './progress.ts';

/** Prints answers in the order of the input: results, messages about them, pictures. */
export interface Printer {
  readonly print: (answer: Omit<Answer, 'took'>) => Promise<void>;
  /** Prints a message beside the results and sets the exit code. */
  readonly complain: (message: string, exit: ExitCode) => void;
  readonly exit: () => ExitCode;
  /** Whether anyone still reads the results. */
  readonly isRead: () => boolean;
}

/** `folder` is for pictures. */
export function createPrinter(io: Io, progress: ProgressLine, folder = ''): Printer {
  const pictureWriter = createPictureWriter(folder, io, progress.clear);
  /** The keys printed already, if only the first of each is printed. */
  const seen = new Set<string>();
  /** The messages that are said once. */
  const told = new Set<string>();
  let exit: ExitCode = EXIT.done;
  let owesBlank = false;
  /** Whether results have begun, after which no heading is printed. */
  let hasHeading = false;
  let isRead = true;
  const isFirst = (key: string): boolean => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
  return {
    async print({ output, keyed, heading, isSpread, reports, pictures, puzzles, exit: code }) {
      exit = worse(exit, code);
      if (!isRead) return;
      for (const picture of pictures) exit = worse(exit, await pictureWriter.save(picture));
      const isOneScreen = io.output.isTerminal && io.messages.isTerminal;
      if (isOneScreen) progress.clear();
      const said = reports.filter(
        ({ message, isInOutput, isOnce }) =>
          !(isInOutput && isOneScreen) && !(isOnce && told.size === told.add(message).size),
      );
      if (said.length > 0) {
        progress.clear();
        io.say(said.map(({ message }) => `${message}\n`).join(''));
      }
      const firsts = keyed?.filter(({ key }) => isFirst(key)) ?? [];
      if (firsts.length > 0) isRead = await io.write(firsts.map(({ text }) => `${text}\n`).join(''));
      if (output.length > 0) {
        if (owesBlank) await io.write('\n');
        if (heading !== undefined && !hasHeading) await io.write(`${heading}\n`);
        hasHeading = true;
        isRead = await io.write(output);
        owesBlank = isSpread;
      }
      progress.add(puzzles);
    },
    complain(message, code) {
      exit = worse(exit, code);
      progress.clear();
      io.say(`pencilmark: ${message}\n`);
    },
    exit: () => exit,
    isRead: () => isRead,
  };
}
