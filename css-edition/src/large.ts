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
import type { Definition, Expression } from './algebra.ts';
import { clockOf, clockSheet } from './clock.ts';
import { clash, digit, entered, given, ground, GROUND_FUNCTIONS, registeredOnGround } from './ground.ts';
import { largeLook } from './large-look.ts';
import { layoutOf } from './layout.ts';
import type { Cell, Layout, Size } from './layout.ts';
import { count, loose, now, plain } from './plain.ts';
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
    registration([...registeredOnGround(layout), 'filled', 'pause']),
    registration(OWN, 'own'),
    ...GROUND_FUNCTIONS.map(definitionText),
    dealing(layout, shelf),
    `.game{${declarations([...entered(layout), ...ground(layout), ...foundation(), filled(layout)])}}`,
    ...layout.candidates.map((x) => `.game:has(#e${x.name}:checked){--${digit(cells[x.cell]!)}:${x.digit}}`),
    '.game:has(#pause:checked){--pause:1}',
    towerSheet(wiring),
    clockSheet(wiring),
    ...cells.map((cell) => `.c${cell.name}{${declarations(onBoard(layout, cell))}}`),
    definitionText(see(layout)),
    `.layer i{${DRAWN}}`,
    ...cells.map((cell) => `.v${cell.name}{${declarations(onLayer(layout, cell))}}`),
    ...cells.map((cell) => marks(layout, cell)),
    ...cells.map((cell) => singles(layout, cell)),
    largeLook(layout, shelf),
  ].join('\n');
}

/** Told to one element only: passing them on would make each cell carry its own copy of all that it inherits. */
const OWN = ['digit', 'given', 'clash', 'shown', 'sole', 'left', 'seen', 'guess'];

const filled = ({ cells }: Layout): Declaration =>
  set('filled', sum(...cells.map((c) => least(1, property(digit(c))))));

