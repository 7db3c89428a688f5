/**
 * The 4×4 page. The digits are drawn on top of a tower, which always runs: until logic comes to rest, and to a
 * solution only where one is asked for. Everything is packed, a property per cell, and written as calls of
 * functions: short rather than quick. The buttons stand apart from it, so that a press leaves them alone.
 */
import type { Expression } from './algebra.ts';
import { call, choice, clamp, constant, define, definitionText, floor, least, minus } from './algebra.ts';
import { most, product, property, quotient, remainder, same, sum } from './algebra.ts';
import { dealer, dealSheet, ranked, shifting, spread } from './deal.ts';
import { marked, marksText, spelt } from './drawing.ts';
import { fourLook } from './four-look.ts';
import { digit, given } from './ground.ts';
import { FOUR, layoutOf } from './layout.ts';
import type { Cell, Layout } from './layout.ts';
import { modeNumber } from './machine.ts';
import { html, navigation } from './page.ts';
import { BASE, open, packed, packedGround, place, wordsOf } from './packed.ts';
import { all, any, declarations, is, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { LEVELS, PER_LEVEL, shelfOf } from './shelf-four.ts';
import type { Level } from './shelf-four.ts';
import { ENDED, foundation, towerOf, towerSheet } from './tower.ts';

/**
 * The empty grid takes fourteen steps, the most of all 61,556,225 grids without a conflict, and one more floor
 * looks at the result.
 */
const FLOORS = 15;

/** The buttons of the levels in their order, and one for a board without a puzzle. */
const BUTTONS = [
  { name: 'easy', words: 'New puzzle' },
  { name: 'hard', words: 'Harder' },
  { name: 'blank', words: 'Empty' },
] as const satisfies readonly { name: Level | 'blank'; words: string }[];

export function fourPage(): string {
  const layout = layoutOf(FOUR);
  return html({
    file: '4x4.html',
    title: '4×4 Sudoku in CSS alone · Pencilmark',
    description: 'A Sudoku that checks, hints, solves and deals new puzzles with HTML and CSS alone.',
    sheet: sheet(layout),
    body: `${navigation('4x4.html', 'No script runs on this page')}<main class=table><h1 class=hush>4×4 Sudoku in CSS alone</h1>${game(layout)}</main>`,
  });
}

function sheet(layout: Layout): string {
  const { cells } = layout;
  const words = wordsOf(layout);
  const wiring = packed(layout, words);
  return [
    registration(['filled', 'right', 'wrong', 'reveal', 'sought', 'won', 'elapsed']),
    registration(['digit', 'given', 'clash', 'hint', 'solution', 'shown'], 'own'),
    dealing(layout),
    `.state{${declarations([
      ...cells.flatMap((cell) => [set(hinted(cell), constant(0)), set(digit(cell), property(given(cell)))]),
      ...packedGround(layout, words, digit),
      ...foundation(wiring),
      filled(layout),
    ])}}`,
    ...cells.map(chosen),
    '.state:has(.solve :checked){--reveal:1;--sought:1}.board:has(.wh :checked)~.state{--sought:1}',
    towerSheet(wiring, any(ENDED, UNDECIDED)),
    `.top-floor{${declarations(outcome(layout))}}`,
    ...cells.map(
      (cell) =>
        `.c${cell.name}{${declarations([copied('given', given(cell))])}}.d${cell.name}{${declarations(sources(cell))}}`,
    ),
    definitionText(SOLUTION),
    `.drawing div{${declarations(drawn())}}`,
    `@container style(--shown:0){.drawing div:before{content:${marksText(layout)}/"";${marked(layout, lineOfMarks)}}}`,
    fourLook(layout),
  ].join('\n');
}

const range = ({ digits }: Layout): number[] => Array.from({ length: digits }, (_, k) => k);
const hinted = (cell: Cell): string => `hinted-${cell.name}`;

/** The player's choices, carried over to the element that computes. */
const chosen = ({ name, candidates }: Cell): string => {
  const carried = (choice: string, to: string) =>
    `.board:has(.c${name} .w${choice} :checked)~.state{--${to}}`;
  return [
    ...candidates.map((_, k) => carried(`${k + 1}`, `digit-${name}:${k + 1}`)),
    carried('h', `hinted-${name}:1`),
  ].join('');
};

const filled = ({ cells }: Layout): Declaration =>
  set('filled', sum(...cells.map((c) => least(1, sum(property(digit(c)), property(hinted(c)))))));

/**
 * Where logic rests without a contradiction, a 4×4 grid always has a solution: true of all 61,556,225 without a
 * conflict. So nothing is guessed until a digit of the solution is to be shown.
 */
const UNDECIDED = all(is('mode', modeNumber('guess')), is('sought', 0));

/** What the top floor tells: whether there is a solution, and whether the player has found it. */
function outcome(layout: Layout): Declaration[] {
  const wrong = property('wrong');
  return [
    set('wrong', same(property('mode'), modeNumber('impossible'))),
    set('right', minus(least(1, most(0, minus(property('mode'), modeNumber('guess') - 1))), wrong)),
    set(
      'won',
      product(property('right'), same(property('filled'), layout.cells.length), minus(1, property('reveal'))),
    ),
  ];
}

/** A cell's own copies of what concerns it, so that one set of rules draws all of them. */
const sources = (cell: Cell): Declaration[] => [
  copied('digit', digit(cell)),
  copied('given', given(cell)),
  copied('clash', `clash-${cell.name}`),
  copied('hinted', hinted(cell)),
  copied('marks', `marks-${cell.name}`),
  copied('open', open(cell)),
];

const copied = (name: string, from: string): Declaration => set(name, property(from));

/** The two digits in a line of marks. */
const lineOfMarks = (line: number): Expression => {
  const pair = BASE ** 2;
  const marks = property('marks');
  return spelt(line === 1 ? remainder(marks, pair) : floor(quotient(marks, pair)), BASE);
};

/** The digit of a cell with one open candidate. */
const SOLUTION = define('solution', ['open'], (candidates) =>
  sum(...[0, 1, 2, 3].map((k) => product(place(candidates!, k), k + 1))),
);

const drawn = (): Declaration[] => [
  set('hint', product(clamp(sum(property('hinted'), property('reveal'))), property('right'))),
  set('solution', choice([{ name: 'hint', is: 1, then: call(SOLUTION, property('open')) }], 0)),
  set('shown', choice([{ name: 'digit', is: 0, then: property('solution') }], property('digit'))),
];

/** A puzzle from the shelf, a row of it in one number, and digits for its letters: each by lot. */
function dealing(layout: Layout): string {
  const shelf = LEVELS.flatMap((level) => shelfOf(layout, level));
  const letters = range(layout).map((k) => `lot-${k + 1}`);
  const row = (puzzle: readonly number[], r: number) =>
    range(layout).reduce((packedRow, k) => packedRow + puzzle[r * layout.digits + k]! * LETTERS ** k, 0);
  return [
    dealSheet(BUTTONS, ['letters']),
    registration(['shelf', ...letters]),
    definitionText(DEALT),
    `.dealt{${declarations([
      set('shelf', sum(shifting(PER_LEVEL), product(property('level'), PER_LEVEL))),
      ...letters.map((lot, k) => set(lot, spread('letters', k))),
      ...letters.map((lot, k) => set(`letter-${k + 1}`, ranked(lot, letters))),
      ...range(layout).map((r) =>
        set(
          `givens-${r + 1}`,
          choice(
            shelf.map((puzzle, k) => ({ name: 'shelf', is: k, then: constant(row(puzzle, r)) })),
            0,
          ),
        ),
      ),
      ...layout.cells.map((cell) =>
        set(given(cell), call(DEALT, property(`givens-${cell.row}`), LETTERS ** (cell.column - 1))),
      ),
    ])}}`,
  ].join('\n');
}

/** What a place of a row's number can be: one of four letters, or 0. */
const LETTERS = 5;

/** The digit that the letter at this place of a row stands for. */
const DEALT = define('dealt', ['row', 'place'], (row, at) => {
  const letter = remainder(floor(quotient(row!, at!)), LETTERS);
  return sum(...[1, 2, 3, 4].map((k) => product(same(letter, k), property(`letter-${k}`))));
});

function game(layout: Layout): string {
  const board = `<div class=board role=group aria-label="Sudoku board, 4 by 4">${layout.cells.map(cellOf).join('')}</div>`;
  const drawing = `<div class=drawing role=group aria-label=Digits>${layout.cells.map(({ name }) => `<div class=d${name}></div>`).join('')}</div>`;
  const win =
    '<div class=win role=status><b>Solved</b><i></i><span>Every row, column and box is complete.</span></div>';
  const inside = `<div class=top-floor>${drawing}${win}${side()}</div>`;
  return dealer(
    BUTTONS,
    `<form class=game id=game autocomplete=off>${board}<div class=state>${towerOf(FLOORS, inside)}</div></form>`,
  );
}

function cellOf({ name, row, column, candidates }: Cell): string {
  const radio = `<input type=radio name=c${name}`;
  const choices = candidates.map((_, k) => `<label class=w${k + 1}>${radio}>${k + 1}</label>`).join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><div class=wheel tabindex=-1><label class=w0>${radio} checked aria-label=empty>×</label>${choices}<label class=wh>${radio} aria-label=hint>Hint</label></div></fieldset>`;
}

const side = (): string => `<div class=side>
<div class=pace><p class=time><span class=hush>Time </span></p>
<div class=gauge role=img aria-label="From hare to tortoise">${HARE}<b><i></i></b>${TORTOISE}</div></div>
<p class=status role=status></p>
<div class=actions><label class="button solve"><input type=checkbox aria-label="Show the solution"><span></span></label><button type=reset>Reset</button></div>
<p class=tip>Choose a cell, then a digit from the wheel. By keyboard: Tab from cell to cell, arrow keys for the digit, Space on a button.</p></div>`;

const HARE =
  '<svg viewBox="0 0 24 24" width=24 height=24 aria-hidden=true><path fill="currentColor" d="M17 3c1.2 0 1.3 3.6.5 6.1 2 .6 3.3 2 3.3 3.6 0 1.4-1 2-2.4 2.2l-2 .2.9 3.6c.1.5-.2.9-.7.9h-1.9l-1.5-3.3-3.1-.2-1 2.6c-.2.6-.7.9-1.3.9H4.6c-.6 0-.8-.7-.3-1l1.6-1C4.6 16.7 4 15.5 4 14.1 4 11 6.7 9 10 9h3.7c-.4-2.7 1.3-6 3.3-6z"/></svg>';
const TORTOISE =
  '<svg viewBox="0 0 24 24" width=24 height=24 aria-hidden=true><path fill="currentColor" d="M3 15c0-4.4 3.4-8 7.6-8s7.2 3 7.6 6.6c.5-1.3 1.2-2.1 2.2-2.1.9 0 1.6.8 1.6 1.8 0 2-1.8 3.2-4.3 3.2H17l.5 2c.1.4-.2.7-.6.7h-1.8l-1-2.7H8.4l-1 2.7H5.6c-.4 0-.7-.4-.6-.8l.6-1.9H4c-.6 0-1-.6-1-1.5z"/></svg>';
