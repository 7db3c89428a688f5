import { createGeometry, type Geometry, geometryName, type GeometrySpec } from 'pencilmark';

/** The board of a description in text form; undefined if there is none. Made once for each description. */
export function boardOf(description: string): Geometry | undefined {
  let board = boards.get(description);
  if (!board && description !== '') {
    const made = createGeometry(JSON.parse(description) as GeometrySpec);
    if (made.ok) boards.set(description, (board = made.value));
  }
  return board;
}

/** The name of a board in lists; empty if there is none. */
export function boardName(description: string): string {
  let name = names.get(description);
  if (name === undefined) {
    const board = boardOf(description);
    names.set(description, (name = board ? geometryName(board) : ''));
  }
  return name;
}

const boards = new Map<string, Geometry>();
const names = new Map<string, string>();
