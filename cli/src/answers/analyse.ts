import {
  canonicalForm,
  type Cell,
  cellName,
  countSolutions,
  type Digits,
  findBackdoors,
  findExtraGivens,
  findMinimalSubpuzzles,
  findRedundantGivens,
  formatLine,
  geometryName,
  givenCount,
  type Puzzle,
  rateByHodokuTable,
  ratePath,
  symbolOf,
  techniqueOf,
  type Uniqueness,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { endText, refusal, scoreText } from './logic.ts';
import type { Answerer } from './reply.ts';

/** All questions of a puzzle's setter, answered in words. No part may hold up the others indefinitely. */
export const answerAnalyse: Answerer<'analyse'> = ({ puzzle }, { limit }, onProgress) => {
  const refused = refusal(puzzle);
  if (refused) return refused;
  const { shouldStop } = patience(COUNTING);
  const { status, count: found, examples } = countSolutions(puzzle, limit, { onProgress, shouldStop });
  const solutions = { count: found, exact: status === 'exact' };
  const kind = kindOf(solutions);
  const parts: Part[] = [board(puzzle), solutionPart(solutions)];
  if (kind === 'unique') {
    parts.push(...redundancy(puzzle), rating(puzzle), backdoors(puzzle, examples[0]));
  }
  if (kind === 'multiple') parts.push(extraGivens(puzzle));
  parts.push(...sameness(puzzle));
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: kind,
    ...(Object.assign({}, ...parts.map((part) => part.facts)) as object),
  });
  return {
    text: parts.map(({ name, words }) => `${`${name}:`.padEnd(16)}${words}`).join('\n'),
    isSpread: true,
    facts,
    exit: kind === 'unique' ? EXIT.done : EXIT.noResult,
  };

  function solutionPart({ count: many, exact }: typeof solutions): Part {
    const bound = many === 0 ? 'none found in the time there is' : `${grouped(many)} or more`;
    const words = many === 0 ? 'none' : many === 1 ? 'one' : grouped(many);
    return { name: 'solutions', words: exact ? words : bound, facts: { solutions } };
  }
};

/** `unknown`: counting ended before the answer was known. */
function kindOf({ count: found, exact }: { count: number; exact: boolean }): Uniqueness | 'unknown' {
  if (found > 1) return 'multiple';
  if (!exact) return 'unknown';
  return found === 1 ? 'unique' : 'none';
}

/** One line of the answer, and the same as data for programs. */
interface Part {
  readonly name: string;
  readonly words: string;
  readonly facts: object;
}

/** Minimal sub-puzzles and backdoors named one by one. */
const MAX_SUBPUZZLES = 1_000;
const MAX_NAMED = 8;
/** Number of calls of the control, a few milliseconds apart, before a part is given up. */
const PATIENCE = 20_000;
/** The same for calls some thousand guesses apart: when counting and listing solutions. */
const COUNTING = 400;
const PROVING = 2_000;

/** Ends a part after a fixed amount of work, so that the same puzzle always gets the same answer. */
function patience(most = PATIENCE): { shouldStop: () => boolean } {
  let looks = 0;
  return { shouldStop: () => ++looks > most };
}

function board(puzzle: Puzzle): Part {
  const givens = givenCount(puzzle);
  const digits = new Set(puzzle.givens.filter((digit) => digit !== 0)).size;
  const name = geometryName(puzzle.geometry);
  const words = `${name}, ${plural(givens, 'given')} of ${plural(digits, 'digit')}`;
  return { name: 'board', words, facts: { board: name, givens, digits } };
}

