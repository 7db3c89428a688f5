/** Where the lists of puzzles lie that are too large, or not ours to give away, to be part of the project. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER =
  process.env.PENCILMARK_TRUTH ??
  join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shared', 'truth');

/**
 * The lines of a list, or undefined where this machine does not have it: then a line says so, for the tests that
 * need it cannot run. `PENCILMARK_TRUTH` names another folder.
 */
export function truthLines(name: string): string[] | undefined {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    console.warn(`not checked: ${name} is not in ${FOLDER}`);
    return undefined;
  }
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}
