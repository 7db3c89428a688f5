/**
 * The look that all pages share: the project's colour tokens, the page's frame, buttons, cards, the message. Decorative
 * animations are named where they are used and defined here, for users who accept motion.
 */

const TOKENS = `
:root{color-scheme:light dark;
--page:light-dark(#f5f3ee,#15171a);--surface:light-dark(#fffdf9,#1d2024);--ink:light-dark(#1d2126,#ebe8e2);
--soft:light-dark(#5f656d,#9aa1aa);--line:light-dark(#d3cec3,#363b43);--box:light-dark(#30343b,#b9b5ac);
--accent:light-dark(#1d5bb8,#86b4ff);--on-accent:light-dark(#fff,#0f1a2b);--selected:light-dark(#cfe0fa,#254272);
--same:light-dark(#dfe9f8,#2a3548);--conflict:light-dark(#b3261e,#ff8a80);--conflict-tint:light-dark(#fbe3e0,#43221f);
--proof:light-dark(#d9f0dd,#1f3d28);--change:light-dark(#fff1c2,#4a3f16);--quiet:light-dark(#ebe7dd,#2a2e34);--found-ink:light-dark(#1c6b3a,#7fd6a0);--change-ink:light-dark(#b98900,#e2c25a)}`;

const FRAME = `
*{box-sizing:border-box}
.claim h1{font-size:clamp(19px,3.2vw,28px);letter-spacing:-.02em;line-height:1.2;margin:0}.claim p{margin:2px 0 0;color:var(--soft);font-size:14px}
html{background:var(--page);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100dvh}
a{color:var(--accent);text-underline-offset:.2em}
.top{display:flex;align-items:baseline;gap:8px 18px;flex-wrap:wrap;padding:18px 28px 8px;font-size:14px}
.top b{font-size:19px;letter-spacing:-.01em;font-weight:700}.top b i{font-style:normal;color:var(--accent)}
.top a{color:var(--soft);text-decoration:none}.top a:hover,.top [aria-current]{color:var(--ink)}
.top a[aria-current]{font-weight:600}
.top span{margin-left:auto;color:var(--soft)}
.button,button{appearance:none;font:inherit;font-size:15px;line-height:1.2;color:var(--ink);background:var(--quiet);border:0;border-radius:10px;min-height:44px;padding:10px 16px;display:inline-flex;align-items:center;justify-content:center;gap:8px;text-decoration:none;cursor:pointer;position:relative;user-select:none;-webkit-tap-highlight-color:transparent}
.button:hover,button:hover{filter:brightness(.97)}
label :focus-visible,button:focus-visible,a:focus-visible{outline:2.5px solid var(--accent)!important;outline-offset:2px}
.button input{appearance:none;position:absolute;inset:0;margin:0;border-radius:inherit;cursor:pointer;outline:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px 18px}
.card h2{font-size:15px;margin:0 0 4px}.card p{margin:0;color:var(--soft);font-size:14px}
.hush{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:719px){.top{padding:10px 20px 6px;gap:4px 11px;flex-wrap:nowrap;white-space:nowrap;font-size:13px}.top b{font-size:16px}.top span{display:none}}`;

/**
 * The page is shown only if a small sum, computed by the same means as in the machine, is correct; otherwise a message
 * replaces it.
 */
const PROBE = `
.app{display:none}
.unable{max-width:34em;margin:12vh auto;padding:24px 28px}
@property --probe{syntax:"<integer>";inherits:true;initial-value:0}
@supports selector(:has(a)) and (opacity:sign(1)) and (color:light-dark(red,red)) and (position-anchor:--a){
:root{--one:1;--probe:calc(var(--one) + 1)}
@container style(--probe:2){.app{display:block}.unable{display:none}}}`;

const MOVEMENT = `
@media(prefers-reduced-motion:no-preference){
@keyframes appear{from{opacity:0;transform:scale(.7)}}
@keyframes bounce{from{scale:.2}}
@keyframes shake{20%,60%{transform:translateX(-7px)}40%,80%{transform:translateX(7px)}}
@keyframes glow{30%{box-shadow:0 0 0 8px var(--proof)}}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}}`;

const PRINT = `@media print{.top,.deals,.side,.claim p,.strip{display:none!important}html{background:none}}`;

export const LOOK = TOKENS + FRAME + MOVEMENT + PRINT;
export const SUPPORT = PROBE;

export const UNABLE = `<div class="card unable" role="alert"><h1>Sudoku in a style sheet</h1>
<p>The page computes with CSS alone: it needs registered properties, <code>:has()</code>, anchor positioning and style container queries. This browser lacks one of them; Chromium 156, Firefox 153 and WebKit 2.50 have them all. <a href="how.html">How it works</a> can be read everywhere.</p></div>`;
