import { failure, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { movedTo, type Piece } from '../text/each-line.ts';
import { itemsOf, type Literal, parseLiteral } from '../text/loose-json.ts';
import { eachLineOf, problemAt } from '../text/text.ts';
import { type Field, hasPuzzle, readRecord } from './account.ts';
import { partOf } from './field-names.ts';
import { assignmentsIn, type ListReader } from './assignments.ts';
import { isPlainGrid } from './grid-values.ts';
import { isNothing } from './rules.ts';
import { parseYaml } from './yaml.ts';

/**
 * Reads the data of other programs: an object of JSON or a list of them, an object on each line, TOML, YAML, and
 * assignments of source text. The account of the fields decides what is read; a rule that is not known is refused by its
 * name. Objects may stand in a list of another object, as in a backup.
 *
 * Errors: `record.puzzle`, those of `readRecord` and `parseLiteral`.
 */
export function* eachRecordOf(
  text: string,
  options: ParseOptions,
  rowsOfList: ListReader,
): Generator<Piece, void> {
  if (isJsonLines(text)) return yield* eachJsonLine(text, options);
  const root = literalOf(text, rowsOfList);
  if (!root.ok) return yield root;
  const records = recordsIn(root.value, []);
  if (records.length === 0) yield noPuzzle(text, root.value.offset);
  for (const { fields, offset } of records)
    yield readRecord(text, fields, options, { hasNames: true, offset });
}

function noPuzzle(text: string, offset: number): Result<ParsedPuzzle> {
  const message = 'This looks like the data of another program; no field with a puzzle is known.';
  return problemAt(text, offset, 'format.unread', message);
}

/** Whether each line is an object by itself. */
function isJsonLines(text: string): boolean {
  let count = 0;
  for (const { text: line } of eachLineOf(text)) {
    const content = line.trim();
    if (content === '') continue;
    if (!/^\{.*\}$/.test(content)) return false;
    if (++count > 20) return true;
  }
  return count > 1;
}

function* eachJsonLine(text: string, options: ParseOptions): Generator<Piece, void> {
  let index = -1;
  for (const { text: line, offset } of eachLineOf(text)) {
    index++;
    if (line.trim() === '') continue;
    const root = parseLiteral(line);
    const records = root.ok ? recordsIn(root.value, []) : [];
    const pieces: Piece[] = !root.ok
      ? [root]
      : records.length === 0
        ? [noPuzzle(line, 0)]
        : records.map(({ fields, offset }) => readRecord(line, fields, options, { hasNames: true, offset }));
    for (const piece of pieces)
      yield piece.ok ? piece : movedTo(piece.error, { line: index + 1, column: 1, offset });
  }
}

/** The text as one object or list. */
function literalOf(text: string, rowsOfList: ListReader): Result<Literal> {
  if (/^\s*[[{]/.test(text) && !/^\s{0,99}\[\[?[\w."-]{1,60}\]\]?[ \t]*(?:$|#)/m.test(text.slice(0, 200)))
    return parseLiteral(text);
  return (
    assignmentsIn(text, rowsOfList) ??
    parseYaml(text) ??
    failure('format.unread', 'These assignments are not read.')
  );
}

interface RecordFound {
  readonly fields: readonly Field[];
  readonly offset: number;
}

/** The records with puzzles: the object itself, or those in lists of it. Rules beside such a list hold for all of it. */
function recordsIn(root: Literal, inherited: readonly Field[], depth = 0): RecordFound[] {
  if (depth > 6) return [];
  if (root.kind === 'list') return root.items.flatMap((item) => recordsIn(item, inherited, depth + 1));
  if (root.kind !== 'record') return [];
  const fields = [...root.fields].map(([name, value]): Field => ({ name, value }));
  if (hasPuzzle(fields)) return [{ fields: [...inherited, ...fields], offset: root.offset }];
  const texts = fields.flatMap(({ value }) => itemsOf(value)).filter(isPlainGrid);
  if (texts.length > 1 && texts.every((item) => item.kind === 'plain')) {
    const shared = fields.filter((field) => !itemsOf(field.value).some(isPlainGrid) && isShared(field));
    return texts.map((value) => ({
      fields: [...inherited, ...shared, { name: 'puzzle', value }],
      offset: value.offset,
    }));
  }
  const isList = ({ value }: Field): boolean => recordsIn(value, [], depth + 1).length > 0;
  const lists = fields.filter(isList);
  const shared = fields.filter((field) => !lists.includes(field) && isShared(field));
  return lists.flatMap(({ value }) => recordsIn(value, [...inherited, ...shared], depth + 1));
}

/** Whether a field beside a list of puzzles says something about each of them. */
function isShared({ name, value }: Field): boolean {
  const part = partOf(name);
  return part !== 'data' && part !== 'title' && part !== 'puzzle' && part !== 'solution' && !isNothing(value);
}
