/** Compares our ratings with a table of known ones: what `npm run ratings` prints. */
import {
  classic9,
  createPuzzle,
  createRater,
  type ProfileName,
  rateByHodokuPath,
  ratingText,
  type Result,
} from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';

/** A row of the table: its columns by name. */
export type Row = ReadonlyMap<string, string>;

export interface Column {
  readonly profile: string;
  readonly name: string;
  readonly compared: number;
  readonly equal: number;
  /** Up to ten differences, the first ones. */
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly puzzle: string;
  readonly wanted: string;
  readonly got: string;
}

const MAX_SHOWN = 10;

/**
 * Reads a table with a heading, or records of the sudoku-exchange puzzle bank (hash, puzzle, rating), whose rating is
 * the column `bank`. Errors: `table.heading`, `table.row`.
 */
export function readTable(text: string): Result<readonly Row[]> {
  if (BANK_RECORD.test(text)) return readBank(text);
  const [heading = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const names = heading.split('\t');
  if (!names.includes('puzzle') || !names.includes('ER')) {
    return failure('table.heading', 'The first line has to name the columns, puzzle and ER among them.');
  }
  const rows = lines.map((line) => new Map(line.split('\t').map((field, i) => [names[i], field] as const)));
  const wrong = rows.findIndex((row) => !/^[0-9.]{81}$/.test(row.get('puzzle') ?? ''));
  if (wrong >= 0) return failure('table.row', `Line ${wrong + 2} does not begin with 81 cells.`);
  return ok(rows);
}

const BANK_RECORD = /^[0-9a-f]{12} ([0-9]{81}) +(\d+\.\d)\r?(?:\n|$)/;

function readBank(text: string): Result<readonly Row[]> {
  const records = text.split('\n').filter((line) => line !== '');
  const found = records.map((record) => BANK_RECORD.exec(record));
  const wrong = found.indexOf(null);
  if (wrong >= 0) return failure('table.row', `Line ${wrong + 1} is no record of the puzzle bank.`);
  return ok(found.map((record) => new Map([['puzzle', record![1]], ['bank', record![2]]]))); // oxfmt-ignore
}

/** The expected answers of each profile for a row; undefined if the table has none. */
type Profile = (row: Row) => readonly (readonly [name: string, wanted: string, got: string])[];

/** Rates every row by every profile that has columns, and counts equal ratings. */
export function compareRatings(rows: readonly Row[], wanted: readonly string[]): Column[] {
  const profiles: Record<string, Profile> = {
    'se-1.2.1': triple('se-1.2.1', tripleOf),
    'se-1.2.1-corrected': triple('se-1.2.1-corrected', correctedOf),
    'sukaku-1.15': triple('sukaku-1.15', sukakuOf),
    'hodoku-2.2': hodoku,
  };
  const columns = new Map<
    string,
    { profile: string; name: string; compared: number; equal: number; differences: Difference[] }
  >();
  for (const row of rows) {
    for (const [profile, rate] of Object.entries(profiles)) {
      if (!wanted.includes(profile)) continue;
      for (const [name, expected, got] of rate(row)) {
        const key = `${profile} ${name}`;
        const column = columns.get(key) ?? { profile, name, compared: 0, equal: 0, differences: [] };
        columns.set(key, column);
        column.compared++;
        if (expected === got) column.equal++;
        else if (column.differences.length < MAX_SHOWN) {
          column.differences.push({ puzzle: row.get('puzzle')!, wanted: expected, got });
        }
      }
    }
  }
  return [...columns.values()];
}

export function formatColumns(columns: readonly Column[]): string {
  return columns
    .flatMap(({ profile, name, compared, equal, differences }) => [
      `${profile.padEnd(20)}${name.padEnd(8)}${String(compared).padStart(6)} compared ${String(equal).padStart(6)} equal`,
      ...differences.map(({ puzzle, wanted, got }) => `    ${puzzle}  wanted ${wanted}, got ${got}`),
    ])
    .join('\n');
}

function triple(name: ProfileName, wanted: (row: Row) => readonly string[]): Profile {
  const rate = createRater(name);
  return (row) => {
    const expected = wanted(row);
    if (expected.length === 0) return [];
    const { er, ep, ed } = rate(digitsOf(row));
    const got = [er, ep, ed].map(ratingText);
    return expected.map((value, i) => [['ER', 'EP', 'ED'][i], value, got[i]] as const);
  };
}

/** The corrected triple, if the table says that it differs. */
function correctedOf(row: Row): readonly string[] {
  const corrected = row.get('corrected');
  if (corrected !== undefined && corrected !== '=') return corrected.split('/');
  return corrected === '=' ? tripleOf(row) : [];
}

function tripleOf(row: Row): readonly string[] {
  return row.has('ER') ? ['ER', 'EP', 'ED'].map((name) => row.get(name) ?? '') : [];
}

/** The bank gives the rating of the whole puzzle only. */
function sukakuOf(row: Row): readonly string[] {
  const bank = row.get('bank');
  return bank === undefined ? (row.get('sukaku')?.split('/') ?? []) : [bank];
}

function hodoku(row: Row): ReturnType<Profile> {
  const level = row.get('hodoku_level');
  const score = row.get('hodoku_score');
  if (level === undefined || score === undefined) return [];
  const puzzle = createPuzzle(classic9(), digitsOf(row));
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const rated = rateByHodokuPath(puzzle.value);
  if (!rated.ok) throw new Error(rated.error.message);
  return [
    ['level', level.toLowerCase(), rated.value.level],
    ['score', score, String(rated.value.score)],
  ];
}

function digitsOf(row: Row): number[] {
  return Array.from(row.get('puzzle')!, (sign) => (sign === '.' ? 0 : Number(sign)));
}
