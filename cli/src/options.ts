import { parseArgs } from 'node:util';
import { THEME_NAMES } from '@pencilmark/board';
import {
  ALGORITHM_NAMES,
  DIFFICULTIES,
  FORMAT_NAMES,
  type Problem,
  PROFILE_NAMES,
  type Result,
  RULE_SETS,
  SYMMETRY_PATTERNS,
  VARIANTS,
  WRITTEN_FORMATS,
} from 'pencilmark';
import { err, ok } from 'pencilmark/internal';
import { LANGUAGES } from './languages.ts';
import { suggestion } from './nearest.ts';

/** The ways to handle unknown rules. */
export const UNKNOWN_RULES = ['refuse', 'leave-out'] as const;

/** Which of several steps comes first: the first of the catalogue, or the one that people see first. */
export const STEP_ORDERS = ['catalogue', 'seen'] as const;

/** One option of the command line. */
export interface OptionSpec {
  readonly short?: string;
  /** The value of the option, as the help names it; omitted if it takes none. */
  readonly takes?: string;
  readonly help: string;
  /** The words that the option accepts. */
  readonly words?: readonly string[];
}

export const OPTIONS = {
  limit: { short: 'n', takes: 'N', help: 'stop at N solutions of a puzzle' },
  algorithm: { short: 'a', takes: 'NAME', help: 'solve by a textbook algorithm', words: ALGORITHM_NAMES },
  size: { short: 's', takes: 'N', help: 'a board of N × N cells' },
  box: { takes: 'RxC', help: 'boxes of R rows and C columns' },
  symbols: { takes: 'TEXT', help: 'the symbols of the digits, in order: ABCDEFGHI' },
  regions: { takes: 'TEXT', help: 'irregular regions: one letter for each cell, row by row' },
  variant: { short: 'v', takes: 'NAME', help: 'a board by its name', words: VARIANTS },
  format: {
    short: 'f',
    takes: 'NAME',
    help: 'the format of the input (otherwise detected)',
    words: FORMAT_NAMES,
  },
  from: { takes: 'NAME', help: 'the same as --format', words: FORMAT_NAMES },
  to: { short: 't', takes: 'NAME', help: 'the format to write boards in', words: WRITTEN_FORMATS },
  'unknown-rules': {
    takes: 'WHAT',
    help: 'rules that are not known here: refuse (otherwise), or leave-out and say so',
    words: UNKNOWN_RULES,
  },
  lossy: { help: 'write even what the format cannot hold in full' },
  depth: { short: 'd', takes: 'N', help: 'how much a hint tells: 1 where, 2 what, 3 why, 4 notation' },
  order: {
    takes: 'NAME',
    help: 'which step comes first: catalogue (otherwise), or seen',
    words: STEP_ORDERS,
  },
  language: { takes: 'CODE', help: 'tell steps of logic in this language (otherwise en)', words: LANGUAGES },
  count: { short: 'c', takes: 'N', help: 'how many puzzles (otherwise 1)' },
  level: { short: 'l', takes: 'NAME', help: 'how hard', words: DIFFICULTIES },
  technique: {
    takes: 'NAME',
    help: 'this technique; see pencilmark techniques',
  },
  profile: { short: 'p', takes: 'NAME', help: 'whose rating (otherwise se-1.2.1)', words: PROFILE_NAMES },
  theme: { takes: 'NAME', help: 'the colours of a drawing (otherwise light)', words: THEME_NAMES },
  width: { takes: 'N', help: 'the width of a drawing in pixels (otherwise 640)' },
  title: { takes: 'TEXT', help: 'a title page that says TEXT' },
  'per-page': { takes: 'N', help: 'puzzles on a page: 1, 2, 3, 4 (otherwise) or 6' },
  paper: { takes: 'NAME', help: 'the paper: a4 (otherwise) or letter', words: ['a4', 'letter'] },
  solutions: {
    takes: 'WHERE',
    help: 'at the end (otherwise), on the back, or none',
    words: ['end', 'back', 'none'],
  },
  'name-line': { help: 'a line for name and date above each puzzle' },
  'by-level': { help: 'from the easiest to the hardest' },
  steps: { help: 'the steps of the path, too' },
  resume: { takes: 'FILE', help: 'go on after the results in FILE' },
  rating: { takes: 'PROFILE:A-B', help: 'a rating from A to B: se-1.2.1:7.1-7.3' },
  score: { takes: 'A..B', help: 'a score from A to B' },
  singles: { help: 'singles are enough' },
  symmetry: { takes: 'NAME', help: 'givens that look alike', words: SYMMETRY_PATTERNS },
  givens: { short: 'g', takes: 'N', help: 'so many givens' },
  minimal: { help: 'no given can go' },
  rules: { takes: 'NAME,…', help: 'rules beyond the houses, drawn at random', words: RULE_SETS },
  pattern: {
    takes: 'FILE',
    help: 'where the givens are: a file or the text itself, X for a given and . for none',
  },
  drop: { takes: 'K', help: 'empty K random cells and tell the number of solutions' },
  'per-box': { takes: 'K', help: 'empty K random cells of each box and tell the number of solutions' },
  seed: {
    takes: 'TEXT',
    help: 'the same seed gives the same puzzles (otherwise a fresh one, which is told)',
  },
  output: { short: 'o', takes: 'DIR', help: 'write files into this folder' },
  svg: { takes: 'DIR', help: 'write a picture of each step, or puzzle, into this folder' },
  automorphisms: { help: 'count the symmetries that leave a puzzle as it is' },
  unique: { help: 'keep only the first of those that are the same in disguise' },
  split: { takes: 'NAME=SHARE,…', help: 'say of each row which part it belongs to: train=0.9,test=0.1' },
  digits: { help: 'relabel digits' },
  rows: { help: 'move rows within their bands' },
  bands: { help: 'move bands' },
  columns: { help: 'move columns within their stacks' },
  stacks: { help: 'move stacks' },
  transpose: { help: 'turn rows into columns' },
  cells: { help: 'move cells by any symmetry of the board' },
  proof: { help: 'show that the puzzles are the same' },
  threads: { short: 'j', takes: 'N', help: 'work in N threads (otherwise one for each core)' },
  timeout: { takes: 'SECONDS', help: 'give up a puzzle after so long: its answer is timeout' },
  json: { help: 'one JSON object a line' },
  quiet: { short: 'q', help: 'no progress on the terminal' },
  help: { short: 'h', help: 'this text' },
  version: { short: 'V', help: 'the version' },
} as const satisfies Record<string, OptionSpec>;

