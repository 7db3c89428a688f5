/** The board that the elements of a puzzle make. */
import type { Diagonal, GeometrySpec } from '../../../model/geometry.ts';
import { countsOf } from '../../text/counts.ts';
import { specOfRegions } from '../../text/infer-board.ts';
import { fieldOf, itemsOf, type Literal, integerOf } from '../../text/loose-json.ts';
import { withHouses } from '../../text/recognise-houses.ts';
import { heldParts } from '../../text/rules.ts';
import { cellsIn, TYPES } from './elements.ts';

/** The places and the digits of a board. */
export interface Canvas {
  readonly rows: number;
  readonly columns: number;
  /** The lowest digit. */
  readonly low: number;
  /** The number of digits. */
  readonly size: number;
  /** Whether rows and columns hold different digits only where an element says so. */
  readonly isFree: boolean;
}

export function boardOf(elements: readonly Literal[], canvas: Canvas): GeometrySpec {
  const { rows, columns, low, size, isFree } = canvas;
  const of = (type: number): Literal[] => elements.filter((one) => integerOf(fieldOf(one, 'type')) === type);
  const names = itemsOf(fieldOf(of(TYPES.regions)[0], 'regions'))
    .map((region) => integerOf(region) ?? -1)
    .map((region) => (region < 0 ? '.' : `${region}`));
  const areas = of(TYPES.rules).map((one) => itemsOf(fieldOf(one, 'areas')));
  const isGrid = !isFree || areas.some(({ length }) => length === 0);
  const extra = of(TYPES.different)
    .map((one) => cellsIn(one, 'cells'))
    .filter(({ length }) => length > 0);
  const diagonals: Diagonal[] = [
    ...(of(TYPES.diagonalMinus).length > 0 ? (['main'] as const) : []),
    ...(of(TYPES.diagonalPlus).length > 0 ? (['anti'] as const) : []),
  ];
  const values = low === 1 ? {} : { lowestValue: low };
  const sizes = [...countsOf(names.filter((name) => name !== '.')).values()];
  const areEven = new Set(sizes).size <= 1;
  const regions = areEven && isGrid ? [] : groupsNamed(names);
  if (!isGrid) {
    const lines = areas.flat().flatMap((area) => linesOf(area, canvas));
    const crossing = diagonals.map((diagonal) => diagonalPlaces(diagonal, canvas));
    const houses = [...lines, ...regions, ...crossing, ...extra];
    // A place of no house is a cell all the same.
    const inHouses = new Set(houses.flat());
    const lone = Array.from({ length: rows * columns }, (_, place) => [place]);
    const rest = lone.filter(([place]) => !inHouses.has(place));
    return { size, rows, columns, grids: [], ...values, extra: [...houses, ...rest] };
  }
  const isRegular = rows === size && columns === size;
  const shape = isRegular ? { size } : { size, rows, columns };
  const isCut = sizes.length > 0 && areEven;
  const cut = isRegular ? specOfRegions(names, size) : { ...shape, regions: names };
  return withHouses(
    {
      ...(isCut ? cut : shape),
      ...values,
      ...heldParts({ diagonals }),
      ...(of(TYPES.disjoint).length > 0 ? { disjoint: true as const } : {}),
    },
    [...regions, ...extra],
  );
}

function groupsNamed(names: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  names.forEach((name, place) => {
    if (name !== '.') groups.set(name, [...(groups.get(name) ?? []), place]);
  });
  return [...groups.values()];
}

/** The rows and columns of a rectangle. */
function linesOf(area: Literal, { columns }: Canvas): number[][] {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(
    (name) => integerOf(fieldOf(area, name)) ?? 0,
  );
  const across = Array.from({ length: width }, (_, k) => x + k);
  const down = Array.from({ length: height }, (_, k) => y + k);
  return [
    ...down.map((row) => across.map((column) => row * columns + column)),
    ...across.map((column) => down.map((row) => row * columns + column)),
  ];
}

function diagonalPlaces(diagonal: Diagonal, { rows, columns }: Canvas): number[] {
  const length = Math.min(rows, columns);
  return Array.from({ length }, (_, k) => k * columns + (diagonal === 'main' ? k : columns - 1 - k));
}
