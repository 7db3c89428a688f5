/** The explaining page: how a style sheet searches, in words and drawings. It works in any browser. */
import { declarations, registration, set } from './rules.ts';
import { clamp, constant, minus, product, property, sum } from './algebra.ts';
import { marked, marksText, spelt } from './drawing.ts';
import * as drawing from './drawing.ts';
import * as ground from './ground.ts';
import { FOUR, layoutOf, NINE } from './layout.ts';
import { givensOf } from './model.ts';
import { KEPT, towerSheet } from './tower.ts';
import * as plain from './plain.ts';
import { html, navigation } from './page.ts';

export function howPage(): string {
  return html({
    file: 'how.html',
    title: 'How a style sheet solves a Sudoku · Pencilmark',
    description: 'A Sudoku solver in HTML and CSS alone: the state, one step, the tower and the clock.',
    kind: 'plain',
    sheet: SHEET + smallSheet(),
    body: navigation('how.html') + `<main class=how>${article()}</main>`,
  });
}

/** Rules from the 9×9 page, for the candidate r4c2=5. */
function rulesOf425(): string {
  const layout = layoutOf(NINE);
  const x = layout.candidates.find(({ name }) => name === '542')!;
  const row = layout.constraints.find(({ name }) => name === 'r45')!;
  return [
    set(plain.count(row), plain.countOf(layout, row)),
    set(plain.loose(x), plain.looseOf(layout, x)),
    set(plain.pull(row), plain.pullOf(layout, row)),
    set(plain.next(x), plain.nextOf(layout, x)),
  ]
    .map((one) => declarations([one]))
    .join(';\n\n')
    .replaceAll(',', ', ');
}

/** The example of the text: it needs singles of both kinds, and is solved after four steps. */
const SMALL = '1.....3..4.....2';
const STOREYS = 6;

function smallTower(): string {
  const { cells } = layoutOf(FOUR);
  const board = (k: number) =>
    `<div class="small m${k}"><p></p><div>${cells.map(({ name }) => `<i class=v${name}><b></b></i>`).join('')}</div></div>`;
  const storeys = Array.from({ length: STOREYS }, (_, k) => k);
  const opening = storeys.map((k) => `<div class="floor ${KEPT[k % 2]}">${board(k)}`).join('');
  const choices = storeys.map(
    (k) =>
      `<label class=button><input type=radio name=storey id=s${k}${k === 0 ? ' checked' : ''}>${k + 1}</label>`,
  );
  return `<fieldset class=storeys><legend>Floor</legend>${choices.join('')}</fieldset><div class=demo>${opening}${'</div>'.repeat(STOREYS)}</div>`;
}

function smallSheet(): string {
  const layout = layoutOf(FOUR);
  const { cells, candidates, constraints } = layout;
  const givens = givensOf(SMALL);
  const start = [
    ...cells.flatMap((cell, c) => [set(ground.given(cell), constant(givens[c]!))]),
    ...ground.entered(layout),
    ...ground.ground(layout),
    ...ground.start(layout),
  ];
  const fates = [1, 2, 3, 4].map((k) => property(`f${k}`));
  const open = sum(...fates.map((fate, k) => product(18 ** k, minus(1, clamp(fate)))));
  const said = ['Singles are left to use', '', 'At rest, and not solved', 'Solved', 'Impossible'];
  return [
    registration([...ground.registeredOnGround(layout)]),
    registration(['left', 'open', 'found'], 'own'),
    towerSheet(plain.plain(layout, true)),
    `.demo{${declarations(start)}}.floor{display:contents}.small{display:none}`,
    ...Array.from({ length: STOREYS }, (_, k) => `body:has(#s${k}:checked) .m${k}{display:block}`),
    ...cells.map(
      (cell, c) =>
        `.v${cell.name}{${declarations([
          set('left', property(plain.count(constraints[c]!))),
          set('given', constant(givens[c]!)),
          ...cell.candidates.map((i, k) => set(`f${k + 1}`, property(plain.now(candidates[i]!)))),
        ])}}`,
    ),
    `.small i{${declarations([set('open', open), set('found', sum(...fates.map((fate, k) => product(k + 1, minus(1, clamp(fate))))))])};counter-set:digit var(--found)}`,
    `.small b:before{content:var(--say)}.small b{--say:${marksText(layout)};${marked(layout, () => spelt(layout, open))};${drawing.marksLook({ size: '.17em', line: 2.3, gap: '1.7em' })}}`,
    '@container style(--left:1){.small b{--say:counter(digit,digit);font-size:.5em;line-height:1;letter-spacing:0;margin:0;color:var(--found-ink)}}',
    '@container (not style(--given:0)){.small b{color:var(--ink);font-weight:600}}',
    drawing.counterStyles(layout),
    ...said.map((words, mode) => `@container style(--mode:${mode}){.small p{--say:"${words}"}}`),
  ].join('\n');
}

