import { describe, expect, it, test } from 'vitest';
import {
  acceptLoneMarks,
  applyHint,
  enterAll,
  fillCandidates,
  loadPuzzle,
  placeDigits,
  promoteCornerMarks,
} from './assist.ts';
import { type BoardState, MAX_LINES } from './board-state.ts';
import { eraseCells, eraseLayers, pressDigit } from './input.ts';
import type { Line, Move } from './move.ts';
import { toggleCandidateColour, toggleLine } from './pen-input.ts';
import { play } from './play.ts';
import { currentState } from './replay.ts';
import { candidates, cells, gameOf, PUZZLE_4, puzzleFrom, SPEC_4, written } from './test-boards.ts';

type Action = (state: BoardState) => Move | undefined;

const press =
  (mode: 'digit' | 'corner' | 'centre' | 'colour', digit: number, names: string, clearPeers?: true): Action =>
  (state) =>
    pressDigit(state, mode, cells(names), digit, { clearPeers });
const erase =
  (mode: 'digit' | 'corner' | 'centre' | 'colour', names: string): Action =>
  (state) =>
    eraseCells(state, mode, cells(names));
const link: Line = { from: candidates('r1c2=3')[0], to: candidates('r2c2=3')[0], style: 'weak', colour: 2 };
const drawLink: Action = (state) => toggleLine(state, link);
const tint =
  (names: string): Action =>
  (state) =>
    toggleCandidateColour(state, candidates(names), 1);

function after(actions: readonly Action[]): BoardState {
  let game = gameOf();
  for (const action of actions) {
    const move = action(currentState(game));
    if (move) game = play(game, move, 0);
  }
  return currentState(game);
}

