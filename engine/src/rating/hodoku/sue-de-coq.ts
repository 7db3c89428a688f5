/** Sue de Coq: rows with blocks before columns with blocks; then cells of the crossing, of the line, of the block. */
import { BLOCKS, COLUMNS, COUNT, DIGITS, ROWS } from './grid.ts';
import { type HodokuStep, type Look, removal } from './look.ts';

interface Crossing {
  readonly line: readonly number[];
  readonly block: readonly number[];
  readonly chosen: readonly number[];
  readonly digits: number;
  /** The number of digits minus the number of cells. */
  readonly surplus: number;
}

export function sueDeCoq(look: Look): HodokuStep | undefined {
  const { cells } = look.grid;
  const open = (house: readonly number[]) => house.filter((cell) => cells[cell] !== 0);
  for (const line of [...ROWS, ...COLUMNS].map(open)) {
    for (const block of BLOCKS.map(open)) {
      const shared = line.filter((cell) => block.includes(cell));
      for (const chosen of choicesIn(shared)) {
        const digits = chosen.reduce((mask, cell) => mask | cells[cell], 0);
        const surplus = COUNT[digits] - chosen.length;
        const found = surplus >= 2 ? around(look, { line, block, chosen, digits, surplus }) : undefined;
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** The pairs, each followed by the triples that begin with it. */
function choicesIn(shared: readonly number[]): number[][] {
  return shared.flatMap((a, i) =>
    shared.slice(i + 1).flatMap((b, j) => [[a, b], ...shared.slice(i + j + 2).map((c) => [a, b, c])]),
  );
}

function around(look: Look, crossing: Crossing): HodokuStep | undefined {
  const { line, block, chosen, digits, surplus } = crossing;
  const { cells } = look.grid;
  const rest = (house: readonly number[]) => house.filter((cell) => !chosen.includes(cell));
  return firstSubset(rest(line), cells, (ofLine, lineDigits) => {
    const extra = COUNT[lineDigits & ~digits];
    const taken = ofLine.length - extra;
    if ((lineDigits & digits) === 0 || taken <= 0 || taken >= surplus) return undefined;
    const usable = rest(block).filter((cell) => !ofLine.includes(cell));
    return firstSubset(usable, cells, (ofBlock, blockDigits) => {
      if ((blockDigits & digits & lineDigits) !== 0 || (blockDigits & digits) === 0) return undefined;
      if (ofBlock.length - COUNT[blockDigits & ~digits] !== surplus - taken) return undefined;
      return eliminated(look, crossing, [ofLine, lineDigits], [ofBlock, blockDigits]);
    });
  });
}

type Subset = readonly [cells: readonly number[], digits: number];

/**
 * The eliminations in the block, then in the line. A digit outside the crossing that both sets have is eliminated from
 * both.
 */
function eliminated(
  { grid: { cells } }: Look,
  { line, block, chosen, digits }: Crossing,
  [ofLine, lineDigits]: Subset,
  [ofBlock, blockDigits]: Subset,
): HodokuStep | undefined {
  const both = lineDigits & blockDigits;
  const losses = (house: readonly number[], own: readonly number[], mask: number) =>
    house
      .filter((cell) => !own.includes(cell) && !chosen.includes(cell))
      .flatMap((cell) => DIGITS[cells[cell] & mask].map((digit) => cell * 10 + digit));
  const removed = [
    ...losses(block, ofBlock, ((digits | blockDigits) & ~lineDigits) | both),
    ...losses(line, ofLine, ((digits | lineDigits) & ~blockDigits) | both),
  ];
  return removed.length > 0 ? removal('sue-de-coq', removed) : undefined;
}

/** The first subset that gives a result, with prefixes before their extensions: a, ab, abc, ac, b, bc, c. */
function firstSubset<Found>(
  from: readonly number[],
  cells: ArrayLike<number>,
  accept: (chosen: readonly number[], digits: number) => Found | undefined,
): Found | undefined {
  const chosen: number[] = [];
  const extend = (start: number, digits: number): Found | undefined => {
    for (let i = start; i < from.length; i++) {
      const joined = digits | cells[from[i]];
      chosen.push(from[i]);
      const found = accept(chosen, joined) ?? extend(i + 1, joined);
      if (found !== undefined) return found;
      chosen.pop();
    }
    return undefined;
  };
  return extend(0, 0);
}
