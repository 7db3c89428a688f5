import type { Geometry } from '../../model/geometry.ts';
import { EMPTY } from './alphabet.ts';
import { type ScannedLine } from './scan-line.ts';

/**
 * Recognises lines of one repeated sign as separators, whatever the sign and however wide: `- - - - -`, `****`, `xxxx`.
 * Such a line could also be a row of empty cells. It is none if the other rows never use its sign but another one for
 * their empty cells, or if it is longer than all of them: a shorter one is a row that lost a cell.
 */
export function withSeparators(lines: readonly ScannedLine[], geometry?: Geometry): readonly ScannedLine[] {
  const signs = lines.map(({ text }) => repeatedSign(text));
  if (!signs.some((sign) => sign !== undefined)) return lines;
  const others = lines.filter(
    (line, at) => signs[at] === undefined && line.kind === 'text' && !line.hasWords,
  );
  const used = new Set(others.flatMap(({ text }) => [...text]));
  const empty = EMPTY.filter((sign) => used.has(sign));
  const widest = others.reduce((most, { signs: all }) => Math.max(most, all), 0);
  const isSeparator = (line: ScannedLine, sign: string): boolean => {
    if (geometry?.symbols.includes(sign)) return false;
    if (!used.has(sign)) return empty.length > 0 || !EMPTY.includes(sign);
    return geometry === undefined && others.length > 0 && line.signs > widest;
  };
  return lines.map((line, at) => {
    const sign = signs[at];
    return sign !== undefined && isSeparator(line, sign) ? asWall(line) : line;
  });
}

function asWall(line: ScannedLine): ScannedLine {
  return { ...line, kind: 'wall', hasWords: false, isDashes: false };
}

/** Blanks, bars and crossings between the signs of a separator. */
const BETWEEN = /[\s|+¦\u2502\u2503\u2551\u253C\u254B\u256C]+/g;
const SIGN = /^(?:[^\p{L}\p{N}()[\]{}"']|[xXoO])$/u;

/** The sign of which a line consists; digits and most letters are no signs of a separator. */
function repeatedSign(text: string): string | undefined {
  if (text.length > MAX_WIDTH) return undefined;
  const [first, ...rest] = text.replace(BETWEEN, '');
  return first && rest.length > 0 && SIGN.test(first) && rest.every((sign) => sign === first)
    ? first
    : undefined;
}

/** Maximum width of a separator in characters. */
const MAX_WIDTH = 1_000;
