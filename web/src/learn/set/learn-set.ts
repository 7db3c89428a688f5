/** A set of exercises from a teacher: lessons, drills and puzzles in a readable query. */
import { isTaught } from '@pencilmark/game/learn';
import type { TechniqueId } from 'pencilmark';

export type SetItem =
  | { readonly kind: 'lesson' | 'drill'; readonly technique: TechniqueId }
  | {
      readonly kind: 'puzzle';
      /** 81 characters, a digit or a dot each. */
      readonly line: string;
    };

export interface LearnSet {
  readonly title: string;
  readonly items: readonly SetItem[];
  /** The number of positions in each drill. */
  readonly count: number;
}

/** The default number of positions in a drill. */
export const DRILL_LENGTH = 5;

/** Maximum number of positions in a drill. */
export const MAX_LENGTH = 50;

export const MAX_ITEMS = 60;
export const MAX_TITLE = 100;

/** Reads any query. Unknown parts are left out, and duplicates are merged. */
export function readSet(query: URLSearchParams): LearnSet {
  const written = [...new Set((query.get('do') ?? '').split(','))];
  return {
    title: (query.get('title') ?? '').trim().slice(0, MAX_TITLE),
    items: written.flatMap(readItem).slice(0, MAX_ITEMS),
    count: countOf(query.get('count')),
  };
}

/** The query of a set: `do=x-wing/lesson,skyscraper/drill&seed=abc&title=Fish`. */
export function setQuery({ title, items, count }: LearnSet, seed: string | undefined): string {
  const rest = new URLSearchParams({
    ...(count !== DRILL_LENGTH && { count: String(count) }),
    ...(seed !== undefined && { seed }),
    ...(title !== '' && { title }),
  });
  return [`do=${items.map(writeItem).join(',')}`, ...(rest.size === 0 ? [] : [rest.toString()])].join('&');
}

/** The puzzles of a text, a line each; undefined for a line that is not one. Empty lines are skipped. */
export function puzzleLines(text: string): (string | undefined)[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll('0', '.'))
    .filter((line) => line !== '')
    .map((line) => (PUZZLE.test(line) ? line : undefined));
}

export function countOf(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MAX_LENGTH ? count : DRILL_LENGTH;
}

const PUZZLE = /^[1-9.]{81}$/;

function readItem(text: string): SetItem[] {
  const [name, part] = text.split('/');
  if (name === 'puzzle') return PUZZLE.test(part) ? [{ kind: 'puzzle', line: part }] : [];
  const technique = name as TechniqueId;
  if (!isTaught(technique) || (part !== 'lesson' && part !== 'drill')) return [];
  return [{ kind: part, technique }];
}

function writeItem(item: SetItem): string {
  return item.kind === 'puzzle' ? `puzzle/${item.line}` : `${item.technique}/${item.kind}`;
}
