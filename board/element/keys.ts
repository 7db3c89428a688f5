/** Commands for key presses on the board. */
import { type Cell, cellIn, type Digit, type Geometry } from 'pencilmark/boards';

export type Command =
  | { readonly does: 'go'; readonly to: Cell }
  | { readonly does: 'enter'; readonly digit: Digit; readonly isMark: boolean }
  | { readonly does: 'undo' | 'redo' | 'pencil' };

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key press on a cell; undefined if the key is not for the board. */
export function commandOf(event: Pressed, geometry: Geometry, from: Cell): Command | undefined {
  if (event.altKey) return undefined;
  const end = endOf(event, geometry, from);
  if (end !== undefined) return { does: 'go', to: end };
  if (event.ctrlKey || event.metaKey) return historyOf(event);
  const way = WAYS[event.key];
  if (way) return { does: 'go', to: cellBeyond(geometry, from, way) };
  if (event.key === 'Enter') return { does: 'pencil' };
  const digit = digitOf(event, geometry.symbols);
  if (digit !== undefined) return digit;
  if (['0', 'Backspace', 'Delete', ' '].includes(event.key))
    return { does: 'enter', digit: 0, isMark: false };
  return undefined;
}

/** Home and End: the ends of the row; with Ctrl, those of the board. */
function endOf({ key, ctrlKey, metaKey }: Pressed, { cells }: Geometry, from: Cell): Cell | undefined {
  if (key !== 'Home' && key !== 'End') return undefined;
  const { row } = cells[from];
  const all = [...cells.keys()].filter((cell) => ctrlKey || metaKey || cells[cell].row === row);
  return key === 'Home' ? all[0] : all.at(-1);
}

function historyOf({ key, shiftKey }: Pressed): Command | undefined {
  const letter = key.toLowerCase();
  if (letter === 'y') return { does: 'redo' };
  return letter === 'z' ? { does: shiftKey ? 'redo' : 'undo' } : undefined;
}

/** Shift with a digit key sets a pencil mark, whatever character it writes on this keyboard. */
function digitOf({ key, code, shiftKey }: Pressed, symbols: readonly string[]): Command | undefined {
  const exact = symbols.indexOf(key);
  const index = exact < 0 ? symbols.indexOf(key.toUpperCase()) : exact;
  if (index >= 0) return { does: 'enter', digit: index + 1, isMark: false };
  const held = shiftKey ? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] : undefined;
  const marked = held === undefined ? -1 : symbols.indexOf(held);
  return marked < 0 ? undefined : { does: 'enter', digit: marked + 1, isMark: true };
}

/** The next cell in that direction, across gaps of the canvas; the same cell at the edge. */
function cellBeyond(geometry: Geometry, from: Cell, [down, right]: readonly [number, number]): Cell {
  let { row, column } = geometry.cells[from];
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || column < 0 || row >= geometry.rows || column >= geometry.columns) return from;
    const cell = cellIn(geometry, row, column);
    if (cell !== undefined) return cell;
  }
}
