/** One line of HoDoKu's regression library (https://hodoku.sourceforge.net), read. */
import {
  type Candidate,
  candidateToken,
  cellIn,
  classic9,
  createPosition,
  type Digits,
  eliminate,
  type Position,
  type Result,
} from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';

export interface ReglibCase {
  /** Four digits, or five for siamese fish; with the variant, as written: `0707-1`, `0610-x`. */
  readonly code: string;
  /** The code without variant. */
  readonly base: string;
  /** `absent`: the technique must not be found (`-x`). */
  readonly expects: 'present' | 'absent';
  /** Digits of the second field, ascending. */
  readonly digits: string;
  readonly givens: Digits;
  /** Givens and placed digits together. */
  readonly filled: Digits;
  readonly deleted: readonly Candidate[];
  /** Conclusions as sorted tokens. */
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
  readonly line: string;
}

/** Reads one line. Errors: `reglib.fields`, `reglib.code`, `reglib.board`, `reglib.token`. */
export function parseCase(line: string): Result<ReglibCase> {
  const fields = line.split(':');
  if (fields[0] !== '' || fields.length < 7) {
    return failure('reglib.fields', 'A case is :code:candidates:board:deleted:eliminations:placements:');
  }
  const [, code, candidates, board, deleted, eliminations, placements] = fields;
  const parts = /^(\d{4,5})(-\w)?$/.exec(code);
  if (!parts) return failure('reglib.code', `"${code}" is no technique code.`);
  const cells = parseBoard(board);
  if (!cells) return failure('reglib.board', 'The board does not have 81 cells of digits and dots.');
  const tokens = [deleted, eliminations, placements].map(splitTokens);
  const wrong = tokens.flat().find((token) => !parseToken(token));
  if (wrong !== undefined) return failure('reglib.token', `"${wrong}" is no candidate (digit, row, column).`);
  return ok({
    code,
    base: parts[1],
    expects: parts[2] === '-x' ? 'absent' : 'present',
    digits: [...candidates].sort().join(''),
    ...cells,
    deleted: tokens[0].map((token) => parseToken(token)!),
    eliminations: [...tokens[1]].sort(),
    placements: [...tokens[2]].sort(),
    line,
  });
}

/** The position a case describes: all candidates that no peer holds, less the deleted ones. */
export function positionOfCase({ givens, filled, deleted }: ReglibCase): Position {
  const position = createPosition({ geometry: classic9(), constraints: [], givens, digits: filled });
  for (const { cell, digit } of deleted) eliminate(position, cell, digit);
  return position;
}

/** Conclusions in the library's notation, sorted. */
export function tokensOf(candidates: readonly Candidate[]): string[] {
  return candidates.map((candidate) => candidateToken(classic9(), candidate)).sort();
}

function splitTokens(field: string): string[] {
  return field.split(' ').filter((token) => token !== '');
}

function parseToken(token: string): Candidate | undefined {
  const match = /^([1-9])([1-9])([1-9])$/.exec(token);
  if (!match) return undefined;
  const [digit, row, column] = match.slice(1).map(Number);
  return { cell: cellIn(classic9(), row - 1, column - 1)!, digit };
}

/** `+` before a digit: placed, not given. */
function parseBoard(board: string): { givens: number[]; filled: number[] } | undefined {
  const givens: number[] = [];
  const filled: number[] = [];
  for (const cell of board.matchAll(/(\+?)([1-9.0])|(.)/g)) {
    if (cell[3] !== undefined) return undefined;
    const digit = cell[2] === '.' ? 0 : Number(cell[2]);
    filled.push(digit);
    givens.push(cell[1] === '+' ? 0 : digit);
  }
  return filled.length === 81 ? { givens, filled } : undefined;
}
