/**
 * Words that name a rule beyond houses, in the languages of the page. They are not read, but told, since a puzzle
 * without its rules is another one.
 */
const RULE_WORDS = new RegExp(
  [
    // English
    String.raw`anti[- ]?(?:chess|knight|king|queen|bishop|diagonal|xv)`,
    String.raw`(?:knight|king|queen)(?:[’']?s)?[- ]?(?:move|step)s?`,
    String.raw`non[- ]?consecutive|consecutives?`,
    String.raw`sudoku[- ]?x|x[- ]?sudoku`,
    String.raw`diagonals?(?:[- ]sudoku)?`,
    String.raw`(?:little[- ])?killers?(?:[- ]sudoku)?`,
    String.raw`thermo(?:meter)?s?|arrows?|cages?|kropki|sandwich(?:es)?|skyscrapers?`,
    String.raw`jigsaw|irregular|nonominos?|chaos[- ]construction`,
    String.raw`windoku|hyper(?:[- ]?sudoku)?|four[- ]?box|disjoint[- ]?(?:groups?|sets?)`,
    String.raw`odd[- /]even|even[- /]odd|(?:greater|less)[- ]than|inequalit(?:y|ies)|comparison`,
    String.raw`renban|(?:german |dutch )?whispers?|palindromes?|zipper|between[- ]lines?|region[- ]sums?`,
    String.raw`quadruples?|quads|clones?|extra[- ]regions?|(?:x|v)-?sums?|xv|numbered[- ]rooms?`,
    String.raw`asterisk|girandola|argyle|cent(?:er|re)[- ]?dots?|toroidal|fog[- ]of[- ]war|battenburg|samurai`,
    String.raw`(?:normal |standard |extra |additional )?(?:rules?|constraints?|variants?)(?=[\s:.,;]|$)`,
    // German, French, Spanish, Czech
    String.raw`diagonal(?:en|es)|diagonale|diagonála|diagonály|springerzug|rösselsprung|königszug|regeln?|käfige?`,
    String.raw`thermometern?|thermomètres?|termómetros?|teploměry?|pfeile?|flèches?|flechas?|šipky?`,
    String.raw`règles?|reglas?|pravidl[ao]|cavalier|caballo|jezdec|cages|jaulas?|klece`,
  ]
    .map((names) => String.raw`(?<![\p{L}\p{N}-])(?:${names})(?![\p{L}\p{N}-])`)
    .concat('対角線|ナイト|キラー|温度計|ルール', 'قطري|قاتل|قواعد|قاعدة|الحصان')
    .join('|'),
  'iu',
);

/** A field of data such as `cages: …`, unless it only describes the puzzle. */
const FIELD = /^\W{0,3}([\p{L}][\p{L}\d _-]{0,30}?)\s{0,3}[:=]\s{0,3}[^\s/]/u;
const DESCRIPTIONS =
  /^(?:.*\b)?(?:puzzles?|solutions?|grids?|games?|sudokus?|title|name|author|by|setter|source|origin|date|created|published|copyright|level|difficulty|rating|rated|score|id|no|nr|number|num|seed|size|type|comment|note|description|givens|clues|time|step|hint|url|link|page|volume|issue|input|output|answer|result|se|er|ep|ed|easy|medium|hard|stars?|rows?|columns?|boxes|band|titel|autor|auteur|datum|schwierigkeit|stufe|quelle|niveau|difficulté|nivel|dificultad|fuente|fecha|titre|n|t|order)$/iu;

/** Whether words name a rule. */
export function nameRules(words: string): boolean {
  return RULE_WORDS.test(words.slice(0, MAX_WORDS)) || CELLS.test(words.slice(0, MAX_WORDS));
}

/** Whether words beside a puzzle may state rules: they name one, or are a field of data. */
export function mayStateRules(words: string): boolean {
  if (words.length > MAX_WORDS) return true;
  if (nameRules(words)) return true;
  const name = FIELD.exec(words)?.[1];
  return (name !== undefined && !DESCRIPTIONS.test(name)) || holdsData(words);
}

/** Longer lines are no sentence. */
const MAX_WORDS = 2_000;
/** Two cells joined by a sign, as a line or a cage is written. */
const CELLS = /r\d{1,2}c\d{1,2}\W{1,3}r\d{1,2}c\d/i;
/** Whether words hold data in brackets, unlike `[easy]` or `(2011)`. */
export function holdsData(words: string): boolean {
  const [, inner] = /[[{]([^[\]{}]*)/.exec(words) ?? [];
  return inner === undefined ? /[\]}]/.test(words) : inner.trim() === '' || /[\d:=,]/.test(inner);
}
