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
import { type BoardSettings, CLASSIC_BOARD, readBoard, writeBoard } from '../parts/board-settings.ts';

/**
 * How far givens are removed: as usual for level and board, to the end, with some left over, or to a number of givens.
 */
export const DIGS = ['usual', 'minimal', 'comfortable', 'givens'] as const;
export type Dig = (typeof DIGS)[number];

/** Choices of difficulty, including some that are not levels. */
const DIFFICULTY_CHOICES = ['any', ...DIFFICULTIES, 'singles', 'technique', 'rating'] as const;
export type DifficultyChoice = (typeof DIFFICULTY_CHOICES)[number];

/** All options of a new puzzle: the same options always give the same puzzle. */
export interface NewSettings {
  readonly board: BoardSettings;
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

export const DEFAULT_SETTINGS: NewSettings = {
  board: CLASSIC_BOARD,
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
export function withRules(settings: NewSettings, rules: readonly RuleSetName[]): NewSettings {
  const difficulty = difficultiesFor(rules).find((name) => name === settings.difficulty) ?? 'any';
  return { ...settings, rules, difficulty };
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
export function optionsOf(settings: NewSettings): Omit<GenerateOptions, 'geometry'> {
  const { seed, index, symmetry, dig, rules, givens } = settings;
  const target = targetOf(settings);
  return {
    seed,
    first: index,
    symmetry,
    ...(dig === 'givens' ? { givens } : dig === 'usual' ? {} : { dig }),
    ...(target && { target }),
    ...(rules.length > 0 && { rules }),
  };
}

function targetOf({ difficulty, technique, rating }: NewSettings): Target | undefined {
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
export function newSettingsText(settings: NewSettings): string {
  const words = new URLSearchParams();
  writeBoard(words, settings.board);
  if (settings.difficulty !== 'any') words.set('level', settings.difficulty);
  if (settings.difficulty === 'technique') words.set('technique', settings.technique);
  if (settings.difficulty === 'rating') words.set('er', `${settings.rating.from}-${settings.rating.to}`);
  if (settings.symmetry !== 'none') words.set('symmetry', settings.symmetry);
  if (settings.dig !== 'usual') words.set('dig', settings.dig);
  if (settings.rules.length > 0) words.set('rules', settings.rules.join());
  if (settings.dig === 'givens') words.set('givens', String(settings.givens));
  words.set('seed', settings.seed);
  if (settings.index !== 0) words.set('index', String(settings.index));
  return words.toString();
}

/** The options of an address; invalid parts are ignored. */
export function readNewSettings(text: string): NewSettings {
  const words = new URLSearchParams(text);
  const rules = RULE_SETS.filter((name) => words.get('rules')?.split(',').includes(name));
  const settings = {
    board: readBoard(words),
    difficulty: one(DIFFICULTY_CHOICES, words.get('level'), DEFAULT_SETTINGS.difficulty),
    technique: one(
      TECHNIQUES.map(({ id }) => id),
      words.get('technique'),
      DEFAULT_SETTINGS.technique,
    ),
    rating: readRange(words.get('er')),
    symmetry: one(SYMMETRY_PATTERNS, words.get('symmetry'), DEFAULT_SETTINGS.symmetry),
    dig: one(DIGS, words.get('dig'), DEFAULT_SETTINGS.dig),
    rules,
    givens: count(words.get('givens'), DEFAULT_SETTINGS.givens),
    seed: words.get('seed') ?? '',
    index: count(words.get('index'), 0),
  };
  return withRules(settings, rules);
}

function readRange(text: string | null): NewSettings['rating'] {
  const [from, to] = (text ?? '').split('-');
  const { rating } = DEFAULT_SETTINGS;
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
