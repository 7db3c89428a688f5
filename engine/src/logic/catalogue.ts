/** The techniques of human logic by id, their order, and which of them are used by default. */
import { type HodokuLevel, TECHNIQUE_ROWS, type TechniqueRow } from './technique-rows.ts';

export { HODOKU_LEVELS, type HodokuLevel } from './technique-rows.ts';

/** A technique of human logic: its names, level, score and rating. */
export interface Technique {
  /** Its name for programs, such as `x-wing`. */
  readonly id: TechniqueId;
  /** Its name in English, such as `X-Wing`. */
  readonly name: string;
  /** HoDoKu's abbreviation. */
  readonly short: string;
  /** HoDoKu's code in its regression library, if it has one. */
  readonly code: string | undefined;
  /** HoDoKu's level, one of `HODOKU_LEVELS`. */
  readonly level: HodokuLevel;
  /** HoDoKu's base score of a step. */
  readonly score: number;
  /** Sudoku Explainer's rating. */
  readonly rating: number | undefined;
  /** Whether the solver uses it by default. */
  readonly use: 'default' | 'on request';
  /** Other names in the field. */
  readonly also: readonly string[];
  /** An assumption about the puzzle beyond its rules: `unique`, that it has exactly one solution. */
  readonly assumes: 'nothing' | 'unique';
  /** `rules`: only for puzzles with rules beyond houses. */
  readonly needs: 'houses' | 'rules';
}

/** The name of a technique for programs, such as `naked-pair`. */
export type TechniqueId = (typeof TECHNIQUE_ROWS)[number][0];

/** The catalogue of techniques, the easiest first: the order in which they are tried. */
export const TECHNIQUES: readonly Technique[] = TECHNIQUE_ROWS.map((row: TechniqueRow): Technique => {
  const [
    id,
    name,
    code,
    short,
    level,
    score,
    rating,
    use = 'default',
    also = [],
    assumes = 'nothing',
    needs = 'houses',
  ] = row;
  return { id: id as TechniqueId, name, code, short, level, score, rating, use, also, assumes, needs };
});

const byId = new Map(TECHNIQUES.map((technique) => [technique.id, technique]));

/** The row of the catalogue for a technique. */
export function techniqueOf(id: TechniqueId): Technique {
  const technique = byId.get(id);
  if (!technique) throw new RangeError(`There is no technique "${String(id)}".`);
  return technique;
}

/** The techniques of a path unless the caller says otherwise. */
export const DEFAULT_TECHNIQUES: readonly TechniqueId[] = TECHNIQUES.filter(
  ({ use }) => use === 'default',
).map(({ id }) => id);

/** The default techniques that remain valid if a puzzle has several solutions, or an unknown number. */
export const WITHOUT_UNIQUENESS: readonly TechniqueId[] = DEFAULT_TECHNIQUES.filter(
  (id) => techniqueOf(id).assumes === 'nothing',
);

/** The place of a technique in the order, from 0. */
export function orderOf(id: TechniqueId): number {
  return TECHNIQUES.indexOf(techniqueOf(id));
}
