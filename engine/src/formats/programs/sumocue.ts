import type { Digit } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { ok } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { alphabetOf, readSymbol } from '../text/alphabet.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { describedBoard, regionsOf, sizeOfCount, specOfRegions } from '../text/infer-board.ts';
import { problemAt } from '../text/text.ts';

/**
 * Reads jigsaws of SumoCue: `SumoCueV1`, then `=vJr` for each cell, v its given (0 for none) and r its region.
 * Errors: `sumocue.cell`, `sumocue.length`, `sumocue.none`, `geometry.regions`, `format.board`.
 */
export function* eachSumocue(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  yield* eachLine(text, { none: 'sumocue.none', thing: 'puzzle', read });

  function read(line: string): Piece {
    const head = line.startsWith('SumoCueV1') ? 'SumoCueV1'.length : 0;
    const cells = [...line.slice(head).matchAll(/=([^=J]{1,2})J(\d{1,2})/g)];
    const length = cells.reduce((sum, [cell]) => sum + cell.length, head);
    const size = sizeOfCount(cells.length);
    if (head === 0 || length !== line.length) {
      const message = 'SumoCueV1 and then one "=vJr" for each cell is expected.';
      return problemAt(line, 0, 'sumocue.cell', message);
    }
    if (!size) {
      const message = `No board has ${cells.length} cells.`;
      return problemAt(line, 0, 'sumocue.length', message);
    }
    const spec = specOfRegions(
      cells.map(([, , region]) => region),
      size,
    );
    const board = describedBoard(line, 0, spec, options);
    if (!board.ok) return board;
    const givens: Digit[] = [];
    for (const [cell, sign] of cells) {
      const digit = digitOf(sign, board.value);
      if (digit === undefined) {
        const offset = line.indexOf(cell);
        return problemAt(line, offset, 'sumocue.cell', `${sign} is no digit from 0 to ${size}.`);
      }
      givens.push(digit);
    }
    return ok({ puzzle: { geometry: board.value, constraints: [], givens } });
  }
}

/** One line, the regions counted from 0. */
export function formatSumocue({ puzzle: { geometry, givens } }: ParsedPuzzle): string {
  const regions = regionsOf(geometry) ?? [];
  return `SumoCueV1${givens.map((digit, cell) => `=${digit}J${regions[cell] ?? '?'}`).join('')}`;
}

function digitOf(sign: string, { size, symbols }: Geometry): Digit | undefined {
  if (/^\d+$/.test(sign)) return Number(sign) <= size ? Number(sign) : undefined;
  return readSymbol(alphabetOf(symbols), sign);
}
