/** Compares our ratings with a table of known ones: what `npm run ratings` prints. */
import {
  classic9,
  createPuzzle,
  createRater,
  hodokuRating,
  ok,
  failure,
  type Result,
  ratingText,
} from 'pencilmark';

/** A row of the table: its columns by name. */
export type Row = ReadonlyMap<string, string>;

export interface Column {
  readonly profile: string;
  readonly name: string;
  readonly compared: number;
  readonly equal: number;
  /** The first ten differences. */
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly puzzle: string;
  readonly wanted: string;
  readonly got: string;
}

const MOST_SHOWN = 10;

/** Reads a table with a heading. Errors: `table.heading`, `table.row`. */
export function readTable(text: string): Result<readonly Row[]> {
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

/** What each profile must say of a row; undefined where the table does not know. */
type Profile = (row: Row) => readonly (readonly [name: string, wanted: string, got: string])[];

/** Rates every row by every profile that its columns speak of, and counts what is equal. */
export function compareRatings(rows: readonly Row[], wanted: readonly string[]): Column[] {
  const profiles: Record<string, Profile> = {
    'se-1.2.1': triple('se-1.2.1', (row) => ['ER', 'EP', 'ED'].map((name) => row.get(name) ?? '')),
    'se-1.2.1-corrected': triple('se-1.2.1-corrected', correctedOf),
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
        else if (column.differences.length < MOST_SHOWN) {
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

function triple(name: 'se-1.2.1' | 'se-1.2.1-corrected', wanted: (row: Row) => readonly string[]): Profile {
  const rate = createRater(name);
  return (row) => {
    const { er, ep, ed } = rate(digitsOf(row));
    const got = [er, ep, ed].map(ratingText);
    return wanted(row).map((value, i) => [['ER', 'EP', 'ED'][i], value, got[i]] as const);
  };
}

/** The corrected triple, where the table says that it differs. */
function correctedOf(row: Row): readonly string[] {
  const corrected = row.get('corrected');
  if (corrected !== undefined && corrected !== '=') return corrected.split('/');
  return corrected === '=' ? ['ER', 'EP', 'ED'].map((name) => row.get(name) ?? '') : [];
}

function hodoku(row: Row): ReturnType<Profile> {
  const level = row.get('hodoku_level');
  const score = row.get('hodoku_score');
  if (level === undefined || score === undefined) return [];
  const puzzle = createPuzzle(classic9(), digitsOf(row));
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const rated = hodokuRating(puzzle.value);
  return [
    ['level', level.toLowerCase(), rated.level],
    ['score', score, String(rated.score)],
  ];
}

function digitsOf(row: Row): number[] {
  return Array.from(row.get('puzzle')!, (sign) => (sign === '.' ? 0 : Number(sign)));
}
