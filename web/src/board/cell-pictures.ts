import { CELL, type CellLook, drawCell, type Shape } from '@pencilmark/board';
import type { Geometry } from 'pencilmark';

/** What is drawn of a cell, and where. */
export interface CellPicture {
  readonly look: CellLook;
  /** Value of an SVG `transform`. */
  readonly place: string;
  readonly shapes: readonly Shape[];
}

/** The picture of every cell. A cell whose look is the one before keeps the object. */
export function picturesOf(
  geometry: Geometry,
  looks: readonly CellLook[],
  before: readonly CellPicture[],
): CellPicture[] {
  const places = placesOf(geometry);
  return looks.map((look, cell) => {
    const old = cell < before.length ? before[cell] : undefined;
    if (old?.look === look && old.place === places[cell]) return old;
    return { look, place: places[cell], shapes: drawCell(look, geometry.symbols) };
  });
}

const known = new WeakMap<Geometry, readonly string[]>();

function placesOf(geometry: Geometry): readonly string[] {
  let places = known.get(geometry);
  if (!places) {
    places = geometry.cells.map(({ row, column }) => `translate(${column * CELL} ${row * CELL})`);
    known.set(geometry, places);
  }
  return places;
}
