import type { Constraint } from '../../../constraints/kinds.ts';
import type { Cell } from '../../../model/geometry.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf, wordIn } from '../../text/loose-json.ts';
import { type StatedRule, withoutRepeated } from '../../text/stated-rules.ts';
import { cellOf, cellsFrom, inwards, NO_CELL } from '../square-places.ts';

/** The rules in the JSON of f-puzzles, including those of its add-on for new constraints. */
export function fpuzzlesRules(root: Literal, size: number): StatedRule[] {
  if (root.kind !== 'record') return [];
  const rules: StatedRule[] = [];
  const state = (name: string, { offset }: Literal, constraints?: readonly Constraint[]) =>
    rules.push({ name, offset, ...(constraints && { constraints }) });
  for (const [field, literal] of root.fields) {
    if (isEmpty(literal)) continue;
    const item = Object.hasOwn(ITEMS, field) ? ITEMS[field] : undefined;
    const set = SETS.find((kind) => kind === field);
    const name = RULE_NAMES[field] ?? field;
    if (Object.hasOwn(FLAGS, field)) state(name, literal, [{ kind: FLAGS[field as keyof typeof FLAGS] }]);
    else if (set) state(name, literal, oneSet(set, literal, size));
    else if (item)
      for (const one of itemsOf(literal))
        for (const rule of item(one, size)) state(rule.name ?? name, one, rule.constraints);
    else if (!KNOWN.has(field.toLowerCase())) state(name, literal);
  }
  rules.push(...markedRules(root, size), ...negatives(root, size), ...drawnRules(root, size));
  return withoutRepeated(rules);
}

/** Fields that are not rules: the board, texts, settings of the program, and plain drawings. */
const KNOWN = new Set(
  (
    'size title author ruleset grid solution diagonal+ diagonal- disjointgroups extraregion ' +
    'disabledlogic truecandidatesoptions highlightconflicts successmessage customcolors metadata ' +
    'nonconsecutive negative difference ratio xv ' +
    'line rectangle circle text cage fogofwar foglight triggereffect'
  ).split(' '),
);

/** Rules without cells, with the kinds that they set. */
const FLAGS = { antiknight: 'anti-knight', antiking: 'anti-king' } as const;

/** The names of rules whose field names are unclear. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  ...FLAGS,
  killercage: 'killer cages',
  littlekillersum: 'little killer sums',
  sandwichsum: 'sandwich sums',
  xsum: 'X-sums',
  skyscraper: 'skyscrapers',
  thermometer: 'thermometers',
  slowthermometer: 'slow thermometers',
  betweenline: 'between lines',
  lockout: 'lockout lines',
  arrow: 'arrows',
  palindrome: 'palindromes',
  quadruple: 'quadruples',
  minimum: 'minima',
  maximum: 'maxima',
  regionsumline: 'region sum lines',
};

/** Marks of single cells that form one constraint together. */
const SETS = ['odd', 'even', 'minimum', 'maximum'] as const;

function oneSet(kind: (typeof SETS)[number], literal: Literal, size: number): Constraint[] {
  const cells = itemsOf(literal).flatMap((item) =>
    fieldOf(item, 'cell') ? [cellNamed(fieldOf(item, 'cell'), size)] : cellsIn(item, 'cells', size),
  );
  return [{ kind, cells: [...new Set(cells)] }];
}

interface ItemRule {
  readonly name?: string;
  /** Left out if no kind can express the rule. */
  readonly constraints?: readonly Constraint[];
}
type ItemReader = (item: Literal, size: number) => readonly ItemRule[];

type LineKind =
  | 'thermometer'
  | 'slow-thermometer'
  | 'palindrome'
  | 'renban'
  | 'nabner'
  | 'between'
  | 'entropic'
  | 'double-arrow'
  | 'zipper';

const lines =
  (make: (cells: Cell[], item: Literal, size: number) => Constraint | undefined): ItemReader =>
  (item, size) =>
    linesIn(item, size).map((cells) => {
      const constraint = make(cells, item, size);
      return constraint ? { constraints: [constraint] } : {};
    });
const plainLines = (kind: LineKind): ItemReader => lines((cells) => ({ kind, cells }));
const cellSets =
  (kind: 'row-index' | 'column-index' | 'box-index'): ItemReader =>
  (item, size) =>
    said([{ kind, cells: [...new Set(cellsIn(item, 'cells', size))] }]);
