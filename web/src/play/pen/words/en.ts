/** English for colouring candidates and drawing lines. */
export const enPen = {
  title: 'Pen',
  close: 'Close',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol: string, colour: string) => `${symbol} ${colour}`,
    line: {
      plain: (end: string) => `line to ${end}`,
      strong: (end: string) => `strong link to ${end}`,
      weak: (end: string) => `weak link to ${end}`,
    },
  },
  toolLabel: 'Tool',
  tools: { candidates: 'Colour', plain: 'Line', strong: 'Strong link', weak: 'Weak link' },
  colourLabel: 'Pen colour',
  colour: (name: string) => `Pen ${name}`,
  cells: 'Connect whole cells',
  at: 'at',
  how: {
    candidates: 'Press a candidate on the board, or select cells and press its digit.',
    lines: 'Drag from one to another, press one and then the other, or press a digit in each cell.',
  },
  begun: (from: string) => `From ${from} to …`,
  cancelled: 'Line cancelled.',
  drawn: (what: string, from: string, to: string) => `${what} from ${from} to ${to}.`,
  gone: 'Line removed.',
  filled: 'That cell is filled.',
  coloured: {
    add: (colour: string, names: readonly string[]) => `${names.join(', ')} ${colour}.`,
    remove: (colour: string, names: readonly string[]) => `${names.join(', ')} no longer ${colour}.`,
  },
};