export type OptionName = keyof typeof OPTIONS;

/** Options whose value differs from the usual one. */
export type OwnOptions = Partial<Record<OptionName, OptionSpec>>;

/** The parsed command line: options by name, with the empty text for those that take nothing, and all other words. */
export interface Arguments {
  readonly options: ReadonlyMap<OptionName, string>;
  readonly rest: readonly string[];
}

/** Reads the words of a command line. Errors: `usage.option`, `usage.value`. */
export function readArguments(
  args: readonly string[],
  allowed: readonly OptionName[],
  own: OwnOptions = {},
): Result<Arguments> {
  const specs: Readonly<Record<OptionName, OptionSpec>> = { ...OPTIONS, ...own };
  const options = new Map<OptionName, string>();
  const rest: string[] = [];
  const { tokens } = parseArgs({
    args: [...args],
    options: parserOptions(specs),
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const read = readOption(token.name, token.rawName, token.value, token.inlineValue, allowed, specs);
    if (!read.ok) return read;
    options.set(read.value.name, read.value.value);
  }
  return ok({ options, rest });
}

export function usageProblem(message: string): { readonly ok: false; readonly error: Problem } {
  return err({ code: 'usage.value', message });
}

/** The whole number, `lowest` to `highest`, given for an option. */
export function readCount(
  { options }: Arguments,
  name: OptionName,
  usual: number,
  highest: number,
  lowest = 1,
): Result<number> {
  const text = options.get(name);
  if (text === undefined) return ok(usual);
  const count = Number(text.replaceAll(/[,_](?=\d{3})/g, ''));
  if (/^\d/.test(text) && Number.isInteger(count) && count >= lowest && count <= highest) return ok(count);
  return usageProblem(`--${name} takes a whole number from ${lowest} to ${highest}, not "${text}".`);
}

/** About eleven days: timers cannot wait much longer. */
const MAX_SECONDS = 1_000_000;

/** The milliseconds of an option in seconds: positive, decimals allowed. */
export function readSeconds({ options }: Arguments, name: OptionName): Result<number | undefined> {
  const text = options.get(name);
  if (text === undefined) return ok(undefined);
  const seconds = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= MAX_SECONDS) return ok(seconds * 1000);
  return usageProblem(
    `--${name} takes a number of seconds, above 0 and up to ${MAX_SECONDS}, such as 30 or 0.5, not "${text}".`,
  );
}

