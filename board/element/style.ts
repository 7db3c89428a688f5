import { THEME_NAMES, THEMES } from '@pencilmark/board';

/** One style sheet for all boards of a page. It needs no permission of a Content-Security-Policy. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE + THEME_NAMES.map(colours).join(''));
  }
  return sheet;
}

let sheet: CSSStyleSheet | undefined;

function colours(name: (typeof THEME_NAMES)[number]): string {
  const { surface, ink, accent, fault, 'cell-line': line, selected } = THEMES[name];
  return `:host([data-theme=${name}]){--surface:${surface};--ink:${ink};--accent:${accent};--fault:${fault};--line:${line};--selected:${selected}}`;
}

const STYLE = `
:host{display:block;max-width:30rem;color:var(--ink);font:1rem/1.4 system-ui,sans-serif}
:host([hidden]){display:none}
.board{position:relative;width:100%}
.picture,.picture svg{display:block;width:100%;height:100%}
[role=gridcell]{position:absolute;outline:none;cursor:default}
[role=gridcell]:focus-visible{box-shadow:inset 0 0 0 3px var(--accent)}
.text,[role=alert]{margin:.5em 0;padding:.5em .75em;background:var(--surface);color:var(--ink)}
[role=alert]{color:var(--fault);background:var(--surface)}
.pad{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.75rem,1fr));gap:.25rem;margin-top:.5rem}
button{min-height:2.75rem;border:1px solid var(--line);border-radius:.375rem;background:var(--surface);color:var(--ink);font:inherit;font-size:1.125rem;cursor:pointer}
button:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
button[aria-pressed=true]{background:var(--selected)}
`;
