import { createGeometry, createRandom, type GeometrySpec, VARIANTS, variantSpec } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { boardFromText, boardToText } from './share-board.ts';
import { must } from './test-boards.ts';

const regions = (text: string): string[] => [...text];

/** Boards with their texts, which exist in links forever. */
const FORMS: readonly (readonly [text: string, spec: GeometrySpec])[] = [
  ...VARIANTS.map((variant) => {
    const spec = variantSpec(variant);
    return [
      variant === 'classic' ? '9' : spec.size === 9 ? variant : `${variant}-${spec.size}`,
      spec,
    ] as const;
  }),
  ['16', variantSpec('classic', 16)],
  ['x-6', variantSpec('x', 6)],
  ['samurai-4', variantSpec('samurai', 4)],
  // Seven is a prime: there are no boxes.
  ['7', variantSpec('latin', 7)],
  ['latin-8_b4x2', { size: 8, boxes: { rows: 4, columns: 2 } }],
  ['latin-6_v0_b2x3', { size: 6, lowestValue: 0, boxes: { rows: 2, columns: 3 } }],
  ['latin-4_jA2B2A2B2C2D2C2D2_w', { size: 4, regions: regions('AABBAABBCCDDCCDD'), windows: true }],
  ['latin-4_r1x4_jAB-2', { size: 4, rows: 1, columns: 4, regions: regions('AB..') }],
  ['latin-4_r2x4', { size: 4, rows: 2 }],
  ['latin-4_r4x2', { size: 4, columns: 2 }],
  [
    'latin-4_b2x2_g0.0.2.2',
    {
      ...variantSpec('classic', 4),
      grids: [
        { row: 0, column: 0 },
        { row: 2, column: 2 },
      ],
    },
  ],
  ['latin-4_g_hoGg', { size: 4, grids: [], extra: [[0, 1, 2]] }],
  ['latin-4_xm', { size: 4, diagonals: ['main'] }],
  ['latin-4_xa', { size: 4, diagonals: ['anti'] }],
  ['disjoint-4', { ...variantSpec('classic', 4), disjoint: true }],
  ['latin-4_o', { size: 4, disjoint: true }],
  [
    'latin-4_hyYEI6',
    {
      size: 4,
      extra: [
        [0, 5],
        [3, 6],
      ],
    },
  ],
  // Beyond the board: in numbers.
  ['latin-4_e0.16', { size: 4, extra: [[0, 16]] }],
  [
    'latin-6_h4HyPp8g',
    {
      size: 6,
      extra: [
        [0, 1, 2, 6, 7, 8],
        [3, 4, 5, 9, 10, 11],
        [12, 13, 14, 18, 19, 20],
      ],
    },
  ],
  ['4_sa,b,%5F,%7E', { ...variantSpec('classic', 4), symbols: ['a', 'b', '_', '~'] }],
  ['4_s%2C,%26,%25,%F0%9F%8D%8E', { ...variantSpec('classic', 4), symbols: [',', '&', '%', '🍎'] }],
];

test.each(FORMS)('%s', (text, spec) => {
  expect(boardToText(spec)).toBe(text);
  const read = must(boardFromText(text));
  expect(boardToText(read)).toBe(text);
});

test('regions have letters in order of their first cells, and cells without one none', () => {
  expect(boardToText({ size: 4, rows: 1, regions: regions('..BA') })).toBe('latin-4_r1x4_j-2AB');
  expect(boardToText({ size: 4, rows: 1, regions: regions('AAAB') })).toBe('latin-4_r1x4_jA3B');
});

test('further houses come back from the whole canvas of several grids, and from beyond it', () => {
  const { below } = createRandom('houses');
  const grids = [
    { row: 0, column: 1 },
    { row: 2, column: 3 },
  ];
  for (let k = 0; k < 60; k++) {
    // The canvas has 6 × 7 places.
    const places = k < 40 ? 42 : 43 + below(100);
    const extra = Array.from({ length: 1 + below(4) }, () =>
      Array.from({ length: 1 + below(4) }, () => below(places)),
    );
    const text = boardToText({ size: 4, grids, extra });
    expect(must(boardFromText(text))).toEqual({ size: 4, grids, extra });
    if (extra.flat().every((place) => place < 42)) continue;
    expect(text).toContain(`_e${extra[0].join('.')}`);
  }
  const row = [36, 37, 38, 39, 40, 41];
  expect(boardToText({ size: 4, grids, extra: [row] })).toMatch(/_h[\w.-]+$/);
  expect(boardToText({ size: 4, grids, extra: [[...row, 42]] })).toMatch(/_e36\.37\.38\.39\.40\.41\.42$/);
  expect(boardToText({ size: 4, extra: [] })).toBe('latin-4');
});

