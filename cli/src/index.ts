/** The command as a function, for tests and for those who embed it. */
export { EXIT, type ExitCode } from './exit.ts';
export type { Bytes, Io, Pool, Screen } from './io.ts';
export { run } from './run.ts';