const outside =
  (make: (cells: Cell[], value: number) => Constraint): ItemReader =>
  (item, size) => {
    const value = numberOf(item);
    if (value === undefined) return [];
    const cells = outsideLine(plainOf(fieldOf(item, 'cell')), size);
    return value === null ? [{}] : said([make(cells, value)]);
  };

const ITEMS: Readonly<Record<string, ItemReader>> = {
  killercage: (item, size) => {
    const cells = cellsIn(item, 'cells', size);
    const sum = numberOf(item);
    if (cells.length === 0) return [];
    const cage: Constraint = { kind: 'cage', cells, ...(sum ? { sum } : {}) };
    const label = String(plainOf(fieldOf(item, 'value'))).slice(0, 20);
    return sum === null ? [...said([cage]), { name: `a killer cage labelled "${label}"` }] : said([cage]);
  },
  arrow: (item, size) => {
    const circle = cellsIn(item, 'cells', size);
    return linesIn(item, size).flatMap((line) => {
      const shaft = circle.includes(line[0]) ? line.slice(1) : line;
      return shaft.length > 0 && circle.length > 0 ? said([{ kind: 'arrow', circle, shaft }]) : [];
    });
  },
  littlekillersum: (item, size) => {
    const sum = numberOf(item);
    const step = DIRECTIONS[String(plainOf(fieldOf(item, 'direction'))).toUpperCase()];
    const [row, column] = placeNamed(plainOf(fieldOf(item, 'cell'))) ?? [-9, -9];
    if (sum === 0) return [];
    const cells = step ? cellsFrom(row, column, step, size) : cellsIn(item, 'cells', size);
    // The meaning of an arrow without a sum is only in the setter's text.
    return sum ? said([{ kind: 'little-killer', cells, sum }]) : [{}];
  },
  thermometer: plainLines('thermometer'),
  slowthermometer: plainLines('slow-thermometer'),
  palindrome: plainLines('palindrome'),
  renban: plainLines('renban'),
  nabner: plainLines('nabner'),
  betweenline: plainLines('between'),
  entropicline: plainLines('entropic'),
  doublearrow: plainLines('double-arrow'),
  zipperline: plainLines('zipper'),
  lockout: lines((cells, item) =>
    withNumber(item, 4, (difference) => ({ kind: 'lockout', cells, difference })),
  ),
  modularline: lines((cells, item) =>
    withNumber(item, 3, (modulus) => ({ kind: 'modular', cells, modulus })),
  ),
  regionsumline: lines((cells) => ({ kind: 'region-sum', cells, outside: 'left-out' })),
  whispers: lines((cells, item, size) =>
    withNumber(item, Math.ceil(size / 2), (difference) => ({ kind: 'whisper', cells, difference })),
  ),
  germanwhispers: lines((cells, _, size) => ({ kind: 'whisper', cells, difference: Math.ceil(size / 2) })),
  dutchwhispers: lines((cells, _, size) => ({ kind: 'whisper', cells, difference: Math.ceil(size / 2) - 1 })),
  rowindexer: cellSets('row-index'),
  columnindexer: cellSets('column-index'),
  boxindexer: cellSets('box-index'),
  clone: (item, size) => {
    const copies = cellsIn(item, 'cloneCells', size);
    const cells = cellsIn(item, 'cells', size);
    if (cells.length !== copies.length) return said([{ kind: 'clone', cells, copy: copies }]);
    const pairs = cells.map((cell, at) => [cell, copies[at]]).filter(([a, b]) => a !== b || a === NO_CELL);
    if (pairs.length === 0) return [];
    return said([{ kind: 'clone', cells: pairs.map(([cell]) => cell), copy: pairs.map(([, copy]) => copy) }]);
  },
  quadruple: (item, size) => {
    const values = itemsOf(fieldOf(item, 'values')).map((value) => integerOf(value) ?? -1);
    const cells = cellsIn(item, 'cells', size);
    if (values.length === 0) return [];
    return said([{ kind: cells.length === 4 ? 'quadruple' : 'contain', cells, values }]);
  },
  sandwichsum: outside((cells, sum) => ({ kind: 'sandwich', cells, sum, crusts: 'board' })),
  xsum: outside((cells, sum) => ({ kind: 'x-sum', cells, sum })),
  skyscraper: outside((cells, count) => ({ kind: 'skyscraper', cells, count })),
};

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  UL: [-1, -1],
  UR: [-1, 1],
  DL: [1, -1],
  DR: [1, 1],
};

