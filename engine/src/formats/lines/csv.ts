import { ok, type Problem, type Result } from '../../result.ts';
import { MAX_LINE, movedTo, type Piece } from '../text/each-line.ts';
import { digitsAsLine } from '../text/digits-line.ts';
import { parseLine } from './line.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { eachLineOf, linesOf, problemAt, type Token, withoutInvisible } from '../text/text.ts';

const PUZZLE_NAMES = ['puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'grid', 'board'];
const SOLUTION_NAMES = ['solution', 'solutions'];

/**
 * Reads tables (csv) with a heading, one puzzle per line, as the Kaggle collections and QQwing write them: a
 * column `puzzle` or `quizzes`, perhaps `solution`, and others, which become the comment: `difficulty 1.5`.
 *
 * Errors: `table.heading`, `table.columns`, `table.solution`, and those of `parseLine` at the cell.
 */
export function* eachRecord(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  let names: readonly string[] | undefined;
  let count = 0;
  let index = -1;
  for (const line of eachLineOf(withoutInvisible(text))) {
    index++;
    if (line.text.trim() === '') continue;
    const heading = names === undefined ? headingIn(line.text) : undefined;
    if (!names && !heading) {
      const message = 'The first line must name a column "puzzle".';
      return yield problemAt(text, line.offset, 'table.heading', message);
    }
    if (!names) names = heading!;
    else {
      count++;
      const record = readRecord(line.text, names, options);
      const start = { line: index + 1, column: 1, offset: line.offset };
      yield record.ok ? record : movedTo(record.error, start);
    }
  }
  if (!names) yield problemAt(text, 0, 'table.heading', 'The first line must name a column "puzzle".');
  else if (count === 0) yield problemAt(text, text.length, 'table.columns', 'No puzzle follows the heading.');
}

/** The names of the columns; undefined where none is of puzzles. */
function headingIn(line: string): readonly string[] | undefined {
  const names = fieldsOf(line).map((field) => field.text.toLowerCase());
  return names.some((name) => PUZZLE_NAMES.includes(name)) ? names : undefined;
}

/** A heading and one line: the puzzle, and its solution where it is known. */
export function formatTable({ puzzle: { geometry, givens }, solution }: Sheet): string {
  const fields = [digitsAsLine(geometry, givens), solution ? digitsAsLine(geometry, solution) : ''];
  return `puzzle,solution\n${fields.map(quotedField).join(',')}\n`;
}

/** Whether the first line is a heading of several columns, one of them of puzzles. */
export function looksLikeTable(text: string): boolean {
  const head = text.slice(0, 1000);
  if (!head.includes(',')) return false;
  const first = linesOf(withoutInvisible(head)).find((line) => line.text.trim() !== '');
  if (!first?.text.includes(',')) return false;
  return headingIn(first.text)?.every((name) => /^[\p{L}_ -]*$/u.test(name)) ?? false;
}

function readRecord(line: string, names: readonly string[], options: ParseOptions): Result<Sheet> {
  const at = names.findIndex((name) => PUZZLE_NAMES.includes(name));
  const fields = fieldsOf(line);
  const puzzle = fields[at];
  if (!puzzle || fields.length > names.length) {
    const message = `This line has ${fields.length} fields where the heading has ${names.length}.`;
    return problemAt(line, 0, 'table.columns', message);
  }
  const read = parseLine(puzzle.text, options);
  if (!read.ok) return moved(line, puzzle, read.error);
  if (!read.value)
    return problemAt(line, puzzle.offset, 'table.columns', 'There is no puzzle in this field.');
  const sheet = read.value;
  const index = names.findIndex((name) => SOLUTION_NAMES.includes(name));
  const stated = fields[index]?.text ? fields[index] : undefined;
  const solution =
    stated && parseLine(stated.text, { ...options, geometry: sheet.puzzle.geometry, symbols: undefined });
  if (solution && !solution.ok) return moved(line, stated, solution.error);
  const digits = solution?.value?.puzzle.givens;
  if (digits?.includes(0)) {
    return problemAt(line, stated!.offset, 'table.solution', 'The solution has empty cells.');
  }
  const comment = names
    .map((name, field) =>
      field === at || field === index || !fields[field]?.text ? '' : `${name} ${fields[field].text}`,
    )
    .filter((words) => words !== '')
    .join(', ');
  return ok({ ...sheet, ...(digits ? { solution: digits } : {}), ...(comment ? { comment } : {}) });
}

function moved(text: string, field: Token, { code, message, at }: Problem) {
  return problemAt(text, field.offset + (at?.offset ?? 0), code, message);
}

/** The fields of a line; quotes may stand around a field and are doubled within. A comma at the end adds none. */
function fieldsOf(text: string): Token[] {
  if (text.length > MAX_LINE) return [{ text, offset: 0 }];
  const fields: Token[] = [];
  const pattern = / *(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/y;
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
