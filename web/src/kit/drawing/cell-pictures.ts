import {
  CELL,
  type CellLook,
  drawCell,
  drawColours,
  movedPath,
  type RuleDrawing,
  type Shape,
  type TextShape,
} from '@pencilmark/board';
import type { Geometry } from 'pencilmark';

/** The drawing of a cell, at its place on the board: colours, strokes, and above them texts. */
export interface CellPicture {
  readonly look: CellLook;
  readonly place: CanvasPlace;
  readonly arrange: Arrange | undefined;
  /** Backgrounds in the player's colours: they are drawn below the rules. */
  readonly colours: readonly Stroke[];
  readonly strokes: readonly Stroke[];
  readonly texts: readonly TextShape[];
}

/** How the rules of a puzzle make room for the content of cells. */
type Arrange = RuleDrawing['arrange'];

type CanvasPlace = Geometry['cells'][number];

type StrokedShape = Exclude<Shape, TextShape>;

interface Stroke {
  readonly role: string;
  readonly path: string;
}

/** The picture of every cell. A cell whose look has not changed keeps its object. */
export function picturesOf(
  { cells, symbols }: Geometry,
  looks: readonly CellLook[],
  arrange: Arrange | undefined,
  before: readonly CellPicture[],
): CellPicture[] {
  return looks.map((look, cell) => {
    const old = cell < before.length ? before[cell] : undefined;
    if (old?.look === look && old.place === cells[cell] && old.arrange === arrange) return old;
    const shapes = drawCell(look, symbols);
    return pictureOf(look, cells[cell], arrange ? arrange(cell, look, shapes) : shapes, arrange);
  });
}

function pictureOf(
  look: CellLook,
  place: CanvasPlace,
  shapes: readonly Shape[],
  arrange: Arrange | undefined,
): CellPicture {
  const [left, top] = [place.column * CELL, place.row * CELL];
  const strokeOf = ({ role, path }: StrokedShape): Stroke => ({ role, path: movedPath(path, left, top) });
  const colours = look.colours === 0 ? [] : drawColours(look.colours).map(strokeOf);
  const strokes: Stroke[] = [];
  const texts: TextShape[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'text') texts.push({ ...shape, x: left + shape.x, y: top + shape.y });
    else strokes.push(strokeOf(shape));
  }
  return { look, place, arrange, colours, strokes, texts };
}
