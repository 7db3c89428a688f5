/** Definitions of techniques, from the families' doc comments: the only place where a technique is defined. */
import { readFileSync } from 'node:fs';
import type { TechniqueId } from 'pencilmark';
import { FAMILIES } from '../../engine/src/logic/techniques/families.ts';

export interface Definition {
  /** The family's name in the code, such as `lockedCandidates`. */
  readonly family: string;
  /** From the root of the project. */
  readonly path: string;
  readonly techniques: readonly TechniqueId[];
  /** Markdown, without what only a programmer needs. */
  readonly text: string;
}

const FOLDER = 'engine/src/logic/techniques';

/** The definitions of all families, in the order of `FAMILIES`. */
export function readDefinitions(): Definition[] {
  const table = sourceOf('families.ts');
  const names = /FAMILIES[^=]*= \[([^\]]*)\]/.exec(table)![1].match(/\w+/g)!;
  return FAMILIES.map(({ techniques }, k) => {
    const file = new RegExp(`import \\{ ${names[k]} \\} from '\\./([\\w/-]+\\.ts)'`).exec(table)![1];
    return { family: names[k], path: `${FOLDER}/${file}`, techniques, text: definitionIn(file, names[k]) };
  });
}

function definitionIn(file: string, family: string): string {
  const before = sourceOf(file).split(`export const ${family}: Family`)[0];
  const comment = before.slice(before.lastIndexOf('/**'), before.lastIndexOf('*/'));
  const lines = comment.split('\n').map((line) => line.replace(/^\/?[ *]*\*/, '').replace(/^ /, ''));
  // Everything after that word describes data.
  return lines
    .join('\n')
    .replace(/(^|\s)Evidence:[^]*$/, '')
    .trim();
}

function sourceOf(file: string): string {
  return readFileSync(new URL(`../../${FOLDER}/${file}`, import.meta.url), 'utf8');
}
