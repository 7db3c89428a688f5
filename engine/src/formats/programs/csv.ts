import type { Result } from '../../result.ts';
import { MAX_LINE, movedTo, type Piece } from '../text/each-line.ts';
import { digitsAsLine } from '../text/digits-line.ts';
import { readRecord } from '../records/account.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLineOf, problemAt, type Token, withoutInvisible } from '../text/text.ts';
import { PUZZLE_NAMES, separatorIn } from './looks-like.ts';

const NO_HEADING = 'The first line must name a column "puzzle".';

/**
 * Reads tables with a heading and one puzzle per line, as in the collections of Kaggle, QQwing, sudoku-extreme and
 * Sudoku-Bench, with commas, semicolons or tabs between the columns: a column `puzzle`, `quizzes`, `question`,
 * `initial_board` …, perhaps `solution` or `answer`, and others, which become the comment: `difficulty 1.5`. A column
 * of rules is reported in a remark; our own puzzles with rules are our own JSON in the column of the puzzle.
 *
 * Errors: `table.heading`, `table.columns`, `table.solution`, and those of `parseLine` at the cell.
 */
export function* eachRecord(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  let table: Table | undefined;
  let count = 0;
  let index = -1;
  for (const line of eachLineOf(withoutInvisible(text))) {
    index++;
    if (line.text.trim() === '') continue;
    if (!table) {
      table = headingIn(line.text);
      if (table) continue;
      return yield problemAt(text, line.offset, 'table.heading', NO_HEADING);
    }
    count++;
    const record = readRow(line.text, table, options);
    const start = { line: index + 1, column: 1, offset: line.offset };
    yield record.ok ? record : movedTo(record.error, start);
  }
  if (!table) yield problemAt(text, 0, 'table.heading', NO_HEADING);
  else if (count === 0) yield problemAt(text, text.length, 'table.columns', 'No puzzle follows the heading.');
}

interface Table {
  /** The names of the columns, in lower case. */
  readonly names: readonly string[];
  /** The separator between the fields of a line. */
  readonly separator: string;
}

/** The columns; undefined if none has puzzles. */
function headingIn(line: string): Table | undefined {
  const separator = separatorIn(line);
  const names = fieldsOf(line, separator).map((field) => field.text.toLowerCase());
  return names.some((name) => PUZZLE_NAMES.test(name)) ? { names, separator } : undefined;
}

/** A heading and one line: the puzzle, and its solution if it is known. */
export function formatTable({ puzzle: { geometry, givens }, solution }: ParsedPuzzle): string {
  const fields = [digitsAsLine(geometry, givens), solution ? digitsAsLine(geometry, solution) : ''];
  return `puzzle,solution\n${fields.map(quotedField).join(',')}\n`;
}

function readRow(line: string, { names, separator }: Table, options: ParseOptions): Result<ParsedPuzzle> {
  const fields = fieldsOf(line, separator);
  if (fields.length > names.length) {
    const message = `This line has ${fields.length} fields where the heading has ${names.length}.`;
    return problemAt(line, 0, 'table.columns', message);
  }
  const record = fields.map(({ text, offset }, at) => ({
    name: names[at],
    value: { kind: 'plain' as const, offset, data: text },
  }));
  return readRecord(line, record, options, { hasNames: false, offset: 0 });
}

/** The fields of a line; a field may be quoted, with inner quotes doubled. A separator at the end adds no field. */
function fieldsOf(text: string, separator: string): Token[] {
  if (text.length > MAX_LINE) return [{ text, offset: 0 }];
  const fields: Token[] = [];
  const pattern = new RegExp(` *(?:"((?:[^"]|"")*)"|([^${separator}]*))(?:${separator}|$)`, 'y');
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) return [...fields, { text: text.slice(start), offset: start }];
    const inner = found[1] === undefined ? found[2].trim() : found[1].replaceAll('""', '"');
    fields.push({ text: inner, offset: start + Math.max(found[0].indexOf(inner), 0) });
  }
  return fields;
}

function quotedField(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
