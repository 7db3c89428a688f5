import { EN, familyOf, type Result, type Technique, type TechniqueId, TECHNIQUES } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { suggestion } from './nearest.ts';
import { type Arguments, usageProblem } from './options.ts';

/**
 * The techniques named by `--technique`: ids, abbreviations (which may stand for several), names in the table or in
 * this program, and other common names; in any case, with spaces or hyphens. Undefined if the option is not given.
 */
export function readTechniques({ options }: Arguments): Result<TechniqueId[] | undefined> {
  const text = options.get('technique');
  if (text === undefined) return ok(undefined);
  const found = new Set<TechniqueId>();
  for (const name of text.split(',')) {
    const word = plain(name);
    const meant = FOUND.filter((technique) => namesOf(technique).includes(word));
    if (meant.length === 0) {
      const hint = suggestion(word, FOUND.flatMap(namesOf));
      return usageProblem(
        `--technique does not know "${name.trim()}".${hint} pencilmark techniques lists them all.`,
      );
    }
    for (const { id } of meant) found.add(id);
  }
  return ok([...found]);
}

const FOUND = TECHNIQUES.filter(({ id }) => familyOf(id));

function namesOf({ id, short, name, also }: Technique): string[] {
  return [id, short, ...[name, EN.names[id], ...also].map(plain)];
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}
