/** The look of the 6×6 and 9×9 pages. */
import { CLOCKED } from './clock.ts';
import { drawingLook, marksLook } from './drawing.ts';
import type { Layout } from './layout.ts';

const MARKS = { size: '.205em', line: 1.5, gap: '.62em' };

export const largeLook = (layout: Layout): string =>
  frame(layout) + drawingLook(layout, MARKS) + CELLS + LAYER + SIDE + PHONE;

const frame = ({ digits }: Layout): string => `
.table{--n:${digits};--board:min(597px,100vw - 388px,100dvh - 208px);position:relative;display:grid;grid-template:auto auto auto 1fr auto/var(--board) minmax(0,330px);gap:0 42px;justify-content:center;padding:4px 28px 28px}
.game,.state{display:contents}
.claim{grid-area:1/1/2/3;margin-bottom:12px}
.deals{grid-area:2/2}.loaded{grid-area:3/2;margin-bottom:8px!important}.side{grid-area:4/2}.board,.row,.drawing{grid-area:2/1/5}.verdict{grid-area:5/1}
.row{display:grid;grid-template:repeat(${digits},1fr)/repeat(${digits},1fr);pointer-events:none}.row .cell{pointer-events:auto}
.board,.row,.drawing{width:var(--board);height:var(--board);border:2.2px solid transparent}
.board{anchor-name:--board;background:var(--surface);border-color:var(--box);border-radius:6px}
.layer{display:grid;pointer-events:none;grid-template:repeat(${digits},1fr)/repeat(${digits},1fr);font-size:calc(var(--board)/${digits});position:absolute;position-anchor:--board;left:anchor(left);top:anchor(top);width:anchor-size(width);height:anchor-size(height);border:2.2px solid transparent}
${Array.from({ length: digits }, (_, k) => `.r${k + 1} .cell{grid-row:${k + 1}}`).join('')}`;

const CELLS = `
.cell{all:unset;display:block;cursor:pointer;touch-action:manipulation;min-width:0;min-height:0;-webkit-tap-highlight-color:transparent}
.cell:focus-within{background:var(--selected);box-shadow:inset 0 0 0 2.5px var(--accent)}
@container not style(--given:0){.keys{display:none!important}}
.drawing b:after{color:var(--accent);font-weight:700}
.keys label{position:absolute;left:0;top:-9999px}
.keys input{appearance:none;position:absolute;margin:0;outline:0;cursor:pointer}
.cell:not(:focus-within){position:relative}.cell:not(:focus-within) label:has(:checked){inset:0;color:transparent;overflow:hidden}.cell:not(:focus-within) input{inset:0;width:100%;height:100%}
.cell:focus-within .keys{position:absolute;position-anchor:--pad;left:anchor(left);top:anchor(top);width:anchor-size(width);min-height:anchor-size(height);display:grid;grid-template-columns:repeat(3,1fr);gap:8px;align-content:start;background:var(--page);z-index:2}
.cell:focus-within label{position:relative;top:auto;display:grid;place-items:center;min-height:48px;font-size:22px;background:var(--surface);border:1px solid var(--line);border-radius:10px;cursor:pointer;user-select:none}
.cell:focus-within label:last-child{grid-column:1/-1;font-size:15px;color:var(--soft);min-height:44px}
.keys label:hover{background:var(--same)}
.cell:focus-within label:has(:checked){background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.cell:focus-within input{inset:-1px;border-radius:10px}
.loaded{margin:0;font-size:13px;color:var(--soft)}.loaded:before{content:var(--say) " is on the board"}
.verdict{margin:10px 2px 0;min-height:1.5em;font-size:14px;color:var(--soft)}
.verdict:before{content:var(--say)}.verdict{--say:"Every cell and digit still has a place."}
@container style(--word:1){.verdict{--say:"A cell or a digit has no place left."}}
@container style(--word:2){.verdict{--say:"A digit stands twice in a row, column or box."}}
@container style(--word:1) or style(--word:2){.verdict{color:var(--conflict)}.drawing{border-color:var(--conflict)!important;animation:shake .4s}}
@container style(--word:3){.verdict{--say:"Solved. Every row, column and box is complete."}.verdict{color:var(--accent)}}
.side:has(#stop:not(:checked))~.state .verdict{--say:"Yours to watch. “Play it yourself” gives you the board."!important;color:var(--soft)!important}`;

const LAYER = `
.search{display:none}
.floor,.beat,.told,.reader{display:contents}
.clock{display:block}
.layer i{font-style:normal;display:grid;overflow:hidden}
.layer b{display:grid;place-items:center;font-weight:400;${marksLook(MARKS)}}.layer b:before{content:var(--say,"")}
@container style(--left:1){.layer b{--say:counter(digit,digit);font-size:.58em;line-height:1;letter-spacing:0;margin:0;color:var(--found-ink)}}
@container style(--left:1) and style(--guessed:1){.layer b{background:var(--change)}}`;

