/**
 * The hints to look at: of each family of techniques those with most to read, among the examples of the technique book,
 * steps of generated puzzles with and without rules, and the hints on which the hardest puzzles are solved.
 */
import {
  applyHint,
  createGame,
  currentState,
  findHint,
  hintPosition,
  play,
  shareFragment,
  solutionsOf,
} from '@pencilmark/game';
import {
  createPuzzle,
  type Digits,
  type DigitSet,
  explain,
  type Explanation,
  familyOf,
  type Geometry,
  isGuess,
  parsePuzzle,
  proveTrial,
  type Puzzle,
  type Step,
} from 'pencilmark';
import { LOCALES, type Language } from '../../../cli/src/languages.ts';
import { KNOWN_PUZZLES } from '../../../spec/known/known-puzzles.ts';
import { drawSteps } from '../../../spec/hint-texts/sample.ts';

interface Found {
  readonly puzzle: Puzzle;
  readonly digits: Digits;
  readonly candidates: readonly DigitSet[];
  readonly step: Step;
}

/** A hint as the page gets it, and the board that it is about as a link. */
export interface LookedAt {
  readonly family: string;
  readonly technique: string;
  readonly fragment: string;
  readonly language: Language;
  readonly answer: {
    readonly kind: 'step';
    readonly step: Step;
    readonly candidates: readonly DigitSet[];
    readonly explanation: Explanation;
    readonly holds: 'in the solution';
  };
  /** The sentences that tell a link and are longer than they should be. */
  readonly long: readonly string[];
}

/** Inkala 2012 with a rule that says nothing new: chains within chains are only for boards without any. */
const RULED =
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AOVNCImAOwQBcMqBfZYHv3vyGCRfALrJCw4uSoIAzPUYt2nGPxClK1AGxKmreB26jpQiVN6bZ1AOz6VRtWata5SB4ePrR17QgAmT1UTAXFJML93AFZgp1CXGX94e3RlL2dTQQswxKjqABY47w03ali0gxCfJPdUhir4mvMIvLKEAEZizNzfdvhFSscS7Na+m07uhKzI/r0hjND8hDoF6q4c6WXaKZrtiobhnraJ+C61ppbLWuoUC5Hex+2i++PsiRAYRsIQAGMYMhkBAgABKHQAwh0QBsuEA=';
/** Letters of a link at most; in other languages nothing was agreed on. */
const MOST: Partial<Record<Language, number>> = { en: 110, de: 150 };

/** All hints that are looked among, so many of them drawn. */
export function findAll(count: number, report: (text: string) => void): Found[] {
  const drawn = drawSteps('looks', count).flatMap(({ geometry, constraints, givens, ...rest }): Found[] => {
    const made = createPuzzle(geometry, givens, undefined, constraints);
    return made.ok ? [{ puzzle: made.value, ...rest }] : [];
  });
  report(`${drawn.length} steps drawn`);
  const played = [...KNOWN_PUZZLES.map(({ puzzle }) => puzzle), RULED].flatMap((text) => {
    const found = alongHints(text);
    report(`${found.length} hints on ${text.slice(0, 40)}`);
    return found;
  });
  const all = [...drawn, ...played];
  const families = new Map<string, number>();
  for (const { step } of all) {
    const family = familyOf(step.technique)?.techniques[0] ?? step.technique;
    families.set(family, (families.get(family) ?? 0) + 1);
  }
  report(`${all.length} hints: ${[...families].map(([name, found]) => `${name} ${found}`).join(', ')}`);
  return all;
}

function alongHints(text: string): Found[] {
  const sheet = parsePuzzle(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  const { puzzle } = sheet.value;
  const made = createGame(puzzle);
  if (!made.ok) throw new Error(made.error.message);
  const solutions = solutionsOf(puzzle)!;
  const found: Found[] = [];
  let game = made.value;
  for (;;) {
    const board = currentState(game);
    const hint = findHint(board, solutions);
    const move = hint.kind === 'step' && applyHint(board, hint.step, { clearPeers: true });
    if (hint.kind !== 'step' || !move) return found;
    const step = isGuess(hint.step) ? (proveTrial(hintPosition(board), hint.step) ?? hint.step) : hint.step;
    found.push({ puzzle, digits: board.digits, candidates: hint.candidates, step });
    game = play(game, move, 0);
  }
}

/** Of each family the hint with most letters, and the one with the longest sentence. */
export function longestOf(all: readonly Found[], language: Language): LookedAt[] {
  const longest = new Map<
    string,
    { readonly found: Found; readonly explanation: Explanation; letters: number }
  >();
  for (const found of all) {
    const explanation = explain(found.step, found.puzzle.geometry, LOCALES[language], found.digits);
    const family = nameOf(found.step, explanation);
    const sentences = [explanation.nudge, explanation.what, ...explanation.why];
    for (const [kind, letters] of [
      ['whole', sentences.join(' ').length],
      ['sentence', Math.max(...sentences.map(({ length }) => length))],
    ] as const) {
      const key = `${family}, ${kind}`;
      if (letters > (longest.get(key)?.letters ?? 0)) longest.set(key, { found, explanation, letters });
    }
  }
  const seen = new Set<Found>();
  return [...longest].flatMap(([family, { found, explanation }]) => {
    if (seen.has(found)) return [];
    seen.add(found);
    return [lookedAt(family, found, explanation, language)];
  });
}

/** Links that are longer than they should be, among all. */
export function longLinks(all: readonly Found[], language: Language): { technique: string; link: string }[] {
  return all.flatMap(({ step, puzzle, digits }) => {
    const explanation = explain(step, puzzle.geometry, LOCALES[language], digits);
    return longIn(explanation, language).map((link) => ({ technique: step.technique, link }));
  });
}

function longIn({ why, links }: Explanation, language: Language): string[] {
  const linked = [...new Set(links.map(({ sentence }) => why[sentence]))];
  return linked.filter(({ length }) => length > (MOST[language] ?? Infinity));
}

function nameOf({ technique, evidence }: Step, { inner }: Explanation): string {
  if (technique === 'brute-force') return evidence.branches ? 'trial with proof' : 'trial';
  const family = familyOf(technique)?.techniques[0] ?? technique;
  return inner.length > 0 ? `${family}, nested` : family;
}

function lookedAt(family: string, found: Found, explanation: Explanation, language: Language): LookedAt {
  const { puzzle, digits, candidates, step } = found;
  return {
    family,
    technique: step.technique,
    fragment: fragmentOf(puzzle.geometry, digits, puzzle),
    language,
    answer: { kind: 'step', step, candidates, explanation, holds: 'in the solution' },
    long: longIn(explanation, language),
  };
}

/** A game whose givens are all digits of the board. */
function fragmentOf(geometry: Geometry, digits: Digits, { constraints }: Puzzle): string {
  const puzzle = createPuzzle(geometry, digits, undefined, constraints);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const game = createGame(puzzle.value);
  if (!game.ok) throw new Error(game.error.message);
  return shareFragment({ game: game.value, played: 0, title: 'A hint' }, 'puzzle');
}
