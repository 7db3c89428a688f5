/** The look and the animations of the 4×4 game. */
import { drawingLook } from './drawing.ts';
import type { Layout } from './layout.ts';

export const fourLook = (layout: Layout): string =>
  [
    BOARD,
    drawingLook(layout, { size: '.17em', line: 2.3, gap: '1.7em' }),
    WHEEL,
    shaking(layout),
    STATE,
    SIDE,
    PHONE,
  ].join('');

/** One animation for each residue of the board's choices: a change of its name starts it again. */
const shaking = ({ digits }: Layout): string => {
  const names = Array.from({ length: digits + 2 }, (_, k) => k + 1);
  const frames = names.map((k) => `@keyframes shake${k}{20%,60%{translate:-7px}40%,80%{translate:7px}}`);
  const rules = names.map((k) => `@container style(--shaking:${k}){.drawing{animation:shake${k} .4s}}`);
  return `@media(prefers-reduced-motion:no-preference){${frames.join('')}}${rules.join('')}`;
};

const BOARD = `
.table{--board:min(480px,100vw - 390px);display:grid;grid-template:auto auto 1fr/var(--board) minmax(0,290px);gap:14px 44px;justify-content:center;align-items:start;padding:24px 28px 40px}
.game,.state,.floor,.top-floor{display:contents}
.claim{grid-area:1/1/2/3}.board,.drawing{grid-area:2/1/4}.deals{grid-area:2/2}.side{grid-area:3/2}
.board,.drawing{width:var(--board);height:var(--board);border:2.4px solid transparent;border-radius:6px}
.board{display:grid;grid-template:repeat(4,1fr)/repeat(4,1fr);background:var(--surface);touch-action:manipulation}
.drawing{border-color:var(--box)}
.cell{all:unset;position:relative;display:block;cursor:pointer;-webkit-tap-highlight-color:transparent;min-width:0}
.cell:focus-within{background:var(--selected);box-shadow:inset 0 0 0 2.5px var(--accent)}
@container not style(--given:0){.wheel{display:none!important}}`;

/**
 * The wheel opens on the cell that has or contains the focus. A press on a label gives the focus to the wheel, which
 * loses it when it is hidden, a moment after the release: so it closes. `:has(:focus-visible)` would be simpler, but
 * with it Chromium restyles the computing elements whenever the focus moves.
 */
const WHEEL = `
.wheel:before{content:"";position:absolute;inset:-66px;border:2px dashed var(--soft);border-radius:50%;pointer-events:none}
.wheel{position:absolute;z-index:2;left:50%;top:50%;width:0;height:0;opacity:0;pointer-events:none;--at-x:0;--at-y:0}
.wheel label{position:absolute;left:calc(var(--at-x)*1px - 24px);top:calc(var(--at-y)*1px - 24px);width:48px;height:48px;border-radius:50%;display:grid;place-items:center;background:var(--surface);border:1px solid var(--line);box-shadow:0 2px 8px #0002;font-size:22px;color:var(--accent);cursor:pointer;user-select:none}
.wheel input{appearance:none;position:absolute;inset:0;margin:0;border-radius:50%;outline:0;pointer-events:none}
.wheel label:hover{background:var(--same)}
.wheel :is(.w0,.wh){color:var(--soft)}
.wheel label:has(:checked){background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.w1{--at-x:-46;--at-y:-46}.w2{--at-x:46;--at-y:-46}.w3{--at-x:-46;--at-y:46}.w4{--at-x:46;--at-y:46}
.wheel :is(.w0,.wh){--s:min(38px,10.4vw);width:var(--s);height:var(--s);left:calc(var(--s)/-2);top:1px;font-size:12px}.wheel .w0{top:calc(-1px - var(--s));font-size:20px}
.cell:nth-child(4n) .wheel{margin-left:min(0px,10vw - 48px)}.cell:nth-child(4n+1) .wheel{margin-left:max(0px,48px - 10vw)}
.cell:focus-within .wheel{opacity:1;pointer-events:auto;animation:bounce .26s cubic-bezier(.3,1.6,.5,1)}
.wheel:focus input{visibility:hidden}.wheel:focus:not(:active){visibility:hidden;transition:visibility 0s .1s}
@media(hover:hover){.wheel:focus:not(:active) label{pointer-events:none}}`;

