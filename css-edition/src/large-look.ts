/** How the 6×6 and 9×9 pages look. */
import { drawingLook, marksLook, marksText } from './drawing.ts';
import type { Layout } from './layout.ts';

const MARKS = { size: '.205em', line: 1.5, gap: '.62em' };

export const largeLook = (layout: Layout): string =>
  frame(layout) + drawingLook(layout, MARKS) + text(layout) + CELLS + LAYER + SIDE + PHONE;

const frame = ({ digits }: Layout): string => `
.table{--n:${digits};--board:min(597px,100vw - 388px,100dvh - 118px);position:relative;display:grid;grid-template:auto 1fr auto/var(--board) minmax(0,330px);gap:0 42px;justify-content:center;padding:12px 28px 28px}

.game,.state{display:contents}
.deals,.side{grid-column:2}.board{grid-area:1/1/3}.verdict{grid-area:3/1}
.row{grid-area:1/1/3;display:grid;grid-template:repeat(${digits},1fr)/repeat(${digits},1fr);pointer-events:none}.row .cell{pointer-events:auto}.drawing{grid-area:1/1/3}
.board,.row,.drawing{width:var(--board);height:var(--board);border:2.2px solid transparent}
.board{anchor-name:--board;background:var(--surface);border-color:var(--box);border-radius:6px}
.layer{pointer-events:none;grid-template:repeat(${digits},1fr)/repeat(${digits},1fr);font-size:calc(var(--board)/${digits});position:absolute;position-anchor:--board;inset:anchor(inside);border:2.2px solid transparent}
${Array.from({ length: digits }, (_, k) => `.r${k + 1} .cell{grid-row:${k + 1}}`).join('')}`;

const text = (layout: Layout): string => `.layer i:before{content:${marksText(layout)}}`;

const CELLS = `
.cell{all:unset;display:block;cursor:pointer;touch-action:manipulation;min-width:0;min-height:0;overflow:hidden;-webkit-tap-highlight-color:transparent}
.cell:focus-within{background:var(--selected);box-shadow:inset 0 0 0 2.5px var(--accent)}
@container style(--given > 0){.keys{display:none!important}}
.drawing div:after{color:var(--accent);font-weight:700}
.keys{position:absolute;top:-9999px;content-visibility:auto;display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.cell:focus-within .keys{position-anchor:--pad;left:anchor(left);top:anchor(top);width:anchor-size(width);min-height:anchor-size(height);align-content:start;content-visibility:visible;background:var(--page)}
.keys label{position:relative;display:grid;place-items:center;min-height:48px;font-size:22px;background:var(--surface);border:1px solid var(--line);border-radius:10px;cursor:pointer;user-select:none}
.keys label:last-child{grid-column:1/-1;font-size:15px;color:var(--soft);min-height:44px}
.keys label:hover{background:var(--same)}
.keys label:has(:checked){background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.keys input{appearance:none;position:absolute;inset:-1px;margin:0;border-radius:10px;outline:0;cursor:pointer}
.verdict{margin:10px 2px 0;min-height:1.5em;font-size:14px;color:var(--soft)}
.verdict:before{content:"Every cell and digit still has a place."}
@container style(--fewest < 1){.verdict:before{content:"A cell or a digit has no place left."}.verdict{color:var(--conflict)}.drawing{border-color:var(--conflict);animation:shake .4s}}
@container style(--fewest > 0) and style(--all:1){.verdict:before{content:"Solved. Every row, column and box is complete."}.verdict{color:var(--accent)}}`;

const LAYER = `
.tower,.thinking,.layer,.report{display:none}
.side:has(#solve:checked)~.state .tower,.side:has(#watch:checked)~.state .thinking{display:block}
.side:has(#solve:checked,#watch:checked)~.state .layer{display:grid}
.floor,.beat,.reader{display:contents}
.clock{display:block}
.layer i{font-style:normal;display:grid;place-items:center;overflow:hidden;${marksLook(MARKS)}}
.layer i:before{grid-area:1/1}
@container style(--left:1){.layer i:before{content:counter(digit,digit);align-self:stretch;justify-self:stretch;display:grid;place-items:center;font-size:2.83em;line-height:1;letter-spacing:0;margin-right:.22em;color:var(--accent);background:if(style(--seen > 99): var(--change))}}
@container style(--left:0){.layer i:before{content:none}}`;