// PUZZLE_4 gives r1c1=1 and r4c4=1.
const cases: readonly (readonly [string, readonly Action[], string])[] = [
  ['a digit key enters', [press('digit', 2, 'r1c2')], 'r1c2=2'],
  ['again, it erases', [press('digit', 2, 'r1c2'), press('digit', 2, 'r1c2')], ''],
  ['some have it: all get it', [press('digit', 2, 'r1c2'), press('digit', 2, 'r1c2 r2c3')], 'r1c2=2 r2c3=2'],
  ['givens do not count', [press('digit', 2, 'r1c2'), press('digit', 2, 'r1c1 r1c2')], ''],
  ['the aid clears peers', [press('corner', 2, 'r1c3'), press('digit', 2, 'r1c2', true)], 'r1c2=2'],
  [
    'a mark for all that are empty',
    [press('digit', 3, 'r1c2'), press('corner', 2, 'r1c1 r1c2 r1c3')],
    'r1c2=3 r1c3^2',
  ],
  [
    'some have it: all get it',
    [press('corner', 2, 'r1c2'), press('corner', 2, 'r1c2 r1c3')],
    'r1c2^2 r1c3^2',
  ],
  ['all have it: none keeps it', [press('centre', 2, 'r1c2 r1c3'), press('centre', 2, 'r1c2 r1c3')], ''],
  ['colours on givens too', [press('colour', 3, 'r1c1 r1c2')], 'r1c1#3 r1c2#3'],
  ['a second colour', [press('colour', 3, 'r1c1'), press('colour', 4, 'r1c1')], 'r1c1#34'],
  ['all coloured: none keeps it', [press('colour', 3, 'r1c1 r1c2'), press('colour', 3, 'r1c2 r1c1')], ''],
  ['beyond the palette', [press('colour', 9, 'r1c1')], ''],
  ['candidates coloured', [tint('r1c2=3 r1c2=4')], 'r1c2(3)#1 r1c2(4)#1'],
  ['and back', [tint('r1c2=3 r1c2=4'), tint('r1c2=4 r1c2=3')], ''],
  [
    'some coloured: all get it',
    [press('colour', 3, 'r1c1'), press('colour', 3, 'r1c1 r1c2')],
    'r1c1#3 r1c2#3',
  ],
  ['some candidates coloured', [tint('r1c2=3'), tint('r1c2=3 r1c2=4')], 'r1c2(3)#1 r1c2(4)#1'],
  [
    'the whole palette for candidates, and nothing beyond it',
    [0, 8, 9].map(
      (colour): Action =>
        (s) =>
          toggleCandidateColour(s, candidates('r1c2=3'), colour),
    ),
    'r1c2(3)#8',
  ],
  ['a link', [drawLink], 'r1c2(3)-r2c2(3) weak 2'],
  [
    'a link inside a cell',
    [(s) => toggleLine(s, { ...link, to: candidates('r1c2=4')[0] })],
    'r1c2(3)-r1c2(4) weak 2',
  ],
  ['drawn again it goes', [drawLink, drawLink], ''],
  [
    'delete takes digits first',
    [press('corner', 2, 'r1c2 r1c3'), press('digit', 3, 'r1c2'), erase('digit', 'r1c2 r1c3')],
    'r1c2^2 r1c3^2',
  ],
  [
    'then centre marks, then corner marks',
    [press('corner', 2, 'r1c2'), press('centre', 2, 'r1c2'), erase('digit', 'r1c2')],
    'r1c2^2',
  ],
  [
    'unless the mode says otherwise',
    [press('corner', 2, 'r1c2'), press('centre', 2, 'r1c2'), erase('corner', 'r1c2')],
    'r1c2~2',
  ],
  [
    'colours come after marks',
    [press('colour', 1, 'r1c2'), tint('r1c2=2'), erase('digit', 'r1c2')],
    'r1c2(2)#1',
  ],
  ['lines come last', [tint('r1c2=2'), drawLink, erase('digit', 'r1c2'), erase('digit', 'r1c2')], ''],
  ['delete takes a line at either end', [drawLink, erase('digit', 'r2c2')], ''],
  [
    'marks under a digit are not seen, so delete leaves them',
    [press('corner', 2, 'r1c2 r1c3'), press('digit', 3, 'r1c2'), erase('corner', 'r1c2 r1c3')],
    'r1c2=3 r1c2^2',
  ],
  ['delete does nothing to a given', [erase('digit', 'r1c1')], ''],
  [
    'whole layers, unseen marks included',
    [
      press('corner', 2, 'r1c2 r1c3'),
      press('digit', 3, 'r1c2'),
      (state) => eraseLayers(state, ['corner', 'centre']),
    ],
    'r1c2=3',
  ],
  [
    'corner marks to centre marks',
    [
      press('corner', 2, 'r1c2'),
      press('centre', 3, 'r1c2'),
      (s) => promoteCornerMarks(s, cells('r1c1 r1c2 r1c3')),
    ],
    'r1c2~23',
  ],
  [
    'all candidates',
    [press('digit', 2, 'r1c2'), (s) => fillCandidates(s, 'centre', cells('r1c1 r1c2 r1c3 r2c4'))],
    'r1c2=2 r1c3~34 r2c4~234',
  ],
  ['all candidates as corner marks', [(s) => fillCandidates(s, 'corner', cells('r1c2'))], 'r1c2^234'],
  [
    'lone marks become digits',
    [
      press('centre', 2, 'r1c2 r1c3'),
      press('centre', 3, 'r1c3'),
      press('corner', 4, 'r2c2'),
      (s) => acceptLoneMarks(s, cells('r1c1 r1c2 r1c3 r2c2')),
    ],
    'r1c2=2 r2c2=4 r2c2^4 r1c2~2 r1c3~23',
  ],
  [
    'singles found elsewhere, with the aid',
    [
      press('centre', 2, 'r1c3'),
      (s) => placeDigits(s, 'singles', candidates('r1c1=3 r1c2=2'), { clearPeers: true }),
    ],
    'r1c2=2',
  ],
  [
    'a hint eliminates from marks',
    [
      press('centre', 2, 'r1c3'),
      press('centre', 3, 'r1c3'),
      (s) => applyHint(s, { technique: 'x', placements: [], eliminations: candidates('r1c3=2 r1c3=4') }),
    ],
    'r1c3~3',
  ],
  [
    'a hint in a cell without marks leaves its other candidates',
    [(s) => applyHint(s, { technique: 'x', placements: [], eliminations: candidates('r1c3=2') })],
    'r1c3~34',
  ],
  [
    'a hint places',
    [(s) => applyHint(s, { technique: 'x', placements: candidates('r1c3=2'), eliminations: [] })],
    'r1c3=2',
  ],
];

