/** Classes of characters (UTF-16) in rows of cells, one bit each, for scanning without regular expressions. */
export const SEPARATOR = 1 << 0;
export const BLANK = 1 << 1;
export const BAR = 1 << 2;
export const FIGURE = 1 << 3;
export const CAPITAL = 1 << 4;
export const SMALL = 1 << 5;
/** Possibly a letter outside ASCII. */
export const FOREIGN = 1 << 6;
export const WALL = 1 << 7;
/** Characters of which three in a row make a wall. */
export const STROKE = 1 << 8;
export const CROSS = 1 << 9;
export const DASH = 1 << 10;
export const FRAME = 1 << 11;
/** A character of frames that does not occur between two cells of a row. */
export const CORNER = 1 << 12;
export const RULE = 1 << 13;
/** The bars between cells. */
const BARS = '|¦\u2502\u2503\u2551\u2506\u2507\u250A\u250B\u254E\u254F';

/** The classes of each character. */
export const CLASSES = (() => {
  const classes = new Uint16Array(1 << 16).fill(FOREIGN, 0x80);
  const markRange = (bits: number, from: number, to: number): void => {
    for (let code = from; code <= to; code++) classes[code] |= bits;
  };
  const mark = (bits: number, signs: string): void => {
    for (let at = 0; at < signs.length; at++) classes[signs.charCodeAt(at)] |= bits;
  };
  for (let code = 0x2500; code <= 0x257f; code++) classes[code] = SEPARATOR | WALL | FRAME | CORNER;
  for (const sign of '\u2502\u2503\u2551') classes[sign.charCodeAt(0)] &= ~CORNER;
  mark(
    SEPARATOR | BLANK | WALL | FRAME | RULE,
    '\t\n\v\f\r \u00A0\u1680\u2028\u2029\u202F\u205F\u3000\uFEFF',
  );
  markRange(SEPARATOR | BLANK | WALL | FRAME | RULE, 0x2000, 0x200a);
  mark(SEPARATOR, ',;|¦[]{}()"\'');
  mark(BAR, BARS);
  markRange(FIGURE, 48, 57);
  markRange(CAPITAL, 65, 90);
  markRange(SMALL, 97, 122);
  mark(WALL, "-−–—‐_=+*.:'`|¦~#^");
  mark(STROKE, '-−–—‐_=~\u2500\u2501\u2550\u2504\u2505\u2508\u2509\u254C\u254D');
  mark(CROSS, '+\u253C\u254B\u256C');
  mark(DASH, '-−–—\u2500\u2501\u2550');
  mark(RULE, '-–—_|=');
  return classes;
})();
