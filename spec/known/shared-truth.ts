/** The location of puzzle lists that are too large, or not licensed, to be part of the project. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SPEC = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = process.env.PENCILMARK_TRUTH ?? join(SPEC, '..', '..', 'shared', 'truth');

/** One name per line: the lists that this test run could not read. `npm test` shows them at the end. */
const LEFT_OUT = join(SPEC, '..', '.cache', 'left-out.txt');

export interface TruthList {
  readonly lines: readonly string[];
  /** Whether it is the list itself, not the sample from `spec/samples`. */
  readonly isWhole: boolean;
}

/**
 * A list for a test; if this machine does not have it, the sample of the same format in `spec/samples`, which the end
 * of `npm test` reports. `PENCILMARK_TRUTH` names another folder.
 */
export function truthList(name: string): TruthList {
  const whole = truthLines(name);
  if (whole) return { lines: whole, isWhole: true };
  noteLeftOut(name);
  return { lines: linesOf(join(SPEC, 'samples', basename(name))), isWhole: false };
}

/** The lines of a list for a program; undefined, after printing a message, if this machine does not have it. */
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
