/**
 * The account of a record: whatever another program keeps in a row of a table, an object or an assignment beside a
 * puzzle. Every field is read, refused by name, told in a remark, or known to change nothing.
 */
import type { GeometrySpec } from '../../model/geometry.ts';
import { type Digits, isFilled } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { formatRemark } from '../remarks.ts';
import { describedBoard, specOfRegions } from '../text/infer-board.ts';
import { fieldOf, type Literal, parseLiteral, plainOf } from '../text/loose-json.ts';
import { commentWith, heldParts } from '../text/rules.ts';
import { readRules } from '../text/stated-rules.ts';
import { problemAt } from '../text/text.ts';
import { boardFacts, isFactOf, statedSize } from './board-facts.ts';
import { type FieldPart, flagOf, type Flag, partOf, puzzleRank } from './field-names.ts';
import { denseGrid, isGrid, isPlainGrid, readGrid, regionNames } from './grid-values.ts';
import { placeReader } from './places.ts';
import { addFlag, addItems, addWords, isNothing, type RuleParts, withFlags } from './rules.ts';

/** One field of a record, with its name as it stands there. */
export interface Field {
  readonly name: string;
  readonly value: Literal;
}

/** A field and its part in the puzzle. */
interface Part extends Field {
  readonly part: FieldPart;
}

/** Whether fields hold a puzzle. */
export function hasPuzzle(fields: readonly Field[]): boolean {
  return puzzleOf(partsOf(fields)) !== undefined;
}

/**
 * The puzzle of a record. `names`: whether title and author are parts of their own; in a row of a table they are words
 * of the comment like all others. Errors: `record.puzzle`, `record.size`, `format.rules`, and those of grids and rules.
 */
export function readRecord(
  text: string,
  record: readonly Field[],
  options: ParseOptions,
  { hasNames, offset }: { readonly hasNames: boolean; readonly offset: number },
): Result<ParsedPuzzle> {
  const parts = partsOf(record);
  const found = puzzleOf(parts);
  const main = found && { ...found, value: denseGrid(found.value, statedSize(parts)) ?? found.value };
  if (!main) return problemAt(text, offset, 'record.puzzle', 'This record has no field with a puzzle.');
  const rest = parts.filter((part) => part !== found);
  const board = boardOf(text, main, rest, options);
  if (!board.ok) return board;
  const read = readGrid(text, main.value, board.value.options);
  if (!read.ok) return read;
  const { puzzle, entries: own } = read.value;
  const { geometry } = puzzle;
  const facts = rest.filter(({ part }) => part === 'size' || part === 'box' || part === 'symbols');
  const wrong = facts.find(({ part, value }) => !isFactOf(part, value, geometry));
  if (wrong) {
    const message = `The field "${wrong.name}" does not fit a board of ${geometry.size}×${geometry.size}.`;
    return problemAt(text, wrong.value.offset, 'record.size', message);
  }
  const stated = rulesOf(rest, geometry.size, board.value.isMapRead);
  const withHouses =
    stated.flags.length === 0
      ? ok(geometry)
      : describedBoard(text, main.value.offset, withFlags(geometry.spec, stated.flags), board.value.options);
  if (!withHouses.ok) return withHouses;
  const grids = otherGrids(text, rest, { ...puzzle, geometry: withHouses.value }, options);
  if (!grids.ok) return grids;
  const rules = readRules(text, withHouses.value, [...stated.rules, ...grids.value.rules], options);
  if (!rules.ok) return rules;
  const { comment, ...words } = wordsOf(rest, hasNames);
  return ok({
    ...read.value,
    puzzle: {
      ...puzzle,
      geometry: withHouses.value,
      constraints: [...puzzle.constraints, ...rules.value.constraints],
    },
    ...(own ? { entries: own } : {}),
    ...grids.value.grids,
    ...words,
    ...commentWith([read.value.comment, comment].filter(Boolean).join(', '), { rules: rules.value.left }),
    ...heldParts({ remarks: remarksOn(rest) }),
  });
}

/** The fields and those of objects in them, each with its part. */
function partsOf(fields: readonly Field[], depth = 0): Part[] {
  return fields.flatMap(({ name, value: given }): Part[] => {
    const value = unpacked(given);
    const part = partOf(name);
    const isHeld = value.kind === 'record' && depth < 4 && !isWhole(part, value);
    if (!isHeld) return [{ name, value, part: partOfValue(part, value) }];
    const inner = [...value.fields].map(([key, field]) => ({ name: key, value: field }));
    return partsOf(inner, depth + 1);
  });
}

