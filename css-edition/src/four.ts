/**
 * The 4×4 page. The digits are drawn on top of a tower, which always runs: until logic comes to rest, and to a solution
 * only if one is requested. The buttons are outside it, so that a press does not restyle them.
 */
import { clamp, floor, least, minus, most, power, product, property, quotient } from './algebra.ts';
import { constant, remainder, same, sum } from './algebra.ts';
import { dealer, dealSheet, ranked, shifting, spread } from './deal.ts';
import { marked, marksText, spelt } from './drawing.ts';
import { fourLook } from './four-look.ts';
import * as g from './ground.ts';
import { FOUR, layoutOf } from './layout.ts';
import type { Cell, Layout } from './layout.ts';
import { modeNumber } from './machine.ts';
import { html, navigation } from './page.ts';
import { now, plain } from './plain.ts';
import { all, any, declarations, is, query, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { LEVELS, PER_LEVEL, shelfOf } from './shelf-four.ts';
import type { Level } from './shelf-four.ts';
import { ENDED, foundation, towerOf, towerSheet } from './tower.ts';

/**
 * The empty grid takes fourteen steps, the maximum for all 61,556,225 grids without a conflict, and one more floor
 * evaluates the result.
 */
const FLOORS = 15;

/** The buttons of the levels in order, and one for a board without a puzzle. */
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
    body: `${navigation('4x4.html')}<main class=table>${CLAIM}${game(layout)}</main>`,
  });
}

const CLAIM =
  '<header class=claim><h1>This is a style sheet. You can play it.</h1><p>No script runs on this page: CSS deals, checks, hints, solves and keeps the time. <a href="9x9.html">See it solve 9×9</a>.</p></header>';

function sheet(layout: Layout): string {
  const { cells } = layout;
  const wiring = plain(layout, true);
  return [
    registration([...g.registeredOnGround(layout), 'filled', 'sought', 'right', 'wrong', 'won', 'reveal']),
    registration(['hints', 'residue', 'shaking', 'elapsed']),
    registration(OWN, 'own'),
    dealing(layout),
    `.state{${declarations([
      ...cells.map((cell) => set(hinted(cell), constant(0))),
      ...g.entered(layout),
      ...g.ground(layout),
      ...g.start(layout),
      ...foundation(wiring),
      filled(layout),
      set('hints', sum(...cells.map((cell) => property(hinted(cell))))),
      residue(layout),
    ])}}`,
    `.board{${cells.map((cell) => chosen(layout, cell)).join('')}}`,
    '.state:has(.solve :checked){--reveal:1;--sought:1}.state:has(.marks :checked){--marks:1}.board:has(.wh :checked)~.state{--sought:1}',
    towerSheet(wiring, any(ENDED, UNDECIDED)),
    `.top-floor{${declarations(outcome(layout))}}`,
    ...cells.map(
      (cell) =>
        `.c${cell.name},.d${cell.name}{${declarations([set('given', property(g.given(cell)))])}}.d${cell.name}{${declarations(sources(layout, cell))}}`,
    ),
    `.drawing>div{${declarations(drawn(layout))};counter-set:digit var(--shown)}`,
    `@container style(--shown:0) and style(--marks:1){.drawing b{--say:${marksText(layout)};${marked(layout, (part) => spelt(layout, property(`open-${part}`)))}}}`,
    fourLook(layout),
  ].join('\n');
}

/** Set on one element only. */
const OWN = ['given', 'twice', 'shown', 'helped'];

const range = ({ digits }: Layout): number[] => Array.from({ length: digits }, (_, k) => k);
const hinted = (cell: Cell): string => `i${cell.name}`;

/** The player's choices, passed on to the element that computes. */
const chosen = (layout: Layout, cell: Cell): string => {
  const carried = (choice: string, to: readonly Declaration[]) =>
    `&:has(.c${cell.name} .w${choice} :checked)~.state{${declarations(to)}}`;
  return [
    ...cell.candidates.map((_, k) => carried(`${k + 1}`, g.chosen(layout, cell, k + 1))),
    carried('h', [set(hinted(cell), constant(1))]),
  ].join('');
};

const filled = (layout: Layout): Declaration => set('filled', sum(g.entries(layout), property('hints')));

/**
 * The sum of all choices modulo their number, a hint counting as one more digit: it changes with every change of a
 * single cell. It names the animation that shakes the board, which so starts again at each press.
 */
const residue = ({ digits, cells }: Layout): Declaration =>
  set(
    'residue',
    remainder(
      sum(...cells.map((cell) => property(g.digit(cell))), product(digits + 1, property('hints'))),
      digits + 2,
    ),
  );

/**
 * If logic comes to rest without a contradiction, a 4×4 grid always has a solution: true for all 61,556,225 grids
 * without a conflict. So nothing is guessed until a digit of the solution is to be shown.
 */
const UNDECIDED = all(is('mode', modeNumber('guess')), is('sought', 0));

/** The outcome of the top floor: whether there is a solution, and whether the player has found it. */
function outcome(layout: Layout): Declaration[] {
  const wrong = property('wrong');
  return [
    set('wrong', same(property('mode'), modeNumber('impossible'))),
    set('shaking', product(wrong, sum(1, property('residue')))),
    set('right', minus(least(1, most(0, minus(property('mode'), modeNumber('guess') - 1))), wrong)),
    set(
      'won',
      product(property('right'), same(property('filled'), layout.cells.length), minus(1, property('reveal'))),
    ),
  ];
}

