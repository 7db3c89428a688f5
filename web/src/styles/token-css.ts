import { THEMES, type Theme, type ThemeName, TOKEN_OF } from '@pencilmark/board';

/**
 * The style sheet of the themes: one custom property per token, and the paint of every role of a drawing. It is written
 * to `tokens.generated.css` by `npm run tokens -w web`, so that drawings and page share one table.
 */
export function tokenCss(): string {
  return [
    '/* Generated from board/src/theme.ts by `npm run tokens -w web`. */',
    rule(':root', 'light'),
    rule(":root[data-theme='dark']", 'dark'),
    rule(":root[data-theme='contrast']", 'contrast'),
    media('(prefers-color-scheme: dark)', rule(':root:not([data-theme])', 'dark')),
    media(
      '(prefers-contrast: more) and (prefers-color-scheme: light)',
      rule(':root:not([data-theme])', 'contrast'),
    ),
    ...Object.entries(TOKEN_OF).map(([role, token]) => paint(role, token)),
    '',
  ].join('\n');
}

function rule(selector: string, name: ThemeName): string {
  const scheme = name === 'dark' ? 'dark' : 'light';
  const tokens = Object.entries(THEMES[name] satisfies Theme).map(
    ([token, colour]) => `--${token}:${colour}`,
  );
  return `${selector}{color-scheme:${scheme};${tokens.join(';')}}`;
}

function media(query: string, inner: string): string {
  return `@media ${query}{${inner}}`;
}

function paint(role: string, token: string): string {
  const property = role.endsWith('-line') ? 'stroke' : 'fill';
  return `.drawing .${role}{${property}:var(--${token})}`;
}
