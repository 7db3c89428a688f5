/** Texts that could be slow to read: the repeated part, and the text before and after it. */
export interface Family {
  readonly name: string;
  readonly make: (length: number) => string;
}

const PIECES: readonly string[] = [
  ...'\n\r\t .1|-+*#[{"\',:;aA\\=/<>~_(0%&é│\u00AD\uFEFF\uD800\u0301',
  ...['\r\n', '|\n', '-\n', '#\n', '.\n', '1\n', 'a\n', ' \n', '|\r', '||\n', '| |\n', '─\n', '│\n', '¦\n'],
  ...['1 ', '1,', ', ', ' ,', '1;', '1\t', 'Aa ', 'aa ', 'ab  ', '. ', '1 2 3 4\n', '1,2,3,4\n', '1|2|3|4\n'],
  ...[
    '....\n',
    '.....\n',
    '....\n\n',
    '1\n\n',
    '|\n\n',
    'x\n\n',
    '123456789\n',
    '.........\n',
    '....-....\n',
  ],
  ...[
    '9.......................................................1........................\n',
    '................\n',
  ],
  ...['🍎', '👩‍🚀', 'a\u0301', '🇩🇪', '日', '١', '５', 'ـ', '\u200D', '{}', '[]', '[[', '[1],', '{"a":', '[{'],
  ...[
    '{"row":0},',
    '"\\',
    "'\\",
    '\\u0041',
    '/*',
    '//\n',
    '/**/',
    'x=',
    'x:',
    'let ',
    'export ',
    '//',
    '1e',
    '1e9,',
  ],
  ...[
    '<a>',
    '<a ',
    '<a/>',
    '</a>',
    '<a b="">',
    '<!--',
    '<!---->',
    '<?',
    '<?x?>',
    '&#1;',
    '&',
    '<!DOCTYPE',
    '<a b="c" ',
  ],
  ...[
    '?load=',
    '?load=N4Ig',
    'scl',
    'sclN4Ig',
    'fpuz',
    'sudokupad.app/',
    '#m=edit&p=',
    '#m=edit&p=AAAA',
    'http://',
  ],
  ...[
    '.A',
    '.A~',
    '.A~.',
    '.Aa~b',
    '.~R1C1_1',
    '.Shape~4x4\n',
    '.\n',
    '.~',
    '3x3:',
    '3x3:a\n',
    '4j:',
    '9j:zz',
    '3x3#1\n',
  ],
  ...[
    '=0J0',
    'SumoCueV1=0J0',
    'SumoCueV1=',
    ':0000:',
    ':0000:1:',
    ':0000:1:+1:\n',
    '[Puzzle]\n',
    '#A\n',
    '[a]\n',
    '*---*\n',
  ],
  ...[
    '*-----------*\n',
    '|...|...|...|\n',
    'u1 ',
    'puzzle,a\n',
    '"",',
    '""',
    '"a",',
    'ab cd ef\n',
    'words and words\n',
  ],
  ...[
    '------\n',
    '+---+\n',
    ':---:\n',
    '.---.\n',
    '1 2 3\n',
    '12 34 12 34\n',
    '||||||\r',
    ' //',
    '__proto__:',
    'constructor,',
    '\0',
    '\0\n',
  ],
];

const AROUND: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['', 'x'],
  ['x\n', '\n1'],
];

/** The opening of a text of each kind, so that its reader does not reject it at once. */
const OPENINGS: readonly string[] = [
  ...['[', '{', '{"size":9,"grid":[[', '{"cells":[[', '{"a":"', "{'", '"', 'x:', 'x=', 'let x: ', '[[1,'],
  ...[
    '<',
    '<opensudoku',
    '<opensudoku>',
    '<opensudoku>\n<game data="',
    '<ksudoku><game><puzzle>',
    '<!--',
    '<?xml',
  ],
  ...['https://www.f-puzzles.com/?load=', 'scl', 'https://sudokupad.app/', '#m=edit&p=', 'square,9,9,'],
  ...[
    '.',
    '.Shape~',
    '.~',
    '3x3:',
    '9j:',
    '3x3',
    'SumoCueV1',
    ':0000:1:',
    '[Puzzle]\n',
    '#A',
    '*---*\n|',
    'puzzle,a\n',
  ],
  ...['9\n9 9 1\n27\n9 ', '1 2 3 4\n', 'u1 ', '|', '#'],
];

/** The piece repeated: alone, between others, and after the openings of the formats. */
export const FAMILIES: readonly Family[] = [
  ...PIECES.flatMap((piece) =>
    AROUND.map(([before, after]) => family(`${before}(${piece})*${after}`, before, piece, after)),
  ),
  ...OPENINGS.flatMap((opening) =>
    [' ', '\n', '1', 'a', 'a ', '"', ',', '1,', '[', '0 ', '\\', '<', '=', '~', '.', '_', 'zA'].map((piece) =>
      family(`${opening}(${piece})*`, opening, piece, ''),
    ),
  ),
];

function family(name: string, before: string, piece: string, after: string): Family {
  const make = (length: number) => before + piece.repeat(Math.ceil(length / piece.length)) + after;
  return { name: JSON.stringify(name).slice(1, -1), make };
}
