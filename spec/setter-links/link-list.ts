import { readFileSync } from 'node:fs';

/** A line of a list of links. */
export interface ListedLink {
  readonly link: string;
  readonly program: string;
}

/**
 * The links of a file: lines of a link each, of JSON with `link` and `program`, or of a table whose first columns are
 * these two and stand in its head.
 */
export function linksOf(file: string): ListedLink[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('link\t')).map(linkOf);
}

function linkOf(line: string): ListedLink {
  if (line.startsWith('{')) {
    const { link, program } = JSON.parse(line) as Partial<ListedLink>;
    if (!link) throw new Error(`no link in ${line.slice(0, 60)}`);
    return { link, program: program ?? new URL(link).hostname };
  }
  const [link, program = new URL(link).hostname] = line.trim().split('\t');
  return { link, program };
}
