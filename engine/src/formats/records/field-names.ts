/**
 * What the fields of other programs' records are, by their names. Every field has a part: none is passed over because
 * nobody thought of it.
 */

/**
 * `puzzle`, `solution`, `entries`: grids; `regions`: a map; `size`, `box`, `symbols`: facts about the board; `kind`: words
 * that name rules; `cages` and the kinds of lines: rules with cells; `flag`: a rule without cells; `data`: facts about
 * the puzzle that change nothing; `rule`: a rule that is not known here; `other`: nothing is known about it.
 */
export type FieldPart =
  | 'puzzle'
  | 'solution'
  | 'entries'
  | 'regions'
  | 'size'
  | 'box'
  | 'symbols'
  | 'kind'
  | 'cages'
  | 'thermometer'
  | 'palindrome'
  | 'renban'
  | 'flag'
  | 'title'
  | 'author'
  | 'data'
  | 'rule'
  | 'other';

/** Rules without cells. */
export type Flag = 'anti-knight' | 'anti-king' | 'main' | 'anti' | 'both' | 'windows' | 'disjoint' | 'none';

/** A name in lower case, without anything between its words: `Given Digits`, `given_digits`, `givenDigits` are one. */
export function plainName(name: string): string {
  const sign = /[+-]$/.exec(name)?.[0] ?? '';
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '') + sign;
}

const FLAGS: readonly (readonly [RegExp, Flag])[] = [
  [/^(?:noor)?(?:anti|no)?knights?(?:move|s)?$|^antiknight\w{0,11}$/, 'anti-knight'],
  [/^(?:anti|no)?kings?(?:move|s)?$|^antiking\w{0,11}$/, 'anti-king'],
  [/^(?:x|xsudoku|sudokux|diagonals?(?:sudoku)?|both(?:diagonals)?|diagonal9x9)$/, 'both'],
  [/^(?:main|positive|falling)diagonal$|^diagonal(?:main|down|tlbr)$|^diagonal-$/, 'main'],
  [/^(?:anti|negative|rising)diagonal$|^diagonal(?:anti|up|trbl)$|^diagonal\+$/, 'anti'],
  [/^(?:windoku|windows?|hyper(?:sudoku)?|hyper9x9|windowed)$/, 'windows'],
  [/^disjoint(?:groups?|sets?)?$/, 'disjoint'],
  [
    /^(?:none|classic|classical|standard|normal|regular|vanilla|plain|default|ordinary|usual|sudoku|sudokus|original|basic|latin)?(?:sudoku|rules?|game|variant)?(?:\d{1,2}x\d{1,2})?$/,
    'none',
  ],
];

/** The rule that a word names; undefined if it is none of those without cells. */
export function flagOf(word: string): Flag | undefined {
  const name = plainName(word);
  return FLAGS.find(([pattern]) => pattern.test(name))?.[1];
}

const PARTS: readonly (readonly [RegExp, FieldPart])[] = [
  [
    /^(?:sudoku|initial|start(?:ing)?|original|unsolved|givens?|clues?|puzzles?|quiz|question|input|problem)?(?:puzzles?|quiz(?:zes)?|sudokus?|grid|board|field|matrix|questions?|problem|unsolved|clues?|givens?|input|cells|squares|rows|digits|values|hints?|string|data|state|numbers)$|^initial$/,
    'puzzle',
  ],
  [
    /^(?:solutions?|solved|answers?|output|final|complete[d]?)(?:string|board|grid|puzzle|digits|cells|values|rows|state)?$/,
    'solution',
  ],
  [
    /^(?:entries|progress|played|saved?|(?:current|user|player|play|saved?|filled)(?:board|grid|state|input|puzzle|values|digits|cells|entries)?)$/,
    'entries',
  ],
  [
    /^(?:sub|irregular|jigsaw)?(?:regions?|layouts?|areas?|jigsaw|zones?|blocks?|groups?|boxes|shapes?|nonomino(?:e?s)?|polyomino(?:e?s)?|sectors?|pieces?|irregular)(?:map|layout|grid|string|ids?|names?|of)?$/,
    'regions',
  ],
  [
    /^(?:n|size|order|dims?|dimensions?|width|height|side|length|base|sidelength|max(?:digit|value)?|num(?:ber)?(?:of)?(?:rows|columns|cols|digits)|(?:row|column|col)(?:count|s)|columns|cols|(?:grid|board|puzzle)(?:size|width|height))$/,
    'size',
  ],
  [
    /^(?:(?:sub)?(?:box|block|region|subgrid|square|cell|s)(?:es)?(?:size|shape|width|height|rows?|columns?|cols|w|h|dims?|dimensions?)?|subgrid|reg)$/,
    'box',
  ],
  [/^(?:symbols?|charset|alphabet|characters|digitset)$/, 'symbols'],
  [
    /^(?:sudoku|puzzle|game)?(?:kinds?|types?|variants?|variations?|rules?|rulesets?|constraints?|modes?|category|categories|genre|specialrules|extrarules)$/,
    'kind',
  ],
  [/^killers?$|^(?:killer)?cages?$/, 'cages'],
  [/^thermo(?:s|meters?)?(?:lines?)?$/, 'thermometer'],
  [/^palindromes?(?:lines?)?$/, 'palindrome'],
  [/^renbans?(?:lines?)?$/, 'renban'],
  [/^(?:title|name|puzzlename|puzzletitle)$/, 'title'],
  [/^(?:authors?|setters?|constructors?|composers?|designers?|creators?|createdby)$/, 'author'],
];

