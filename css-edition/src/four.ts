/** The 4×4 page: the whole game stands on top of a tower of sixteen floors, which always runs. */
import { clamp, definitionText, least, minus, product, property, same, sum } from './algebra.ts';
import { FOUR_LOOK } from './four-look.ts';
import { digit, given, ground, clash, GROUND_FUNCTIONS, registeredOnGround } from './ground.ts';
import { FOUR, layoutOf } from './layout.ts';
import type { Candidate, Cell, Layout } from './layout.ts';
import { gone, modeNumber, now } from './machine.ts';
import { html, navigation } from './page.ts';
import { css, declarations, is, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { LEVELS, PER_LEVEL, shelfOf } from './shelf-four.ts';
import { foundation, towerOf, towerSheet } from './tower.ts';

/** Fourteen steps are the most that a 4×4 grid takes, and one more floor looks at the result. */
const FLOORS = 16;

/** Links per level: each leads to another address, so that the page starts afresh. */
const DEALS = 12;

export function fourPage(): string {
  const layout = layoutOf(FOUR);
  return html({
    file: '4x4.html',
    title: '4×4 Sudoku in CSS alone · Pencilmark',
    description: 'A Sudoku that checks, hints, solves and deals new puzzles with HTML and CSS alone.',
    sheet: sheet(layout),
    body: navigation('4x4.html', 'No script runs on this page') + game(layout),
  });
}

function sheet(layout: Layout): string {
  const { cells } = layout;
  const own = ['digit', 'given', 'solution', 'hint', 'clash', 'shown'];
  return [
    registration([...registeredOnGround(layout), ...cells.map(hinted), ...cells.map(solution)]),
    registration(['filled', 'right', 'wrong', 'reveal', 'won', 'shelf', 'deal', 'elapsed', ...own]),
    ...GROUND_FUNCTIONS.map(definitionText),
    dealing(layout),
    ...cells.map((cell) => `.game:has(#h${cell.name}:checked){--${hinted(cell)}:1}`),
    '.game:has(#solve:checked){--reveal:1}',
    `.game{${declarations([...ground(layout), ...foundation(), ...struckAtStart(layout), filled(layout)])}}`,
    ...cells.flatMap((cell) =>
      cell.candidates.map(
        (i) =>
          `.game:has(#e${layout.candidates[i]!.name}:checked){--${digit(cell)}:${layout.candidates[i]!.digit}}`,
      ),
    ),
    towerSheet(layout),
    `.top-floor{${declarations(outcome(layout))}}`,
    ...cells.map((cell) => `.c${cell.name}{${declarations(ofCell(layout, cell))}}`),
    FOUR_LOOK,
  ].join('\n');
}

const solution = (cell: Cell): string => `solution-${cell.name}`;
const hinted = (cell: Cell): string => `hinted-${cell.name}`;

/** The pencil marks stand on the top floor, where `now` is the end of the search: so they are kept apart. */
const struck = (x: Candidate): string => `struck-${x.name}`;
const struckAtStart = ({ candidates }: Layout): Declaration[] =>
  candidates.map((x) => set(struck(x), property(now(x))));

const filled = ({ cells }: Layout): Declaration =>
  set('filled', sum(...cells.map((c) => least(1, sum(property(digit(c)), property(hinted(c)))))));

/** What the top floor tells: the solution's digits, and whether there is one. */
function outcome(layout: Layout): Declaration[] {
  return [
    ...layout.cells.map((cell) =>
      set(
        solution(cell),
        sum(...cell.candidates.map((i, k) => product(minus(1, gone(layout.candidates[i]!)), k + 1))),
      ),
    ),
    set('right', same(property('mode'), modeNumber('solved'))),
    set('wrong', same(property('mode'), modeNumber('impossible'))),
    set(
      'won',
      product(property('right'), same(property('filled'), layout.cells.length), minus(1, property('reveal'))),
    ),
  ];
}

/** A cell's own copies of what concerns it, so that one set of rules draws all of them. */
function ofCell(layout: Layout, cell: Cell): Declaration[] {
  return [
    set('digit', property(digit(cell))),
    set('given', property(given(cell))),
    set('clash', property(clash(cell))),
    set('hint', clamp(sum(property(hinted(cell)), property('reveal')))),
    set('solution', product(property(solution(cell)), property('hint'), property('right'))),
    set('shown', sum(property(digit(cell)), product(property('solution'), same(property('digit'), 0)))),
    ...cell.candidates.map((i, k) => set(`mark-${k + 1}`, minus(1, property(struck(layout.candidates[i]!))))),
  ];
}

/** Draws a puzzle from the shelf and a meaning for its four letters; every load of the page draws anew. */
function dealing(layout: Layout): string {
  const shelf = LEVELS.flatMap((level) => shelfOf(layout, level));
  const hard = targets('hard').join(',');
  return [
    `:root{--shelf:random(--shelf,0,${PER_LEVEL - 1},1);--deal:random(--deal,0,23,1)}`,
    `:root:has(${hard}){--shelf:random(--shelf,${PER_LEVEL},${2 * PER_LEVEL - 1},1)}`,
    `@supports not (order:random(1,2)){${LEVELS.flatMap((level, l) =>
      targets(level).map(
        (target, k) => `:root:has(${target}){--shelf:${l * PER_LEVEL + k};--deal:${(7 * k + 5 * l) % 24}}`,
      ),
    ).join('')}}`,
    ':root:has(#empty:target){--shelf:-1}',
    ...permutations([1, 2, 3, 4]).map(
      (order, k) =>
        `@container style(--deal:${k}){.app{${order.map((d, i) => `--letter-${i + 1}:${d}`).join(';')}}}`,
    ),
    ...shelf.map((puzzle, k) => {
      const givens = layout.cells.flatMap((cell, c) =>
        puzzle[c] ? [set(given(cell), property(`letter-${puzzle[c]}`))] : [],
      );
      return css('.app', [{ when: is('shelf', k), set: givens }]);
    }),
  ].join('\n');
}

const targets = (level: string): string[] => Array.from({ length: DEALS }, (_, k) => `#${level}-${k}:target`);

function permutations(digits: readonly number[]): number[][] {
  if (digits.length === 0) return [[]];
  return digits.flatMap((first) =>
    permutations(digits.filter((d) => d !== first)).map((rest) => [first, ...rest]),
  );
}

function game(layout: Layout): string {
  const marks = [...LEVELS.flatMap((level) => targets(level)), '#empty:target']
    .map((target) => `<s id=${target.slice(1, -7)}></s>`)
    .join('');
  const board = `<div class=board role=group aria-label="Sudoku board, 4 by 4">${layout.cells.map((cell) => cellOf(layout, cell)).join('')}<div class=win role=status><b>Solved</b><i></i><span>Every row, column and box is complete.</span></div></div>`;
  const inside = `<main class=top-floor><h1 class=hush>4×4 Sudoku in CSS alone</h1>${board}${side()}</main>`;
  return `${marks}<form class=game autocomplete=off>${towerOf(FLOORS, inside)}</form>`;
}

function cellOf(layout: Layout, { name, row, column, candidates }: Cell): string {
  const choices = candidates
    .map((i) => {
      const { digit } = layout.candidates[i]!;
      return `<label class=w${digit}><input type=radio name=c${name} id=e${name}${digit}>${digit}</label>`;
    })
    .join('');
  const marks = candidates.map((_, k) => `<i class=m${k + 1}>${k + 1}</i>`).join('');
  return `<fieldset class="cell c${name}" tabindex=-1><legend class=hush>Row ${row}, column ${column}</legend><span class=face></span><span class=marks aria-hidden=true>${marks}</span><div class=wheel><label class=w0><input type=radio name=c${name} checked aria-label=empty>×</label>${choices}<label class=wh><input type=radio name=c${name} id=h${name} aria-label=hint>Hint</label></div></fieldset>`;
}

function side(): string {
  const links = LEVELS.map(
    (level) =>
      `<span class="deals ${level}">${Array.from({ length: DEALS }, (_, k) => `<a class="button deal-${k}" href="?${level}-${k}#${level}-${k}">${level === 'easy' ? 'New puzzle' : 'Harder'}</a>`).join('')}</span>`,
  ).join('');
  return `<div class=side>
<div class=pace><p class=time><span class=hush>Time </span></p>
<div class=gauge role=img aria-label="From hare to tortoise">${HARE}<b><i></i></b>${TORTOISE}</div></div>
<p class=status role=status></p>
<div class=actions><label class="button solve"><input type=checkbox id=solve aria-label="Show the solution"><span></span></label><button type=reset>Reset</button></div>
<div class=actions>${links}<a class="button" href="?empty#empty">Empty</a></div>
<p class=tip>Choose a cell, then a digit from the wheel. By keyboard: Tab from cell to cell, arrow keys for the digit.</p></div>`;
}

const HARE =
  '<svg viewBox="0 0 24 24" width=24 height=24 aria-hidden=true><path fill="currentColor" d="M17 3c1.200 0 1.300 3.600.5 6.100 2 .6 3.300 2 3.300 3.600 0 1.400-1 2-2.400 2.200l-2 .2.9 3.600c.1.500-.2.900-.7.900h-1.900l-1.500-3.300-3.100-.2-1 2.600c-.2.600-.7.900-1.300.9H4.600c-.6 0-.8-.7-.3-1l1.600-1C4.600 16.700 4 15.500 4 14.100 4 11 6.700 9 10 9h3.700c-.4-2.700 1.300-6 3.300-6z"/></svg>';
const TORTOISE =
  '<svg viewBox="0 0 24 24" width=24 height=24 aria-hidden=true><path fill="currentColor" d="M3 15c0-4.400 3.400-8 7.600-8s7.200 3 7.600 6.600c.5-1.300 1.200-2.100 2.200-2.100.9 0 1.600.8 1.600 1.800 0 2-1.800 3.200-4.300 3.200H17l.5 2c.1.400-.2.700-.6.700h-1.800l-1-2.700H8.400l-1 2.700H5.600c-.4 0-.7-.4-.6-.8l.6-1.900H4c-.6 0-1-.6-1-1.500z"/></svg>';
