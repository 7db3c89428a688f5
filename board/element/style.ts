import { type Theme, THEMES, type Token } from '@pencilmark/board';

const TOKENS = Object.keys(THEMES.light) as Token[];

/** Each token as a colour that the page can set: see `colours` below. */
export const PAGE_THEME = Object.fromEntries(
  TOKENS.map((token) => [token, `var(--_${token})`]),
) as unknown as Theme;

/** One style sheet for all boards of a page. It needs no permission from a Content-Security-Policy. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

let sheet: CSSStyleSheet | undefined;

/** The page's `--sudoku-ink` takes precedence over the theme's. */
function colours(value: (token: Token) => string): string {
  return TOKENS.map((token) => `--_${token}:var(--sudoku-${token},${value(token)})`).join(';');
}

const STYLE = `
:host{display:block;max-width:30rem;color:var(--_ink);font:1rem/1.4 system-ui,sans-serif;${colours((token) => `light-dark(${THEMES.light[token]},${THEMES.dark[token]})`)}}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=contrast]){color-scheme:light;${colours((token) => THEMES.contrast[token])}}
:host([hidden]){display:none}
.board{position:relative;width:100%}
.picture,.picture svg{display:block;width:100%;height:100%}
[role=gridcell]{position:absolute;outline:none;cursor:default}
[role=gridcell]:focus-visible{box-shadow:inset 0 0 0 3px var(--_accent)}
.text,[role=alert]{margin:.5em 0;padding:.5em .75em;background:var(--_surface);color:var(--_ink)}
[role=alert]{color:var(--_fault)}
.pad{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.75rem,1fr));gap:.25rem;margin-top:.5rem}
.steps{display:flex;align-items:center;justify-content:space-between;gap:.5rem;margin-top:.5rem}
button{min-width:2.75rem;min-height:2.75rem;border:1px solid var(--_cell-line);border-radius:.375rem;background:var(--_surface);color:var(--_ink);font:inherit;font-size:1.125rem;cursor:pointer}
button:focus-visible{outline:3px solid var(--_accent);outline-offset:1px}
button[aria-pressed=true]{background:var(--_selected)}
button:disabled{color:var(--_faint);cursor:default}
:host(:dir(rtl)) .steps button{transform:scaleX(-1)}
@media (forced-colors:active){button[aria-pressed=true]{outline:2px solid Highlight}}
`;
