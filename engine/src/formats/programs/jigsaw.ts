import { ok } from '../../result.ts';
import { describedBoard, regionsOf, sizeOfCount, specOfRegions } from '../text/infer-board.ts';
import { readCells } from '../text/cells.ts';
import { digitsAsLine } from '../text/digits-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { problemAt, type Token } from '../text/text.ts';

/**
 * Reads lines of 2 N² characters: the givens, then the region of each cell (162 characters on 9×9). Lines that begin
 * with `#` are skipped. Errors: `jigsaw.length`, `jigsaw.none`, `geometry.regions`, `format.board`, and those of
 * `readCells`.
 */
export function* eachJigsaw(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  yield* eachLine(text, { none: 'jigsaw.none', thing: 'puzzle', read });

  function read(line: string): Piece {
    const size = sizeOfCount(line.length / 2);
    if (!size) {
      const message = `A line of givens and regions has twice as many signs as cells, not ${line.length}.`;
      return problemAt(line, 0, 'jigsaw.length', message);
    }
    const count = size * size;
    const names = [...line.slice(count)];
    const board = describedBoard(line, count, specOfRegions(names, size), options);
    if (!board.ok) return board;
    const cells = [...line.slice(0, count)].map((sign, at): Token => ({
      text: sign,
      offset: at,
    }));
    const puzzle = readCells(line, cells, board.value);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  }
}

/** The givens and the regions as letters. */
export function formatJigsaw({ puzzle: { geometry, givens } }: ParsedPuzzle): string {
  const regions = regionsOf(geometry) ?? [];
  return digitsAsLine(geometry, givens) + regions.map((region) => REGION_NAMES[region ?? -1] ?? '.').join('');
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
