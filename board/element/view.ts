/** The parts of the element's view, built once for each puzzle. */
import type { Geometry, Puzzle } from 'pencilmark/boards';
import { CELL, type Drawing } from '@pencilmark/board';
import type { BoardWords } from './words.ts';

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...inner: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...inner);
  return made;
}

/** The picture and, over it, the cells for assistive technology. */
export function boardView(puzzle: Puzzle, name: string, canPlay: boolean): HTMLElement {
  const grid = element('div', { role: 'grid', part: 'grid', 'aria-label': name }, ...rowsOf(puzzle));
  if (!canPlay) grid.setAttribute('aria-readonly', 'true');
  return element(
    'div',
    { part: 'board', class: 'board' },
    element('div', { class: 'picture', 'aria-hidden': 'true' }),
    grid,
  );
}

function rowsOf({ geometry }: Puzzle): HTMLElement[] {
  const rows = Array.from({ length: geometry.rows }, () => element('div', { role: 'row' }));
  geometry.cells.forEach(({ row }, cell) =>
    rows[row].append(element('div', { role: 'gridcell', 'data-cell': String(cell) })),
  );
  return rows.filter((row) => row.childElementCount > 0);
}

export function keypadView({ symbols }: Geometry, words: BoardWords): HTMLElement {
  return element(
    'div',
    { class: 'pad', part: 'keypad', role: 'group', 'aria-label': words.keypad },
    ...symbols.map((symbol, index) => key(String(index + 1), symbol, symbol)),
    key('0', '⌫', words.erase),
    key('pencil', '✎', words.pencil),
    key('undo', '↶', words.undo),
    key('redo', '↷', words.redo),
  );
}

export function stepsView(words: BoardWords): HTMLElement {
  return element(
    'div',
    { class: 'steps', part: 'steps' },
    key('previous', '‹', words.previous),
    element('span', { class: 'number' }),
    key('next', '›', words.next),
  );
}

function key(name: string, text: string, label: string): HTMLElement {
  return element('button', { type: 'button', 'data-key': name, 'aria-label': label }, text);
}

/** Places the accessible cells over the drawn ones. */
export function placeCells(board: HTMLElement, geometry: Geometry, view: Drawing['view']): void {
  const [left, top, width, height] = view;
  board.style.aspectRatio = `${width} / ${height}`;
  for (const cell of cellsIn(board)) {
    const { row, column } = geometry.cells[Number(cell.dataset.cell)];
    cell.style.left = `${(100 * (column * CELL - left)) / width}%`;
    cell.style.top = `${(100 * (row * CELL - top)) / height}%`;
    cell.style.width = `${(100 * CELL) / width}%`;
    cell.style.height = `${(100 * CELL) / height}%`;
  }
}

export function cellsIn(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll('[role=gridcell]');
}
