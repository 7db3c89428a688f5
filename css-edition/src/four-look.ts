/** How the 4×4 game looks and moves. */
import { drawingLook } from './drawing.ts';
import type { Layout } from './layout.ts';

export const fourLook = (layout: Layout): string =>
  BOARD + drawingLook(layout, { size: '.17em', line: 2.3, gap: '1.7em' }) + WHEEL + STATE + SIDE + PHONE;

const BOARD = `
.table{--board:min(480px,100vw - 390px);display:grid;grid-template:auto 1fr/var(--board) minmax(0,290px);gap:14px 44px;justify-content:center;align-items:start;padding:24px 28px 40px}
.game,.state,.floor,.top-floor{display:contents}
.board,.drawing,.win{grid-area:1/1/3}.side,.deals{grid-column:2}
.board,.drawing{width:var(--board);height:var(--board);border:2.4px solid transparent;border-radius:6px}
.board{display:grid;grid-template:repeat(4,1fr)/repeat(4,1fr);background:var(--surface);touch-action:manipulation}
.drawing{border-color:var(--box)}
.cell{all:unset;position:relative;display:block;cursor:pointer;-webkit-tap-highlight-color:transparent;min-width:0}
.cell:focus-within{background:var(--selected);box-shadow:inset 0 0 0 2.5px var(--accent)}
@container style(--given > 0){.wheel{display:none!important}}`;

/**
 * The wheel opens on the cell that has the focus, or holds it. A press on a label gives the focus to the wheel, and
 * that is lost when the wheel hides, a moment after the release: so it closes. Asking for `:has(:focus-visible)`
 * would be plainer; but for that Chromium restyles what computes whenever the focus moves.
 */
const WHEEL = `
.wheel{position:absolute;z-index:2;left:50%;top:50%;width:0;height:0;opacity:0;pointer-events:none;--at-x:0;--at-y:0}
.wheel label{position:absolute;left:calc(var(--at-x)*1px - 24px);top:calc(var(--at-y)*1px - 24px);width:48px;height:48px;border-radius:50%;display:grid;place-items:center;background:var(--surface);border:1px solid var(--line);box-shadow:0 2px 8px #0002;font-size:22px;color:var(--accent);cursor:pointer;user-select:none}
.wheel input{appearance:none;position:absolute;inset:0;margin:0;border-radius:50%;outline:0;pointer-events:none}
.wheel label:hover{background:var(--same)}
.wheel :is(.w0,.wh){color:var(--soft)}
.wheel label:has(:checked){background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.w1{--at-x:-46;--at-y:-46}.w2{--at-x:46;--at-y:-46}.w3{--at-x:-46;--at-y:46}.w4{--at-x:46;--at-y:46}
.wheel .wh{--at-y:68;width:64px;margin-left:-8px;height:36px;margin-top:6px;border-radius:18px;font-size:14px}
.cell:nth-child(n+13) .wh{--at-y:-74}
.cell:nth-child(4n) .wheel{margin-left:min(0px,10vw - 48px)}.cell:nth-child(4n+1) .wheel{margin-left:max(0px,48px - 10vw)}
.cell:focus-within .wheel{opacity:1;pointer-events:auto}
.wheel:focus input{visibility:hidden}.wheel:focus:not(:active){visibility:hidden;transition:visibility 0s .1s}
.cell:focus-within .wheel label{animation:bounce .26s cubic-bezier(.3,1.6,.5,1) both}`;

const STATE = `
@container style(--digit:0) and style(--shown > 0){.state .drawing div:before{color:var(--soft);font-style:italic;animation:appear .18s both}}
.status:before{content:"It can still be completed."}
@container style(--wrong:1){.drawing{animation:shake .4s;border-color:var(--conflict)}.status:before{content:"No completion is left: something is wrong.";color:var(--conflict)}.solve span:before{content:"Impossible"!important}.solve{opacity:.55;pointer-events:none}.solve input{visibility:hidden}}
@container style(--won:1){.status:before{content:"Every row, column and box is complete."}}
.solve span:before{content:"Solve"}.solve:has(:checked) span:before{content:"Hide solution"}
.status{margin:0;min-height:1.5em;color:var(--soft);font-size:14px}`;

const SIDE = `
.side{display:grid;gap:14px;align-content:start}
.deals,.actions{display:flex;gap:10px}.deals>*,.actions>*{flex:1;padding:10px 8px;white-space:nowrap}
.easy{background:var(--accent)!important;color:var(--on-accent)!important}
.tip{margin:0;color:var(--soft);font-size:13px}
.pace{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:14px 18px;--elapsed:0;animation:tick 3599s steps(3599) forwards}
@keyframes tick{to{--elapsed:3599}}
.time{margin:0;font-size:22px}
.time:after{counter-set:minutes calc((var(--elapsed) - mod(var(--elapsed),60))/60) seconds mod(var(--elapsed),60);content:counter(minutes) ":" counter(seconds,decimal-leading-zero)}
.gauge{display:flex;align-items:center;gap:10px;font-size:20px}
.gauge b{flex:1;height:6px;border-radius:3px;background:linear-gradient(90deg,var(--proof),var(--change));border:1px solid var(--line);container-type:inline-size}
.gauge i{display:block;width:14px;height:14px;border-radius:50%;background:var(--accent);margin-top:-5px;translate:calc((100cqw - 14px)*min(1,var(--elapsed)/180))}
@container style(--reveal:1){.pace{animation-play-state:paused}}
.win{display:none;pointer-events:none;z-index:4;place-self:center;margin:0 30px;padding:18px;justify-items:center;gap:10px;text-align:center;background:var(--surface);border:1px solid var(--line);border-radius:14px;box-shadow:0 2px 8px #0002}
.win b{font-size:clamp(28px,8vw,42px)}.win span{color:var(--soft)}.win>i{width:64px;height:6px;border-radius:3px;background:var(--accent)}
@container style(--won:1){.pace{animation-play-state:paused}.drawing{animation:glow .7s}.win{display:grid;animation:rise .4s .15s both}}
@container style(--level:2){.pace{visibility:hidden}}`;

const PHONE = `
@media(max-width:719px){.table{--board:min(400px,100vw - 40px);grid-template:none/var(--board);gap:10px;padding:8px 20px 24px}.board,.drawing,.win{grid-area:1/1}.side,.deals{grid-column:1}.tip{display:none}.side{gap:10px}.pace{padding:8px 16px;display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center}.time{font-size:18px}}`;
