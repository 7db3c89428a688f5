/** Puzzles of every kind of rule on paper: the printed solution is the puzzle's only one, by its rules. */
import {
  type Constraint,
  CONSTRAINT_KINDS,
  countSolutions,
  createGeometry,
  createPuzzle,
  createRandom,
  formatPuzzle,
  isSolutionOf,
  type Puzzle,
  variantSpec,
} from 'pencilmark';
import { shuffle } from '../../engine/src/random.ts';
import { DIGIT_FONT } from '../../board/src/measures.ts';
import { DRAWN_RULES, puzzleWith } from '../../board/src/rules/test-rules.ts';
import { CONSTRAINT_ROWS, type ConstraintRow } from '../../spec/constraint-rows/constraint-rows.ts';
import { expect, test, visit } from './site.ts';

test('the printed solution of a puzzle obeys its rules, whatever their kind', async ({ site }) => {
  const puzzles = CONSTRAINT_KINDS.map(puzzleWithRule);
  // Without its rule, a puzzle would have several solutions: that is what makes this a test.
  const needed = puzzles.filter((puzzle) => countSolutions({ ...puzzle, constraints: [] }, 2).count > 1);
  expect(needed.length).toBeGreaterThan(puzzles.length * 0.7);

  const { page } = await visit(site, {}, '#/print');
  await page.getByRole('radio', { name: 'Pasted', exact: true }).check({ force: true });
  // They take most of the time, and are about something else.
  await page.getByRole('checkbox', { name: 'QR codes on the back' }).uncheck();
  const texts = puzzles.map((puzzle) => {
    const text = formatPuzzle({ puzzle }, 'pencilmark');
    if (!text.ok) throw new Error(text.error.message);
    return text.value;
  });
  await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(texts.join('\n'));
  const solutions = page.getByRole('img', { name: /^Solution of \d+$/ });
  await expect(solutions).toHaveCount(puzzles.length);
  await expect(page.getByText('Several solutions')).toHaveCount(0);
  for (const [index, puzzle] of puzzles.entries()) {
    const picture = page.getByRole('img', { name: `Solution of ${index + 1}`, exact: true });
    // Labels and numbers of rules are written smaller.
    const symbols = await picture.locator(`text[font-size="${DIGIT_FONT}"]`).allTextContents();
    const digits = symbols.map((symbol) => puzzle.geometry.symbols.indexOf(symbol) + 1);
    expect(isSolutionOf(puzzle, digits), JSON.stringify(puzzle.constraints)).toBe(true);
  }
});

/** Rules of kinds whose rows, which are fillings of lines, fit into no full grid. */
const OTHERS: Readonly<Record<string, readonly Constraint[] | undefined>> = {
  'anti-king': [{ kind: 'anti-king' }],
  'counting-circles': [{ kind: 'counting-circles', cells: [0] }],
  automaton: [{ kind: 'automaton', cells: [0, 40], start: [0], accept: [0], arcs: [[0, 1, 0]] }],
  palindrome: [{ kind: 'palindrome', cells: [0, 40, 80] }],
};

const drawnOrOther = (kind: string): readonly Constraint[] =>
  OTHERS[kind] ?? DRAWN_RULES.filter((constraint) => constraint.kind === kind);

/** A puzzle with one solution and a rule of that kind, from whose cells as many givens as possible were removed. */
function puzzleWithRule(kind: (typeof CONSTRAINT_KINDS)[number]): Puzzle {
  const empty = [
    ...CONSTRAINT_ROWS[kind].map(emptyBoard),
    ...drawnOrOther(kind).map((rule) => puzzleWith(rule)),
  ];
  const puzzle = empty.find((one) => countSolutions(one, 1).count > 0)!;
  let givens = [...countSolutions(puzzle, 1).examples[0]];
  for (const cell of shuffle([...givens.keys()], createRandom(`print ${kind}`))) {
    const fewer = givens.with(cell, 0);
    if (countSolutions({ ...puzzle, givens: fewer }, 2).count === 1) givens = fewer;
  }
  return { ...puzzle, givens };
}

function emptyBoard({ board, constraint }: ConstraintRow): Puzzle {
  const geometry = createGeometry(board ?? variantSpec('classic'));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const givens = geometry.value.cells.map(() => 0);
  const puzzle = createPuzzle(geometry.value, givens, undefined, [constraint]);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
