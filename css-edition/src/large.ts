/**
 * The 6×6 and 9×9 pages: a board with live marks, and two solvers that wait until they are asked: the tower
 * ("Solve at once") and the clock ("Watch it think"). What they find is drawn on a layer above the board.
 */
import { choice, clamp, constant, least, minus, most, product, property, same, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { clockOf, clockSheet } from './clock.ts';
import { clash, digit, given, ground, registeredOnGround, struck } from './ground.ts';
import { largeLook } from './large-look.ts';
import { layoutOf } from './layout.ts';
import type { Cell, Layout, Size } from './layout.ts';
import { count, gone, loose, now } from './machine.ts';
import { html, navigation } from './page.ts';
import { css, declarations, is, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { largeShelf } from './shelf-large.ts';
import type { ShelfPuzzle } from './shelf-large.ts';
import { foundation, towerOf, towerSheet } from './tower.ts';

export interface LargePage {
  readonly file: string;
  readonly size: Size;
  /** Steps the tower has room for. The parser nests no deeper than 512 elements, and a floor takes two. */
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
  const drawn = ['digit', 'given', 'clash', 'shown', 'sole', 'left', 'guess', 'filled', 'pause'];
  return [
    registration([...registeredOnGround(layout), ...drawn]),
    dealing(layout, shelf),
    `.game{${declarations([...ground(layout), ...foundation(layout), filled(layout)])}}`,
    ...layout.candidates.map((x) => `.game:has(#e${x.name}:checked){--${digit(cells[x.cell]!)}:${x.digit}}`),
    '.game:has(#pause:checked){--pause:1}',
    towerSheet(layout),
    clockSheet(layout),
    ...cells.map((cell) => `.c${cell.name}{${declarations(onBoard(layout, cell))}}`),
    ...cells.map(
      (cell) => `.v${cell.name}{${declarations(onLayer(layout, cell))};${marksOnLayer(layout, cell)}}`,
    ),
    ...cells.map((cell) => `.c${cell.name} .marks{${marksOnBoard(layout, cell)}}`),
    largeLook(layout, shelf),
  ].join('\n');
}

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
  const xs = cell.candidates.map((i) => layout.candidates[i]!);
  const u = layout.constraints[layout.cells.indexOf(cell)]!;
  const open = xs.map((x) => product(x.digit, minus(1, gone(x))));
  return [
    set('digit', property(digit(cell))),
    set('left', property(count(u))),
    set('sole', product(same(property(count(u)), 1), same(property(digit(cell)), 0), sum(...open))),
    set('guess', most(0, minus(0, least(...xs.map((x) => property(now(x))))))),
  ];
}

/** Counters 1 to 9 say which marks are drawn: 0 shows the digit, 1 a gap. */
const marksOnLayer = (layout: Layout, cell: Cell): string =>
  `counter-set:digit var(--sole)${cell.candidates.map((i, k) => ` m${k + 1} clamp(0,var(--${now(layout.candidates[i]!)}),1)`).join('')}`;

/** Marks that are singles are drawn by a second text, in the accent. */
const marksOnBoard = (layout: Layout, cell: Cell): string => {
  const xs = cell.candidates.map((i) => layout.candidates[i]!);
  const plain = xs.map((x, k) => ` m${k + 1} calc(1 - var(--${loose(x)}))`);
  const single = xs.map((x, k) => ` s${k + 1} calc(var(--${struck(x)}) + var(--${loose(x)}))`);
  return `counter-set:${(plain.join('') + single.join('')).trim()}`;
};

function table(layout: Layout, shelf: readonly ShelfPuzzle[], floors: number): string {
  const targets = shelf.flatMap(({ id }) => [id, `${id}-again`]).map((id) => `<s id=${id}></s>`);
  const size = `${layout.digits} by ${layout.digits}`;
  const board = `<div class=board role=group aria-label="Sudoku board, ${size}">${layout.cells.map((cell) => cellOf(layout, cell)).join('')}</div>`;
  const layer = (kind: string, report: string) =>
    `<div class="layer" aria-label="${kind}">${layout.cells.map(({ name }) => `<i class=v${name}></i>`).join('')}</div>${report}`;
  return `${targets.join('')}<form class=game autocomplete=off><main class=table>
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
      return `<label><input type=radio name=c${name} id=e${name}${digit} aria-label=${digit}>${digit}</label>`;
    })
    .join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><span class=face></span><span class=marks aria-hidden=true></span><div class=keys>${keys}<label><input type=radio name=c${name} checked aria-label=empty>Erase</label></div></fieldset>`;
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
<label class="button stop"><input type=radio name=run id=stop checked>Back to the board</label>
<label class="button pause"><input type=checkbox id=pause><span></span></label></fieldset>
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