/** An object that is one thing, not a record in a record. */
function isWhole(part: FieldPart, value: Literal): boolean {
  return part === 'cages' || part === 'rule' || plainOf(fieldOf(value, 'format')) === 'pencilmark';
}

/** A list of cells under the name of a rule, as `x`, may be the puzzle. */
function partOfValue(part: FieldPart, value: Literal): FieldPart {
  if (part === 'flag' && value.kind === 'list' && isPlainGrid(value)) return 'other';
  return GRIDS.includes(part) && !isGrid(value) ? partBeside(value) : part;
}

const GRIDS: readonly FieldPart[] = ['puzzle', 'solution', 'entries'];

/** Fields named like a grid may hold something else: `clues: 30`, `rows: 9`, `solutions: 1`. */
function partBeside(value: Literal): FieldPart {
  const data = plainOf(value);
  return value.kind === 'plain' && (typeof data !== 'string' || !/[\d.]{9}/.test(data)) ? 'data' : 'other';
}

/** JSON in a text, as tables hold it. */
function unpacked(value: Literal): Literal {
  const data = plainOf(value);
  if (typeof data !== 'string' || !/^\s*[[{(]/.test(data) || OWN.test(data)) return value;
  const read = parseLiteral(data.replaceAll('(', '[').replaceAll(')', ']').replaceAll('""', '"'));
  return read.ok ? at(read.value, value.offset) : value;
}

/** Our own JSON is read by its own reader. */
const OWN = /"format"\s*:\s*"pencilmark"/;

function at(value: Literal, offset: number): Literal {
  if (value.kind === 'list') return { ...value, offset, items: value.items.map((item) => at(item, offset)) };
  if (value.kind === 'plain') return { ...value, offset };
  return {
    ...value,
    offset,
    fields: new Map([...value.fields].map(([key, field]) => [key, at(field, offset)])),
  };
}

function puzzleOf(parts: readonly Part[]): Part | undefined {
  const named = parts
    .filter(({ part }) => part === 'puzzle')
    .sort((a, b) => puzzleRank(a.name) - puzzleRank(b.name))
    .at(0);
  if (named) return named;
  // The only grid is the puzzle, whatever its name.
  const grids = parts.filter(({ part, value }) => part === 'other' && isPlainGrid(value));
  return grids.length === 1 ? grids[0] : undefined;
}

/** The options with the board that a map of regions, or a size of boxes, describes. */
function boardOf(
  text: string,
  main: Part,
  rest: readonly Part[],
  options: ParseOptions,
): Result<{ readonly options: ParseOptions; readonly isMapRead: boolean }> {
  const map = rest.find(({ part, value }) => part === 'regions' && regionNames(value));
  const facts = boardFacts(rest, main.value, options);
  const spec: GeometrySpec | undefined = map ? specOfRegions(...regionNames(map.value)!) : facts.spec;
  const own = facts.symbols && !options.symbols ? { ...options, symbols: facts.symbols } : options;
  if (!spec) return ok({ options: own, isMapRead: false });
  const board = describedBoard(text, (map ?? main).value.offset, spec, own);
  return board.ok
    ? ok({ options: { ...options, geometry: board.value, symbols: undefined }, isMapRead: map !== undefined })
    : board;
}

function rulesOf(rest: readonly Part[], size: number, isMapRead: boolean): RuleParts {
  const parts: RuleParts = { rules: [], flags: [] };
  const items = rest.filter(({ part }) => ITEMS.includes(part));
  const places = placeReader(
    items.map(({ value }) => value),
    size,
  );
  let isFirstMap = isMapRead;
  for (const { name, value, part } of rest) {
    const { offset } = value;
    if (isNothing(value)) continue;
    if (ITEMS.includes(part)) addItems(parts, part, name, value, places);
    else if (part === 'kind') addKind(parts, name, value);
    else if (part === 'flag') addFlagField(parts, name, value);
    else if (part === 'rule' && !isPlainWord(value)) parts.rules.push({ name, offset });
    else if (part === 'other' && isStructure(value, size)) parts.rules.push({ name, offset });
    else if (part === 'regions' && !isPlainWord(value)) {
      if (!(isFirstMap && regionNames(value))) parts.rules.push({ name, offset });
      else isFirstMap = false;
    }
  }
  return parts;
}

const ITEMS: readonly FieldPart[] = ['cages', 'thermometer', 'palindrome', 'renban'];

function addKind(parts: RuleParts, name: string, value: Literal): void {
  const isLoose = !/rule|variant|variation|constraint/i.test(name);
  // Rules in sentences are told by a remark.
  if (!isSentence(value)) addWords(parts, value, isLoose);
}

function addFlagField(parts: RuleParts, name: string, value: Literal): void {
  const data = plainOf(value);
  const word = typeof data === 'string' ? flagOf(data) : undefined;
  const isSet = data === true || data === 1 || /^(?:true|yes|1|both|on)$/i.test(String(data));
  const flag: Flag | undefined = isSet ? flagOf(name) : word === 'none' ? 'none' : word;
  if (flag) addFlag(parts, flag, name, value.offset);
  else parts.rules.push({ name, offset: value.offset });
}

/** `"layout": "classic"`: a word for what is usual. */
function isPlainWord(value: Literal): boolean {
  const data = plainOf(value);
  return (typeof data === 'string' && flagOf(data) === 'none') || data === true;
}

function isSentence(value: Literal): boolean {
  const data = plainOf(value);
  return typeof data === 'string' && data.trim().split(/\s+/).length > 3;
}

/** Whether a value of an unknown field may hold rules: a list, an object, or as many signs as there are cells. */
function isStructure(value: Literal, size: number): boolean {
  const data = plainOf(value);
  return (
    value.kind !== 'plain' || (typeof data === 'string' && (/^\s*[[{(]/.test(data) || isGridText(data, size)))
  );
}

function isGridText(text: string, size: number): boolean {
  return text.replace(/[\s,;|]/g, '').length === size * size;
}

/** Solution and entries; a grid that is neither is a rule that is not known. */
function otherGrids(
  text: string,
  rest: readonly Part[],
  puzzle: ParsedPuzzle['puzzle'],
  options: ParseOptions,
) {
  const { geometry, givens } = puzzle;
  const own = { ...options, geometry, symbols: undefined };
  const rules: { name: string; offset: number }[] = [];
  const grids: { solution?: Digits; entries?: Digits } = {};
  for (const { name, value, part } of rest) {
    if ((part !== 'solution' && part !== 'entries' && part !== 'puzzle') || isNothing(value)) continue;
    if (part === 'solution' && !isGrid(value) && value.kind === 'plain' && typeof value.data !== 'string')
      continue;
    const read = readGrid(text, value, own);
    if (!read.ok) return read;
    const digits = read.value.puzzle.givens;
    const keeps = givens.every((digit, cell) => digit === 0 || digit === digits[cell]);
    if (part === 'solution' && !isFilled(digits))
      return problemAt(text, value.offset, 'table.solution', 'The solution has empty cells.');
    if (part === 'solution' || (keeps && isFilled(digits) && part === 'puzzle')) grids.solution = digits;
    else if (keeps) {
      const entries = digits.map((digit, cell) => (givens[cell] === 0 ? digit : 0));
      if (entries.some((digit) => digit !== 0)) grids.entries = entries;
    } else rules.push({ name, offset: value.offset });
  }
  return ok({ grids, rules });
}

/** Title and author, and the other facts as the comment. */
function wordsOf(
  rest: readonly Part[],
  hasNames: boolean,
): Pick<ParsedPuzzle, 'title' | 'author' | 'comment'> {
  const words: Record<string, string> = {};
  const comment = rest.flatMap(({ name, value, part }) => {
    const data = plainOf(value);
    if (data === undefined || data === null || data === '' || SHAPES.includes(part)) return [];
    if (part === 'regions' && regionNames(value)) return [];
    if (!hasNames) return [`${name} ${data}`];
    if (part === 'title' || part === 'author') words[part] ??= String(data);
    else if (WORDS.test(name))
      return [/^(?:comment|description)s?$/i.test(name) ? String(data) : `${name} ${data}`];
    return [];
  });
  return heldParts({ ...words, comment: comment.join(', ') });
}

/** Fields of an object that say something to people; the others are for programs. */
const WORDS =
  /^(?:comments?|descriptions?|intro|explanation|annotation|notes?|rules?|ruleset|instructions?|difficulty|level|source|publisher|copyright|date)$/i;

/** Parts that are no words about the puzzle. */
const SHAPES: readonly FieldPart[] = ['puzzle', 'solution', 'entries', 'cages', 'flag'];

/** Words about rules, and fields of which nothing is known. */
function remarksOn(rest: readonly Part[]): string[] {
  const told = rest.filter(({ part, value }) => {
    const data = plainOf(value);
    if (isNothing(value) || data === undefined) return false;
    if (part === 'kind') return isSentence(value);
    return (
      (part === 'other' && typeof data !== 'number' && !isNumeral(data)) || (part === 'rule' && data === true)
    );
  });
  return told.map(({ name }) => formatRemark({ kind: 'column', name }));
}

function isNumeral(data: string | boolean | null): boolean {
  return typeof data === 'string' && /^[-+]?[\d.,:%/ -]+$/.test(data);
}
