import {
  type GenerateOptions,
  DIFFICULTIES,
  type Difficulty,
  RULE_SETS,
  type RuleSetName,
  SYMMETRY_PATTERNS,
  type SymmetryPattern,
  type Target,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { type BoardWish, CLASSIC_WISH, readBoard, writeBoard } from '../parts/board-wish.ts';

/**
 * How far givens are removed: as usual for level and board, to the end, with some left over, or to a number of givens.
 */
export const DIGS = ['usual', 'minimal', 'comfortable', 'givens'] as const;
export type Dig = (typeof DIGS)[number];

/** Choices of difficulty, including some that are not levels. */
const DIFFICULTY_CHOICES = ['any', ...DIFFICULTIES, 'singles', 'technique', 'rating'] as const;
export type DifficultyChoice = (typeof DIFFICULTY_CHOICES)[number];

/** All options of a new puzzle: the same options always give the same puzzle. */
export interface NewWish {
  readonly board: BoardWish;
  readonly difficulty: DifficultyChoice;
  /** Used if the difficulty is `technique`. */
  readonly technique: TechniqueId;
  /** Sudoku Explainer's ER, both ends included; used if the difficulty is `rating`. */
  readonly rating: { readonly from: number; readonly to: number };
  readonly symmetry: SymmetryPattern;
  readonly dig: Dig;
  /** Rules beyond the houses; with any of them, some difficulties are unavailable. */
  readonly rules: readonly RuleSetName[];
  /** Used if `dig` is `givens`. */
  readonly givens: number;
  readonly seed: string;
  /** The index of the puzzle for this seed, from 0. */
  readonly index: number;
}

export const USUAL_WISH: NewWish = {
  board: CLASSIC_WISH,
  difficulty: 'any',
  technique: 'x-wing',
  rating: { from: 7, to: 7.5 },
  symmetry: 'none',
  dig: 'usual',
  rules: [],
  givens: 30,
  seed: '',
  index: 0,
};

/** Singles alone hardly ever solve puzzles with rules, and Sudoku Explainer rates none of them. */
const WITHOUT_RULES: readonly DifficultyChoice[] = ['beginner', 'singles', 'rating'];

/** The difficulties available with these rules. */
export function difficultiesFor(rules: readonly RuleSetName[]): readonly DifficultyChoice[] {
  return rules.length > 0
    ? DIFFICULTY_CHOICES.filter((name) => !WITHOUT_RULES.includes(name))
    : DIFFICULTY_CHOICES;
}

/** The options with other rules, and with any difficulty if the previous one is impossible with them. */
export function withRules(wish: NewWish, rules: readonly RuleSetName[]): NewWish {
  const difficulty = difficultiesFor(rules).find((name) => name === wish.difficulty) ?? 'any';
  return { ...wish, rules, difficulty };
}

/** Which givens are proved necessary; undefined if there are no givens. */
export function neededGivens(
  givens: number,
  isMinimal: boolean,
  symmetry: SymmetryPattern,
): 'each' | 'group' | 'no' | undefined {
  if (givens === 0) return undefined;
  if (!isMinimal) return 'no';
  return symmetry === 'none' ? 'each' : 'group';
}

/** The engine's options; the board is passed separately. */
export function optionsOf(wish: NewWish): Omit<GenerateOptions, 'geometry'> {
  const { seed, index, symmetry, dig, rules, givens } = wish;
  const target = targetOf(wish);
  return {
    seed,
    first: index,
    symmetry,
    ...(dig === 'givens' ? { givens } : dig === 'usual' ? {} : { dig }),
    ...(target && { target }),
    ...(rules.length > 0 && { rules }),
  };
}

function targetOf({ difficulty, technique, rating }: NewWish): Target | undefined {
  switch (difficulty) {
    case 'any':
      return undefined;
    case 'singles':
      return { kind: 'singles' };
    case 'technique':
      return { kind: 'technique', technique };
    case 'rating':
      return { kind: 'rating', profile: 'se-1.2.1', ...rating };
    default:
      return { kind: 'level', level: difficulty satisfies Difficulty };
  }
}

/** The options as a query string: the seed, and whatever differs from the defaults. */
export function wishText(wish: NewWish): string {
  const words = new URLSearchParams();
  writeBoard(words, wish.board);
  if (wish.difficulty !== 'any') words.set('level', wish.difficulty);
  if (wish.difficulty === 'technique') words.set('technique', wish.technique);
  if (wish.difficulty === 'rating') words.set('er', `${wish.rating.from}-${wish.rating.to}`);
  if (wish.symmetry !== 'none') words.set('symmetry', wish.symmetry);
  if (wish.dig !== 'usual') words.set('dig', wish.dig);
  if (wish.rules.length > 0) words.set('rules', wish.rules.join());
  if (wish.dig === 'givens') words.set('givens', String(wish.givens));
  words.set('seed', wish.seed);
  if (wish.index !== 0) words.set('index', String(wish.index));
  return words.toString();
}

/** The options of an address; invalid parts are ignored. */
export function readWish(text: string): NewWish {
  const words = new URLSearchParams(text);
  const rules = RULE_SETS.filter((name) => words.get('rules')?.split(',').includes(name));
  const wish = {
    board: readBoard(words),
    difficulty: one(DIFFICULTY_CHOICES, words.get('level'), USUAL_WISH.difficulty),
    technique: one(
      TECHNIQUES.map(({ id }) => id),
      words.get('technique'),
      USUAL_WISH.technique,
    ),
    rating: readRange(words.get('er')),
    symmetry: one(SYMMETRY_PATTERNS, words.get('symmetry'), USUAL_WISH.symmetry),
    dig: one(DIGS, words.get('dig'), USUAL_WISH.dig),
    rules,
    givens: count(words.get('givens'), USUAL_WISH.givens),
    seed: words.get('seed') ?? '',
    index: count(words.get('index'), 0),
  };
  return withRules(wish, rules);
}

function readRange(text: string | null): NewWish['rating'] {
  const [from, to] = (text ?? '').split('-');
  const { rating } = USUAL_WISH;
  return { from: tenths(from, rating.from), to: tenths(to ?? '', rating.to) };
}

/** The rating in a text, to one decimal; `otherwise` if it is not a rating. */
export function tenths(text: string, otherwise: number): number {
  return /^\d{1,2}(?:[.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : otherwise;
}

/** The whole number in a text, from 0; `otherwise` if it is not one. */
export function count(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

function one<T extends string>(known: readonly T[], text: string | null, otherwise: T): T {
  return known.find((word) => word === text) ?? otherwise;
}