describe('input', () => {
  test.each(cases)('%s', (_, actions, expected) => {
    expect(written(after(actions))).toBe(expected);
  });

  const none: readonly (readonly [string, readonly Action[], Action])[] = [
    ['a digit over a given', [], press('digit', 2, 'r1c1')],
    ['a mark in filled cells', [press('digit', 2, 'r1c2')], press('centre', 2, 'r1c1 r1c2')],
    ['a colour for no cell', [], (state) => pressDigit(state, 'colour', [], 1)],
    ['a colour for no candidate', [], (state) => toggleCandidateColour(state, [], 1)],
    ['a line to itself', [], (state) => toggleLine(state, { ...link, to: link.from })],
    ['erasing a bare cell', [], erase('centre', 'r1c2')],
    ['erasing bare layers', [], (state) => eraseLayers(state, ['colour', 'line'])],
    ['promoting no corner marks', [press('centre', 2, 'r1c2')], (s) => promoteCornerMarks(s, cells('r1c2'))],
    ['candidates that are there', [(s) => fillCandidates(s)], (s) => fillCandidates(s)],
    [
      'two marks are not lone',
      [press('centre', 2, 'r1c2'), press('centre', 3, 'r1c2')],
      (s) => acceptLoneMarks(s, cells('r1c2')),
    ],
    [
      'placing what is there',
      [press('digit', 2, 'r1c2')],
      (s) => placeDigits(s, 'solve', candidates('r1c1=2 r1c2=2')),
    ],
    [
      'a hint already followed',
      [press('centre', 3, 'r1c3')],
      (s) => applyHint(s, { technique: 'x', placements: [], eliminations: candidates('r1c3=2') }),
    ],
    [
      'a hint that leaves nothing pencilled',
      [press('digit', 2, 'r1c2'), press('digit', 3, 'r2c3')],
      (s) => applyHint(s, { technique: 'x', placements: [], eliminations: candidates('r1c3=4') }),
    ],
    ['loading what is there', [], (s) => loadPuzzle(s, PUZZLE_4)],
    [
      'loading another board',
      [],
      (s) => loadPuzzle(s, puzzleFrom({ ...SPEC_4, diagonals: ['main'] }, '.'.repeat(16))),
    ],
  ];
  test.each(none)('%s is no move', (_, before, action) => {
    expect(action(after(before))).toBeUndefined();
  });

  it('draws no line beyond the most that a board holds, but takes lines away', () => {
    const full = { ...after([drawLink]), lines: Array.from({ length: MAX_LINES }, () => link) };
    const other = { ...link, to: candidates('r3c2=3')[0] };
    expect(toggleLine({ ...full, lines: full.lines.slice(1) }, other)).toMatchObject({ change: 'add' });
    expect(toggleLine(full, other)).toBeUndefined();
    expect(toggleLine(full, link)).toMatchObject({ change: 'remove' });
  });

  it('makes the same move of the same selection in any order', () => {
    const state = currentState(gameOf());
    const forth = pressDigit(state, 'centre', cells('r1c2 r2c3 r1c2'), 2);
    expect(pressDigit(state, 'centre', cells('r2c3 r1c2'), 2)).toEqual(forth);
    expect(forth).toEqual({
      kind: 'mark',
      marks: 'centre',
      change: 'add',
      cells: cells('r1c2 r2c3'),
      digit: 2,
    });
  });

  it("enters a text's digits as the player's own, givens apart", () => {
    const state = currentState(gameOf());
    const digits = state.digits.map((given, cell) => given || [0, 2, 0, 3, 2][cell] || 0);
    expect(enterAll(state, digits)).toEqual([
      { kind: 'enter', cells: cells('r1c2 r2c1'), digit: 2 },
      { kind: 'enter', cells: cells('r1c4'), digit: 3 },
    ]);
    expect(enterAll(state, state.digits)).toEqual([]);
  });

  it('keeps only what a move holds of richer things', () => {
    const rich = { ...candidates('r1c3=2')[0], prose: 'because' };
    const state = currentState(gameOf());
    expect(placeDigits(state, 'reveal', [rich])).toEqual({
      kind: 'assist',
      by: 'reveal',
      placements: candidates('r1c3=2'),
    });
    expect(toggleCandidateColour(state, [rich], 1)).toMatchObject({ candidates: candidates('r1c3=2') });
    expect(JSON.stringify(toggleLine(state, { ...link, from: rich }))).not.toContain('because');
  });

  it('loads givens and pencil marks of the same board', () => {
    const givens = PUZZLE_4.givens.map((_, cell) => (cell === 3 ? 2 : 0));
    const allowed = givens.map(() => 0b1111);
    const state = currentState(gameOf());
    expect(loadPuzzle(state, { geometry: PUZZLE_4.geometry, constraints: [], givens })).toEqual({
      kind: 'load',
      givens,
    });
    expect(loadPuzzle(state, { geometry: PUZZLE_4.geometry, constraints: [], givens, allowed })).toEqual({
      kind: 'load',
      givens,
      allowed,
    });
  });
});
