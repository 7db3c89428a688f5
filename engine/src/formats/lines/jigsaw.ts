import { createGeometry } from '../../model/create-geometry.ts';
import { ok } from '../../result.ts';
import { usualSymbols } from '../text/alphabet.ts';
import { describedBoard, regionsOf, sizeOfCount, specOfRegions } from '../text/infer-board.ts';
import { readCells } from '../text/cells.ts';
import { digitsAsLine } from '../text/digits-line.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { linesOf, problemAt, type Token } from '../text/text.ts';

/**
 * Reads lines of twice N² signs: the givens, then the region of each cell (162 signs on 9×9). Lines that begin with
 * `#` are skipped. Errors: `jigsaw.length`, `jigsaw.none`, `geometry.regions`, `format.board`, and those of
 * `readCells`.
 */
export function* eachJigsaw(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  yield* eachLine(text, { name: 'jigsaw', thing: 'puzzle', read });

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
export function formatJigsaw({ puzzle: { geometry, givens } }: Sheet): string {
  const regions = regionsOf(geometry) ?? [];
  return digitsAsLine(geometry, givens) + regions.map((region) => REGION_NAMES[region ?? -1] ?? '.').join('');
}

/** Whether a line is of such a length and its second half names N connected regions of N cells, or none at all. */
export function looksLikeJigsaw(text: string): boolean {
  if (text.length < 32) return false;
  const lines = linesOf(text.slice(0, 20_000)).map((line) => line.text.trim());
  return lines.some((line) => {
    const size = /^[\w.]{32,}$/.test(line) ? sizeOfCount(line.length / 2) : undefined;
    const names = size === undefined ? '' : line.slice(size * size);
    return size !== undefined && (/^\.+$/.test(names) || areRegions([...names], size));
  });
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A solution behind its puzzle has N cells of each sign as well, but no two of them touch. */
function areRegions(names: readonly string[], size: number): boolean {
  const made = createGeometry({ size, regions: names, symbols: usualSymbols(size) });
  return names.length === size * size && !names.includes('.') && made.ok && names.every(touchesItsLike);

  function touchesItsLike(name: string, place: number): boolean {
    const column = place % size;
    return [
      column > 0 ? names[place - 1] : undefined,
      column < size - 1 ? names[place + 1] : undefined,
      names[place - size],
      names[place + size],
    ].includes(name);
  }
}