const SIDE = `
.side{display:grid;gap:14px;align-content:start}
.pad{anchor-name:--pad;min-height:272px;border:1px dashed var(--line);border-radius:14px;display:grid;place-items:center;padding:20px;text-align:center;color:var(--soft);font-size:14px}
.run{all:unset;display:grid;grid-template-columns:1fr 1fr;gap:8px}
.primary{background:var(--accent);color:var(--on-accent)}.primary :focus-visible{outline-color:var(--ink)!important}
.stop,.pause{display:none}
.side:has(#solve:checked,#watch:checked) .ask{display:none}
.side:has(#solve:checked,#watch:checked) .stop{display:inline-flex}
.side:has(#watch:checked) .pause{display:inline-flex}
.pause:has(:checked){background:var(--same);box-shadow:inset 0 0 0 1.5px var(--accent)}
.side:has(#solve:checked) .stop{grid-column:1/-1}
.aids{display:flex;gap:8px}.aids>*{flex:1}
.switch{position:relative;display:flex;align-items:center;justify-content:center;gap:8px;min-height:44px;border-radius:10px;border:1px solid var(--line);font-size:14px;cursor:pointer;color:var(--soft)}
.switch:has(:checked){background:var(--same);color:var(--ink);border-color:transparent}
.switch input{appearance:none;position:absolute;inset:0;margin:0;outline:0;cursor:pointer;border-radius:10px}
.switch:has(:checked) span:before{content:"✓ "}
.deals{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:14px}
.deals button{min-height:34px;padding:4px 12px;border-radius:17px;font-size:13px;color:var(--soft)}
.side:has(#solve:checked)~.state .tower-report,.side:has(#watch:checked)~.state .clock-report{display:grid}
.report{z-index:1;position:absolute;position-anchor:--pad;left:anchor(left);top:anchor(top);width:anchor-size(width);min-height:anchor-size(height);margin:0;grid-template-columns:1fr 1fr;gap:2px 18px;align-content:center;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:20px 24px}
.side:has(#solve:checked,#watch:checked) .pad{border-color:transparent;p{visibility:hidden}}
.report .mode{grid-column:1/-1;font-weight:600;font-size:19px;margin-bottom:8px}
.report dt{font-size:13px;color:var(--soft)}.report dd{margin:0;font-size:26px}
.n-steps{counter-set:n var(--steps)}.n-depth{counter-set:n var(--depth)}.n-guesses{counter-set:n var(--guesses)}.n-retreats{counter-set:n var(--retreats)}
.report dd:before{content:counter(n)}
.mode:before{content:"Out of floors: watch it think instead"}
@container style(--mode:3){.mode:before{content:"Solved"}.mode{color:var(--accent)}}
@container style(--mode:4){.mode:before{content:"Impossible"}.mode{color:var(--conflict)}}
@container style(--mode:0){.clock-report .mode:before{content:"Singles"}}
@container style(--mode:1){.clock-report .mode:before{content:"Taking a guess back"}}
@container style(--mode:2){.clock-report .mode:before{content:"Guessing"}}`;

const PHONE = `
@media(max-width:719px),(max-width:959px) and (orientation:portrait){.table{--board:min(597px,100vw - 20px,100dvh - 250px);grid-template:none/minmax(0,1fr);padding:2px 10px 20px;gap:8px;justify-items:center}.board,.row,.drawing{grid-area:1/1}.verdict{grid-area:2/1}.side{grid-area:3/1}.deals{grid-area:4/1;max-width:420px}.side{width:100%;max-width:420px;gap:10px}.verdict{margin-top:4px;font-size:13px}
.pad{min-height:104px;padding:10px 20px}.keys{grid-template-columns:repeat(5,1fr);gap:6px}.keys label:last-child{grid-column:auto;font-size:13px}.report{padding:8px 18px;grid-template-columns:repeat(4,1fr);gap:0 8px}.report .mode{margin:0;font-size:16px}.report dt{font-size:12px;white-space:nowrap}.report dd{font-size:20px}}`;