/** A cell's own copies of its properties, so that one set of rules draws all cells. */
const sources = (layout: Layout, cell: Cell): Declaration[] => [
  ...g.copies(layout, cell).filter(({ name }) => name !== 'given'),
  set('hinted', property(hinted(cell))),
  ...cell.candidates.map((i, k) => set(`f${k + 1}`, property(now(layout.candidates[i]!)))),
];

const drawn = (layout: Layout): Declaration[] => {
  const solution = sum(...range(layout).map((k) => product(k + 1, minus(1, clamp(property(`f${k + 1}`))))));
  return [
    set('twice', g.twice(layout)),
    set(
      'helped',
      product(
        clamp(sum(property('hinted'), property('reveal'))),
        property('right'),
        same(property('digit'), 0),
      ),
    ),
    set('shown', sum(property('digit'), product(property('helped'), solution))),
  ];
};

/** A puzzle from the shelf, with each row in one number, and digits for its letters, both chosen by the lot. */
function dealing(layout: Layout): string {
  const shelf = LEVELS.flatMap((level) => shelfOf(layout, level));
  const letters = range(layout).map((k) => `lot-${k + 1}`);
  const rows = range(layout).map((r) => `q${r + 1}`);
  const row = (puzzle: readonly number[], r: number) =>
    range(layout).reduce((packedRow, k) => packedRow + puzzle[r * layout.digits + k]! * LETTERS ** k, 0);
  return [
    dealSheet(BUTTONS),
    registration(['shelf', ...letters, ...range(layout).map((k) => `letter-${k + 1}`)]),
    registration([...rows, 'faces']),
    `.dealt{${declarations([set('shelf', sum(shifting(PER_LEVEL), product(property('level'), PER_LEVEL)))])}}`,
    `.game{${shelf
      .map((puzzle, k) => {
        const packed = rows.map((name, r) => set(name, constant(row(puzzle, r))));
        return `@container ${query(is('shelf', k))}{${declarations(packed)}}`;
      })
      .join('')}}`,
    `.game{--live: ;${declarations([
      ...letters.map((lot, k) => set(lot, spread(k))),
      ...letters.map((lot, k) => set(`letter-${k + 1}`, ranked(lot, letters))),
      set('faces', sum(...letters.map((_, k) => product(10 ** (k + 1), property(`letter-${k + 1}`))))),
      ...layout.cells.map((cell) => set(g.given(cell), digitOf(cell))),
    ])}}`,
  ].join('\n');
}

/** The number of values of a place in a row's number: one of four letters, or 0. */
const LETTERS = 5;

const letterOf = ({ row, column }: Cell) =>
  remainder(floor(quotient(property(`q${row}`), LETTERS ** (column - 1))), LETTERS);

/** The digit that a cell's letter stands for: the place of the letter in `faces`. */
const digitOf = (cell: Cell) => remainder(floor(quotient(property('faces'), power(10, letterOf(cell)))), 10);

function game(layout: Layout): string {
  const board = `<div class=board role=group aria-label="Sudoku board, 4 by 4">${layout.cells.map(cellOf).join('')}</div>`;
  const drawing = `<div class=drawing role=group aria-label=Digits>${layout.cells.map(({ name }) => `<div class=d${name}><b></b></div>`).join('')}</div>`;
  const inside = `<div class=top-floor>${drawing}${side()}</div>`;
  return dealer(
    BUTTONS,
    `<form class=game id=game autocomplete=off>${board}<div class=state>${towerOf(FLOORS, inside)}</div></form>`,
  );
}

function cellOf({ name, row, column, candidates }: Cell): string {
  const radio = `<input type=radio name=c${name}`;
  const choices = candidates.map((_, k) => `<label class=w${k + 1}>${radio}>${k + 1}</label>`).join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><div class=wheel tabindex=-1><label class=w0>${radio} checked aria-label=empty>×</label>${choices}<label class=wh>${radio}>Hint</label></div></fieldset>`;
}

/** The switch for marks belongs to no form that exists, so that dealing and "Reset" leave it as it is. */
const side = (): string => `<div class=side>
<div class=pace><div class=gauge role=img aria-label="From hare to tortoise in three minutes">${GAUGE}</div><div><p class=time><span class=hush>Time </span></p><p class=speed></p></div></div>
<p class=status role=status></p><label class="button again" for=deal-easy>Play again</label>
<div class=actions><label class="button solve"><input type=checkbox aria-label="Show the solution"><span></span></label><label class="button marks"><input type=checkbox form=aids>Marks</label><button type=reset class=reset>Reset</button></div>
<p class=tip>Choose a cell, then a digit from the wheel. By keyboard: Tab from cell to cell, arrow keys for the digit, Space on a button.</p></div>`;

/** A half circle from quick to slow, with words along it; the hand turns over time. */
const GAUGE = `<svg viewBox="0 0 200 112" aria-hidden=true><path id=arc d="M22 100a78 78 0 0 1 156 0" fill=none stroke="url(#pace)" stroke-width=20 /><defs><linearGradient id=pace><stop stop-color="var(--proof)"/><stop offset=.5 stop-color="var(--change)"/><stop offset=1 stop-color="var(--conflict-tint)"/></linearGradient></defs><text><textPath href=#arc startOffset=4>hare</textPath></text><text><textPath href=#arc startOffset=69>quick</textPath></text><text><textPath href=#arc startOffset=128>steady</textPath></text><text><textPath href=#arc startOffset=190>tortoise</textPath></text><g class=hand><path d="M97 100l3-62 3 62z"/></g><circle cx=100 cy=100 r=6 /></svg>`;
