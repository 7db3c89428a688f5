/** The board of a puzzle of SudokuPad, with the digits that its setter tells. */
import type { GeometrySpec } from '../../../model/geometry.ts';
import type { Drawing } from '../../../puzzle/drawing.ts';
import { countsOf } from '../../text/counts.ts';
import { specOfRegions } from '../../text/infer-board.ts';
import { fieldOf, itemsOf, type Literal, plainOf } from '../../text/loose-json.ts';
import { withHouses } from '../../text/recognise-houses.ts';
import { heldParts } from '../../text/rules.ts';
import { cellAt } from '../fog.ts';
import { toldDigits, type ToldValues } from '../told-digits.ts';
import type { PadContents } from './read-rules.ts';

/** The houses that a puzzle lists as regions. */
export interface PadRegions {
  readonly digits: Pick<GeometrySpec, 'size' | 'lowestValue'>;
  /** For each place the name of its region, `.` for none. */
  readonly names: readonly string[];
  /** Those that are no regions of a grid, since they overlap others or have another size. */
  readonly further: readonly (readonly number[])[];
  /** Those with more cells than there are digits, which are only drawn. */
  readonly frames: readonly Drawing[];
  /** Whether rows and columns may repeat digits. */
  readonly isLoose: boolean;
}

export function regionsIn(root: Literal, size: number, told: ToldValues): PadRegions {
  const metadata = fieldOf(root, 'metadata', 'md');
  const flag = fieldOf(metadata, 'norowcol') ?? fieldOf(root, 'norowcol');
  const isLoose = plainOf(flag) === true;
  const listed = itemsOf(fieldOf(root, 'regions', 're'))
    .map((region) => itemsOf(region).map((cell) => cellAt(cell, size)))
    .filter((places) => places.length > 0);
  const lengths = [...countsOf(listed.map(({ length }) => length))];
  // Several regions of one size, of which no two share a cell, have as many digits as cells or more.
  const areEven =
    lengths.length === 1 && listed.length > 1 && new Set(listed.flat()).size === listed.flat().length;
  const length = areEven ? lengths[0][0] : size;
  const least = isLoose
    ? listed.length > 0
      ? Math.max(0, ...lengths.map(([each]) => each).filter((each) => each <= size))
      : size
    : size;
  const digits = toldDigits(Math.max(4, least, areEven ? length : 0), told);
  const names: string[] = new Array(size * size).fill('.');
  const further: (readonly number[])[] = [];
  const frames: Drawing[] = [];
  for (const [index, places] of listed.entries()) {
    const isRegion = places.length === length && places.every((place) => names[place] === '.');
    if (places.length > digits.size)
      frames.push({ shape: 'cage', cells: places.filter((place) => place >= 0) });
    else if (isRegion && !isLoose) for (const place of places) names[place] = `${index + 1}`;
    else further.push(places);
  }
  return { digits, names, further, frames, isLoose };
}

export function boardOf(
  { digits, names, further, isLoose }: PadRegions,
  size: number,
  { houses, diagonals, disjoint }: Pick<PadContents, 'houses' | 'diagonals' | 'disjoint'>,
): GeometrySpec {
  const shape = digits.size === size ? digits : { ...digits, rows: size, columns: size };
  if (isLoose) {
    const crossing = diagonals.map((diagonal) =>
      Array.from({ length: size }, (_, k) => k * size + (diagonal === 'main' ? k : size - 1 - k)),
    );
    const all = [...further, ...houses, ...crossing];
    const inHouses = new Set(all.flat());
    // A place of no house is a cell all the same.
    const rest = names.flatMap((_, place) => (inHouses.has(place) ? [] : [[place]]));
    return { ...shape, rows: size, columns: size, grids: [], extra: [...all, ...rest] };
  }
  const isCut = names.some((name) => name !== '.');
  const cut =
    digits.size === size ? { ...specOfRegions(names, size), ...digits } : { ...shape, regions: names };
  const spec: GeometrySpec = isCut ? cut : shape;
  const named = {
    ...spec,
    ...heldParts({ diagonals }),
    ...(disjoint && spec.boxes && { disjoint: true as const }),
  };
  return withHouses(named, [...further, ...houses]);
}