const article = (): string => `
<h1>How a style sheet solves a Sudoku</h1>
<p class=lead>The <a href="9x9.html">9×9 page</a> contains no script. It still solves every Sudoku there is, by searching: it propagates singles, guesses, notices contradictions and takes guesses back. All of it happens while the browser works out which colour, size and place things have.</p>

<h2>CSS computes</h2>
<p>A custom property may be <em>registered</em> as an integer. Then <code>calc()</code>, <code>min()</code>, <code>max()</code>, <code>mod()</code> and <code>abs()</code> over other properties are worked out to a number where they stand, and the number is inherited by everything inside. That is arithmetic with names. A choice between formulas is a product with 0 or 1. What is missing is memory: a property cannot be computed from its own former amount, so nothing can be counted up. The two machines below are two ways around this.</p>

<h2>The state</h2>
<p>A 9×9 Sudoku has 729 <em>candidates</em>, a digit in a cell each. They meet 324 <em>constraints</em>: a cell takes one digit; a digit stands once in each row, column and box. Each candidate lies in four of them.</p>
${CONSTRAINTS}
<p>The whole state of the search is one integer per candidate, <code>--n542</code> for 5 in row 4, column 2, and the depth D, the number of guesses that stand. There is no stack:</p>
<table><tr><th>0<td>still possible<tr><th>1 + L(L + 1)/2<td>eliminated while L guesses stood<tr><th>−L<td>possible, and itself the guess that led to depth L</table>
<p>Going back from depth D is then one remainder. Modulo 1 + D(D + 1)/2, what fell at depth D becomes 0 and is possible again; the guess, −D, becomes what falls at depth D − 1, for that is where it is known to be wrong; and everything else stays, if the numbers are first moved up by D − 1 and then down again.</p>

<h2>One step</h2>
<p>First every constraint counts its possible candidates (<code>--r45</code>). A candidate that is the only one in any of its four constraints is a <em>single</em>; the others are <em>loose</em>. A constraint that has a single and loose candidates <em>pulls</em>: these fall. A constraint with no candidate, or with two singles, is a contradiction. So there are five modes:</p>
<table class=modes><tr><th>0<td>propagate<td>something pulls<tr><th>1<td>backtrack<td>a contradiction, and a guess stands<tr><th>2<td>guess<td>all is at rest and some cell is open: the first of those with fewest digits, its lowest digit<tr><th>3<td>solved<td>all is at rest and no cell is open<tr><th>4<td>impossible<td>a contradiction, and no guess stands</table>
<p>These are the rules for r4c2=5 and for one of its constraints, as they stand in the page:</p>
<pre tabindex=0 role=region aria-label="Rules for row 4, column 2, digit 5"><code>${rulesOf425()}</code></pre>

<h2>The tower: memory in space</h2>
<p>An element inherits from its parent. So the page nests 484 elements, and each takes one step: it computes the next state from the one its parent kept. Names take turns, A and B, because a property must not read itself. Once a floor has found <em>solved</em> or <em>impossible</em>, a container query switches the rules off above it, and the result is simply inherited to the top, where the digits are drawn. One pass of the style engine runs the whole search, in Chromium, Firefox and WebKit alike.</p>
${TOWER}
<p>The tower stands in <code>display: none</code> until "Solve at once" is chosen, so it costs nothing before. Its height is limited: the HTML parser nests no deeper than 512 elements. Most puzzles take fewer than a hundred steps; after 250 the clock takes over.</p>
<p>Here is a small one, of a 4×4 board. Each of its six floors draws what it found. Choose a floor, or walk through them with the arrow keys:</p>
${smallTower()}

<h2>The clock: memory in time</h2>
<p>A paused animation holds its keyframes' values. The variables in its keyframes are read again only when the animation's own timing changes. That makes it a latch. Two of them, A and B, hold the state of <em>one</em> element. While B is read, A's delay is changed, so A takes in what was computed from B; then the roles are swapped. Changing only one delay at a time matters: if both were read again at once, each would wait for the other.</p>
${CLOCK}
<p>What moves the clock on? A marker in a small scroller that nobody sees. Each beat puts it where the next beat wants it; its <em>view timeline</em> reports the new place when the frame's layout is done; and that report is an animation which sets the beat. The clock cannot skip a beat however busy the machine is. When the search has ended, the marker stays where it is, nothing changes any more, and the page is at rest. The clock has no limit of steps. It needs animations that read their variables again, and view timelines: so far that is Chromium. In Firefox and WebKit the reader is the clock, and chooses how many floors of the tower work.</p>

<h2>The rest of the page</h2>
<p>Digits are radio buttons, one group per cell; <code>:has(#e425:checked)</code> carries a choice over to the element that computes. The buttons themselves stand outside of that element: else each press would restyle all 810 of them. Each row stands by itself, so that a rule looks for its button among a ninth of them.</p>
<p>What a press changes is packed: one number holds three digits, as its places in base 32. Row 4 adds up its nine cells, and so knows how many of each digit it holds; a cell adds up its row, column and box, and the places that stay empty are its marks. Marks are one text per cell, made of three counters: a line of marks is a number from 0 to 7, and its counter style has a symbol for each.</p>
<p>The idea is not ours: the article <em>Generating (and Solving!) Sudokus in CSS</em> of 2021 made a 4×4 game this way, from a list of all 288 grids, and asked whether 9×9 could be done. This page is an answer. <a href="../">The whole game</a>, with scripts, is next door.</p>
<p>A new puzzle needs no reload. Its button is of type <code>reset</code>, which empties the board. While it is held down a property is set, and it stays when the button is let go, because the transition back begins only after ten days. What counts the presses is a marker in a scroller again. <code>random()</code> draws once per visit where the deals start, and each press moves on from there: nine numbers are made of the draw and the count, and a letter's place among them is the digit that it stands for.</p>
<p>The <a href="4x4.html">4×4 page</a> runs the same machine, packed: one property per cell holds a number for each of four digits, as the places of a number in base 20 do. No 4×4 grid takes more than fourteen steps, so its tower has fifteen floors and always runs. Where logic rests without a contradiction, a 4×4 grid always has a solution; so the tower guesses only when you ask for one.</p>

<h2>Where it runs</h2>
<p>Chromium, and browsers built on it, version 156 tested. Other browsers lack <code>if()</code> or <code>@function</code> today; there the pages compute one plus one by the same means, see that it does not come out, and show a message instead of a board.</p>
<p>The code is a TypeScript program that writes these pages from a small algebra of CSS expressions. A model in ordinary code predicts every step, and the tests compare the two.</p>`;

