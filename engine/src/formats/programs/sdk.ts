import { isFilled } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { digitsAsRows } from '../text/digits-line.ts';
import { parseGrid } from '../grids/grid.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { linesOf, problemAt, type TextLine } from '../text/text.ts';

/** The meanings of the letters of headings; only three of them have a field in a parsed puzzle. */
const HEADINGS: Readonly<Record<string, string>> = {
  A: 'author',
  D: 'description',
  C: 'comment',
  B: 'published',
  S: 'source',
  L: 'level',
  U: 'address',
  N: 'number',
  H: 'heading H',
  T: 'heading T',
};

const SECTIONS = ['puzzle', 'state'] as const;
type Section = (typeof SECTIONS)[number];

/**
 * Reads files of SadMan Sudoku: headings `#A …`, then the rows, perhaps under `[Puzzle]` with the entries under
 * `[State]`. The description becomes the title; headings without a field become lines of the comment.
 *
 * Errors: `sdk.section`, `sdk.state` (a given is missing in the state), and those of `parseGrid`.
 */
export function parseSdk(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const sections = new Map<Section, TextLine[]>();
  const said = { title: [] as string[], author: [] as string[], comment: [] as string[] };
  let section: Section = 'puzzle';
  for (const line of linesOf(text)) {
    const words = line.text.trim();
    const [, name] = /^\[(\w+)\]$/.exec(words) ?? [];
    const [, letter, content] = /^#([A-Z])(.*)$/.exec(words) ?? [];
    const known = SECTIONS.find((one) => one === name?.toLowerCase());
    if (name !== undefined && !known) {
      return problemAt(text, line.offset, 'sdk.section', `The section [${name}] is not known.`);
    }
    if (known) section = known;
    else if (letter === 'A') said.author.push(content.trim());
    else if (letter === 'D') said.title.push(content.trim());
    else if (letter === 'C') said.comment.push(content.trim());
    else if (letter) said.comment.push(`${HEADINGS[letter] ?? letter}: ${content.trim()}`);
    else if (sections.has(section)) sections.get(section)!.push(line);
    else sections.set(section, [line]);
  }
  const puzzles = parseGrid(onlyLines(text, sections.get('puzzle')), options);
  if (!puzzles.ok) return puzzles;
  if (puzzles.value.length !== 1) {
    return problemAt(text, 0, 'sdk.section', 'One puzzle is expected in such a file.');
  }
  const sheet = { ...puzzles.value[0], ...joined(said) };
  return sections.has('state') ? withState(text, sheet, sections.get('state')!) : ok([sheet]);
}

/** The rows under their headings; with sections if there are entries. */
export function formatSdk({ puzzle, entries, title, author, comment }: ParsedPuzzle): string {
  const { geometry, givens } = puzzle;
  const headings = [
    ...(author ? [`#A${author}`] : []),
    ...(title ? [`#D${title}`] : []),
    ...(comment ? comment.split('\n').map((line) => `#C${line}`) : []),
  ];
  const rows = digitsAsRows(geometry, givens);
  const isPlayed = entries?.some((digit) => digit !== 0);
  const state = entries?.map((digit, cell) => digit || givens[cell]);
  const body = isPlayed ? ['[Puzzle]', ...rows, '[State]', ...digitsAsRows(geometry, state!)] : rows;
  return `${[...headings, ...body].join('\n')}\n`;
}

/** The text with everything except these lines replaced by blanks, so that offsets do not change. */
function onlyLines(text: string, lines: readonly TextLine[] = []): string {
  const parts: string[] = [];
  let end = 0;
  for (const line of lines) {
    parts.push(text.slice(end, line.offset).replace(/[^\r\n]/g, ' '), line.text);
    end = line.offset + line.text.length;
  }
  parts.push(text.slice(end).replace(/[^\r\n]/g, ' '));
  return parts.join('');
}

function joined(
  words: Readonly<Record<'title' | 'author' | 'comment', readonly string[]>>,
): Partial<ParsedPuzzle> {
  const texts = Object.entries(words).map(([name, lines]) => [name, lines.join('\n')] as const);
  return Object.fromEntries(texts.filter(([, line]) => line !== ''));
}

function withState(text: string, sheet: ParsedPuzzle, lines: readonly TextLine[]): Result<ParsedPuzzle[]> {
  const { geometry, givens } = sheet.puzzle;
  const read = parseGrid(onlyLines(text, lines), { geometry });
  if (!read.ok) return read;
  const state = read.value[0].puzzle.givens;
  const missing = givens.findIndex((digit, cell) => digit !== 0 && state[cell] !== digit);
  if (missing >= 0 || read.value.length !== 1) {
    const at = lines.find((line) => line.text.trim() !== '')?.offset ?? 0;
    return problemAt(text, at, 'sdk.state', 'The state has not all the givens of the puzzle.');
  }
  const entries = state.map((digit, cell) => (givens[cell] === 0 ? digit : 0));
  const isPlayed = !isFilled(givens) && entries.some((digit) => digit !== 0);
  return ok([isPlayed ? { ...sheet, entries } : sheet]);
}
