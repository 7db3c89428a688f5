import type { Digit, DigitSet } from '../../grid/digits.ts';
import { digitsIn } from '../../grid/digits.ts';
import { type Cell, cellName, type Geometry, type House, type HouseIndex } from '../../grid/geometry.ts';
import { symbolOf } from '../../grid/puzzle.ts';
import { cellsText } from '../notation.ts';
import { type Candidate, type ChainNode, sortCandidates } from '../step.ts';

export const LIST_KINDS = ['and', 'or'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** How a language joins things and names houses. */
export interface Words {
  readonly lists: Readonly<Record<ListKind, (items: readonly string[]) => string>>;
  /** Houses of one kind, such as `rows 2 and 5`. `grid` counts from 0 where a board has several grids. */
  readonly houses: (houses: readonly House[], grid: number | undefined) => string;
}

/** Houses, cells and candidates that a text names, each once, sorted. */
export interface Mentions {
  readonly houses: readonly HouseIndex[];
  readonly cells: readonly Cell[];
  readonly candidates: readonly Candidate[];
}

/** A phrase that was given out, and what it names; without a text where the words do it in another way. */
interface Phrase extends Mentions {
  readonly text?: string;
}

/**
 * Turns cells, digits and houses into words of a language, and remembers what was named. A digit given with cells
 * counts as a candidate of each of them.
 */
export interface Say {
  readonly cell: (cell: Cell, ...digits: readonly Digit[]) => string;
  /** A list; run together (`r2c456`) where there are many. */
  readonly cells: (cells: readonly Cell[], digits?: readonly Digit[], kind?: ListKind) => string;
  readonly digit: (digit: Digit) => string;
  readonly digits: (digits: readonly Digit[] | DigitSet, kind?: ListKind) => string;
  readonly house: (house: HouseIndex) => string;
  readonly houses: (houses: readonly HouseIndex[]) => string;
  /** The kind of all the houses, where it is one; undefined where they differ. */
  readonly kindOf: (houses: readonly HouseIndex[]) => House['kind'] | undefined;
  readonly list: (items: readonly string[], kind?: ListKind) => string;
  /** Takes note of candidates that the text names in another way. */
  readonly mention: (cells: readonly Cell[], digits: readonly Digit[]) => void;
  readonly node: (node: ChainNode) => string;
}

/** Beyond that many, cells run together. */
const LISTED = 4;

/** A `Say` that can tell afterwards what a text made with it names: by its words alone, or all that was meant. */
export interface ListeningSay extends Say {
  readonly mentionsIn: (text: string, counted: 'said' | 'meant') => Mentions;
}

export function createSay(geometry: Geometry, words: Words): ListeningSay {
  const phrases: Phrase[] = [];
  const mention = (cells: readonly Cell[], digits: readonly Digit[], text?: string): void => {
    const candidates = cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
    phrases.push({ text, houses: [], cells, candidates });
  };
  const list: Say['list'] = (items, kind = 'and') => words.lists[kind](items);
  const cellsPhrase = (named: readonly Cell[], kind: ListKind): string => {
    const sorted = [...new Set(named)].sort((a, b) => a - b);
    if (sorted.length > LISTED) return cellsText(geometry, sorted).replaceAll(',', ', ');
    return list(
      sorted.map((cell) => cellName(geometry, cell)),
      kind,
    );
  };
  const sayCells: Say['cells'] = (named, digits = [], kind = 'and') => {
    const text = cellsPhrase(named, kind);
    mention(named, digits, text);
    return text;
  };
  const houses: Say['houses'] = (named) => {
    const text = sayHouses(geometry, words, named);
    phrases.push({ text, houses: named, cells: [], candidates: [] });
    return text;
  };
  return {
    cell: (cell, ...digits) => sayCells([cell], digits),
    cells: sayCells,
    digit: (digit) => symbolOf(geometry, digit),
    digits: (digits, kind) =>
      list(
        (typeof digits === 'number' ? digitsIn(digits) : digits).map((digit) => symbolOf(geometry, digit)),
        kind,
      ),
    house: (house) => houses([house]),
    houses,
    kindOf: (named) => {
      const kinds = new Set(named.map((house) => geometry.houses[house].kind));
      return kinds.size === 1 ? [...kinds][0] : undefined;
    },
    list,
    mention: (cells, digits) => mention(cells, digits),
    node: (node) => sayCells(node.cells, [node.digit], 'or'),
    mentionsIn: (text, counted) =>
      joined(
        phrases.filter((phrase) =>
          phrase.text === undefined ? counted === 'meant' : holdsPhrase(text, phrase.text),
        ),
      ),
  };
}

function joined(mentions: readonly Mentions[]): Mentions {
  const ascending = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
  return {
    houses: ascending(mentions.flatMap(({ houses }) => houses)),
    cells: ascending(mentions.flatMap(({ cells }) => cells)),
    candidates: sortCandidates(mentions.flatMap(({ candidates }) => candidates)),
  };
}

/** Whether a text holds a phrase as whole words: `r1c1` is not in `r1c12`. */
function holdsPhrase(text: string, phrase: string): boolean {
  const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!isWord(text[at - 1]) && !isWord(text[end])) return true;
  }
  return false;
}

/** Houses by kind and grid: `rows 2 and 5 and box 3`. */
function sayHouses(geometry: Geometry, words: Words, houses: readonly HouseIndex[]): string {
  const several = (geometry.spec.grids?.length ?? 1) > 1;
  const groups = new Map<string, House[]>();
  for (const house of houses.map((index) => geometry.houses[index])) {
    const key = `${house.kind} ${house.grid}`;
    groups.set(key, [...(groups.get(key) ?? []), house]);
  }
  const names = [...groups.values()].map((group) => {
    const grid = several && group[0].kind !== 'extra' ? group[0].grid : undefined;
    return words.houses(group, grid);
  });
  return words.lists.and(names);
}