const frame = (width: number, height: number, title: string, inside: string): string =>
  `<figure><svg viewBox="0 0 ${width} ${height}" role=img aria-label="${title}">${inside}</svg><figcaption>${title}</figcaption></figure>`;

const words = (x: number, y: number, text: string, kind = ''): string =>
  `<text x=${x} y=${y} class="${kind}">${text}</text>`;

const CONSTRAINTS = frame(
  560,
  190,
  'The candidate r4c2=5 and its four constraints',
  ['cell r4c2', '5 in row 4', '5 in column 2', '5 in box 4']
    .map((text, k) => {
      const x = 70 + k * 140;
      return `<path d="M280 52 L${x} 118" class=line /><rect x=${x - 60} y=118 width=120 height=46 rx=10 class=box />${words(x, 146, text)}`;
    })
    .join('') + `<rect x=220 y=14 width=120 height=46 rx=23 class=key />${words(280, 43, 'r4c2 = 5', 'on')}`,
);

const TOWER = frame(
  560,
  236,
  'The tower: each floor is an element inside the one before',
  ['ground: your digits', 'A: step 1', 'B: step 2', 'A: step 3', 'solved: the board']
    .map((text, k) => {
      const inset = k * 24;
      const kind = k === 4 ? 'key' : k === 0 ? 'quiet' : 'box';
      return `<rect x=${10 + inset * 1.6} y=${8 + k * 30} width=${540 - inset * 3.2} height=${220 - k * 46} rx=10 class=${kind} />${words(280, 28 + k * 30, text, k === 4 ? 'on' : '')}`;
    })
    .join(''),
);

