import { ok, type Problem, type Result } from '../result.ts';
import { digitsAsLine } from './digits-line.ts';
import { parseLine } from './line.ts';
import type { ParseOptions, Sheet } from './sheet.ts';
import { linesOf, problemAt, type TextLine, type Token, withoutInvisible } from './text.ts';

const PUZZLE_NAMES = ['puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'grid', 'board'];
const SOLUTION_NAMES = ['solution', 'solutions'];

/**
 * Reads tables (csv) with a heading, one puzzle per line, as the Kaggle collections and QQwing write them: a
 * column `puzzle` or `quizzes`, perhaps `solution`, and others, which become the comment: `difficulty 1.5`.
 *
 * Errors: `table.heading`, `table.columns`, `table.solution`, and those of `parseLine` at the cell.
 */
export function parseTable(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  const lines = linesOf(withoutInvisible(text)).filter((line) => line.text.trim() !== '');
  const names = lines.length > 0 ? fieldsOf(lines[0]).map((field) => field.text.toLowerCase()) : [];
  const at = names.findIndex((name) => PUZZLE_NAMES.includes(name));
  if (at < 0) {
    return problemAt(
      text,
      lines[0]?.offset ?? 0,
      'table.heading',
      'The first line must name a column "puzzle".',
    );
  }
  const sheets: Sheet[] = [];
  for (const line of lines.slice(1)) {
    const sheet = readRecord(text, line, names, at, options);
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
  }
  return sheets.length > 0
    ? ok(sheets)
    : problemAt(text, text.length, 'table.columns', 'No puzzle follows the heading.');
}

/** A heading and one line: the puzzle, and its solution where it is known. */
export function formatTable({ puzzle: { geometry, givens }, solution }: Sheet): string {
  const fields = [digitsAsLine(geometry, givens), solution ? digitsAsLine(geometry, solution) : ''];
  return `puzzle,solution\n${fields.map(quotedField).join(',')}\n`;
}

/** Whether the first line is a heading of several columns, one of them of puzzles. */
export function looksLikeTable(text: string): boolean {
  const first = linesOf(withoutInvisible(text.slice(0, 1000))).find((line) => line.text.trim() !== '');
  if (!first?.text.includes(',')) return false;
  const names = fieldsOf(first).map((field) => field.text.toLowerCase());
  return (
    names.some((name) => PUZZLE_NAMES.includes(name)) && names.every((name) => /^[\p{L}_ -]*$/u.test(name))
  );
}

function readRecord(
  text: string,
  line: TextLine,
  names: readonly string[],
  at: number,
  options: ParseOptions,
): Result<Sheet> {
  const fields = fieldsOf(line);
  const puzzle = fields[at];
  if (!puzzle || fields.length > names.length) {
    const message = `This line has ${fields.length} fields where the heading has ${names.length}.`;
    return problemAt(text, line.offset, 'table.columns', message);
  }
  const read = parseLine(puzzle.text, options);
  if (!read.ok) return moved(text, puzzle, read.error);
  if (!read.value)
    return problemAt(text, puzzle.offset, 'table.columns', 'There is no puzzle in this field.');
  const sheet = read.value;
  const index = names.findIndex((name) => SOLUTION_NAMES.includes(name));
  const stated = fields[index]?.text ? fields[index] : undefined;
  const solution =
    stated && parseLine(stated.text, { ...options, geometry: sheet.puzzle.geometry, symbols: undefined });
  if (solution && !solution.ok) return moved(text, stated, solution.error);
  const digits = solution?.value?.puzzle.givens;
  if (digits?.includes(0)) {
    return problemAt(text, stated!.offset, 'table.solution', 'The solution has empty cells.');
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
function fieldsOf({ text, offset }: TextLine): Token[] {
  const fields: Token[] = [];
  const pattern = / *(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/y;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) return [...fields, { text: text.slice(start), offset: offset + start }];
    const inner = found[1] === undefined ? found[2].trim() : found[1].replaceAll('""', '"');
    fields.push({ text: inner, offset: offset + start + Math.max(found[0].indexOf(inner), 0) });
  }
  return fields;
}

function quotedField(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
