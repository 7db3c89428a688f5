import { describe, expect, it, test } from 'vitest';
import { applyMove } from './apply.ts';
import { type BoardState, MAX_LINES, startState } from './board-state.ts';
import type { Line, Move } from './move.ts';
import { candidates, cells, enter, mark, PUZZLE_4, written } from './test-boards.ts';

const start = startState(PUZZLE_4);

function after(...moves: readonly Move[]): BoardState {
  return moves.reduce(applyMove, start);
}

const line = (from: string, to: string, style: Line['style'] = 'strong'): Line => ({
  from: candidates(from)[0],
  to: candidates(to)[0],
  style,
  colour: 1,
});
const draw = (drawn: Line, change: 'add' | 'remove' = 'add'): Move => ({ kind: 'line', change, line: drawn });
const paint = (colour: number, names: string, change: 'add' | 'remove' = 'add'): Move => ({
  kind: 'colour',
  change,
  cells: cells(names),
  colour,
});
const tint = (colour: number, names: string, change: 'add' | 'remove' = 'add'): Move => ({
  kind: 'candidate-colour',
  change,
  candidates: candidates(names),
  colour,
});

// PUZZLE_4 gives r1c1=1 and r4c4=1.
const cases: readonly (readonly [string, readonly Move[], string])[] = [
  ['a digit', [enter(2, 'r1c2')], 'r1c2=2'],
  ['a digit in several cells, givens passed over', [enter(2, 'r1c1 r1c2 r3c3')], 'r1c2=2 r3c3=2'],
  ['a digit over another', [enter(2, 'r1c2'), enter(3, 'r1c2')], 'r1c2=3'],
  ['marks stay under a digit', [mark('corner', 3, 'r1c2'), enter(2, 'r1c2')], 'r1c2=2 r1c2^3'],
  [
    'and come back when it is erased',
    [mark('centre', 3, 'r1c2'), enter(2, 'r1c2'), { kind: 'erase', cells: cells('r1c2'), layers: ['digit'] }],
    'r1c2~3',
  ],
  [
    'peers keep their marks without the aid',
    [mark('corner', 2, 'r1c2 r4c1'), enter(2, 'r1c3')],
    'r1c3=2 r1c2^2 r4c1^2',
  ],
  [
    'peers lose the mark of the digit with it, others do not',
    [
      mark('corner', 2, 'r1c2 r4c1'),
      mark('centre', 2, 'r2c4 r3c3'),
      mark('centre', 3, 'r2c4'),
      enter(2, 'r1c3', true),
    ],
    'r1c3=2 r4c1^2 r2c4~3',
  ],
  ['both kinds of marks', [mark('corner', 4, 'r2c2'), mark('centre', 4, 'r2c2')], 'r2c2^4 r2c2~4'],
  [
    'a mark removed',
    [
      mark('corner', 4, 'r2c2'),
      mark('corner', 3, 'r2c2'),
      { kind: 'mark', marks: 'corner', change: 'remove', cells: cells('r2c2'), digit: 4 },
    ],
    'r2c2^3',
  ],
  ['colours add up', [paint(1, 'r1c1 r1c2'), paint(8, 'r1c2')], 'r1c1#1 r1c2#18'],
  ['a colour removed', [paint(1, 'r1c1 r1c2'), paint(1, 'r1c2', 'remove')], 'r1c1#1'],
  ['candidates coloured', [tint(1, 'r1c2=3 r1c2=4'), tint(2, 'r1c2=3')], 'r1c2(3)#12 r1c2(4)#1'],
  ['and no more', [tint(1, 'r1c2=3 r1c2=4'), tint(1, 'r1c2=3', 'remove')], 'r1c2(4)#1'],
  ['a line', [draw(line('r1c2=3', 'r2c2=0'))], 'r1c2(3)-r2c2(0) strong 1'],
  [
    'a line drawn twice',
    [draw(line('r1c2=3', 'r2c2=3')), draw(line('r2c2=3', 'r1c2=3'))],
    'r1c2(3)-r2c2(3) strong 1',
  ],
  [
    'a line removed from its other end',
    [draw(line('r1c2=3', 'r2c2=3')), draw(line('r2c2=3', 'r1c2=3'), 'remove')],
    '',
  ],
  [
    'lines of two styles between the same ends',
    [draw(line('r1c2=3', 'r2c2=3')), draw(line('r1c2=3', 'r2c2=3', 'weak'))],
    'r1c2(3)-r2c2(3) strong 1 r1c2(3)-r2c2(3) weak 1',
  ],
  [
    'erasing all layers of a cell',
    [
      enter(2, 'r1c2 r1c3'),
      mark('corner', 3, 'r1c2'),
      mark('centre', 3, 'r1c2'),
      paint(3, 'r1c2'),
      tint(3, 'r1c2=4'),
      draw(line('r1c2=3', 'r2c2=3')),
      draw(line('r3c2=3', 'r2c2=3')),
      {
        kind: 'erase',
        cells: cells('r1c1 r1c2'),
        layers: ['digit', 'corner', 'centre', 'colour', 'candidate-colour', 'line'],
      },
    ],
    'r1c3=2 r3c2(3)-r2c2(3) strong 1',
  ],
  [
    'marks rewritten; a kind left out stays',
    [
      mark('corner', 1, 'r2c2'),
      mark('centre', 1, 'r2c3'),
      {
        kind: 'set-marks',
        reason: 'fill',
        marks: [
          { cell: cells('r2c2')[0], centre: 0b1100 },
          { cell: cells('r2c3')[0], centre: 0 },
          { cell: cells('r1c1')[0], centre: 0b1111 },
        ],
      },
    ],
    'r2c2^1 r2c2~34',
  ],
  [
    'a hint: marks, eliminations, placements, in this order',
    [
      mark('corner', 3, 'r1c2'),
      {
        kind: 'assist',
        by: 'hint',
        technique: 'naked-pair',
        marks: [{ cell: cells('r1c3')[0], centre: 0b1110 }],
        eliminations: candidates('r1c2=3 r1c3=4'),
        placements: candidates('r1c4=2'),
        clearPeers: true,
      },
    ],
    'r1c4=2 r1c3~3',
  ],
  ['reset leaves the givens', [enter(2, 'r1c2'), paint(1, 'r1c1'), { kind: 'reset' }], ''],
];