const CLOCK = frame(
  560,
  212,
  'The clock: two latches, and a formula between them',
  `<rect x=30 y=66 width=120 height=80 rx=12 class=box />${words(90, 112, 'latch A')}
<rect x=410 y=66 width=120 height=80 rx=12 class=box />${words(470, 112, 'latch B')}
<rect x=210 y=20 width=140 height=52 rx=26 class=key />${words(280, 51, 'one step', 'on')}
<rect x=210 y=140 width=140 height=52 rx=26 class=key />${words(280, 171, 'one step', 'on')}
<path d="M110 66 C 120 40 160 44 206 45" class=arrow /><path d="M354 45 C 400 44 440 40 450 62" class=arrow />
<path d="M450 146 C 440 172 400 168 354 167" class=arrow /><path d="M206 167 C 160 168 120 172 110 150" class=arrow />
<path d="M200 40 l7 5 l-7 5 M444 54 l6 9 l5 -9 M360 162 l-7 5 l7 5 M104 158 l6 -9 l5 9" class=arrow />
${words(160, 30, 'even beats', 'small')}${words(404, 192, 'odd beats', 'small')}`,
);

const SHEET = `
.storeys{border:0;padding:0;margin:16px 0 8px;display:flex;gap:6px;align-items:center;flex-wrap:wrap}.storeys legend{float:left;margin-right:10px;color:var(--soft)}.storeys .button:has(:checked){background:var(--accent);color:var(--on-accent)}.small>div{width:240px;height:240px;font-size:60px;display:grid;grid-template:repeat(4,1fr)/repeat(4,1fr);background:var(--surface);border:2.2px solid var(--box);border-radius:6px;overflow:hidden}.small i{display:grid;font-style:normal;border:solid var(--line);border-width:0 1px 1px 0;overflow:hidden}.small i:nth-child(4n+2){border-right:2.2px solid var(--box)}.small i:nth-child(n+5):nth-child(-n+8){border-bottom:2.2px solid var(--box)}.small b{display:grid;place-items:center;font-weight:400}.small p:before{content:var(--say)}.small p{color:var(--soft);margin:0 0 8px}.demo{min-height:290px}

.how{max-width:700px;margin:0 auto;padding:20px 24px 80px}
.how h1{font-size:clamp(28px,6vw,40px);letter-spacing:-.02em;line-height:1.15;margin:24px 0 12px}
.how h2{font-size:22px;margin:44px 0 6px;letter-spacing:-.01em}
.how p{margin:10px 0;line-height:1.65}.lead{font-size:19px;color:var(--soft)}
code{font:.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--quiet);padding:.1em .3em;border-radius:4px}
pre{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px 18px;overflow:auto;font-size:13px;line-height:1.6}
pre code{background:none;padding:0;white-space:pre-wrap}
table{border-collapse:collapse;margin:14px 0;background:var(--surface);border:1px solid var(--line);border-radius:14px;width:100%;border-spacing:0}
th,td{text-align:left;padding:9px 16px;border-top:1px solid var(--line);vertical-align:top}tr:first-child>*{border-top:0}th{white-space:nowrap;color:var(--accent);font-weight:600;width:4.5em}
figure{margin:22px 0;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:18px}
figure svg{display:block;width:100%;height:auto}figcaption{color:var(--soft);font-size:14px;text-align:center;margin-top:8px}
svg text{fill:var(--ink);font-size:15px;text-anchor:middle}svg .on{fill:var(--on-accent)}svg .small{fill:var(--soft);font-size:13px}
svg .box{fill:var(--surface);stroke:var(--box);stroke-width:1.5}svg .quiet{fill:var(--quiet);stroke:var(--line)}svg .key{fill:var(--accent)}
svg .line{stroke:var(--line);stroke-width:2}svg .arrow{stroke:var(--soft);stroke-width:2;fill:none}`;
