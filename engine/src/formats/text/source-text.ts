/**
 * Lists in source text, with what languages write around and between their items replaced by blanks or by signs that
 * mean the same. The text keeps its length, so that places stay.
 */

/** In the order in which they are replaced. */
const PARTS: readonly (readonly [RegExp, (all: string, ...groups: string[]) => string])[] = [
  // Comments, at the start of a line or behind blanks, and the first line of Essence.
  [
    /^language [^\n]*|(?<=^|\s)(?:[%#$]|--|;;)(?![\w[{(])[^\n]*|(?<=^|\n)[ \t]*(?:[#$]|%(?![wWiI][[({]))[^\n]*/g,
    blanks,
  ],
  // Types of TypeScript, Swift, Kotlin and Rust behind a name, and `letting x be` of Essence.
  [/(?<=\b(?:const|let|var|val|mut)\s{1,9}\w{1,40}\s{0,9}):[^=\n]{1,80}(?==)/g, blanks],
  [/(?<=\bletting\s{1,9}\w{1,40}\s{1,9})be\b/g, () => '= '],
  [/\b(\w{1,20})\?(?=\[)/g, (_, type) => ` ${type}`],
  [/\bnew\s{0,9}\w{0,20}\s?(?:\[[,\d]{0,5}\]){1,2}\s{0,9}(?=\{)/g, blanks],
  [/(?<=[\])}])\.\w{1,20}(?:\(\))?(?=[\s;]{0,20}$)/g, blanks],
  // Cells that may be empty: `Some(1)`, `.some(1)`, `Just 1`, `nil`.
  [
    /(?<![\w.])(?:\.?[Ss]ome|Optional\.of|Just)\s?\(\s{0,9}(\d{1,2})\s{0,9}\)/g,
    (all, digit) => digit.padStart(all.length),
  ],
  [/\bJust\s(?=\d)/g, blanks],
  [
    /(?<![\w.])(?:nil|NULL|Nothing|nullptr|NA|missing|Optional\.empty\(\)|\.none)(?!\w)/g,
    (all) => '_'.padEnd(all.length),
  ],
  // Ranges of indices, and rows of MiniZinc.
  [/(?<=[(,;]\s{0,9})(?:int\(\d{1,2}\.\.\w{1,9}\)|\d{1,2}\.\.\w[\w*]{0,9})\s{0,9},?/g, blanks],
  [/;(?=\s{0,40}\])/g, blanks],
  [/\[\|/g, () => '[ '],
  [/\|\s{0,9}\]/g, (all) => ']'.padStart(all.length)],
  [/(?<=[\d_,]\s{0,20})\|/g, () => ';'],
  // Words without quotes, of Ruby.
  [/%[wWiI][[({][^\])}]{0,9999}/g, (all) => `  ${all.slice(2).replace(/(?<=\S)[ \t](?=\S)/g, ',')}`],
];

function blanks(all: string): string {
  return all.replace(/[^\n\r]/g, ' ');
}

/** Strings stay as they are. */
const STRING = /("(?:[^"\\\n]|\\.){0,9999}"|'(?:[^'\\\n]|\\.){0,9999}')/;

let last = { text: '', source: '' };

/** The text with lists as one language writes them. */
export function asSource(text: string): string {
  if (text === last.text) return last.source;
  const found = HINT.test(text.slice(0, 20_000));
  const source = found
    ? text
        .split(STRING)
        .map((part, at) =>
          at % 2 === 1 ? part : PARTS.reduce((read, [sign, by]) => read.replace(sign, by), part),
        )
        .join('')
    : text;
  last = { text, source };
  return source;
}

/** Whether there is anything of a language. */
const HINT = /^[ \t]{0,40}[%#$]|[\w)\]>]\s*:?=|\bbe\b|\bSome\b|\bnil\b|\bJust\b|\barray2d\b|%w|\[\|/m;
