/** English for what came with a setter's puzzle, and for what of it is missing here. */
export const enSetters = {
  by: (author: string) => `by ${author}`,
  ours: 'Rules as Pencilmark reads them',
  leftOut: {
    label: 'What is left out',
    rules: (count: number) =>
      count === 1
        ? '1 rule isn’t known here. You can play, but hints are off.'
        : `${count} rules aren’t known here. You can play, but hints are off.`,
    decorations: (count: number) =>
      count === 1
        ? 'One decoration can’t be drawn; no rule is lost.'
        : `${count} decorations can’t be drawn; no rule is lost.`,
    drawings:
      'This puzzle has drawings that aren’t shown here. They may be rules that Pencilmark doesn’t check.',
    drawn: 'Some of what is drawn on the board may be rules that Pencilmark doesn’t check.',
    fog: 'This puzzle is meant to be played in fog. The fog isn’t shown here.',
    picture: 'A picture that may hold rules isn’t shown here.',
    column: (name: string) => `The column “${name}” isn’t read here. It may hold rules.`,
    words: (text: string) => `Rules in words aren’t read here: “${text}”.`,
    row: (text: string) => `Read as a row, though it may be none or lack a cell: “${text}”.`,
    names: (names: string) => `Left out: ${names}.`,
  },
  shapes: {
    line: 'lines',
    rectangle: 'rectangles',
    oval: 'circles',
    text: 'texts',
    cage: 'cages',
    colour: 'coloured areas',
  },
  stated: 'Check and the win use the setter’s solution.',
  unchecked: 'Some rules aren’t known here, and the link has no solution. There is nothing to check against.',
  hintsOff: 'Hints are off',
};
