import 'pencilmark/constraints';
import { createGeometry, generate, RULE_SETS } from 'pencilmark';
import { expect, test } from 'vitest';
import { ruleSetsLike, puzzleKindOf } from './kind-of-puzzle.ts';
import { isMade, levelsOf, sharesOf } from './made-levels.ts';
import { ruleSetsOf, sizeOf, specOf, OFFERED_BOARDS, OFFERED_RULES } from './kinds.ts';

function boardOf(...[kind]: Parameters<typeof specOf>) {
  const made = createGeometry(specOf(kind));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

test('every set of rules that the engine draws can be chosen', () => {
  expect(OFFERED_RULES.flatMap(ruleSetsOf).sort()).toEqual([...RULE_SETS].sort());
});

test('every board is one, and is found again from its description', () => {
  for (const board of OFFERED_BOARDS) {
    const { spec, size } = boardOf({ board, rules: 'classic' });
    expect(size).toBe(sizeOf(board));
    const stated = board === 'jigsaw' ? { ...spec, regions: Array<string>(81).fill('A') } : spec;
    expect(puzzleKindOf(stated, [])).toEqual({ board, rules: 'classic' });
    expect(isMade({ board, rules: 'classic' })).toBe(true);
  }
});

test('the rules of a puzzle are read off the puzzle', () => {
  for (const rules of OFFERED_RULES) {
    const board = isMade({ board: '4x4', rules }) ? '4x4' : '6x6';
    const geometry = boardOf({ board, rules });
    const sets = ruleSetsOf(rules);
    const [made] = generate({ geometry, seed: 'like', ...(sets.length > 0 && { rules: sets, givens: 8 }) });
    if (made?.puzzle) expect(puzzleKindOf(geometry.spec, made.puzzle.constraints)).toEqual({ board, rules });
  }
});

test('several rules are kept together; rules that are not drawn here are not taken for others', () => {
  expect(ruleSetsLike([{ kind: 'anti-knight' }, { kind: 'anti-king' }])).toEqual([
    'anti-knight',
    'anti-king',
  ]);
  expect(ruleSetsLike([{ kind: 'anti-knight' }, { kind: 'global-entropy' }])).toBeUndefined();
  expect(ruleSetsLike([])).toEqual([]);
});

test('no puzzle with rules is promised to a beginner, and a share of givens goes with a level', () => {
  for (const board of OFFERED_BOARDS) {
    for (const rules of OFFERED_RULES) {
      const levels = levelsOf({ board, rules });
      if (ruleSetsOf(rules).length > 0) expect(levels).not.toContain('beginner');
      expect(levels).toEqual(expect.arrayContaining(Object.keys(sharesOf({ board, rules }))));
    }
  }
});
