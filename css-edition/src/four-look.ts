/** How the 4×4 game looks and moves. */

const BOARD = `
.table{display:grid;grid-template:auto 1fr/minmax(0,480px) minmax(0,290px);gap:14px 44px;justify-content:center;align-items:start;padding:24px 28px 40px}
.game,.floor,.top-floor{display:contents}
.board{grid-row:1/3}.side,.deals{grid-column:2}
.deals{display:flex;gap:10px}.deals button{flex:auto;padding:10px 8px;white-space:nowrap}
.board{position:relative;display:grid;grid-template-columns:repeat(4,1fr);background:var(--surface);border:2.4px solid var(--box);border-radius:6px;aspect-ratio:1;touch-action:manipulation}
.cell{all:unset;position:relative;display:block;border:0 solid var(--line);border-width:0 1px 1px 0;cursor:pointer;-webkit-tap-highlight-color:transparent;min-width:0}
.cell:nth-child(4n){border-right:0}.cell:nth-child(n+13){border-bottom:0}
.cell:nth-child(4n+2){border-right:2.2px solid var(--box)}
.cell:nth-child(n+5):nth-child(-n+8){border-bottom:2.2px solid var(--box)}
.cell:is(:focus,:has(:focus-visible)){background:var(--selected);box-shadow:inset 0 0 0 2.5px var(--accent)}
.face{position:absolute;inset:0;display:grid;place-items:center;font-size:clamp(36px,11vw,66px);line-height:1;color:var(--accent);counter-set:digit var(--shown);border-radius:4px}
.face:before{content:counter(digit,digit)}
@counter-style digit{system:fixed 0;symbols:"" "1" "2" "3" "4" "5" "6" "7" "8" "9"}
@container style(--given > 0){.face{font-weight:600;color:var(--ink)}.wheel{display:none!important}}
@container style(--given > 0){.cell{cursor:default}}
@container style(--digit:0) and style(--solution > 0){.face{color:var(--soft);font-style:italic;animation:appear .18s both}}
@container style(--clash:1){.face{color:var(--conflict);background:var(--conflict-tint)}.face:after{content:"";position:absolute;width:34%;bottom:13%;border-bottom:3px double var(--conflict)}}
.marks{position:absolute;inset:12%;display:grid;grid-template-columns:1fr 1fr;color:var(--soft);font-size:clamp(13px,3.6vw,19px);pointer-events:none}
.marks i{font-style:normal;display:grid;place-items:center}
@container style(--shown > 0){.marks{visibility:hidden}}`;

/** The wheel opens on the clicked cell, or on the one the keyboard is in. */
const WHEEL = `
.wheel{position:absolute;z-index:2;left:50%;top:50%;width:0;height:0;opacity:0;pointer-events:none;visibility:visible}
.cell:is(:focus,:active,:has(:focus-visible)){z-index:3}
.wheel label{position:absolute;left:calc(var(--at-x)*1px - 24px);top:calc(var(--at-y)*1px - 24px);width:48px;height:48px;border-radius:50%;display:grid;place-items:center;background:var(--surface);border:1px solid var(--line);box-shadow:0 2px 8px #0002;font-size:22px;color:var(--accent);cursor:pointer;user-select:none}
.wheel input{appearance:none;position:absolute;inset:0;margin:0;border-radius:50%;outline:0;cursor:pointer}
.wheel label:hover{background:var(--same)}
.wheel label:has(:checked){background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.w0{--at-x:0;--at-y:0;color:var(--soft)!important}.w0:has(:checked){color:var(--on-accent)!important}
.w1{--at-x:-46;--at-y:-46}.w2{--at-x:46;--at-y:-46}.w3{--at-x:-46;--at-y:46}.w4{--at-x:46;--at-y:46}
.wheel .wh{--at-x:0;--at-y:68;width:64px;margin-left:-8px;height:36px;margin-top:6px;border-radius:18px;font-size:14px;color:var(--soft)}
.wheel .wh:has(:checked){color:var(--on-accent)}
.cell:nth-child(n+13) .wh{--at-y:-74}
.cell:nth-child(4n) .wheel{margin-left:min(0px,10vw - 48px)}.cell:nth-child(4n+1) .wheel{margin-left:max(0px,48px - 10vw)}
.cell:is(:focus,:active,:has(:focus-visible)) .wheel{opacity:1;pointer-events:auto}
.cell:is(:focus,:active,:has(:focus-visible)) .wheel label{animation:bounce .26s cubic-bezier(.3,1.6,.5,1) both}`;

const STATE = `
@container style(--wrong:1){.board{animation:shake .4s;border-color:var(--conflict)}.status:before{content:"No completion is left: something is wrong.";color:var(--conflict)}.solve span:before{content:"Impossible"!important}.solve{opacity:.55;pointer-events:none}.solve input{visibility:hidden}}
@container style(--wrong:0){.status:before{content:"It can still be completed."}}
@container style(--won:1){.status:before{content:"Every row, column and box is complete."}}
.solve span:before{content:"Solve"}.solve:has(:checked) span:before{content:"Hide solution"}
.status{margin:0;min-height:1.5em;color:var(--soft);font-size:14px}`;

const SIDE = `
.side{display:grid;gap:14px;align-content:start}
.actions{display:flex;gap:10px}.actions>*{flex:1}
.actions .button,.actions button{padding:10px 8px;white-space:nowrap}
.easy{background:var(--accent)!important;color:var(--on-accent)!important}
.tip{margin:0;color:var(--soft);font-size:13px}
.pace{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:14px 18px;--elapsed:0;animation:tick 3599s steps(3599) forwards}
@keyframes tick{to{--elapsed:3599}}
.time{margin:0;font-size:22px}
.time:after{counter-set:minutes calc((var(--elapsed) - mod(var(--elapsed),60))/60) seconds mod(var(--elapsed),60);content:counter(minutes) ":" counter(seconds,decimal-leading-zero)}
.gauge{display:flex;align-items:center;gap:10px;font-size:20px}
.gauge b{flex:1;height:6px;border-radius:3px;background:linear-gradient(90deg,var(--proof),var(--change));border:1px solid var(--line);container-type:inline-size}
.gauge i{display:block;width:14px;height:14px;border-radius:50%;background:var(--accent);margin-top:-5px;animation:run 180s linear forwards}
@keyframes run{to{transform:translateX(calc(100cqw - 14px))}}
@container style(--reveal:1){.pace,.pace *{animation-play-state:paused}}
.win{display:none;pointer-events:none;position:absolute;z-index:4;inset:auto 12%;top:50%;translate:0 -50%;padding:18px;justify-items:center;gap:10px;text-align:center;background:var(--surface);border:1px solid var(--line);border-radius:14px;box-shadow:0 2px 8px #0002}
.win b{font-size:clamp(28px,8vw,42px)}.win span{color:var(--soft)}.win>i{width:64px;height:6px;border-radius:3px;background:var(--accent)}
@container style(--won:1){.pace,.pace *{animation-play-state:paused!important}.board{animation:glow .7s}.win{display:grid;animation:rise .4s .15s both}}

@container style(--level:2){.pace{visibility:hidden}}`;

const PHONE = `
@media(max-width:719px){.table{grid-template:none/minmax(0,400px);gap:10px;padding:8px 20px 24px}.board{grid-row:1}.side,.deals{grid-column:1}.tip{display:none}.side{gap:10px}.pace{padding:8px 16px;display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center}.time{font-size:18px}}`;

export const FOUR_LOOK = BOARD + WHEEL + STATE + SIDE + PHONE;