function onBoard(_layout: Layout, cell: Cell): Declaration[] {
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
  `.v${cell.name},.c${cell.name} .marks{counter-set:digit var(--sole)${cell.candidates.map((i, k) => ` m${k + 1} var(--${now(layout.candidates[i]!)})`).join('')}}`;

/** Marks that are singles, open and not loose, are drawn once more in the accent. */
const singles = (layout: Layout, cell: Cell): string => {
  const single = cell.candidates.map((i, k) => {
    const x = layout.candidates[i]!;
    return ` m${k + 1} calc(var(--${now(x)}) + var(--${loose(x)}))`;
  });
  return `.c${cell.name} .marks:after{counter-set:${single.join('').trim()}}`;
};

function table(layout: Layout, shelf: readonly ShelfPuzzle[], floors: number): string {
  const targets = ['own', ...shelf.flatMap(({ id }) => [id, `${id}-again`])].map((id) => `<s id=${id}></s>`);
  const size = `${layout.digits} by ${layout.digits}`;
  const board = `<div class=board role=group aria-label="Sudoku board, ${size}">${layout.cells.map((cell) => cellOf(layout, cell)).join('')}</div>`;
  const layer = (kind: string, report: string) =>
    `<div class="layer" aria-label="${kind}">${layout.cells.map(({ name }) => `<i class=v${name}></i>`).join('')}</div>${report}`;
  return `${targets.join('')}<form class=game autocomplete=off><main class=table><h1 class=hush>${size} Sudoku in CSS alone</h1>
<div class=scan>${board}<p class=verdict role=status></p></div>
<div class=side>${controls(shelf)}</div>
<div class=tower>${towerOf(floors, layer('Solution', report('tower')))}</div>
<div class=thinking>${clockOf(layer('The search', report('clock')))}</div>
</main></form>`;
}

function cellOf(layout: Layout, { name, row, column, candidates }: Cell): string {
  const keys = candidates
    .map((i) => {
      const { digit } = layout.candidates[i]!;
      return `<label><input type=radio name=c${name} id=e${name}${digit}>${digit}</label>`;
    })
    .join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><span class=face></span><span class=marks aria-hidden=true></span><div class=keys>${keys}<label><input type=radio name=c${name} checked>Empty</label></div></fieldset>`;
}

/** What the running solver tells, set above the controls by the style sheet. */
const report = (kind: string): string =>
  `<dl class="report ${kind}-report" role=status><div class=mode></div><div><dt>Steps</dt><dd class=n-steps></dd></div><div><dt>Depth</dt><dd class=n-depth></dd></div><div><dt>Guesses</dt><dd class=n-guesses></dd></div><div><dt>Taken back</dt><dd class=n-retreats></dd></div></dl>`;

function controls(shelf: readonly ShelfPuzzle[]): string {
  const links = shelf.map(({ id, title, varied }) => {
    const link = (target: string, kind: string) =>
      `<a class="${kind}" href="?${target}#${target}">${title}</a>`;
    return varied ? link(id, 'first') + link(`${id}-again`, 'again') : link(id, 'only');
  });
  return `<div class=pad><p>Choose a cell, then a digit here. By keyboard: Tab from cell to cell, arrow keys for the digit.</p></div>
<fieldset class=run><legend class=hush>Solver</legend>
<label class="button primary ask"><input type=radio name=run id=solve>Solve at once</label>
<label class="button ask"><input type=radio name=run id=watch>Watch it think</label>
<label class="button stop"><input type=radio name=run id=stop checked>Back to board</label>
<label class="button pause"><input type=checkbox id=pause>Pause</label></fieldset>
<div class=aids><label class=switch><input type=checkbox id=marks checked><span>Marks</span></label><label class=switch><input type=checkbox id=singles><span>Singles</span></label><button type=reset>Reset</button></div>
<nav class=shelf aria-label="Puzzles"><a class=only href="?own#own">Empty grid</a>${links.join('')}</nav>`;
}

/** Puts the puzzle of the address on the board; those made for the page get new digits and a turn each time. */
function dealing(layout: Layout, shelf: readonly ShelfPuzzle[]): string {
  const { digits, cells } = layout;
  const faces = Array.from({ length: digits }, (_, k) => k + 1);
  const names = [
    'shelf',
    'turn',
    ...faces.flatMap((d) => [`draw-${d}`, `letter-${d}`]),
    ...cells.map(source),
  ];
  const turns = turnsOf(layout);
  const known = shelf.filter(({ varied }) => !varied).map(({ id }) => `#${id}:target`);
  return [
    registration(names),
    `:root{--shelf:1;${faces.map((d) => `--draw-${d}:${d}`).join(';')}}`,
    `@supports (order:random(1,2)){:root{--turn:random(--turn,0,${turns.length},1);${faces.map((d) => `--draw-${d}:calc(${d} + 10*random(--draw-${d},0,9999,1))`).join(';')}}}`,
    known.length ? `:root:has(${known.join()}){--turn:0}` : '',
    ...shelf.map(({ id }, k) => `:root:has(#${id}:target,#${id}-again:target){--shelf:${k + 1}}`),
    ':root:has(#own:target){--shelf:0}',
    `.app{${declarations([
      ...faces.map((d) => set(`letter-${d}`, rank(faces, d))),
      ...cells.map((cell) =>
        set(
          given(cell),
          choice(
            turns.map((turn, k) => ({ name: 'turn', is: k + 1, then: property(source(turn(cell))) })),
            property(source(cell)),
          ),
        ),
      ),
    ])}}`,
    ...shelf.map((puzzle, k) => css('.app', [{ when: is('shelf', k + 1), set: givensOf(layout, puzzle) }])),
  ].join('\n');
}

const source = (cell: Cell): string => `source-${cell.name}`;

const givensOf = ({ cells }: Layout, { givens, varied }: ShelfPuzzle): Declaration[] =>
  cells.flatMap((cell, c) =>
    givens[c] ? [set(source(cell), varied ? property(`letter-${givens[c]}`) : constant(givens[c]))] : [],
  );

/** The digit a letter stands for: its place when all letters are sorted by the lots they drew. */
const rank = (faces: readonly number[], d: number): Expression =>
  sum(
    1,
    ...faces
      .filter((other) => other !== d)
      .map((other) => clamp(minus(property(`draw-${d}`), property(`draw-${other}`)))),
  );

/** Ways to turn the board over that keep its boxes. */
function turnsOf({ digits, boxRows, boxColumns, cells }: Layout): ((cell: Cell) => Cell)[] {
  const at = (row: number, column: number) => cells[(row - 1) * digits + column - 1]!;
  const back = (n: number) => digits + 1 - n;
  const about = ({ row, column }: Cell) => at(back(row), back(column));
  if (boxRows !== boxColumns) return [about];
  return [about, ({ row, column }) => at(column, row), ({ row, column }) => at(back(column), back(row))];
}
