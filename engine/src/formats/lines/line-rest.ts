/** What follows a puzzle on its line: its solution, a map of its regions, or words. */
import type { Geometry } from '../../model/geometry.ts';
import { type Digits, isFilled, type Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { formatRemark } from '../remarks.ts';
import { alphabetOf, readSymbol } from '../text/alphabet.ts';
import { describedBoard, hasGaps, isMapOfRegions, specOfRegions } from '../text/infer-board.ts';
import { refuseRules } from '../text/rules.ts';
import { symbolsOf, symbolTokens, type Token } from '../text/text.ts';

export function withoutGaps(cells: readonly Token[], geometry: Geometry): readonly Token[] {
  if (!hasGaps(geometry) || cells.length !== geometry.cellAt.length) return cells;
  return cells.filter((_, place) => geometry.cellAt[place] >= 0);
}

const SEPARATORS = /^[\s:,;|]+/;
const COMMENT_SIGNS = /^[\s:,;|#]+/;

/**
 * The parsed puzzle with the text after the grid: a solution and a map of regions if there are any, then a comment.
 * Errors: `format.rules`, for letters that are no such map, and those of the board.
 */
export function withRest(
  line: string,
  puzzle: Puzzle,
  text: string,
  options: ParseOptions,
): Result<ParsedPuzzle> {
  let rest = text.replace(SEPARATORS, '').trimEnd();
  let solution: Digits | undefined;
  let own = puzzle;
  let isListed = /^\s*[,;]/.test(text);
  let isMapped = false;
  for (let field = firstOf(rest); field !== ''; field = firstOf(rest)) {
    const stated = solution === undefined && isListed ? solutionIn(own, field) : undefined;
    const map = isMapped || stated ? undefined : mapIn(own.geometry, field);
    if (!stated && !map) break;
    if (map) {
      const mapped = withRegions(line, own, map, line.lastIndexOf(field), options);
      if (!mapped.ok) return mapped;
      own = mapped.value;
      isMapped = true;
    }
    solution ??= stated;
    const behind = rest.slice(field.length);
    isListed = /^\s*[,;]/.test(behind);
    rest = behind.replace(SEPARATORS, '');
  }
  const comment = (isMapped || solution ? rest : text.replace(SEPARATORS, '').trimEnd()).replace(
    COMMENT_SIGNS,
    '',
  );
  const remarks = RULE_LIKE.test(comment)
    ? [formatRemark({ kind: 'column', name: comment.slice(0, 60) })]
    : undefined;
  return ok({
    puzzle: own,
    ...(solution ? { solution } : {}),
    ...(comment ? { comment } : {}),
    ...(remarks ? { remarks } : {}),
  });
}

function firstOf(rest: string): string {
  return rest.split(/[\s,;|]/, 1)[0];
}

/** Cells, or lists of numbers, which are no words about a puzzle. */
const RULE_LIKE =
  /r\d{1,2}c\d{1,2}|[[{(]\s{0,9}[[{("']?\s{0,9}\w{1,9}\s{0,9}[,:"']|(?<![\d.:/-])\d{1,2}(?:-\d{1,2}){2,}(?![\d.:/-])|(?:^|[\s,;|])\d{1,3}[=:]\d{1,2}(?:[+,-]\d{1,2})+/i;

/** The solution in a text: a full grid that keeps the givens. */
function solutionIn({ geometry, givens }: Puzzle, text: string): Digits | undefined {
  if (text.length < givens.length) return undefined;
  const alphabet = alphabetOf(geometry.symbols);
  const cells = withoutGaps(symbolTokens({ text, offset: 0 }), geometry);
  const digits = cells.map((cell) => readSymbol(alphabet, cell.text) ?? 0);
  const keeps = digits.every((digit, cell) => digit !== 0 && (givens[cell] === 0 || givens[cell] === digit));
  return digits.length === givens.length && keeps && isFilled(digits) ? digits : undefined;
}

/** As many signs as there are cells, if they are a map of regions, or letters that must be meant as one. */
function mapIn({ cells, size, rows, columns }: Geometry, field: string): readonly string[] | undefined {
  if (field.length < cells.length || rows !== size || columns !== size) return undefined;
  const names = symbolsOf(field);
  if (names.length !== cells.length || names.includes('.')) return undefined;
  const areLetters = size < 10 && names.every((name) => /\p{L}/u.test(name));
  return areLetters || isMapOfRegions(names, size) ? names : undefined;
}

function withRegions(
  line: string,
  puzzle: Puzzle,
  names: readonly string[],
  offset: number,
  options: ParseOptions,
): Result<Puzzle> {
  const { size, symbols } = puzzle.geometry;
  if (!isMapOfRegions(names, size))
    return refuseRules(line, offset, ['a map of regions of other sizes'], options) ?? ok(puzzle);
  const board = describedBoard(
    line,
    offset,
    { ...specOfRegions(names, size), symbols },
    { ...options, symbols: undefined },
  );
  return board.ok ? ok({ ...puzzle, geometry: board.value }) : board;
}
