import { one } from '../../words/en.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** English for lessons. What is said of a single step comes from the engine. */
export const enLesson = {
  pages: {
    idea: 'The idea',
    together: 'Together',
    alone: 'On your own',
    near: 'Almost',
    nothing: 'Is there one?',
    hides: 'Where it hides',
  },
  at: (page: number, of: number, name: string) => `${page} of ${of} · ${name}`,
  progress: (page: number, of: number) => `Page ${page} of ${of}`,
  board: 'Board of the lesson',
  keys: 'Digits of the cell',
  back: 'Back',
  next: 'Next',
  tryThree: 'Try three',
  example: 'Example, step by step',
  how: 'Tap, or move with the arrow keys and press Enter.',
  howDigit: 'Tap the digit, or press its key.',
  found: (count: number, of: number) => `${count} of ${of} found`,
  right: 'Right',

  /** What is asked. `where` is a phrase such as `in column 2`. */
  ask: {
    open: (where: string) => `Tap the only empty cell ${where}`,
    single: (where: string) => `Tap the cell ${where} that has just one mark`,
    places: (count: number, digit: number, where: string) =>
      count === 1
        ? `Tap the only place for ${digit} ${where}`
        : `Tap the ${COUNTS[count]} places for ${digit} ${where}`,
    fins: (digit: number, where: string, across: string) =>
      `Tap every ${digit} ${where} that isn’t ${across}`,
    only: (count: number, digits: string, where: string) =>
      count === 1
        ? `Tap the cell ${where} that can only be ${digits}`
        : `Tap the ${COUNTS[count]} cells ${where} that can only be ${digits}`,
    crossing: (count: number, where: string, across: string) =>
      `Tap the ${COUNTS[count]} cells that are ${where} and also ${across}`,
    else: (count: number, digits: string) =>
      count === 1
        ? `Tap the corner that can be something other than ${digits}`
        : `Tap the corners that can be something other than ${digits}`,
    odd: 'Tap the only cell with more than two marks',
    place: (count: number, digit: number, where: string) =>
      count === 1
        ? `Tap where ${digit} must go ${where}`
        : `Tap the ${COUNTS[count]} places left for ${digit} ${where}`,
    digit: (cell: string) => `Tap what ${cell} must be`,
    bulb: 'Tap the bulb of the shaded thermometer',
    circle: 'Tap the circle of the shaded arrow',
    left: (count: number, house: string) =>
      count === 1
        ? `Take ${house} and its cages. Tap the cell that’s left over`
        : `Take ${house} and its cages. Tap the cells left over, inside and outside`,
    struck: (digit: number) => `Tap the shaded cells that lose their ${digit}`,
  },
  supposeNot: (count: number, cells: string, digit: number) =>
    count === 1 ? `Suppose ${cells} isn’t ${digit}.` : `Suppose ${digit} isn’t in ${cells}.`,
  suppose: (cells: string, digit: number) => `Suppose ${cells} is ${digit}.`,
  gone: (_count: number, cells: string, digit: number) => `Then ${cells} can’t be ${digit}.`,

  /** What fails about a cell that was touched. */
  faults: {
    filled: (cell: string) => `${cell} is already filled`,
    outside: (cell: string, where: string) => `${cell} isn’t ${where}`,
    inside: (cell: string, where: string) => `${cell} is ${where}`,
    cannot: (cell: string, digit: number) => `${cell} can’t be ${digit}`,
    also: (cell: string, digits: string) => `${cell} can also be ${digits}`,
    limited: (cell: string, digits: string) => `${cell} can only be ${digits}`,
    supposed: (cell: string, digit: number) => `We suppose that ${cell} isn’t ${digit}`,
    elsewhere: (cell: string) => `It’s ${cell} that we ask about`,
    apart: (cell: string) => `${cell} isn’t shaded`,
    other: (cell: string) => `${cell} isn’t meant. Look again`,
    without: (cell: string, digit: number) => `${cell} has no ${digit} to lose`,
    stays: (cell: string, digit: number) => `${cell} can still be ${digit}`,
  },

  near: {
    ask: (name: string) => `Looks like ${one(name)}. Tap what spoils it`,
    how: 'One condition fails. Tap a cell that breaks it.',
    place: (name: string, house: string, _where: string, digit: number, cell: string, count: number) =>
      `Looks like ${one(name)}, but ${house} has ${count === 3 ? 'a third' : 'another'} place for ${digit}: ${cell}`,
    candidate: (name: string, cell: string, digit: number) =>
      `Looks like ${one(name)}, but ${cell} can also be ${digit}`,
    sight: (name: string, a: string, b: string) =>
      `Looks like ${one(name)}, but ${a} and ${b} don’t see each other`,
    fine: (cell: string) => `${cell} is as it should be. Look again`,
    claim: (cell: string, digit: number) =>
      `${cell} can be ${digit}. Tap a shaded cell that makes that possible`,
    howFilling: 'If that cell lost one of its marks, the rule would be broken.',
    filling: (cell: string, digit: number, other: string, otherDigit: number) =>
      `Because ${cell} can be ${digit}, ${other} can be ${otherDigit}`,
  },

  /** What it is, why it works, where it hides. */
  ideas: {
    'full-house': [
      'A row, a column or a box has just one empty cell.',
      'That cell takes the only digit that is missing.',
      'Look at the fullest rows, columns and boxes first.',
    ],
    'naked-single': [
      'A cell sees eight different digits in its row, column and box.',
      'Only the ninth is left for it.',
      'Look where a full row, a full column and a full box cross.',
    ],
    'hidden-single': [
      'In a row, column or box, a digit has just one place left.',
      'It must be somewhere there, so it goes in that place.',
      'Take a digit that is on the board often, and look at the boxes that still need it.',
    ],
    pointing: [
      'In a box, a digit can only go in one row or one column.',
      'So the digit of that line is in this box, and no other cell of the line can be it.',
      'Look at boxes where a digit has two or three places left.',
    ],
    claiming: [
      'In a row or column, a digit can only go in one box.',
      'So the digit of that box is in this line, and no other cell of the box can be it.',
      'Look at lines where a digit is ruled out in two boxes.',
    ],
    'locked-subset': [
      'Two cells in one box and one line can only be the same two digits, or three cells the same three.',
      'They use up these digits for the box and for the line at once.',
      'Look at neighbours with equal marks inside a box.',
    ],
    'naked-subset': [
      'Some cells of a row, column or box can only be as many digits as there are cells: two for a pair, three for a triple.',
      'Between them they take all of these digits, so no other cell there can be any of them.',
      'Look at cells with few marks.',
    ],
    'hidden-subset': [
      'Some digits can only go in as many cells of a row, column or box: two for a pair, three for a triple.',
      'These cells take these digits and nothing else.',
      'Look at digits with few places, not at cells with few marks.',
    ],
    fish: [
      'In two rows, a digit can only go in the same two columns; a swordfish has three of each, a jellyfish four.',
      'Each of the rows needs the digit, so together they use up the columns. It works the other way round too.',
      'Follow one digit, and look for lines where it has two or three places.',
    ],
    'finned-fish': [
      'This is a fish with a few places too many. Those are its fins.',
      'If no fin is the digit, the fish holds. If one is, it rules out what it sees.',
      'Look near the fins: what goes sees all of them.',
    ],
    'two-links': [
      'Two lines or boxes have just two places for a digit, and one place of each sees one of the other.',
      'Those two can’t both be the digit, so one of the far ends must be.',
      'Take a digit with many pairs of places, and look for two pairs that touch.',
    ],
    'empty-rectangle': [
      'In a box, a digit can only go in one row and one column, which make a cross.',
      'A pair of places outside leads to one arm. If its far end isn’t the digit, the other arm has it.',
      'Look at boxes where four cells in a rectangle can’t be the digit.',
    ],
    'w-wing': [
      'Two cells have the same two marks, and a pair of places for one of these digits joins them.',
      'They can’t both be that digit, so at least one is the other.',
      'Look for equal cells that don’t see each other.',
    ],
    'xy-wing': [
      'A cell with two marks sees two others with two marks. Each shares one digit with it, and both share a third.',
      'Whichever digit the first cell takes, one of the others must be the third.',
      'Look at groups of cells with two marks.',
    ],
    'xyz-wing': [
      'A cell with three marks sees two others that each have two of them.',
      'Whatever the first cell is, one of the three is the digit that all of them share.',
      'Look in the box of the first cell: what goes there sees all three.',
    ],
    rectangle: [
      'Four cells in two rows, two columns and two boxes are close to having the same two digits.',
      'If they had only these, the two digits could swap, and the puzzle would have two solutions.',
      'Look for equal pairs of marks at the corners of a rectangle.',
    ],
    'avoidable-rectangle': [
      'You have filled in corners of a rectangle, with two digits that could swap. None of the corners is a given.',
      'If the rectangle were completed, the puzzle would have two solutions.',
      'Look at your own digits, not at the givens.',
    ],
    bug: [
      'Every empty cell has two marks, except for one that has three.',
      'With pairs alone the puzzle wouldn’t have exactly one solution. So that cell is the digit that its row has a third time.',
      'Look for it near the end, when only pairs are left.',
    ],
    'remote-pair': [
      'Four or more cells have the same two marks, and each sees the next.',
      'The two digits alternate, so the first and the last cell differ.',
      'Look for the same pair of marks all over the board.',
    ],
    colours: [
      'Where a line or box has just two places for a digit, one is true and one is false.',
      'Pairs that share a cell make two colours, and all of one colour is true.',
      'Take a digit with many pairs of places, and look for cells that see both colours.',
    ],
    'multi-colours': [
      'A digit has two groups of pairs, and a colour of one sees a colour of the other.',
      'These two colours can’t both be true, so one of the opposite colours is.',
      'Look at digits whose pairs don’t all join.',
    ],
    'x-chain': [
      'A chain follows one digit from pair to pair of its places.',
      'If one end isn’t the digit, every link pulls the next, and the other end is.',
      'Start at a pair of places, and look for cells that see both ends.',
    ],
    'xy-chain': [
      'A chain runs through cells with two marks, and each shares a digit with the next.',
      'If the first cell isn’t its outer digit, the last cell must be.',
      'Look at boards with many cells that have two marks.',
    ],
    'continuous-loop': [
      'A chain closes and works in both directions.',
      'So of every two marks that can’t both be true, one is.',
      'Look at each link: any other mark that both of its ends rule out can go.',
    ],
    'discontinuous-loop': [
      'Suppose a mark is true, and follow what must be true then.',
      'If the chain comes back and rules out that mark, it was wrong.',
      'Start where a lot follows: at pairs of places and cells with two marks.',
    ],
    chain: [
      'A chain changes its digit inside a cell, and its cell along a line or box.',
      'If one end is false, the other is true, so one of them always is.',
      'Look for two ends with the same digit, and for cells that see both.',
    ],
    'two-sets': [
      'An almost locked set is some cells of a line or box with one digit more than there are cells.',
      'Two sets share a digit that only one of them can have, so the other keeps all the rest.',
      'Look for a second digit that both share: it is in one of the sets.',
    ],
    'set-chain': [
      'Several almost locked sets form a chain. Each shares with the next a digit that only one of them can have.',
      'If the first set loses a digit, all the others are locked, and the last one has it.',
      'Look at sets of a few cells that see each other.',
    ],
    'sue-de-coq': [
      'Cells where a line crosses a box have too many digits to be a subset by themselves.',
      'Together with a few cells of the line and of the box, there are just as many cells as digits.',
      'Look at crossings with four or five digits and pairs close by.',
    ],
    'cage-combination': [
      'The digits in a cage add up to the number in its corner, and none of them repeats.',
      'So only a few sets of digits are possible. A digit that is in none of them can go from the whole cage.',
      'Look at very small and very large sums: 3, 4, 16 and 17 in two cells, 6, 7, 23 and 24 in three.',
    ],
    'rule-of-45': [
      'A full row, column or box adds up to 45, because 1 to 9 do.',
      'Take away the cages in it. The cells that are left, or that stick out, make up the difference.',
      'Look for a row, column or box that its cages fill except for one or two cells.',
    ],
    thermometer: [
      'Digits rise from the bulb of a thermometer to its tip.',
      'So every cell must leave room for smaller digits before it and larger ones after it.',
      'Look at the longest thermometers, and at those with a digit already in them.',
    ],
    'arrow-sum': [
      'The digits along an arrow add up to the digit in its circle.',
      'The circle is at least as large as the smallest sum, and no cell of the arrow can be as large as the circle unless it’s alone.',
      'Look at arrows with three cells or more: their circles are large, their digits small.',
    ],
    'pair-rule': [
      'A white dot joins consecutive digits. A black dot joins a digit and its double.',
      'A digit can only stay in a cell if the cell beyond the dot has a partner for it.',
      'Look at black dots first: 5, 7 and 9 are never beside one. Then look at chains of dots.',
    ],
    'whisper-line': [
      'Neighbouring digits on a green line differ by at least 5.',
      'So 5 can’t be on the line, and low and high digits alternate.',
      'Look at 4 and 6: 4 needs 9 on both sides, 6 needs 1.',
    ],
  },
};
