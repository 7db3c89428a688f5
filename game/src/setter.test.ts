import { createPuzzle, createGeometry } from 'pencilmark';
import { expect, test } from 'vitest';
import { createGame, type Game } from './game.ts';
import { loadGame } from './open-save.ts';
import { play } from './play.ts';
import { saveGame } from './save.ts';
import { gameStatus } from './game-status.ts';
import { wrongCells } from './check.ts';
import { currentState } from './replay.ts';
import { statedDigits, statedSolution } from './stated-solution.ts';
import { lacksRules, type Setter } from './setter.ts';
import { readShare, shareFragment } from './share.ts';
import { withoutHistory } from './snapshot.ts';
import { digitsText } from './digits-text.ts';

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const OTHER = [1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3];
const SETTER: Setter = {
  author: 'Rosa Meyer',
  rules: 'Normal sudoku rules apply.\nThe springs are cold + 100 % wet, the rivers run fast.',
  solution: digitsText(SOLUTION),
  message: '.Well done',
  leftOut: [{ kind: 'rule', name: 'chaos "construction"' }, { kind: 'picture' }],
};

function gameOf(
  setter: Setter | undefined,
  givens: readonly number[] = [1, ...new Array<number>(15).fill(0)],
): Game {
  const geometry = createGeometry({ size: 4, boxes: { rows: 2, columns: 2 } });
  if (!geometry.ok) throw new Error(geometry.error.message);
  const puzzle = createPuzzle(geometry.value, givens);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const game = createGame(puzzle.value, setter);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

function filled(game: Game, digits: readonly number[]): Game {
  return digits.reduce(
    (now, digit, cell) => (cell === 0 ? now : play(now, { kind: 'enter', cells: [cell], digit }, 1)),
    game,
  );
}

const PART = digitsText(SOLUTION.map((digit, cell) => (cell % 4 === 3 ? 0 : digit)));

test.each([SETTER, { author: 'A' }, { solution: digitsText(SOLUTION) }, { solution: PART }, undefined])(
  'a save and each kind of link keep what the setter gave: %j',
  (setter) => {
    const game = filled(gameOf(setter), SOLUTION.slice(0, 4));
    const loaded = loadGame(saveGame({ game, played: 5 }));
    expect(loaded.ok && loaded.value.game.setter).toEqual(setter);
    expect(withoutHistory(game, 5).setter).toEqual(setter);
    for (const part of ['puzzle', 'board', 'replay'] as const) {
      const read = readShare(shareFragment({ game, played: 5, title: 'Rivers' }, part));
      expect(read.ok && read.value.game.setter).toEqual(setter);
      expect(read.ok && read.value.title).toBe('Rivers');
    }
  },
);

test('nobody reads the message in a link before the puzzle is solved', () => {
  const link = shareFragment({ game: gameOf({ message: 'Well done' }), played: 0 }, 'puzzle');
  expect(decodeURIComponent(link)).not.toMatch(/well|done/i);
  const read = readShare(link);
  expect(read.ok && read.value.game.setter?.message).toBe('Well done');
});

test('long rules are compressed in a link, in any script', () => {
  for (const rules of [
    'Along a thermometer, digits increase from the bulb. '.repeat(40),
    '数独の規則。'.repeat(50),
  ]) {
    const game = gameOf({ rules: rules.trim() });
    const link = shareFragment({ game, played: 0 }, 'puzzle');
    expect(link.length).toBeLessThan(encodeURIComponent(rules).length / 2);
    const read = readShare(link);
    expect(read.ok && read.value.game.setter?.rules).toBe(rules.trim());
  }
});

test.each(['#p=a1cn&r=.@@@', '#p=a1cn&r=%E0%A4', '#p=a1cn&s=!', '#p=a1cn&x=%7B%22a', '#p=a1cn&x=[1]'])(
  'a damaged part spoils nothing else: %s',
  (link) => {
    const whole = link.replace('a1cn', '.'.repeat(80) + '1');
    const read = readShare(`${whole}&a=Rosa`);
    expect(read.ok && read.value.game.setter).toEqual({ author: 'Rosa' });
  },
);

test('a setter’s solution wins, and no other filling of a puzzle that has several', () => {
  const game = gameOf({ solution: digitsText(SOLUTION) });
  expect(gameStatus(filled(game, SOLUTION))).toBe('won');
  expect(gameStatus(filled(game, OTHER))).toBe('wrong');
  expect(gameStatus(filled(gameOf(undefined), OTHER))).toBe('won');
  expect(gameStatus(game)).toBe('open');
});

test('a stated solution that our rules forbid wins all the same: one of them may be read wrongly', () => {
  const stated = [...SOLUTION.slice(0, 15), 2];
  const game = gameOf({ solution: digitsText(stated) });
  expect(gameStatus(filled(game, stated))).toBe('won');
  expect(gameStatus(filled(game, SOLUTION))).toBe('wrong');
});

test('a solution that is stated in part wins with its digits, whatever stands elsewhere', () => {
  const part = SOLUTION.map((digit, cell) => (cell % 4 === 3 ? 0 : digit));
  const game = gameOf({ solution: PART });
  expect(statedSolution(game, game)).toBeUndefined();
  expect(statedDigits(game, game)).toEqual(part);
  expect(gameStatus(game)).toBe('open');
  expect(gameStatus(filled(game, part))).toBe('won');
  expect(gameStatus(filled(game, SOLUTION))).toBe('won');
  const wrong = SOLUTION.map((digit, cell) => (cell === 5 ? (digit % 4) + 1 : digit));
  expect(gameStatus(filled(game, wrong))).toBe('wrong');
  expect(wrongCells(currentState(filled(game, wrong)), part)).toEqual([5]);
});

test('a solution of another board is none', () => {
  const game = gameOf({ solution: '12' });
  expect(statedSolution(game, game)).toBeUndefined();
  const other = gameOf({ solution: digitsText(SOLUTION) });
  expect(
    statedSolution({ puzzle: { ...other.puzzle, givens: [...other.puzzle.givens] } }, other),
  ).toBeUndefined();
});

test('a solution that came with fog counts alone, as in games of before, and gives way to that of the game', () => {
  const { puzzle } = gameOf(undefined);
  const fog = { shape: 'fog' as const, cells: [], solution: SOLUTION };
  const made = createGame({ ...puzzle, drawings: [fog] });
  if (!made.ok) throw new Error(made.error.message);
  const foggy = made.value;
  expect(statedSolution(foggy)).toEqual(SOLUTION);
  expect(gameStatus(filled(foggy, OTHER))).toBe('wrong');
  const stated = { ...foggy, setter: { solution: digitsText(OTHER) } };
  expect(statedSolution(stated, stated)).toEqual(OTHER);
  for (const game of [foggy, stated]) {
    const status = gameStatus(filled(game, SOLUTION));
    const loaded = loadGame(saveGame({ game: filled(game, SOLUTION), played: 5 }));
    expect(loaded.ok && gameStatus(loaded.value.game)).toBe(status);
    const read = readShare(shareFragment({ game: filled(game, SOLUTION), played: 5 }, 'replay'));
    expect(read.ok && gameStatus(read.value.game)).toBe(status);
  }
});

test('rules are lacking where one is not known', () => {
  expect(lacksRules(SETTER)).toBe(true);
  expect(lacksRules({ leftOut: [{ kind: 'drawing' }] })).toBe(false);
  expect(lacksRules({ author: 'A' })).toBe(false);
  expect(lacksRules(undefined)).toBe(false);
});
