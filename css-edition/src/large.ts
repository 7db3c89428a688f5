/**
 * The 6×6 and 9×9 pages: a board with live marks, and two solvers that wait until they are asked: the tower
 * ("Solve at once") and the clock ("Watch it think"). What they find is drawn on a layer above the board.
 */
import {
  call,
  choice,
  clamp,
  constant,
  define,
  definitionText,
  floor,
  least,
  minus,
  product,
  property,
  quotient,
  remainder,
  same,
  sum,
} from './algebra.ts';
import type { Definition } from './algebra.ts';
import { clockOf, clockSheet } from './clock.ts';
import { clash, digit, entered, given, ground, groundWords, registeredOnGround } from './ground.ts';
import { largeLook } from './large-look.ts';
import { layoutOf } from './layout.ts';
import type { Cell, Layout, Size } from './layout.ts';
import { count, loose, now, plain } from './plain.ts';
import { dealer, dealSheet, ranked, spread } from './deal.ts';
import type { DealButton } from './deal.ts';
import { html, navigation } from './page.ts';
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
  const wiring = plain(layout);
  return [
    registration([...registeredOnGround(layout), 'all', 'fewest', 'pause']),
    registration(OWN, 'own'),
    ...groundWords(layout).map(definitionText),
    dealing(layout, shelf),
    `.state{${declarations([...entered(layout), ...ground(layout), ...foundation(), all(layout), fewest(layout)])}}`,
    ...layout.candidates.map(
      (x) => `.board:has(#e${x.name}:checked)~.state{--${digit(cells[x.cell]!)}:${x.digit}}`,
    ),
    '.side:has(#pause:checked)~.state{--pause:1}',
    towerSheet(wiring, { count: '.state', scan: '.side:has(#singles:checked)~.state .drawing' }),
    clockSheet(wiring),
    ...cells.map((cell) => `.c${cell.name}{${declarations([set('given', property(given(cell)))])}}`),
    ...cells.map((cell) => `.d${cell.name}{${declarations(onBoard(cell))}}`),
    definitionText(see(layout)),
    `.layer i{${DRAWN}}`,
    ...cells.map((cell) => `.v${cell.name}{${declarations(onLayer(layout, cell))}}`),
    ...cells.map((cell) => marks(layout, cell)),
    ...cells.map((cell) => singles(layout, cell)),
    largeLook(layout),
  ].join('\n');
}

/** Told to one element only: passing them on would make each cell carry its own copy of all that it inherits. */
const OWN = ['digit', 'given', 'clash', 'shown', 'sole', 'left', 'seen', 'guess'];

/** 1 when every cell holds a digit. */
const all = ({ cells }: Layout): Declaration => set('all', least(1, ...cells.map((c) => property(digit(c)))));

/** The fewest places that any cell or digit has left. */
const fewest = ({ constraints }: Layout): Declaration =>
  set('fewest', least(...constraints.map((u) => property(count(u)))));

/** What the player sees of a cell. */
function onBoard(cell: Cell): Declaration[] {
  return [
    set('shown', property(digit(cell))),
    set('given', property(given(cell))),
    set('clash', property(clash(cell))),
  ];
}

/** What a solver makes of a cell that the player left open: one digit, or marks, or a guess. */
function onLayer(layout: Layout, cell: Cell): Declaration[] {
  const u = layout.constraints[layout.cells.indexOf(cell)]!;
  const xs = cell.candidates.map((i) => property(now(layout.candidates[i]!)));
  return [
    set('digit', property(digit(cell))),
    set('left', property(count(u))),
    set('seen', call(see(layout), ...xs)),
  ];
}

/** From a cell's candidates: the sum of the open digits, and 100 × the depth of the guess made here. */
const see = ({ digits }: Layout): Definition => {
  const names = Array.from({ length: digits }, (_, k) => `of-${k + 1}`);
  return define('see', names, (...fates) => {
    const open = fates.map((fate, k) => product(k + 1, minus(1, clamp(fate))));
    return sum(product(-100, least(0, ...fates)), ...open);
  });
};

/** What the layer draws is worked out from `seen` in the same way for every cell. */
const DRAWN = declarations([
  set(
    'sole',
    product(same(property('left'), 1), same(property('digit'), 0), remainder(property('seen'), 100)),
  ),
  set('guess', floor(quotient(property('seen'), 100))),
]);

/** Counters say which marks are drawn, on the board and on the layer alike: what is not gone. */
const marks = (layout: Layout, cell: Cell): string =>
  `.v${cell.name},.d${cell.name} .marks{counter-set:digit var(--sole)${cell.candidates.map((i, k) => ` m${k + 1} var(--${now(layout.candidates[i]!)})`).join('')}}`;

/** Marks that are singles, open and not loose, are drawn once more in the accent. */
const singles = (layout: Layout, cell: Cell): string => {
  const single = cell.candidates.map((i, k) => {
    const x = layout.candidates[i]!;
    return ` m${k + 1} calc(var(--${now(x)}) + var(--${loose(x)}))`;
  });
  return `.d${cell.name} .marks:after{counter-set:${single.join('').trim()}}`;
};

/**
 * The radio buttons and what they make of the board stand apart: `.state` holds all that is computed, and a press
 * on a digit leaves alone the 810 buttons, which would else be restyled with it.
 */
function table(layout: Layout, shelf: readonly ShelfPuzzle[], floors: number): string {
  const size = `${layout.digits} by ${layout.digits}`;
  const board = `<div class=board role=group aria-label="Sudoku board, ${size}">${layout.cells.map((cell) => cellOf(layout, cell)).join('')}</div>`;
  const drawing = `<div class=drawing aria-hidden=true>${layout.cells.map(({ name }) => `<div class=d${name}><span class=face></span><span class=marks></span></div>`).join('')}</div>`;
  const layer = (kind: string, report: string) =>
    `<div class="layer" aria-label="${kind}">${layout.cells.map(({ name }) => `<i class=v${name}></i>`).join('')}</div>${report}`;
  const game = `<form class=game id=game autocomplete=off>
${board}
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
          given(cell),
          choice(
            turns.map((to, k) => ({ name: 'turn', is: k + 1, then: property(source(to(cell))) })),
            property(source(cell)),
          ),
        ),
      ),
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
