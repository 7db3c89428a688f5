import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';

/** Reports that a limit needs threads, which this program does not have. */
export function complainOfThreads(io: Io): ExitCode {
  io.say('pencilmark: --timeout works in threads, which only the built command has: npm start builds it.\n');
  return EXIT.badInput;
}