describe('parts of a text', () => {
  test.each<[string, GeometrySpec]>([
    ['latin-4_v12', { lowestValue: 12 }],
    ['latin-4_r2x3', { rows: 2, columns: 3 }],
    ['latin-4_b1x4', { boxes: { rows: 1, columns: 4 } }],
    ['latin-4_jA3-B', { regions: ['A', 'A', 'A', '.', 'B'] }],
    [
      'latin-4_g1.2.3.4',
      {
        grids: [
          { row: 1, column: 2 },
          { row: 3, column: 4 },
        ],
      },
    ],
    ['latin-4_r12x10', { rows: 12, columns: 10 }],
    ['latin-4_e1234.567', { extra: [[1234, 567]] }],
    ['latin-4_g', { grids: [] }],
    ['latin-4_xma', { diagonals: ['main', 'anti'] }],
    ['latin-4_xam', { diagonals: ['anti', 'main'] }],
    ['latin-4_w_o', { windows: true, disjoint: true }],
    ['latin-4_e1.2_e3', { extra: [[1, 2], [3]] }],
    ['latin-4_sa,%2C', { symbols: ['a', ','] }],
  ] as unknown as [string, GeometrySpec][])('%s', (text, part) => {
    expect(must(boardFromText(text))).toEqual({ ...variantSpec('latin', 4), ...part });
  });
});

describe('what is no board', () => {
  test.each([
    ['', ''],
    ['-9', '-9'],
    ['latin-', 'latin-'],
    ['latin-0', 'latin-0'],
    ['26', '26'],
    ['100', '100'],
    ['Latin', 'Latin'],
    ['latin 4', 'latin 4'],
    ['9x', '9x'],
    ['x9', 'x9'],
    ['9_', ''],
    ['9_q', 'q'],
    ['9_v', 'v'],
    ['9_v100', 'v100'],
    ['9_v1x', 'v1x'],
    ['9_vx1', 'vx1'],
    ['9_r3', 'r3'],
    ['9_r3x', 'r3x'],
    ['9_r3x100', 'r3x100'],
    ['9_rx3x3', 'rx3x3'],
    ['9_b3x3x', 'b3x3x'],
    ['9_jA1000', 'jA1000'],
    ['9_jA*', 'jA*'],
    ['9_j1', 'j1'],
    ['9_g1', 'g1'],
    ['9_g1.', 'g1.'],
    ['9_g.1', 'g.1'],
    ['9_x', 'x'],
    ['9_xmm', 'xmm'],
    ['9_xmam', 'xmam'],
    ['9_xb', 'xb'],
    ['9_w1', 'w1'],
    ['9_o1', 'o1'],
    ['9_e', 'e'],
    ['9_e12345', 'e12345'],
    ['9_e1.2.', 'e1.2.'],
    ['9_h*', 'h*'],
    ['9_s%', 's%'],
    [`9_${'jA'.repeat(50)}*`, `${'jA'.repeat(20)}`],
    [`9_j${'A'.repeat(20_000)}`, `j${'A'.repeat(39)}`],
    [`9_j${'A999'.repeat(21)}`, `j${'A999'.repeat(10).slice(0, 39)}`],
  ])('%.30s', (text, part) => {
    expect(boardFromText(text)).toEqual({
      ok: false,
      error: {
        code: 'share.board',
        message: `This link is of a board that is not known here: "${part}". A newer version may know it.`,
      },
    });
  });

  test('begins just beyond what a board can have', () => {
    expect(must(boardFromText('25'))).toEqual(variantSpec('classic', 25));
    expect(must(boardFromText('latin-1')).size).toBe(1);
    expect(must(boardFromText(`9_j${'A'.repeat(19_999)}`)).regions).toHaveLength(19_999);
    expect(must(boardFromText(`9_j${'A999'.repeat(20)}`)).regions).toHaveLength(19_980);
  });
});

test('many regions have letters of either case, and those beyond a star, which is no board', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `region ${index}`);
  expect(boardToText({ size: 8, regions: names(27) })).toBe('latin-8_jABCDEFGHIJKLMNOPQRSTUVWXYZa');
  const text = boardToText({ size: 8, regions: names(53) });
  expect(text).toMatch(/z\*$/);
  expect(boardFromText(text).ok).toBe(false);
});

test('a board that is read is valid where it was', () => {
  for (const [text, spec] of FORMS)
    expect([text, createGeometry(must(boardFromText(text))).ok]).toEqual([text, createGeometry(spec).ok]);
});
