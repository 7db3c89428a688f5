/** What a session draws from a memory, told by the order of what is due and by how learnt a technique is. */
import { describe, expect, test } from 'vitest';
import {
  type CardKey,
  EMPTY_MEMORY,
  type Memory,
  plan,
  recallOf,
  remember,
  type Review,
  scheduleOf,
} from './memory.ts';
import { drawSession, dueCards, nextReview, SESSION_LENGTH, standingOf } from './session.ts';
import { TAUGHT } from './taught.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

function reviewed(memory: Memory, key: CardKey, grade: Review['grade'], ...days: readonly number[]): Memory {
  return days.reduce(
    (known, day) => remember(known, key, { at: START + day * DAY, grade, ms: 9_000, help: 'none' }),
    memory,
  );
}

const counted = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]),
  );

describe('a session', () => {
  const names = (memory: Memory, days: number, length?: number) =>
    drawSession(memory, START + days * DAY, 'seed', length).map(({ technique }) => technique);

  test('of a beginner has the first two lessons, in turn', () => {
    expect(counted(names(EMPTY_MEMORY, 0))).toEqual({ 'full-house': 5, 'hidden-single': 5 });
    expect(names(EMPTY_MEMORY, 0)).toHaveLength(SESSION_LENGTH);
  });

  test('goes on with the lesson after those that were met', () => {
    const met = reviewed(
      reviewed(EMPTY_MEMORY, { technique: 'full-house' }, 'good', 0),
      { technique: 'hidden-single' },
      'good',
      0,
    );
    const third = TAUGHT.find((id) => !['full-house', 'hidden-single', 'naked-single'].includes(id))!;
    expect(Object.keys(counted(names(met, 0)))).toEqual(
      ['full-house', 'hidden-single', 'naked-single', third].sort(),
    );
  });

  test('takes what is due first, then what is new, then what is likeliest forgotten', () => {
    let memory = reviewed(EMPTY_MEMORY, { technique: 'x-wing' }, 'again', 0);
    memory = reviewed(memory, { technique: 'naked-pair' }, 'easy', 0);
    memory = reviewed(memory, { technique: 'hidden-pair' }, 'good', 0, 1);
    const now = (nextReview(memory, 'x-wing')! - START) / DAY;
    expect(names(memory, now, 1)).toEqual(['x-wing']);
    expect(counted(names(memory, now, 3))).toEqual({ 'full-house': 1, 'hidden-single': 1, 'x-wing': 1 });
    const recalls = memory.cards.map((card) => [card.technique, recallOf(card, START + 1.5 * DAY)] as const);
    const [likeliest] = recalls.filter(([name]) => name !== 'x-wing').sort(([, a], [, b]) => a - b)[0];
    expect(counted(names(memory, 1.5, 4))).toEqual({ 'full-house': 1, 'hidden-single': 1, 'x-wing': 1, [likeliest]: 1 });
  }); // oxfmt-ignore

  test('keeps the form of a card, and gives a card without one none', () => {
    const memory = reviewed(EMPTY_MEMORY, { technique: 'x-wing', form: 'row' }, 'again', 0);
    const [first] = drawSession(memory, START + 9 * DAY, 'seed', 1);
    expect(first).toStrictEqual({ technique: 'x-wing', form: 'row', index: 0 });
    expect(drawSession(EMPTY_MEMORY, START, 'seed', 1)[0]).toStrictEqual({
      technique: 'full-house',
      index: 0,
    });
  });

  test('never has a technique twice in a row while there is another, whatever the seed', () => {
    const memory = reviewed(EMPTY_MEMORY, { technique: 'x-wing' }, 'good', 0);
    for (let seed = 0; seed < 60; seed++) {
      const drawn = drawSession(memory, START, String(seed), 7).map(({ technique }) => technique);
      expect(drawn.filter((name, at) => name === drawn[at + 1])).toEqual([]);
    }
  });

  test('is in another order from another seed', () => {
    const order = (seed: string) => drawSession(EMPTY_MEMORY, START, seed).map(({ technique }) => technique).join();
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(order)).size).toBeGreaterThan(1);
  }); // oxfmt-ignore
});

describe('what is due', () => {
  test('is due from its very moment on', () => {
    const memory = plan(EMPTY_MEMORY, { technique: 'x-wing' }, START);
    expect(dueCards(memory, START - 1)).toEqual([]);
    expect(dueCards(memory, START)).toEqual([
      { card: memory.cards[0], schedule: scheduleOf(memory.cards[0]) },
    ]);
  });

  test('comes by its date if all are as likely forgotten', () => {
    let memory = plan(EMPTY_MEMORY, { technique: 'naked-pair' }, START + 2);
    memory = plan(memory, { technique: 'x-wing' }, START + 1);
    memory = plan(memory, { technique: 'swordfish' }, START + 3);
    expect(dueCards(memory, START + 3).map(({ card }) => card.technique)).toEqual([
      'x-wing',
      'naked-pair',
      'swordfish',
    ]);
  });
});

describe('how far a technique is learnt', () => {
  test('is told by its weakest card', () => {
    const strong = reviewed(EMPTY_MEMORY, { technique: 'x-wing' }, 'good', 0, 3, 13, 40);
    expect(standingOf(strong, 'x-wing', START + 41 * DAY)).toMatchObject({ is: 'learnt', isDue: false, share: 1 });
    const both = reviewed(strong, { technique: 'x-wing', form: 'row' }, 'again', 40);
    const { is, isDue, share, due } = standingOf(both, 'x-wing', START + 41 * DAY);
    expect([is, isDue]).toEqual(['begun', true]);
    expect(share).toBeCloseTo(scheduleOf(both.cards[1]).stability / 7);
    expect(due).toBe(scheduleOf(both.cards[1]).due);
  }); // oxfmt-ignore

  test('is nothing while it is only planned', () => {
    const memory = plan(EMPTY_MEMORY, { technique: 'x-wing' }, START);
    expect(standingOf(memory, 'x-wing', START)).toEqual({ is: 'new', isDue: true, share: 0, due: START });
    expect(standingOf(memory, 'x-wing', START - 1).isDue).toBe(false);
    const begun = reviewed(memory, { technique: 'x-wing', form: 'row' }, 'good', 0);
    expect(standingOf(begun, 'x-wing', START).is).toBe('begun');
  });

  test('has no next review before its first', () => {
    expect(nextReview(EMPTY_MEMORY, 'x-wing')).toBeUndefined();
    const memory = reviewed(EMPTY_MEMORY, { technique: 'x-wing', form: 'row' }, 'good', 0);
    expect(nextReview(memory, 'x-wing')).toBeUndefined();
    expect(nextReview(memory, 'x-wing', 'row')).toBe(scheduleOf(memory.cards[0]).due);
  });
});
