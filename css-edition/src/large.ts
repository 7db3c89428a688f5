/**
 * The 6×6 and 9×9 pages: a board with live marks, and two solvers that run on request: the tower ("Solve at once") and
 * the clock ("Watch it think"). Their result is drawn on a layer above the board.
 */
import { clamp, least, minus, most, product, property } from './algebra.ts';
import { constant, sum } from './algebra.ts';
import { CLOCKED, clockOf, clockSheet, ticket } from './clock.ts';
import { dealer, dealSheet, ranked, shifting, spread } from './deal.ts';
import type { DealButton } from './deal.ts';
import { counters, marked, marksText, spelt, speltFates } from './drawing.ts';
import * as g from './ground.ts';
import { largeLook } from './large-look.ts';
import { layoutOf } from './layout.ts';
import type { Cell, Layout, Size } from './layout.ts';
import { html, navigation } from './page.ts';
import { count, now, plain } from './plain.ts';
import { any, css, declarations, is, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { largeShelf } from './shelf-large.ts';
import type { ShelfPuzzle } from './shelf-large.ts';
import { ENDED, foundation, HALTED, HALTING, towerOf, towerSheet } from './tower.ts';

export interface LargePage {
  readonly file: string;
  readonly size: Size;
  /** The number of steps that the tower can take. The HTML parser limits nesting to 512 elements. */
  readonly floors: number;
}

/** The puzzles that the page offers, and the tower's height. */
interface Contents {
  readonly shelf: readonly ShelfPuzzle[];
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
    sheet: sheet(layout, { shelf, floors }),
    body: navigation(file) + table(layout, { shelf, floors }),
  });
}

function sheet(layout: Layout, { shelf, floors }: Contents): string {
  const { cells } = layout;
  return [
    registration([...g.registeredOnGround(layout), ...HALTING, 'word', 'run', 'pause', 'half', 'slow']),
    registration(OWN, 'own'),
    dealing(layout, shelf),
    `.dealer{--asked:${Math.max(
      0,
      shelf.findIndex(({ id }) => id === SHOWN),
    )}}`,
    `.state{${declarations([...g.ground(layout), g.all(layout), g.fewest(layout), g.doubled(layout), word()])}}`,
    ...layout.candidates.map(
      (x) =>
        `.r${x.row}:has(#e${x.name}:checked)~.state{${declarations(g.chosen(layout, cells[x.cell]!, x.digit))}}`,
    ),
    ...cells.map((cell) => `.c${cell.name}{${declarations([set('given', property(g.given(cell)))])}}`),
    board(layout),
    solvers(layout, floors),
    largeLook(layout),
  ].join('\n');
}

/** The first puzzle of the page: newspapers called it the hardest in the world. */
const SHOWN = 'inkala-2010';

/** Set on one element only: inheriting them would give each cell its own copy of all inherited properties. */
const OWN = ['given', 'twice', 'shown', 'left', 'found', 'guessed'];

/** The verdict: 0 none, 1 a cell or digit has no possibility left, 2 a digit is twice in a house, 3 solved. */
const word = (): Declaration => {
  const [doubled, stuck] = [property('doubled'), clamp(minus(1, property('fewest')))];
  const fine = product(3, property('all'), minus(1, stuck));
  return set('word', sum(product(2, doubled), product(minus(1, doubled), sum(stuck, fine))));
};

/** The board as the player sees it. */
function board(layout: Layout): string {
  const { cells } = layout;
  const parts = g.partsOf(layout);
  const each = (set: (cell: Cell) => Declaration[]) =>
    cells.map((cell) => `.d${cell.name}{${declarations(set(cell))}}`).join('');
  return [
    each((cell) => g.copies(layout, cell)),
    `.drawing>div{${declarations([set('shown', property('digit')), set('twice', g.twice(layout))])};counter-set:digit var(--shown)}`,
    `${SOLVING}~.state,.side:has(#marks:not(:checked))~.state{--unmarked:1}`,
    '.side:has(#singles:checked):has(#stop:checked)~.state{--singled:1}',
    `@container style(--shown:0) and (not style(--unmarked:1)){.drawing b{--say:${marksText(layout)};${marked(layout, (part) => spelt(layout, property(`open-${part}`)))}}}`,
    `@container style(--singled:1){.drawing{${declarations(g.lone(layout))}}${each((cell) => g.lonely(layout, cell))}}`,
    `@container style(--shown:0) and style(--singled:1){.drawing b{--also:${marksText(layout)};${declarations(parts.map((part) => set(`single-${part}`, g.single(layout, part))))};--lines:${counters(layout, (part) => spelt(layout, property(`single-${part}`)))}}}`,
  ].join('\n');
}

/** While a search is shown. */
const SOLVING = '.side:has(#stop:not(:checked))';

/**
 * The search, and its result for a cell that the player left open: marks, its only digit, or a guess. "Solve at once"
 * runs the tower. "Watch it think" runs the clock; without a clock, the tower stops after the number of steps chosen on
 * a strip of buttons.
 */
