/** Where the lists of puzzles lie that are too large, or not ours to give away, to be part of the project. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SPEC = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = process.env.PENCILMARK_TRUTH ?? join(SPEC, '..', '..', 'shared', 'truth');

/** One name a line: what this run of the tests could not read. `npm test` shows it at the end. */
const LEFT_OUT = join(SPEC, '..', '.cache', 'left-out.txt');

export interface TruthList {
  readonly lines: readonly string[];
  /** Whether it is the list itself, and not the sample of `spec/samples` that stands in for it. */
  readonly isWhole: boolean;
}

/**
 * A list for a test: where this machine does not have it, the sample of the same form in `spec/samples`, and the end of
 * `npm test` says so. `PENCILMARK_TRUTH` names another folder.
 */
export function truthList(name: string): TruthList {
  const whole = truthLines(name);
  if (whole) return { lines: whole, isWhole: true };
  noteLeftOut(name);
  return { lines: linesOf(join(SPEC, 'samples', basename(name))), isWhole: false };
}

/** The lines of a list for a program; undefined, with a line that says so, where this machine does not have it. */
export function truthLines(name: string): string[] | undefined {
  const path = join(FOLDER, name);
  if (existsSync(path)) return linesOf(path);
  console.warn(`not checked: ${name} is not in ${FOLDER}`);
  return undefined;
}

/** Makes `npm test` report at its end that this could not be read. */
export function noteLeftOut(name: string): void {
  mkdirSync(dirname(LEFT_OUT), { recursive: true });
  appendFileSync(LEFT_OUT, `${name}\n`);
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}
