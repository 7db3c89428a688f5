import { expect, test } from 'vitest';
import { THEME_NAMES, THEMES, type ThemeName, type Token, TOKEN_OF } from './theme.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const COLOURS = Array.from({ length: 8 }, (_, index) => `colour-${index + 1}` as Token);
const RULES = ['ground', 'grey', 'green', 'purple', 'blue', 'orange', 'teal', 'pink'].map(
  (name) => `rule-${name}` as Token,
);
const GROUNDS: readonly Token[] = [
  'surface',
  'peer',
  'same',
  'selected',
  'zone',
  'proof',
  'change',
  ...RULES,
  ...COLOURS,
];

const TEXT: readonly (readonly [Token, readonly Token[]])[] = [
  ['ink', ['page', 'quiet', ...GROUNDS]],
  ['soft-ink', ['page', 'quiet', ...GROUNDS]],
  ['accent', GROUNDS],
  ['fault', GROUNDS],
  ['on-accent', ['accent']],
];

const LINES: readonly (readonly [Token, readonly Token[]])[] = [
  ['cell-line', ['surface', 'page']],
  ['box-line', ['surface', 'page', ...COLOURS]],
  ['accent', ['page', 'surface', 'quiet']],
];

test.each(THEME_NAMES)(
  'in the %s theme all text has a contrast of 4.5, lines and focus of 3',
  (name: ThemeName) => {
    const theme = THEMES[name];
    const faint = [
      ...pairs(TEXT).filter(([over, under]) => contrast(theme[over], theme[under]) < 4.5),
      ...pairs(LINES).filter(([over, under]) => contrast(theme[over], theme[under]) < 3),
    ];
    expect(faint.map(([a, b]) => `${a} on ${b}: ${contrast(theme[a], theme[b]).toFixed(2)}`)).toEqual([]);
  },
);

function pairs(table: readonly (readonly [Token, readonly Token[]])[]): (readonly [Token, Token])[] {
  return table.flatMap(([over, unders]) => unders.map((under) => [over, under] as const));
}

test('a single, which may be entered, is not in the colour of what is wrong', () => {
  expect(TOKEN_OF.single).not.toBe(TOKEN_OF.fault);
});