const SIDE = `
.side{display:grid;gap:14px;align-content:start}
.pad{anchor-name:--pad;min-height:272px;border:1px dashed var(--line);border-radius:14px;display:grid;place-items:center;padding:20px;text-align:center;color:var(--soft);font-size:14px}
.run{all:unset;display:grid;grid-template-columns:1fr 1fr;gap:8px}
.primary{background:var(--accent);color:var(--on-accent)}.primary :focus-visible{outline-color:var(--ink)!important}
.side:has(#stop:checked) .stop,.side:has(#watch:checked) .ask:has(#watch),.side:has(#solve:checked) .ask:has(#solve),.side:not(:has(#stop:checked)) .play,.side:not(:has(#pause:checked)) .switch:has(#half){display:none}
.aids{display:none;gap:8px}.aids>*{flex:1}.side:has(#stop:checked) .play,.side:not(:has(#stop:checked)) .pace-of{display:flex}
.switch{position:relative;display:flex;align-items:center;justify-content:center;gap:8px;min-height:44px;border-radius:10px;border:1px solid var(--line);font-size:14px;cursor:pointer;color:var(--soft)}
.switch:has(:checked){background:var(--same);color:var(--ink);border-color:transparent}
.switch input{appearance:none;position:absolute;inset:0;margin:0;outline:0;cursor:pointer;border-radius:10px}
.switch:has(:checked) span:before{content:"✓ "}.switch:has(#half) span:before{content:""}.switch:has(#half){background:var(--quiet);color:var(--ink);border-color:transparent}
.deals{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:10px}
.deals button{min-height:34px;padding:4px 12px;border-radius:17px;font-size:13px;color:var(--soft)}
.report{z-index:1;display:grid;position:absolute;position-anchor:--pad;left:anchor(left);top:anchor(top);width:anchor-size(width);min-height:anchor-size(height);margin:0;grid-template-columns:1fr 1fr;gap:2px 18px;align-content:center;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px 24px}
.caution{margin:0;color:var(--soft);font-size:13px}
.side:has(#stop:not(:checked)) .pad{border-color:transparent;p{visibility:hidden}}
.report .mode{grid-column:1/-1;font-weight:600;font-size:19px;margin-bottom:6px}
.report dt{font-size:13px;color:var(--soft)}.report dd{margin:0;font-size:26px;line-height:1.3}
.n-steps{counter-set:n var(--steps)}.n-depth{counter-set:n var(--depth)}.n-guesses{counter-set:n var(--guesses)}.n-retreats{counter-set:n var(--retreats)}
.report dd[class]:before{content:counter(n)}
.strip{display:none;font-size:13px;color:var(--soft)}.side:has(#show:checked,#watch:checked) .strip{display:block}.strip p{margin:0 0 6px}.strip div{display:flex;height:36px;border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--surface)}.strip input{appearance:none;flex:1;min-width:0;margin:0;cursor:pointer;background:var(--accent);outline:0}.strip :checked~input{background:none}.strip div:focus-within{outline:2.5px solid var(--accent);outline-offset:2px}
.trail{grid-column:1/-1}.trail dd{height:12px;margin:5px 0!important;width:min(100%,16px*var(--depth));background:radial-gradient(circle closest-side,var(--change-ink) 90%,transparent) 0/16px 12px}
.legend{grid-column:1/-1;font-size:13px;color:var(--soft)}.legend i{font-style:normal;display:inline-grid;place-items:center;width:22px;height:22px;margin-left:6px;border-radius:5px;font-size:15px}.legend i:first-child{margin-left:0}
.l-typed{color:var(--accent)}.l-found,.l-guess{color:var(--found-ink)}.l-guess{background:var(--change)}
.mode:before{content:var(--say)}.mode{--say:"The tower is not high enough for this one"}
@container style(--mode:3){.mode{--say:"Solved"}.mode{color:var(--found-ink)}}
@container style(--mode:4){.mode{--say:"Impossible: it has no solution"}.mode{color:var(--conflict)}}
.side:has(#show:checked,#watch:checked)~.state{--told:1}@supports ${CLOCKED}{.state{--told:1}}
@container style(--told:1) and style(--mode:0){.mode{--say:"Filling in singles"}}
@container style(--told:1) and style(--mode:1){.mode{--say:"Contradiction: taking a guess back"}}
@container style(--told:1) and style(--mode:2){.mode{--say:"Stuck: guessing"}}
`;

const PHONE = `
@media(prefers-reduced-motion:reduce){.side:has(#show:checked)~.state{--pause:1}}@media(prefers-reduced-motion:no-preference){.side:has(#show:checked) .ask:has(#watch){display:none}}@supports not (${CLOCKED}){.side:has(#show:checked) .ask:has(#watch){display:none}}
@media(max-width:719px),(max-width:959px) and (orientation:portrait){.table{--board:min(597px,100vw - 20px,100dvh - 250px);grid-template:none/minmax(0,1fr);padding:2px 10px 20px;gap:8px;justify-items:center}.claim{grid-area:1/1!important}.board,.row,.drawing{grid-area:2/1}.verdict{grid-area:3/1}.side{grid-area:4/1}.deals{grid-area:5/1;max-width:420px}.loaded{grid-area:6/1}.side{width:100%;max-width:420px;gap:10px}.verdict{margin-top:4px;font-size:13px}
.pad{min-height:112px;padding:10px 20px}.cell:focus-within .keys{grid-template-columns:repeat(5,1fr);gap:6px}.cell:focus-within label:last-child{grid-column:auto;font-size:13px}.report{padding:6px 14px;grid-template-columns:repeat(4,1fr);gap:0 8px}.report .mode{margin:0;font-size:15px}.report dt{font-size:12px;white-space:nowrap}.report dd{font-size:18px}.trail{display:flex;gap:8px}.legend{display:none}}`;