/** The word of an option that accepts a few. */
export function readWord<Word extends string>(
  { options }: Arguments,
  name: OptionName,
  words: readonly Word[],
): Result<Word | undefined> {
  const text = options.get(name);
  if (text === undefined) return ok(undefined);
  const word = words.find((candidate) => candidate === text.toLowerCase());
  if (word !== undefined) return ok(word);
  const hint = suggestion(text.toLowerCase(), words);
  return usageProblem(`--${name} does not know "${text}".${hint} It takes: ${words.join(', ')}.`);
}

/** The words of an option that takes several, separated by commas. */
export function readWords<Word extends string>(
  { options }: Arguments,
  name: OptionName,
  words: readonly Word[],
): Result<readonly Word[] | undefined> {
  const texts = options.get(name)?.toLowerCase().split(/[\s,+]+/).filter((text) => text !== ''); // oxfmt-ignore
  if (!texts) return ok(undefined);
  const unknown = texts.find((text) => !words.some((word) => word === text));
  if (unknown !== undefined || texts.length === 0) {
    const hint = suggestion(unknown ?? '', words);
    return usageProblem(`--${name} does not know "${unknown ?? ''}".${hint} It takes: ${words.join(', ')}.`);
  }
  return ok(words.filter((word) => texts.includes(word)));
}

/** Several results as one: all their values, or the first error. */
export function gathered<Values extends object>(results: {
  readonly [Name in keyof Values]: Result<Values[Name]>;
}): Result<Values> {
  const values: Partial<Values> = {};
  for (const name of Object.keys(results) as (keyof Values)[]) {
    const result = results[name];
    if (!result.ok) return result;
    values[name] = result.value;
  }
  return ok(values as Values);
}

function parserOptions(specs: Readonly<Record<OptionName, OptionSpec>>) {
  const entries = Object.entries(specs).map(([name, spec]) => {
    const type = spec.takes === undefined ? ('boolean' as const) : ('string' as const);
    return [name, spec.short === undefined ? { type } : { type, short: spec.short }] as const;
  });
  return Object.fromEntries(entries);
}

function readOption(
  name: string,
  written: string,
  value: string | undefined,
  inline: boolean | undefined,
  allowed: readonly OptionName[],
  specs: Readonly<Record<OptionName, OptionSpec>>,
): Result<{ name: OptionName; value: string }> {
  const known = allowed.find((option) => option === name);
  if (known === undefined) {
    const hint = suggestion(
      written,
      allowed.map((option) => `--${option}`),
    );
    return err({ code: 'usage.option', message: `There is no option ${written} here.${hint}` });
  }
  const { takes } = specs[known];
  if (takes === undefined) {
    return inline
      ? usageProblem(`${written} takes nothing, not "${value}".`)
      : ok({ name: known, value: '' });
  }
  return value === undefined || value === ''
    ? usageProblem(`${written} needs ${takes} after it.`)
    : ok({ name: known, value });
}
