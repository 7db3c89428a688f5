import { CELL, type CellLook, drawCell, movedPath, type TextShape } from '@pencilmark/board';
import type { Cell, Geometry, Symbols } from 'pencilmark';

/** What is drawn of a cell, all at its place on the board: grounds and strokes, and above them texts. */
export interface CellPicture {
  readonly look: CellLook;
  readonly place: CanvasPlace;
  /** Whether a rule has its label there. */
  readonly corner: 'free' | 'labelled';
  readonly strokes: readonly Stroke[];
  readonly texts: readonly TextShape[];
}

type CanvasPlace = Geometry['cells'][number];

interface Stroke {
  readonly role: string;
  readonly path: string;
}

/** The picture of every cell. A cell whose look is the one before keeps the object. */
export function picturesOf(
  { cells, symbols }: Geometry,
  looks: readonly CellLook[],
  labelled: ReadonlySet<Cell> | undefined,
  before: readonly CellPicture[],
): CellPicture[] {
  return looks.map((look, cell) => {
    const old = cell < before.length ? before[cell] : undefined;
    const corner = labelled?.has(cell) ? 'labelled' : 'free';
    if (old?.look === look && old.place === cells[cell] && old.corner === corner) return old;
    return pictureOf(look, cells[cell], corner, symbols);
  });
}

function pictureOf(
  look: CellLook,
  place: CanvasPlace,
  corner: CellPicture['corner'],
  symbols: Symbols,
): CellPicture {
  const [left, top] = [place.column * CELL, place.row * CELL];
  const strokes: Stroke[] = [];
  const texts: TextShape[] = [];
  for (const shape of drawCell(look, symbols, corner)) {
    if (shape.kind === 'text') texts.push({ ...shape, x: left + shape.x, y: top + shape.y });
    else strokes.push({ role: shape.role, path: movedPath(shape.path, left, top) });
  }
  return { look, place, corner, strokes, texts };
}