describe('applyMove', () => {
  test.each(cases)('%s', (_, moves, expected) => {
    expect(written(after(...moves))).toBe(expected);
  });

  it('clears the givens and loads others', () => {
    const cleared = after(enter(2, 'r1c2'), { kind: 'clear' });
    expect(cleared.digits.every((digit) => digit === 0)).toBe(true);
    expect(cleared.puzzle.givens).toEqual(cleared.digits);
    const givens = [4, ...PUZZLE_4.givens.slice(1)];
    const allowed = givens.map(() => 0b1111);
    const loaded = after(enter(2, 'r1c2'), { kind: 'load', givens, allowed });
    expect(loaded.puzzle).toEqual({ geometry: PUZZLE_4.geometry, constraints: [], givens, allowed });
    expect(loaded.digits).toEqual(givens);
    expect(applyMove(loaded, { kind: 'clear' }).puzzle).not.toHaveProperty('allowed');
    expect(applyMove(applyMove(loaded, enter(2, 'r1c2')), { kind: 'reset' })).toEqual(loaded);
  });

  const idle: readonly (readonly [string, readonly Move[], Move])[] = [
    ['a digit over a given', [], enter(2, 'r1c1')],
    ['the digit that is there', [enter(2, 'r1c2')], enter(2, 'r1c2')],
    ['a mark in a given', [], mark('corner', 2, 'r1c1')],
    ['a mark that is there', [mark('centre', 2, 'r1c2')], mark('centre', 2, 'r1c2')],
    ['a colour that is not there', [], paint(1, 'r1c2', 'remove')],
    ['a candidate colour that is not there', [tint(1, 'r1c2=1')], tint(1, 'r1c2=2', 'remove')],
    ['a line that is not there', [], draw(line('r1c2=3', 'r2c2=3'), 'remove')],
    [
      'erasing nothing',
      [],
      { kind: 'erase', cells: cells('r1c1 r1c2'), layers: ['digit', 'centre', 'line'] },
    ],
    ['no marks over no marks', [], { kind: 'set-marks', reason: 'fill', marks: [{ cell: 2, centre: 0 }] }],
    ['reset at the start', [], { kind: 'reset' }],
    [
      'reset when a colour came and went',
      [tint(1, 'r1c2=3'), tint(1, 'r1c2=3', 'remove')],
      { kind: 'reset' },
    ],
    ['loading the same puzzle at the start', [], { kind: 'load', givens: PUZZLE_4.givens }],
  ];
  test.each(idle)('%s changes nothing', (_, before, move) => {
    const state = after(...before);
    expect(applyMove(state, move)).toBe(state);
  });

  it('stops drawing when the board is full of lines', () => {
    let state = start;
    for (let from = 0; from < 16; from++) {
      for (let to = 0; to < 16; to++) {
        for (let digit = 1; digit <= 4; digit++) {
          const drawn: Line = {
            from: { cell: from, digit },
            to: { cell: to, digit },
            style: 'weak',
            colour: 2,
          };
          if (from < to) state = applyMove(applyMove(state, draw(drawn)), draw({ ...drawn, style: 'plain' }));
        }
      }
    }
    expect(state.lines.length).toBe(MAX_LINES);
  });
});