function solvers(layout: Layout, floors: number): string {
  const { cells, constraints, candidates } = layout;
  const wiring = plain(layout);
  const fate = (k: number) => property(`f${k + 1}`);
  const fates = Array.from({ length: layout.digits }, (_, k) => fate(k));
  const found = sum(...fates.map((one, k) => product(k + 1, minus(1, clamp(one)))));
  const guessed = clamp(product(-1, least(...fates)));
  const left = (cell: Cell, c: number) =>
    most(0, minus(property(count(constraints[c]!)), product(layout.digits, property(g.digit(cell)))));
  const across = layout.boxColumns;
  return [
    towerSheet(wiring, any(ENDED, HALTED, is('run', 0))),
    clockSheet(wiring),
    `${SOLVING}~.state .search{display:block;--until:${floors};${declarations([...g.start(layout), ...foundation(wiring)])}}`,
    `@supports ${CLOCKED}{.search{${declarations([ticket(layout), set('held', property('ticket'))])}}}`,
    `.side:has(#solve:checked)~.state .search{--run:1}`,
    `.side:has(#pause:checked)~.state{--pause:1}.side:has(#half:checked)~.state{--half:1}.side:has(#slow:checked)~.state{--slow:1}`,
    `@supports ${CLOCKED}{${SOLVING}~.state .search{--until:${AT_ONCE}}.strip{display:none!important}}`,
    `@supports not (${CLOCKED}){${WATCHING}~.state .search{--run:1}${STRIP.map((n) => `.side:not(:has(#solve:checked)):has(#u${n}:checked)~.state .search{--until:${n}}`).join('')}.pace-of{display:none!important}}`,
    ...cells.map(
      (cell, c) =>
        `.v${cell.name}{${declarations([
          set('left', left(cell, c)),
          ...cell.candidates.map((i, k) => set(`f${k + 1}`, property(now(candidates[i]!)))),
        ])}}`,
    ),
    `@container (not style(--left:0)) and (not style(--left:1)){.layer b{--say:${marksText(layout)};${marked(layout, (n) => speltFates(fates.slice((n - 1) * across, n * across)))}}}`,
    `.layer i{${declarations([set('found', found), set('guessed', guessed)])};counter-set:digit var(--found)}`,
  ].join('\n');
}

/** While a search is shown step by step. */
const WATCHING = '.side:has(#show:checked,#watch:checked)';

/** The steps that can be chosen without a clock, and the initial number. */
const STRIP = Array.from({ length: 120 }, (_, k) => k + 1);
const SHOWN_STEPS = 8;

/** The number of steps that the tower takes before it hands over to the clock: about ten seconds of work. */
const AT_ONCE = 250;

/**
 * The radio buttons are separate from their effect on the board: `.state` contains everything computed, so a press on a
 * digit does not restyle the 810 buttons. Each row stands by itself beside \`.state\`, so that a rule about one of its
 * buttons need not look for it on the whole board.
 */
function table(layout: Layout, { shelf, floors }: Contents): string {
  const size = `${layout.digits}×${layout.digits}`;
  const rows = layout.cells
    .filter(({ column }) => column === 1)
    .map(
      ({ row }) =>
        `<div class="row r${row}" role=group aria-label="Row ${row}">${layout.cells.map((cell) => (cell.row === row ? cellOf(layout, cell) : '')).join('')}</div>`,
    );
  const drawing = `<div class=drawing aria-hidden=true>${layout.cells.map(({ name }) => `<div class=d${name}><b></b></div>`).join('')}</div>`;
  const layer = `<div class=layer aria-label="The search">${layout.cells.map(({ name }) => `<i class=v${name}><b></b></i>`).join('')}</div>`;
  const game = `<form class=game id=game autocomplete=off aria-label="Sudoku board, ${size}"><div class=board></div>
${rows.join('')}
<div class=side>${controls(layout.digits === 9 ? FREEZES : '')}</div>
<div class=state>${drawing}<p class=loaded></p><p class=verdict role=status></p>
<div class=search>${towerOf(floors, clockOf(layer + REPORT))}</div></div></form>`;
  return `<main class=table>${claim(size)}${dealer(buttonsOf(shelf), game)}</main>`;
}

const claim = (size: string): string =>
  `<header class=claim><h1>This is a style sheet. It is solving Sudoku.</h1><p>No script runs on this page. Every mark, count and guess on this ${size} board is worked out by CSS, <a href="how.html">this way</a>.</p></header>`;

function cellOf(layout: Layout, { name, row, column, candidates }: Cell): string {
  const keys = candidates
    .map((i) => {
      const { name: id, digit } = layout.candidates[i]!;
      return `<label><input type=radio name=c${name} id=e${id}>${digit}</label>`;
    })
    .join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><div class=keys>${keys}<label><input type=radio name=c${name} checked>Empty</label></div></fieldset>`;
}

/** The report of the running search, set above the controls by the style sheet. */
const REPORT = `<dl class=report role=status><div class=mode></div><div><dt>Steps</dt><dd class=n-steps></dd></div><div><dt>Guesses</dt><dd class=n-guesses></dd></div><div><dt>Depth</dt><dd class=n-depth></dd></div><div><dt>Taken back</dt><dd class=n-retreats></dd></div><div class=trail><dt>Guesses that stand</dt><dd></dd></div><div class=legend><i class=l-typed>1</i> given or typed <i class=l-found>2</i> found <i class=l-guess>3</i> guessed</div></dl>`;

const choice = (id: string, words: string, kind: string, more = ''): string =>
  `<label class="button ${kind}"><input type=radio name=run form=solver id=${id}${more}>${words}</label>`;
const switchOf = (id: string, words: string, more = ''): string =>
  `<label class=switch><input type=checkbox form=solver id=${id}${more}><span>${words}</span></label>`;

const FREEZES =
  '\n<p class=caution>The hardest puzzles, such as Easter Monster, can freeze this page for half a minute while it solves them in one go.</p>';

/** The fields of the form "solver" are kept when a deal empties the board. */
const controls = (
  caution: string,
): string => `<div class=pad><p>Choose a cell, then a digit here. By keyboard: Tab from cell to cell, arrow keys for the digit.</p></div>
<fieldset class=run><legend class=hush>Solver</legend><input type=radio name=run form=solver id=show class=hush checked tabindex=-1 aria-label="The search that the page begins with">
${choice('solve', 'Solve at once', 'primary ask')}${choice('watch', 'Watch it think', 'ask')}${choice('stop', 'Play it yourself', 'stop')}</fieldset>${caution}
<div class="aids play">${switchOf('marks', 'Marks', ' checked')}${switchOf('singles', 'Singles')}<button type=reset>Reset</button></div>
<div class=strip><p>This browser cannot keep the clock’s time, so here you are the clock. Choose a step, or use the arrow keys:</p><div role=radiogroup aria-label="Steps taken">${STRIP.map((n) => `<input type=radio name=until form=solver id=u${n} aria-label=${n}${n === SHOWN_STEPS ? ' checked' : ''}>`).join('')}</div></div>
<div class="aids pace-of">${switchOf('pause', 'Pause')}${switchOf('half', 'Step')}${switchOf('slow', 'Slow')}</div>`;

/** A button per puzzle, and one for a board without a puzzle. */
const buttonsOf = (shelf: readonly ShelfPuzzle[]): DealButton[] => [
  ...shelf.map(({ id, title }) => ({ name: id, words: title })),
  { name: 'own', words: 'Empty grid' },
];

/**
 * Puts the chosen puzzle on the board, or the one named by the address. Puzzles made for the page are relabelled each
 * time, and their bands and stacks are permuted.
 */
function dealing(layout: Layout, shelf: readonly ShelfPuzzle[]): string {
  const { digits, cells } = layout;
  const faces = Array.from({ length: digits }, (_, k) => k + 1);
  const lots = faces.map((d) => `lot-${d}`);
  const turns = turnsOf(layout);
  const varied = shelf.filter((puzzle) => puzzle.varied).length;
  const turn = product(shifting(turns.length), clamp(minus(varied, property('level'))));
  const placed = (from: (cell: Cell) => Cell) =>
    cells.map((cell) => set(g.given(cell), property(source(from(cell)))));
  return [
    dealSheet(buttonsOf(shelf)),
    registration(['turn', ...lots, ...faces.map((d) => `letter-${d}`), ...cells.map(source)]),
    `.dealt{${declarations([set('turn', turn)])}}`,
    `.game{--live: ;${declarations([
      ...lots.map((lot, k) => set(lot, spread(k))),
      ...lots.map((lot, k) => set(`letter-${k + 1}`, ranked(lot, lots))),
      ...g.entered(layout),
    ])}}`,
    css('.game', [
      ...turns.map((from, k) => ({ when: is('turn', k), set: placed(from) })),
      ...shelf.map((puzzle, k) => ({ when: is('level', k), set: givensOf(layout, puzzle) })),
    ]),
    ...buttonsOf(shelf).map(({ words }, k) => `@container style(--level:${k}){.loaded{--say:"${words}"}}`),
  ].join('\n');
}

const source = (cell: Cell): string => `src${cell.name}`;

const givensOf = ({ cells }: Layout, { givens, varied }: ShelfPuzzle): Declaration[] =>
  cells.flatMap((cell, c) =>
    givens[c] ? [set(source(cell), varied ? property(`letter-${givens[c]}`) : constant(givens[c]))] : [],
  );

/** The source of each cell's digit if bands and stacks are rotated: any box can come to any place. */
function turnsOf({ digits, boxRows, boxColumns, cells }: Layout): ((cell: Cell) => Cell)[] {
  const round = (n: number, by: number) => ((n - 1 + by) % digits) + 1;
  const steps = (size: number) => Array.from({ length: digits / size }, (_, k) => k * size);
  return steps(boxRows).flatMap((down) =>
    steps(boxColumns).map(
      (across) =>
        ({ row, column }: Cell) =>
          cells[(round(row, down) - 1) * digits + round(column, across) - 1]!,
    ),
  );
}
