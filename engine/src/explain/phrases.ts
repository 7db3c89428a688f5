import type { Constraint, ConstraintKind } from '../constraints/kinds.ts';
import type { Digit, DigitSet } from '../model/digits.ts';
import { digitsIn } from '../model/digits.ts';
import { type Cell, cellName, type Geometry, type House, type HouseIndex } from '../model/geometry.ts';
import { symbolOf } from '../puzzle/puzzle.ts';
import { cellsText } from '../logic/notation.ts';
import { type Candidate, type ChainNode, sortCandidates } from '../logic/step.ts';

/** @inline */
type ListKind = 'and' | 'or';

/** Houses as sentences need them: `row 3`, `in row 3`, `of row 3`. */
export type HousePhrase = Readonly<Record<'name' | 'in' | 'of', string>>;

/** Houses of one kind by their ordinals, from 1. `grid`, also from 1, is set if the board has several grids. */
export interface HouseGroup {
  readonly kind: House['kind'];
  readonly ordinals: readonly number[];
  readonly grid?: number;
}

/** How a language joins lists and names houses and rules. */
export interface Words {
  /** @internal */
  readonly lists: Readonly<Record<ListKind, (items: readonly string[]) => string>>;
  /**
   * `rows 2 and 5 and box 3`: at least one group.
   *
   * @internal
   */
  readonly houses: (groups: readonly HouseGroup[]) => HousePhrase;
  /** The names of rules, as in a heading. */
  readonly rules: Readonly<Record<ConstraintKind, string>>;
  /** A rule inside a sentence: `the 15 cage`. */
  readonly ruleInText: (kind: ConstraintKind, amounts: string) => string;
}

/** Houses, cells and candidates that a text names, each once, sorted. */
export interface Mentions {
  /** By their place in `geometry.houses`. */
  readonly houses: readonly HouseIndex[];
  /** From 0. */
  readonly cells: readonly Cell[];
  /** Each a cell and a digit in it. */
  readonly candidates: readonly Candidate[];
}

/**
 * A phrase that was returned in one of several forms, and the things that it names. Without `texts`, the words name
 * them in some other way.
 */
interface Phrase extends Mentions {
  readonly texts?: readonly string[];
}

/**
 * Turns cells, digits and houses into words of a language and records what was named. A digit given with cells counts
 * as a candidate of each of them.
 */
export interface Say {
  readonly cell: (cell: Cell, ...digits: readonly Digit[]) => string;
  /** A list; abbreviated (`r2c456`) if there are many. */
  readonly cells: (cells: readonly Cell[], digits?: readonly Digit[], kind?: ListKind) => string;
  readonly digit: (digit: Digit) => string;
  readonly digits: (digits: readonly Digit[] | DigitSet, kind?: ListKind) => string;
  readonly houses: (houses: readonly HouseIndex[]) => HousePhrase;
  /** The kind that all the houses share; undefined if they differ. */
  readonly kindOf: (houses: readonly HouseIndex[]) => House['kind'] | undefined;
  /** The kind of a house that contains all the cells. */
  readonly sharedKind: (cells: readonly Cell[]) => House['kind'] | undefined;
  /** Cells; by the name of their house if they are all of its cells. */
  readonly area: (cells: readonly Cell[], digits?: readonly Digit[]) => string;
  readonly list: (items: readonly string[], kind?: ListKind) => string;
  /** Records candidates that the text names in another way. */
  readonly mention: (cells: readonly Cell[], digits: readonly Digit[]) => void;
  readonly node: (node: ChainNode) => string;
  /** `the 15 cage`. */
  readonly rule: (constraint: Constraint) => string;
}

/** With more cells than this, their names are abbreviated. */
const LISTED = 4;

/**
 * A `Say` that returns what a text made with it names: `said`: only what occurs in its words; `meant`: also what
 * `mention` recorded.
 */
export interface ListeningSay extends Say {
  readonly mentionsIn: (text: string, counted: 'said' | 'meant') => Mentions;
}

