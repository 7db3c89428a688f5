import {
  cellName,
  describeConflict,
  type Geometry,
  type House,
  type HouseKind,
  type Problem,
  symbolOf,
} from 'pencilmark';
import type { Problems } from './words/en.ts';
import { PROBLEM_KINDS, type ProblemKind } from './problem-kinds.ts';

/** The texts of a language for what cannot be read or played. */
export interface ProblemWords {
  /** The language whose list style is used (BCP 47). */
  readonly language: string;
  readonly sentences: Readonly<Record<ProblemKind, string>>;
  readonly houses: Readonly<Record<Exclude<HouseKind, 'diagonal'>, string>>;
  /** The falling diagonal, and the rising one. */
  readonly diagonals: readonly [string, string];
  /** A house by its name and its number, such as `row` and `3`. */
  readonly numbered: (house: string, ordinal: number) => string;
  readonly inGrid: (house: string, grid: number) => string;
  readonly conflict: (house: string, symbol: string, cells: string) => string;
  readonly shortConflict: (house: string, symbol: string) => string;
  /** For a rule beyond houses. */
  readonly broken: string;
}

/** The messages of a language; a problem with an unknown code keeps its own text. */
export function problemsIn({
  language,
  sentences,
  houses,
  diagonals,
  numbered,
  inGrid,
  conflict,
  shortConflict,
  broken: brokenRule,
}: ProblemWords): Problems {
  const cellsOf = new Intl.ListFormat(language);
  const nameOf = (geometry: Geometry, { kind, index, grid }: House): string => {
    const name = kind === 'diagonal' ? diagonals[index] : numbered(houses[kind], index + 1);
    const several = (geometry.spec.grids?.length ?? 1) > 1 && kind !== 'extra';
    return several ? inGrid(name, grid + 1) : name;
  };
  return {
    sentence: (problem) => {
      const kind = kindOf(problem);
      return kind === undefined ? problem.message : sentences[kind].replace('{name}', quotedIn(problem));
    },
    house: nameOf,
    conflict: (geometry, broken) => {
      // Constraints have no names in other languages yet.
      if ('constraint' in broken) return describeConflict(geometry, broken);
      const { house, digit, cells } = broken;
      const places = cells.map((cell) => cellName(geometry, cell));
      return conflict(nameOf(geometry, house), symbolOf(geometry, digit), cellsOf.format(places));
    },
    shortConflict: (geometry, broken) =>
      'constraint' in broken
        ? brokenRule
        : shortConflict(nameOf(geometry, broken.house), symbolOf(geometry, broken.digit)),
  };
}

/** What a message quotes: a name that is the same in all languages. */
function quotedIn({ message }: Problem): string {
  return /"([^"]*)"/.exec(message)?.[1] ?? '';
}

function kindOf({ code }: Problem): ProblemKind | undefined {
  const kinds: Readonly<Record<string, ProblemKind>> = PROBLEM_KINDS;
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined;
}
