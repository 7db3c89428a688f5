import { candidatesOf } from '../../puzzle/candidates.ts';
import { type Digit, digitBit, type DigitSet } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { sameDigits } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { classic9 } from '../../model/boards.ts';
import { describedBoard } from '../text/infer-board.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { heldLists } from '../text/rules.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { problemAt, quoted } from '../text/text.ts';

/**
 * Reads lines of HoDoKu's library of techniques: `:technique:digits:givens, + before entries:deleted candidates:
 * eliminations:placements:`, candidates as digit, row, column. If candidates are deleted, the marks are the remaining
 * ones. Technique, eliminations and placements become the comment, since they are not the puzzle but the answer.
 *
 * Errors: `hodoku.field`, `hodoku.none`, `format.board`.
 */
export function* eachHodoku(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  const board = describedBoard(text, 0, classic9().spec, options);
  if (!board.ok) yield board;
  else {
    const read = (line: string) => readPosition(line, board.value);
    yield* eachLine(text, { none: 'hodoku.none', thing: 'position', read });
  }
}

function readPosition(line: string, geometry: Geometry): Result<ParsedPuzzle> {
  const fields = line.split(':');
  const startOf = (field: number): number =>
    Math.min(fields.slice(0, field).join(':').length + 1, line.length);
  const [, technique = '', digits = '', grid = '', deleted = '', ...rest] = fields;
  const cells = [...grid.matchAll(/(\+?)([.0-9])/g)];
  const isWhole = cells.reduce((sum, [cell]) => sum + cell.length, 0) === grid.length;
  if (cells.length !== 81 || !isWhole) {
    const message = `81 cells are expected here, digits and dots, with + before an entry; not ${cells.length}.`;
    return problemAt(line, startOf(3), 'hodoku.field', message);
  }
  const digitAt = (sign: string, own: string, digit: string): Digit =>
    own === sign && digit !== '.' ? Number(digit) : 0;
  const givens = cells.map(([, own, digit]) => digitAt('', own, digit));
  const entries = cells.map(([, own, digit]) => digitAt('+', own, digit));
  const open = candidatesOf({
    geometry,
    constraints: [],
    givens: givens.map((digit, cell) => digit || entries[cell]),
  });
  const marks: DigitSet[] = open.map((set, cell) => (givens[cell] === 0 && entries[cell] === 0 ? set : 0));
  const all = [...marks];
  for (const place of deleted.split(' ').filter((part) => part !== '')) {
    if (!/^[1-9]{3}$/.test(place)) {
      const message = `${quoted(place)} is no candidate: its digit, row and column are expected.`;
      return problemAt(line, startOf(4), 'hodoku.field', message);
    }
    const [digit, row, column] = [...place].map(Number);
    marks[(row - 1) * 9 + column - 1] &= ~digitBit(digit);
  }
  const [eliminations, placements, length] = rest.map((part) => part.trim());
  const words = [
    `technique ${technique}`,
    ...(digits ? [`digits ${digits}`] : []),
    ...(eliminations ? [`eliminations ${eliminations}`] : []),
    ...(placements ? [`placements ${placements}`] : []),
    ...(length ? [`chain length ${length}`] : []),
  ];
  return ok({
    puzzle: { geometry, constraints: [], givens },
    ...heldLists({ entries }),
    ...(sameDigits(marks, all) ? {} : { marks }),
    comment: words.join(', '),
  });
}