export function createSay(geometry: Geometry, words: Words): ListeningSay {
  const phrases: Phrase[] = [];
  const mention = (cells: readonly Cell[], digits: readonly Digit[], text?: string): void => {
    const candidates = cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
    phrases.push({ ...(text !== undefined && { texts: [text] }), houses: [], cells, candidates });
  };
  const list: Say['list'] = (items, kind = 'and') => words.lists[kind](items);
  const cellsPhrase = (named: readonly Cell[], kind: ListKind): string => {
    const sorted = [...new Set(named)].sort((a, b) => a - b);
    const isLong = sorted.length > LISTED;
    const names = isLong
      ? cellsText(geometry, sorted).split(',')
      : sorted.map((cell) => cellName(geometry, cell));
    return list(names, kind);
  };
  const sayCells: Say['cells'] = (named, digits = [], kind = 'and') => {
    const text = cellsPhrase(named, kind);
    mention(named, digits, text);
    return text;
  };
  const houses: Say['houses'] = (named) => {
    if (named.length === 0) return { name: '', in: '', of: '' };
    const phrase = words.houses(groupsOf(geometry, named));
    phrases.push({ texts: Object.values(phrase), houses: named, cells: [], candidates: [] });
    return phrase;
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
    houses,
    kindOf: (named) => {
      const kinds = new Set(named.map((house) => geometry.houses[house].kind));
      return kinds.size === 1 ? [...kinds][0] : undefined;
    },
    sharedKind: (named) =>
      geometry.housesOf[named[0]]
        .map((house) => geometry.houses[house])
        .find((house) => named.every((cell) => house.cells.includes(cell)))?.kind,
    area: (named, digits = []) => {
      const house = geometry.houses.findIndex(
        ({ cells }) => cells.length === named.length && named.every((cell) => cells.includes(cell)),
      );
      if (house < 0 || named.length <= LISTED) return sayCells(named, digits);
      const { name } = words.houses(groupsOf(geometry, [house]));
      mention(named, digits, name);
      return name;
    },
    list,
    mention: (cells, digits) => mention(cells, digits),
    node: (node) => sayCells(node.cells, [node.digit], 'or'),
    rule: (constraint) => words.ruleInText(constraint.kind, ruleParts(constraint).amounts),
    mentionsIn: (text, counted) =>
      joined(
        phrases.filter((phrase) =>
          phrase.texts === undefined
            ? counted === 'meant'
            : phrase.texts.some((form) => holdsPhrase(text, form)),
        ),
      ),
  };
}

/** The cells that a constraint names, ascending, and the number that is printed with it on the board. */
export function ruleParts(constraint: Constraint): { readonly cells: Cell[]; readonly amounts: string } {
  const cells = new Set<Cell>();
  let amounts = '';
  for (const [name, value] of Object.entries(constraint) as [string, unknown][]) {
    if (CELL_FIELDS.has(name)) for (const cell of [value].flat(2) as Cell[]) cells.add(cell);
    if (AMOUNT_FIELDS.has(name)) amounts = [value].flat().join('/');
  }
  return { cells: [...cells].sort((a, b) => a - b), amounts };
}

const CELL_FIELDS: ReadonlySet<string> = new Set(['cells', 'circle', 'shaft', 'copy', 'control', 'sets']);
const AMOUNT_FIELDS: ReadonlySet<string> = new Set([
  'sum',
  'sums',
  'difference',
  'differences',
  'ratio',
  'ratios',
  'count',
  'value',
  'values',
  'distance',
  'modulus',
]);

function joined(mentions: readonly Mentions[]): Mentions {
  const ascending = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
  return {
    houses: ascending(mentions.flatMap(({ houses }) => houses)),
    cells: ascending(mentions.flatMap(({ cells }) => cells)),
    candidates: sortCandidates(mentions.flatMap(({ candidates }) => candidates)),
  };
}

/** Whether a text contains a phrase as whole words, ignoring case: `r1c1` is not in `r1c12`. */
function holdsPhrase(inText: string, named: string): boolean {
  const [text, phrase] = [inText.toLowerCase(), named.toLowerCase()];
  const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!isWord(text[at - 1]) && !isWord(text[end])) return true;
  }
  return false;
}

/** Houses by kind and grid. */
function groupsOf({ spec, houses }: Geometry, named: readonly HouseIndex[]): HouseGroup[] {
  const several = (spec.grids?.length ?? 1) > 1;
  const groups = new Map<string, House[]>();
  for (const house of named.map((index) => houses[index])) {
    const key = `${house.kind} ${house.grid}`;
    groups.set(key, [...(groups.get(key) ?? []), house]);
  }
  return [...groups.values()].map(([first, ...rest]) => ({
    kind: first.kind,
    ordinals: [...new Set([first, ...rest].map(({ index }) => index + 1))],
    ...(several && first.kind !== 'extra' && { grid: first.grid + 1 }),
  }));
}
