/**
 * The 6×6 and 9×9 pages: a board with live marks, and two solvers that wait until they are asked: the tower
 * ("Solve at once") and the clock ("Watch it think"). What they find is drawn on a layer above the board.
 */
import { call, clamp, define, definitionText, least, minus, most, product, property } from './algebra.ts';
import { choice, constant, remainder, sum, text } from './algebra.ts';
import type { Definition } from './algebra.ts';
import { clockOf, clockSheet } from './clock.ts';
import { dealer, dealSheet, ranked, spread } from './deal.ts';
import type { DealButton } from './deal.ts';
import { marked, marksText, spelt, speltFates } from './drawing.ts';
import * as g from './ground.ts';
import { largeLook } from './large-look.ts';
import { layoutOf } from './layout.ts';
import type { Cell, Layout, Size } from './layout.ts';
import { html, navigation } from './page.ts';
import { count, now, plain } from './plain.ts';
import { css, declarations, is, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { largeShelf } from './shelf-large.ts';
import type { ShelfPuzzle } from './shelf-large.ts';
import { foundation, towerOf, towerSheet } from './tower.ts';

export interface LargePage {
  readonly file: string;
  readonly size: Size;
  /** Steps the tower has room for. The parser nests no deeper than 512 elements. */
  readonly floors: number;
}

export function largePage({ file, size, floors }: LargePage): string {
  const layout = layoutOf(size);
  const shelf = largeShelf(layout);
  const side = `${size.digits}×${size.digits}`;
  return html({
    file,
    title: `${side} Sudoku solver in CSS alone · Pencilmark`,
    description: `A ${side} Sudoku with live marks and a full solver, made of HTML and CSS alone.`,
    sheet: sheet(layout, shelf),
    body: navigation(file, 'No script runs on this page') + table(layout, shelf, floors),
  });
}

function sheet(layout: Layout, shelf: readonly ShelfPuzzle[]): string {
  const { cells } = layout;
  return [
    registration([...g.registeredOnGround(layout), 'all', 'fewest', 'pause']),
    registration(OWN, 'own'),
    ...g.groundWords(layout).map(definitionText),
    dealing(layout, shelf),
    `.state{${declarations([...g.ground(layout), all(layout), g.fewest(layout)])}}`,
    ...layout.candidates.map(
      (x) => `.r${x.row}:has(#e${x.name}:checked)~.state{${declarations(g.chosen(cells[x.cell]!, x.digit))}}`,
    ),
    '.side:has(#pause:checked)~.state{--pause:1}',
    `.side:has(#solve:checked)~.state .tower,.side:has(#watch:checked)~.state .thinking{${declarations([...g.start(layout), ...foundation(plain(layout))])}}`,
    ...cells.map(
      (cell) => `.c${cell.name},.d${cell.name}{${declarations([set('given', property(g.given(cell)))])}}`,
    ),
    board(layout),
    solvers(layout),
    largeLook(layout),
  ].join('\n');
}

/** Told to one element only: passing them on would make each cell carry its own copy of all that it inherits. */
const OWN = ['given', 'clash', 'shown', 'left', 'seen'];

/** 1 when every cell holds a digit. */
const all = ({ cells }: Layout): Declaration =>
  set('all', least(1, ...cells.map((c) => property(g.digit(c)))));

/** What the player sees. */
function board(layout: Layout): string {
  const { cells } = layout;
  const drawn = (cell: Cell): Declaration[] => [
    set('shown', property(g.digit(cell))),
    set('clash', g.clash(layout, cell)),
  ];
  const parts = g.partsOf(layout);
  const marks = (cell: Cell) => parts.map((part) => set(`marks-${part}`, property(g.open(cell, part))));
  const singles = (cell: Cell) => parts.map((part) => set(`marks-${part}`, g.single(layout, cell, part)));
  const line = marked(layout, (part) => spelt(property(`marks-${part}`), g.BASE));
  const each = (element: string, set: (cell: Cell) => Declaration[]) =>
    cells.map((cell) => `.d${cell.name}:${element}{${declarations(set(cell))}}`).join('') +
    `.drawing div:${element}{content:${marksText(layout)};${line}}`;
  return [
    ...cells.map((cell) => `.d${cell.name}{${declarations(drawn(cell))}}`),
    '.side:has(#marks:not(:checked),#solve:checked,#watch:checked)~.state{--unmarked:1}',
    '.side:has(#singles:checked):not(:has(#solve:checked,#watch:checked))~.state{--singled:1}',
    `@container style(--shown:0) and (not style(--unmarked:1)){${each('before', marks)}}`,
    `@container style(--singled:1){.drawing{${declarations(g.lone(layout))}}}`,
    `@container style(--shown:0) and style(--singled:1){${each('after', singles)}}`,
  ].join('\n');
}

/** The solvers, and what they make of a cell that the player left open: marks, or its one digit, or a guess. */
function solvers(layout: Layout): string {
  const { cells, constraints, candidates } = layout;
  const wiring = plain(layout);
  const fates = (cell: Cell) => cell.candidates.map((i) => property(now(candidates[i]!)));
  const left = (cell: Cell, c: number) =>
    choice([{ name: g.digit(cell), is: 0, then: property(count(constraints[c]!)) }], 0);
  const word = see(layout);
  const line = speltFates(layout);
  const lineOf = (cell: Cell, n: number) =>
    call(line, ...fates(cell).slice((n - 1) * layout.boxColumns, n * layout.boxColumns));
  return [
    towerSheet(wiring),
    clockSheet(wiring),
    definitionText(word),
    definitionText(line),
    ...cells.map((cell, c) => `.v${cell.name}{${declarations([set('left', left(cell, c))])}}`),
    `@container style(--left > 1){${cells.map((cell) => `.v${cell.name}:before{${marked(layout, (n) => lineOf(cell, n))}}`).join('')}}`,
    `@container style(--left:1){${cells.map((cell) => `.v${cell.name}:before{${declarations([set('seen', call(word, ...fates(cell)))])}}`).join('')}.layer i:before{counter-set:digit ${text(remainder(property('seen'), GUESSED))}}}`,
  ].join('\n');
}

const GUESSED = 100;

/** The digit of a cell with one open candidate, and `GUESSED` in addition to it where it was guessed. */
const see = ({ digits }: Layout): Definition => {
  const names = Array.from({ length: digits }, (_, k) => `of-${k + 1}`);
  return define('see', names, (...fates) => {
    const digit = fates.map((fate, k) => product(k + 1, minus(1, clamp(fate))));
    return sum(product(-GUESSED, most(-1, least(0, ...fates))), ...digit);
  });
};

/**
 * The radio buttons and what they make of the board stand apart: `.state` holds all that is computed, and a press
 * on a digit leaves alone the 810 buttons, which would else be restyled with it. Each row stands by itself beside
 * \`.state\`, so that a rule about one of its buttons need not look for it on the whole board.
 */
function table(layout: Layout, shelf: readonly ShelfPuzzle[], floors: number): string {
  const size = `${layout.digits} by ${layout.digits}`;
  const rows = layout.cells
    .filter(({ column }) => column === 1)
    .map(
      ({ row }) =>
        `<div class="row r${row}" role=group aria-label="Row ${row}">${layout.cells.map((cell) => (cell.row === row ? cellOf(layout, cell) : '')).join('')}</div>`,
    );
  const drawing = `<div class=drawing aria-hidden=true>${layout.cells.map(({ name }) => `<div class=d${name}></div>`).join('')}</div>`;
  const layer = (kind: string, report: string) =>
    `<div class="layer" aria-label="${kind}">${layout.cells.map(({ name }) => `<i class=v${name}></i>`).join('')}</div>${report}`;
  const game = `<form class=game id=game autocomplete=off aria-label="Sudoku board, ${size}"><div class=board></div>
${rows.join('')}
<div class=side>${CONTROLS}</div>
<div class=state>${drawing}<p class=verdict role=status></p>
<div class=tower>${towerOf(floors, layer('Solution', report('tower')))}</div>
<div class=thinking>${clockOf(layer('The search', report('clock')))}</div></div></form>`;
  return `<main class=table><h1 class=hush>${size} Sudoku in CSS alone</h1>${dealer(buttonsOf(shelf), game)}</main>`;
}

function cellOf(layout: Layout, { name, row, column, candidates }: Cell): string {
  const keys = candidates
    .map((i) => {
      const { digit } = layout.candidates[i]!;
      return `<label><input type=radio name=c${name} id=e${name}${digit}>${digit}</label>`;
    })
    .join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><div class=keys>${keys}<label><input type=radio name=c${name} checked>Empty</label></div></fieldset>`;
}

/** What the running solver tells, set above the controls by the style sheet. */
const report = (kind: string): string =>
  `<dl class="report ${kind}-report" role=status><div class=mode></div><div><dt>Steps</dt><dd class=n-steps></dd></div><div><dt>Depth</dt><dd class=n-depth></dd></div><div><dt>Guesses</dt><dd class=n-guesses></dd></div><div><dt>Taken back</dt><dd class=n-retreats></dd></div></dl>`;

const CONTROLS = `<div class=pad><p>Choose a cell, then a digit here. By keyboard: Tab from cell to cell, arrow keys for the digit.</p></div>
<fieldset class=run><legend class=hush>Solver</legend>
<label class="button primary ask"><input type=radio name=run id=solve>Solve at once</label>
<label class="button ask"><input type=radio name=run id=watch>Watch it think</label>
<label class="button stop"><input type=radio name=run id=stop checked>Back to board</label>
<label class="button pause"><input type=checkbox id=pause>Pause</label></fieldset>
<div class=aids><label class=switch><input type=checkbox id=marks checked><span>Marks</span></label><label class=switch><input type=checkbox id=singles><span>Singles</span></label><button type=reset>Reset</button></div>`;

/** A button per puzzle, and one for a board without. */
const buttonsOf = (shelf: readonly ShelfPuzzle[]): DealButton[] => [
  ...shelf.map(({ id, title }) => ({ name: id, words: title })),
  { name: 'own', words: 'Empty grid' },
];

/**
 * Puts the chosen puzzle on the board, or the one that the address names. Those made for the page get new digits
 * and a turn each time.
 */
function dealing(layout: Layout, shelf: readonly ShelfPuzzle[]): string {
  const { digits, cells } = layout;
  const faces = Array.from({ length: digits }, (_, k) => k + 1);
  const lots = faces.map((d) => `lot-${d}`);
  const turns = turnsOf(layout);
  const varied = shelf.filter((puzzle) => puzzle.varied).length;
  const turn = product(
    remainder(property('turning'), turns.length + 1),
    clamp(minus(varied, property('level'))),
  );
  return [
    dealSheet(buttonsOf(shelf), ['letters', 'turning']),
    registration(['turn', ...lots, ...faces.map((d) => `letter-${d}`), ...cells.map(source)]),
    `.game{${declarations([
      ...lots.map((lot, k) => set(lot, spread('letters', k))),
      ...lots.map((lot, k) => set(`letter-${k + 1}`, ranked(lot, lots))),
      set('turn', turn),
      ...cells.map((cell) =>
        set(
          g.given(cell),
          choice(
            turns.map((to, k) => ({ name: 'turn', is: k + 1, then: property(source(to(cell))) })),
            property(source(cell)),
          ),
        ),
      ),
      ...g.entered(layout),
    ])}}`,
    ...shelf.map((puzzle, k) => css('.game', [{ when: is('level', k), set: givensOf(layout, puzzle) }])),
  ].join('\n');
}

const source = (cell: Cell): string => `source-${cell.name}`;

const givensOf = ({ cells }: Layout, { givens, varied }: ShelfPuzzle): Declaration[] =>
  cells.flatMap((cell, c) =>
    givens[c] ? [set(source(cell), varied ? property(`letter-${givens[c]}`) : constant(givens[c]))] : [],
  );

/** Ways to turn the board over that keep its boxes. */
function turnsOf({ digits, boxRows, boxColumns, cells }: Layout): ((cell: Cell) => Cell)[] {
  const at = (row: number, column: number) => cells[(row - 1) * digits + column - 1]!;
  const back = (n: number) => digits + 1 - n;
  const about = ({ row, column }: Cell) => at(back(row), back(column));
  if (boxRows !== boxColumns) return [about];
  return [about, ({ row, column }) => at(column, row), ({ row, column }) => at(back(column), back(row))];
}