/** Dots and letters between cells. */
function markedRules(root: Literal, size: number): StatedRule[] {
  return MARKS.flatMap(({ field, name, read }) =>
    itemsOf(fieldOf(root, field)).flatMap((item): StatedRule[] => {
      const cells = cellsIn(item, 'cells', size);
      if (cells.length === 0) return [];
      // Setters also use marks beside the board as drawings.
      const constraint = cells.includes(NO_CELL) ? undefined : read(cells, item);
      if (constraint === null) return [];
      return [{ name, offset: item.offset, ...(constraint && { constraints: [constraint] }) }];
    }),
  );
}

const MARKS: readonly {
  readonly field: string;
  readonly name: string;
  /** Undefined if no kind can express it, null if the mark means nothing. */
  readonly read: (cells: Cell[], item: Literal) => Constraint | undefined | null;
}[] = [
  {
    field: 'difference',
    name: 'differences',
    read: (cells, item) => withNumber(item, 1, (difference) => ({ kind: 'difference', cells, difference })),
  },
  {
    field: 'ratio',
    name: 'ratios',
    read: (cells, item) => withNumber(item, 2, (ratio) => ({ kind: 'ratio', cells, ratio })),
  },
  {
    field: 'xv',
    name: 'X and V',
    read: (cells, item) => {
      const letter = wordIn(item, 'value');
      if (letter === '') return null;
      const sum = { X: 10, V: 5 }[letter.toUpperCase()];
      return sum === undefined ? undefined : { kind: 'pair-sum', cells, sum };
    },
  },
];

/** Rules about pairs without a mark. A dot of either colour exempts its pair from both rules about dots. */
function negatives(root: Literal, size: number): StatedRule[] {
  const rules: StatedRule[] = [];
  const pairs = (...fields: readonly string[]) =>
    fields.flatMap((field) => itemsOf(fieldOf(root, field)).map((item) => cellsIn(item, 'cells', size)));
  const dots = { except: pairs('difference', 'ratio') };
  const nonconsecutive = fieldOf(root, 'nonconsecutive');
  if (plainOf(nonconsecutive) === true) {
    const constraint: Constraint = {
      kind: 'no-difference',
      differences: [1],
      neighbours: 'orthogonal',
      ...(dots.except.length > 0 && dots),
    };
    rules.push({ name: 'non-consecutive', offset: nonconsecutive!.offset, constraints: [constraint] });
  }
  for (const item of itemsOf(fieldOf(root, 'negative'))) {
    const name = String(plainOf(item)).toLowerCase();
    if (name === 'foglight') continue;
    const labels = itemsOf(fieldOf(root, 'ratio')).map((dot) => numberOf(dot) ?? 2);
    const constraint: Constraint | undefined =
      name === 'ratio'
        ? { kind: 'no-ratio', ratios: labels.length > 0 ? [...new Set(labels)] : [2], neighbours: 'orthogonal', ...dots } // oxfmt-ignore
        : name === 'xv'
          ? { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: pairs('xv') }
          : undefined;
    rules.push({
      name: `negative ${name}`,
      offset: item.offset,
      ...(constraint && { constraints: [constraint] }),
    });
  }
  return rules;
}

/** The tools of the add-on, by the names that its drawings carry, and the fields that hold them. */
export const DRAWN_TOOLS: Readonly<Record<string, string>> = {
  Renban: 'renban',
  'German Whispers': 'germanwhispers',
  Whispers: 'germanwhispers',
  'Dutch Whispers': 'dutchwhispers',
  'Entropic Line': 'entropicline',
  Entropic: 'entropicline',
  'Modular Line': 'modularline',
  'Region Sum Line': 'regionsumline',
  Nabner: 'nabner',
  'Double Arrow': 'doublearrow',
  'Zipper Line': 'zipperline',
  'Slow Thermometer': 'slowthermometer',
  'Row Indexer': 'rowindexer',
  'Column Indexer': 'columnindexer',
  'Box Indexer': 'boxindexer',
  'X Sum': 'xsum',
  Skyscraper: 'skyscraper',
};

/** The colours of the add-on's first version. */
const FIRST_COLOURS: Readonly<Record<string, string | undefined>> = {
  '#C060C0': 'Renban',
  '#60C060': 'German Whispers',
  '#67F067': 'German Whispers',
  '#6495ED': 'Slow Thermometer',
};