function redundancy(puzzle: Puzzle): Part[] {
  const redundant = findRedundantGivens(puzzle, patience(PROVING));
  if (!redundant) return [{ name: 'left out', words: 'this would take too long to find out', facts: {} }];
  const minimal = redundant.length === 0;
  const facts = { minimal, redundant };
  if (minimal) return [{ name: 'left out', words: 'no given can be: the puzzle is minimal', facts }];
  const { status, kept } = findMinimalSubpuzzles(puzzle, MAX_SUBPUZZLES, { ...patience(), tries: 50_000 });
  const sizes = kept.map((cells) => cells.length);
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const givens = fewest === most ? plural(fewest, 'given') : `${fewest} to ${most} givens`;
  const exact = status === 'exact';
  const words =
    kept.length === 0
      ? 'none found in the time there is'
      : `${exact ? '' : 'at least '}${grouped(kept.length)}, with ${givens}`;
  return [
    { name: 'left out', words: `each of ${named(puzzle, redundant)} can be by itself`, facts },
    {
      name: 'minimal within',
      words,
      facts: { subpuzzles: { count: kept.length, exact, ...(kept.length > 0 && { fewest, most }) } },
    },
  ];
}

function rating(puzzle: Puzzle): Part {
  const hodoku = rateByHodokuTable(puzzle, patience());
  const rated = ratePath(puzzle, hodoku.steps, hodoku.end);
  const { end: path, level, score, hardest, guesses } = rated;
  const facts = { path, level, score, hodokuLevel: hodoku.level, hardest, guesses };
  const needs = hardest ? `, needs ${techniqueOf(hardest).name}` : '';
  return { name: 'logic', words: `${level}, ${scoreText(hodoku)}${needs}, ${endText(rated)}`, facts };
}

function backdoors(puzzle: Puzzle, solution: Digits): Part {
  const { status, size, cells } = findBackdoors(puzzle, solution, patience());
  const facts = { backdoors: { size: size ?? null, exact: status === 'exact', cells } };
  const name = 'backdoors';
  if (size === 0) return { name, words: 'none needed: singles solve it', facts };
  const bound = status === 'exact' ? '' : 'at least ';
  if (size === undefined) {
    const words = status === 'exact' ? 'none of one or two cells' : 'none found in the time there is';
    return { name, words, facts };
  }
  const shown = cells
    .slice(0, MAX_NAMED)
    .map((own) => own.map((cell) => placed(puzzle, cell, solution)).join(' + '));
  const more = cells.length > MAX_NAMED ? ', …' : '';
  const kind = size === 1 ? plural(cells.length, 'cell') : plural(cells.length, 'pair');
  return { name, words: `${bound}${kind}: ${shown.join(', ')}${more}`, facts };
}

function extraGivens(puzzle: Puzzle): Part {
  const { status, extra, atLeast } = findExtraGivens(puzzle);
  const facts = { extra: { status, atLeast, givens: extra } };
  const name = 'to be unique';
  if (extra.length === 0) return { name, words: 'this would take too long to find out', facts };
  const listed = extra.map(
    ({ cell, digit }) => `${cellName(puzzle.geometry, cell)}=${symbolOf(puzzle.geometry, digit)}`,
  );
  const proof = status === 'exact' ? 'no fewer do' : `${atLeast} at least, fewer may do`;
  return { name, words: `${plural(extra.length, 'more given')} (${proof}): ${listed.join(', ')}`, facts };
}

function sameness(puzzle: Puzzle): Part[] {
  const found = canonicalForm(puzzle);
  if (!found.ok) return [{ name: 'symmetries', words: found.error.message, facts: { form: null } }];
  const { automorphisms, puzzle: form, kind } = found.value;
  const words =
    automorphisms === 1n
      ? 'none leaves it as it is'
      : `${automorphisms.toLocaleString('en')} leave it as it is`;
  const line = formatLine({ puzzle: form });
  return [
    { name: 'symmetries', words, facts: { automorphisms: String(automorphisms) } },
    { name: 'canonical form', words: line, facts: { form: line, kind } },
  ];
}

function named({ geometry }: Puzzle, cells: readonly Cell[]): string {
  return cells.map((cell) => cellName(geometry, cell)).join(', ');
}

function placed({ geometry }: Puzzle, cell: Cell, solution: Digits): string {
  return `${cellName(geometry, cell)}=${symbolOf(geometry, solution[cell])}`;
}

function plural(many: number, name: string): string {
  return `${grouped(many)} ${name}${many === 1 ? '' : 's'}`;
}

function grouped(many: number): string {
  return many.toLocaleString('en');
}
