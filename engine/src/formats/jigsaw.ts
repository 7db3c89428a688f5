import { createGeometry } from '../grid/create-geometry.ts';
import type { Digit } from '../grid/digits.ts';
import type { Geometry } from '../grid/geometry.ts';
import { ok, type Result } from '../result.ts';
import { alphabetOf, readSymbol, usualSymbols } from './alphabet.ts';
import { describedBoard, regionsOf, sizeOfCount, specOfRegions } from './board.ts';
import { readCells } from './cells.ts';
import { digitsAsLine } from './digits-line.ts';
import type { ParseOptions, Sheet } from './sheet.ts';
import { linesOf, problemAt, type TextLine, type Token, trimmed, withoutInvisible } from './text.ts';

/**
 * Reads lines of twice N² signs: the givens, then the region of each cell (162 signs on 9×9). Lines that begin with
 * `#` are skipped. Errors: `jigsaw.length`, `jigsaw.none`, `geometry.regions`, `format.board`, and those of
 * `readCells`.
 */
export function parseJigsaw(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  return eachLine(text, 'jigsaw', (line) => {
    const size = sizeOfCount(line.text.length / 2);
    if (!size) {
      const message = `A line of givens and regions has twice as many signs as cells, not ${line.text.length}.`;
      return problemAt(text, line.offset, 'jigsaw.length', message);
    }
    const count = size * size;
    const names = [...line.text.slice(count)];
    const board = describedBoard(text, line.offset + count, specOfRegions(names, size), options);
    if (!board.ok) return board;
    const cells = [...line.text.slice(0, count)].map((sign, at): Token => ({
      text: sign,
      offset: line.offset + at,
    }));
    const puzzle = readCells(text, cells, board.value);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  });
}

/** The givens and the regions as letters. */
export function formatJigsaw({ puzzle: { geometry, givens } }: Sheet): string {
  const regions = regionsOf(geometry) ?? [];
  return digitsAsLine(geometry, givens) + regions.map((region) => REGION_NAMES[region ?? -1] ?? '.').join('');
}

/** Whether a line is of such a length and its second half names N connected regions of N cells. */
export function looksLikeJigsaw(text: string): boolean {
  const lines = linesOf(text.slice(0, 20_000)).map((line) => line.text.trim());
  return lines.some((line) => {
    const size = /^[\w.]{32,}$/.test(line) ? sizeOfCount(line.length / 2) : undefined;
    return size !== undefined && areRegions([...line.slice(size * size)], size);
  });
}

/**
 * Reads jigsaws of SumoCue: `SumoCueV1`, then `=vJr` for each cell, v its given (0 for none) and r its region.
 * Errors: `sumocue.cell`, `sumocue.length`, `sumocue.none`, `geometry.regions`, `format.board`.
 */
export function parseSumocue(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  return eachLine(text, 'sumocue', (line) => {
    const head = /^SumoCueV1/.exec(line.text)?.[0].length ?? 0;
    const cells = [...line.text.slice(head).matchAll(/=([^=J]{1,2})J(\d{1,2})/g)];
    const length = cells.reduce((sum, [cell]) => sum + cell.length, head);
    const size = sizeOfCount(cells.length);
    if (head === 0 || length !== line.text.length) {
      const message = 'SumoCueV1 and then one "=vJr" for each cell is expected.';
      return problemAt(text, line.offset, 'sumocue.cell', message);
    }
    if (!size) {
      const message = `No board has ${cells.length} cells.`;
      return problemAt(text, line.offset, 'sumocue.length', message);
    }
    const spec = specOfRegions(
      cells.map(([, , region]) => region),
      size,
    );
    const board = describedBoard(text, line.offset, spec, options);
    if (!board.ok) return board;
    const givens: Digit[] = [];
    for (const [cell, sign] of cells) {
      const digit = digitOf(sign, board.value);
      if (digit === undefined) {
        const offset = line.offset + line.text.indexOf(cell);
        return problemAt(text, offset, 'sumocue.cell', `${sign} is no digit from 0 to ${size}.`);
      }
      givens.push(digit);
    }
    return ok({ puzzle: { geometry: board.value, givens } });
  });
}

/** One line, the regions counted from 0. */
export function formatSumocue({ puzzle: { geometry, givens } }: Sheet): string {
  const regions = regionsOf(geometry) ?? [];
  return `SumoCueV1${givens.map((digit, cell) => `=${digit}J${regions[cell] ?? '?'}`).join('')}`;
}

export function looksLikeSumocue(text: string): boolean {
  return /^\s*SumoCueV1=/m.test(text.slice(0, 20_000));
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function eachLine(text: string, format: string, read: (line: TextLine) => Result<Sheet>): Result<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const line of linesOf(withoutInvisible(text)).map(trimmed)) {
    if (line.text === '' || line.text.startsWith('#')) continue;
    const sheet = read(line);
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
  }
  return sheets.length > 0
    ? ok(sheets)
    : problemAt(text, 0, `${format}.none`, 'There is no puzzle in this text.');
}

function digitOf(sign: string, { size, symbols }: Geometry): Digit | undefined {
  if (/^\d+$/.test(sign)) return Number(sign) <= size ? Number(sign) : undefined;
  return readSymbol(alphabetOf(symbols), sign);
}

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