/** The tool that a drawing stands for. Its first version marked lines by colour alone. */
export function toolOf(item: Literal): string | undefined {
  const name = plainOf(fieldOf(item, 'fromConstraint'));
  if (typeof name === 'string') return Object.hasOwn(DRAWN_TOOLS, name) ? name : undefined;
  if (plainOf(fieldOf(item, 'isNewConstraint')) !== true) return undefined;
  const colour = String(plainOf(fieldOf(item, 'outlineC'))).toUpperCase();
  return FIRST_COLOURS[colour];
}

/**
 * Rules from lines and cages that were drawn for a tool whose own field is missing, and from cages with a digital root.
 */
function drawnRules(root: Literal, size: number): StatedRule[] {
  const drawn = [...itemsOf(fieldOf(root, 'line')), ...itemsOf(fieldOf(root, 'cage'))];
  return drawn.flatMap((item): StatedRule[] => {
    const tool = toolOf(item);
    const field = tool === undefined ? undefined : DRAWN_TOOLS[tool];
    const own = field === 'germanwhispers' || field === 'dutchwhispers' ? ['whispers', field] : [field ?? ''];
    if (field !== undefined && !own.some((name) => itemsOf(fieldOf(root, name)).length > 0)) {
      return ITEMS[field](item, size).map((rule) => ({ name: tool!, offset: item.offset, ...rule }));
    }
    const root9 = digitalRoot(item);
    if (field !== undefined || root9 === undefined) return [];
    const cells = cellsIn(item, 'cells', size);
    const sums = sumsOfRoot(cells.length, root9, size);
    const constraint: Constraint = { kind: 'cage-sums', cells, sums: sums.length > 0 ? sums : [root9] };
    return [{ name: 'digital root cages', offset: item.offset, constraints: [constraint] }];
  });
}

/** The digital root of a cage. `DR5`: the digits of its sum, added up until one is left, give 5. */
export function digitalRoot(item: Literal): number | undefined {
  const found = /^DR([1-9])$/i.exec(wordIn(item, 'value'));
  return found && itemsOf(fieldOf(item, 'cells')).length > 0 ? Number(found[1]) : undefined;
}

/** The sums of this many different digits that have this digital root. */
export function sumsOfRoot(cells: number, root: number, size: number): number[] {
  const least = (cells * (cells + 1)) / 2;
  const most = (cells * (2 * size - cells + 1)) / 2;
  const sums: number[] = [];
  for (let sum = root; sum <= most && cells <= size; sum += 9) if (sum >= least) sums.push(sum);
  return sums;
}

function said(constraints: readonly Constraint[]): ItemRule[] {
  return [{ constraints }];
}

/** The number on an item's label; undefined if it has no label, null if that is not a whole number. */
function numberOf(item: Literal): number | undefined | null {
  const text = wordIn(item, 'value');
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function withNumber(
  item: Literal,
  usual: number,
  make: (value: number) => Constraint,
): Constraint | undefined {
  const value = numberOf(item);
  return value === null ? undefined : make(value ?? usual);
}

/** The row and column of `R3C10`, counted from 0; −1 or the size if outside the board. */
export function placeNamed(name: unknown): [row: number, column: number] | undefined {
  const found = /^R(\d{1,2})C(\d{1,2})$/i.exec(String(name).trim());
  return found ? [Number(found[1]) - 1, Number(found[2]) - 1] : undefined;
}

function cellNamed(literal: Literal | undefined, size: number): Cell {
  const place = placeNamed(plainOf(literal));
  return place ? cellOf(...place, size) : NO_CELL;
}

export function cellsIn(item: Literal, field: string, size: number): Cell[] {
  return itemsOf(fieldOf(item, field)).map((cell) => cellNamed(cell, size));
}

function linesIn(item: Literal, size: number): Cell[][] {
  const all = itemsOf(fieldOf(item, 'lines')).map((line) =>
    itemsOf(line).map((cell) => cellNamed(cell, size)),
  );
  return all.filter(({ length }) => length > 0);
}

function outsideLine(name: unknown, size: number): Cell[] {
  const [row, column] = placeNamed(name) ?? [-9, -9];
  const step = inwards(row, column, size);
  return step ? cellsFrom(row, column, step, size) : [NO_CELL];
}

export function isEmpty(literal: Literal): boolean {
  if (literal.kind === 'list') return literal.items.length === 0;
  if (literal.kind === 'record') return literal.fields.size === 0;
  return literal.data === false || literal.data === null || literal.data === '' || literal.data === 0;
}
