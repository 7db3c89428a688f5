/**
 * Tables of the band solver, computed once from the rules. A 9-bit row is one row of a band, column by column;
 * a minirow is the three cells that a row and a box share; a minirow's flag is bit 3·row + box.
 */

/** The six ways to assign three boxes to three rows. */
const ARRANGEMENTS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** By 9-bit row: which of its three minirows contain any cell. */
export const OCCUPIED = table(512, (row) => flag(row & 7, 1) | flag(row & 56, 2) | flag(row & 448, 4));

/** By 9-bit row: the row itself if it contains exactly one cell, otherwise 0. */
export const LONE = table(512, (row) => ((row & (row - 1)) === 0 ? row : 0));

/**
 * By nine flags, bit 3·line + place, of a digit in a chute: the flags that belong to some arrangement, which gives each
 * line its own place. For a stack, line is the band and place the column.
 */
export const ARRANGED = table(512, (flags) => {
  let kept = 0;
  for (const [a, b, c] of ARRANGEMENTS) {
    const arrangement = (1 << a) | (1 << (3 + b)) | (1 << (6 + c));
    if ((flags & arrangement) === arrangement) kept |= arrangement;
  }
  return kept;
});

/**
 * By the nine minirow flags of a digit in a band: the cells of the minirows that belong to some arrangement. All other
 * cells are ruled out, which covers both kinds of locked candidates and more.
 */
export const SUPPORTED = table(512, (flags) => {
  let cells = 0;
  for (let k = 0; k < 9; k++) if ((ARRANGED[flags] >> k) & 1) cells |= 7 << (3 * k);
  return cells;
});

/** By 9-bit set of columns: their cells in a band. */
export const SPREAD = table(512, spread);

/** By column 0–8: its cells in a band. */
export const COLUMN_CELLS = table(9, (column) => spread(1 << column));

/** By place in a band: the cells of the band that remain possible for a digit placed there. */
export const KEEP = table(27, (place) => {
  const row = Math.floor(place / 9);
  const box = Math.floor((place % 9) / 3);
  return (0x7ffffff & ~((511 << (9 * row)) | spread(7 << (3 * box)))) | (1 << place);
});

function spread(columns: number): number {
  return columns | (columns << 9) | (columns << 18);
}

function flag(cells: number, bit: number): number {
  return cells === 0 ? 0 : bit;
}

function table(size: number, entry: (index: number) => number): Int32Array {
  const entries = new Int32Array(size);
  for (let index = 0; index < size; index++) entries[index] = entry(index);
  return entries;
}