const STATE = `
.status{margin:0;min-height:1.5em;color:var(--soft);font-size:14px}
@container style(--helped:1){.state .drawing b{color:var(--found-ink);font-style:italic;animation:appear .18s both}}
.status:before{content:var(--say)}.status{--say:"It can still be completed."}
@container style(--wrong:1){.drawing{border-color:var(--conflict)}.status{--say:"No completion is left: something is wrong.";color:var(--conflict)}.solve span{--say:"Impossible"!important}.solve{opacity:.55;pointer-events:none}.solve input{visibility:hidden}}
@container style(--won:1){.status{counter-set:n var(--hints)}.status{--say:"Solved. Every row, column and box is complete.";color:var(--found-ink);font-weight:600}}
@container style(--won:1) and style(--hints:1){.status{--say:"Complete, with one hint."}}@container style(--won:1) and (not style(--hints:0)) and (not style(--hints:1)){.status{--say:"Complete, with " counter(n) " hints."}}
.solve span:before{content:var(--say)}.solve span{--say:"Solve"}.solve:has(:checked) span{--say:"Hide solution"}`;

/** The verdict on the speed, one for each quarter of the gauge. */
const PACES =
  '@counter-style pace{system:fixed 0;symbols:"Fast as a hare" "Quick" "Steady" "Slow and sure as a tortoise"}';

const SIDE = `
.side{display:grid;gap:14px;align-content:start}
.deals,.actions{display:flex;gap:10px}.deals>*,.actions>*{flex:1;padding:10px 8px;white-space:nowrap}
.easy{background:var(--accent)!important;color:var(--on-accent)!important}
.tip{margin:0;color:var(--soft);font-size:13px}
.pace{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:14px 18px;--elapsed:0;animation:tick 3599s steps(3599) forwards}
@keyframes tick{to{--elapsed:3599}}
.time{margin:0;font-size:22px}
${PACES}
.pace>*{--s:round(var(--elapsed),1)}
.time:after{counter-set:minutes round(down,var(--s)/60,1) seconds mod(var(--s),60);content:counter(minutes) ":" counter(seconds,decimal-leading-zero)}
.gauge svg{display:block;width:100%;max-width:230px;margin:auto}.gauge text{font-size:12px;fill:var(--ink);dominant-baseline:central}.gauge path,.gauge circle{fill:var(--ink)}.gauge #arc{fill:none}
.hand{transform-origin:100px 100px;transform:rotate(calc(-80deg + 160deg*min(1,var(--s)/180)))}
.speed{display:none;margin:0;font-size:27px;font-weight:700;line-height:1.2}.speed:after{counter-set:pace min(3,round(down,var(--s)/45,1));content:counter(pace,pace)}
.time,.speed{text-align:center}.again{display:none;background:var(--accent);color:var(--on-accent)}.marks:has(:checked){background:var(--same)}.marks:has(:checked):before{content:"✓"}
.side:has(.reset:active) .pace{animation:none}
@container style(--won:1){.pace{animation-play-state:paused;border:3px solid var(--found-ink);color:var(--found-ink)}.speed{display:block;animation:rise .4s .15s both}.drawing{animation:glow .7s}.again{display:flex;animation:rise .4s .15s both}}
@container style(--level:2){.pace{display:none}}`;

const PHONE = `
@media(max-width:719px){.table{--board:min(400px,100vw - 40px);grid-template:none/var(--board);gap:10px;padding:4px 20px 24px}.claim{grid-area:1/1}.claim h1{font-size:15px}.board,.drawing{grid-area:2/1}.deals{grid-area:4/1}.side{grid-area:3/1}.tip,.claim p{display:none}.side{gap:10px}.pace{padding:8px 14px;display:grid;grid-template-columns:140px 1fr;gap:14px;align-items:center}.speed{font-size:21px}}`;
