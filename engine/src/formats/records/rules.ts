/** The rules in the fields of other programs' records. */
import type { Constraint } from '../../constraints/kinds.ts';
import type { Diagonal, GeometrySpec } from '../../model/geometry.ts';
import { integerOf, itemsOf, type Literal, plainOf } from '../text/loose-json.ts';
import type { StatedRule } from '../text/stated-rules.ts';
import { type FieldPart, type Flag, flagOf, plainName } from './field-names.ts';
import type { PlaceReader } from './places.ts';

/** What a field of rules adds to a puzzle. */
export interface RuleParts {
  readonly rules: StatedRule[];
  readonly flags: Flag[];
}

/** Adds a rule without cells. */
export function addFlag({ rules, flags }: RuleParts, flag: Flag, name: string, offset: number): void {
  if (flag === 'anti-knight' || flag === 'anti-king')
    rules.push({ name, offset, constraints: [{ kind: flag }] });
  else if (flag !== 'none') flags.push(flag);
}

/** The board with the houses that flags add. */
export function withFlags(spec: GeometrySpec, flags: readonly Flag[]): GeometrySpec {
  const has = (...names: readonly Flag[]): boolean => names.some((name) => flags.includes(name));
  const diagonals: Diagonal[] = [
    ...(has('both', 'main') ? (['main'] as const) : []),
    ...(has('both', 'anti') ? (['anti'] as const) : []),
  ];
  return {
    ...spec,
    ...(diagonals.length > 0 ? { diagonals } : {}),
    ...(has('windows') ? { windows: true as const } : {}),
    ...(has('disjoint') ? { disjoint: true as const } : {}),
  };
}

/**
 * The rules that the words of a field name, as a text, a list of them or objects with a name. Words of no known rule
 * are rules that are not known.
 */
export function addWords(parts: RuleParts, field: Literal, isLoose: boolean): void {
  for (const { word, offset } of wordsIn(field)) {
    const flag = flagOf(word.replace(/^https?:\/\/(?:www\.)?ipuz\.org\/(\w+)(?:#\d+)?$/, '$1'));
    if (flag) addFlag(parts, flag, word, offset);
    else if (!isLoose || HIDDEN_RULE.test(plainName(word)))
      parts.rules.push({ name: word.slice(0, 60), offset });
  }
}

/** In a field that mostly holds something else, such as `type`. */
const HIDDEN_RULE =
  /knight|king|killer|cage|thermo|arrow|diag|kropki|sandwich|whisper|renban|jigsaw|irregular|windoku|hyper|oddeven|evenodd|consecutive|samurai|quad|skyscraper|inequal|greater|mathdoku|kenken|futoshiki|wordoku|center|colou?r|asterisk|argyle|xv$|chaos|variant/;

function wordsIn(field: Literal): { readonly word: string; readonly offset: number }[] {
  if (field.kind === 'list') return field.items.flatMap(wordsIn);
  if (field.kind === 'plain') {
    const { data, offset } = field;
    return isNothing(field) || data === true
      ? []
      : splitWords(String(data)).map((word) => ({ word, offset }));
  }
  const names = ['name', 'type', 'kind', 'rule', 'id', 'key', 'variant'];
  const own = [...field.fields].filter(([key]) => names.includes(key.toLowerCase()));
  const word = own.map(([, value]) => plainOf(value)).find((data) => typeof data === 'string');
  const others = [...field.fields].filter(
    ([key, value]) => !own.some(([one]) => one === key) && !isNothing(value),
  );
  // A rule with anything besides its name is more than its name says.
  if (word !== undefined)
    return [{ word: others.length > 0 ? `${word} with ${others[0][0]}` : word, offset: field.offset }];
  return others.map(([key, { offset }]) => ({ word: key, offset }));
}

function splitWords(text: string): string[] {
  return text
    .split(/[,;|+&]|\band\b/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Whether a value says that there is nothing. */
export function isNothing(value: Literal): boolean {
  if (value.kind === 'list') return value.items.every(isNothing);
  if (value.kind === 'record') return [...value.fields.values()].every(isNothing);
  const { data } = value;
  return (
    data === null ||
    data === false ||
    data === 0 ||
    (typeof data === 'string' && /^(?:|-|0|no|none|null|nil|nan|false|n\/a|\[\]|\{\})$/i.test(data.trim()))
  );
}

/** Adds the rules of a field whose items have cells; what is not clear is a rule that is not known. */
export function addItems(
  { rules }: RuleParts,
  part: FieldPart,
  name: string,
  field: Literal,
  places: PlaceReader,
): void {
  const single = field.kind === 'list' && part !== 'cages' && places.cellsOf(field);
  const items = single ? [field] : itemsOf(field);
  if (items.length === 0) rules.push({ name, offset: field.offset });
  for (const item of items) {
    const constraint = part === 'cages' ? cageIn(item, places) : lineIn(item, part as LinePart, places);
    rules.push({ name, offset: item.offset, ...(constraint && { constraints: [constraint] }) });
  }
}

type LinePart = 'thermometer' | 'palindrome' | 'renban';

const CELLS = [
  'cells',
  'squares',
  'positions',
  'coords',
  'coordinates',
  'places',
  'indices',
  'members',
  'path',
  'line',
  'points',
];
const SUMS = ['sum', 'total', 'value', 'target', 'clue', 'result'];
/** Fields of a cage or a line that say nothing about its rule. */
const LOOKS = ['id', 'color', 'colour', 'style', 'label', 'index', 'name'];

function cageIn(item: Literal, places: PlaceReader): Constraint | undefined {
  const fields = partsIn(item, [...CELLS, ...SUMS]);
  const cells = places.cellsOf(fields?.find(([key]) => CELLS.includes(key))?.[1]);
  const stated = fields?.find(([key]) => SUMS.includes(key))?.[1];
  const sum = integerOf(stated);
  if (!cells || (stated && sum === undefined && !isNothing(stated))) return undefined;
  return { kind: 'cage', cells, ...(sum ? { sum } : {}) };
}

function lineIn(item: Literal, kind: LinePart, places: PlaceReader): Constraint | undefined {
  const list = item.kind === 'list' ? item : partsIn(item, CELLS)?.[0]?.[1];
  const cells = places.cellsOf(list);
  return cells && { kind, cells };
}

/** The fields of an object by their plain names; undefined if there are others that may say something. */
function partsIn(item: Literal, known: readonly string[]): [string, Literal][] | undefined {
  if (item.kind !== 'record') return undefined;
  const fields = [...item.fields].map(([key, value]): [string, Literal] => [plainName(key), value]);
  const rest = fields.filter(([key]) => !LOOKS.includes(key));
  return rest.every(([key, value]) => known.includes(key) || isNothing(value))
    ? rest.filter(([key]) => known.includes(key))
    : undefined;
}