/** Facts about a puzzle that are no rules, though they may sound like one. */
const DATA = new RegExp(
  `^(?:is|has)?(?:${[
    '(?:puzzle|game|board|grid|sudoku|folder|uu|u|gu|external|row)?(?:id|index|idx|no|nr|num|number|key|code)s?',
    'by|level|levels|lvl|rating|ratings|ratingvalue|score|scores|grade|stars|rank|elo|se|er|ep|ed|points|tier|hardness|complexity',
    'difficult(?:y|ies)(?:level|rating|score|name|value|index)?|(?:difficulty|se|sudokuexplainer)rating|hardest\\w{0,20}',
    'source|sources|url|uri|link|href|origin|publisher|publication|copyright|license|licence|editor|collection|book|page|series|volume|edition',
    'date|time|datetime|timestamp|day|month|year|(?:created|updated|modified|published|added|last\\w{0,12}|started|finished)(?:at|on|date|time)?',
    '(?:time|elapsed|duration|seconds?|solve(?:d)?time|besttime)\\w{0,12}|timer',
    '(?:num|number|count)?(?:of)?(?:givens?|clues?|hints?|blanks?|empt(?:y|ies)|solutions?|holes|missing)(?:count|number|used|cells|total)?',
    'givens?|clues?|count|total|n?clues|cluecount',
    'hash|checksum|md5|sha\\d{0,3}|crc\\d{0,2}|fingerprint|digest|signature',
    'seed|version|appversion\\w{0,8}|schema|scheme\\w{0,10}|formatversion|format|generator|engine|app|application|software|program|tool|language|lang|locale',
    'status|state|unique|uniqueness|isunique|solvable|issolvable|valid|isvalid|symmetry|symmetric|minimal|isminimal|isvalidated|completed|iscompleted|finished|favou?rite|played|playcount',
    'techniques?|strateg(?:y|ies)|methods?|steps?|path|logic|backdoors?|guesses|backtracks?|nodes|iterations|attempts?|mistakes?|errors?|hardest|moves?|history|undo|redo|notes?|pencilmarks?|remarks?',
    'comments?|descriptions?|intro|explanation|annotation|tags?|keywords?|labels?|text|info|about|message|email|contact|website|canonical|split|set|empty|block|uniqueid|displaycharset|showenumerations|theme|colou?rs?|style|image|thumbnail|picture',
    'exit|error|line|input|file|profile|score\\w{0,8}',
  ].join('|')})$`,
);

/** Words in names of fields that hold rules. */
const RULES =
  /visualelement|knight|king(?!dom)|queen|killer|cage|thermo|arrow|diag|kropki|sandwich|whisper|renban|palindrom|quad|skyscraper|scraper|sums?$|littlek|odd|even(?!t)|parity|region|area|zone|jigsaw|layout|constraint|rule|variant|inequal|greater|less|compar|dots?$|ratio(?!n)|consecutive|windoku|window|hyper|disjoint|fog|clones?$|lines?$|edges?$|relation|extra|outside|frame|between|lockout|circle|bulb|offset|adjacen|neighbou?r|anti|^xv|^x$|^v$|roman|border|wall|bold|colou?redcell|shaded|magic|sequence|minim|maxim|zipper|entropi|modular|nabner|index(?:er|ing)|path$/;

/** The part of a field with this name. A table asks it for each of its lines. */
export function partOf(name: string): FieldPart {
  const held = known.get(name);
  if (held) return held;
  const part = findPart(name);
  if (known.size > 1_000) known.clear();
  known.set(name, part);
  return part;
}

const known = new Map<string, FieldPart>();

function findPart(name: string): FieldPart {
  const plain = plainName(name);
  const flag = plain === '' ? undefined : flagOf(name);
  if (flag && flag !== 'none') return 'flag';
  const part = PARTS.find(([pattern]) => pattern.test(plain))?.[1];
  if (part) return part;
  if (DATA.test(plain)) return 'data';
  return RULES.test(plain) ? 'rule' : 'other';
}

/** The order in which fields may hold the puzzle, if several could. */
const FIRST = [
  /^(?:initial|start|original|unsolved|given|puzzle|quiz)/,
  /^(?:sudoku|question|problem|clues?|grid|board|field|matrix)/,
];

/** How well a name suits the puzzle: the lower, the better. */
export function puzzleRank(name: string): number {
  const at = FIRST.findIndex((pattern) => pattern.test(plainName(name)));
  return at < 0 ? FIRST.length : at;
}
