import { describe, expect, test } from 'vitest';
import {
  cardOf,
  EMPTY_MEMORY,
  type Memory,
  mergeMemories,
  plan,
  recallOf,
  remember,
  type Review,
  scheduleOf,
} from './memory.ts';
import { readMemory, writeMemory } from './memory-json.ts';
import { type Attempt, reviewGrade } from './review-grade.ts';
import { drawSession, dueCards, nextReview, standingOf } from './session.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 26, 12);

function review(days: number, grade: Review['grade'] = 'good'): Review {
  return { at: START + days * DAY, grade, ms: 14_000, help: 'none' };
}

function practised(...days: readonly number[]): Memory {
  return days.reduce((memory, day) => remember(memory, { technique: 'x-wing' }, review(day)), EMPTY_MEMORY);
}

describe('the schedule of a card', () => {
  test('gives longer and longer breaks to what is known', () => {
    const breaks = [[0], [0, 1], [0, 1, 4], [0, 1, 4, 15]].map((days) => {
      const due = nextReview(practised(...days), 'x-wing')!;
      return (due - START) / DAY - days.at(-1)!;
    });
    expect(breaks).toEqual([...breaks].sort((a, b) => a - b));
    expect(breaks.at(-1)).toBeGreaterThan(10);
  });

  test('brings back soon what was forgotten', () => {
    const known = practised(0, 1, 4, 15);
    const forgotten = remember(known, { technique: 'x-wing' }, review(40, 'again'));
    expect(scheduleOf(cardOf(forgotten, { technique: 'x-wing' })!)).toMatchObject({
      stage: 'relearning',
      lapses: 1,
    });
    expect(nextReview(forgotten, 'x-wing')).toBeLessThan(START + 41 * DAY);
  });

  test('of a planned card is due from then on', () => {
    const memory = plan(EMPTY_MEMORY, { technique: 'x-wing' }, START);
    expect(dueCards(memory, START - 1)).toEqual([]);
    expect(dueCards(memory, START)).toHaveLength(1);
    expect(standingOf(memory, 'x-wing', START)).toMatchObject({ is: 'new', isDue: true });
  });

  test('keeps the forms of a technique apart', () => {
    const memory = remember(practised(0), { technique: 'x-wing', form: 'row' }, review(0, 'easy'));
    expect(memory.cards.map(({ form }) => form)).toEqual([undefined, 'row']);
    expect(nextReview(memory, 'x-wing', 'row')).toBeGreaterThan(nextReview(memory, 'x-wing')!);
  });
});

describe('what is due', () => {
  const memory = remember(practised(0, 1, 4), { technique: 'naked-pair' }, review(4, 'again'));

  test('comes in the order of what is likeliest forgotten', () => {
    expect(dueCards(memory, START)).toEqual([]);
    const due = dueCards(memory, START + 60 * DAY);
    expect(due.map(({ card }) => card.technique)).toEqual(['naked-pair', 'x-wing']);
    const [first, second] = due.map(({ card }) => recallOf(card, START + 60 * DAY));
    expect(first).toBeLessThan(second);
  });

  test('and its standing is told for the map', () => {
    expect(standingOf(memory, 'swordfish', START)).toEqual({ is: 'new', isDue: false, share: 0 });
    expect(standingOf(memory, 'naked-pair', START + 4 * DAY)).toMatchObject({ is: 'begun' });
    expect(standingOf(practised(0, 1, 4, 15), 'x-wing', START + 16 * DAY)).toMatchObject({
      is: 'learnt',
      isDue: false,
      share: 1,
    });
  });
});

describe('a session', () => {
  test('has ten positions, what is due among them, and no technique twice in a row', () => {
    const memory = remember(practised(0), { technique: 'naked-pair' }, review(0));
    const session = drawSession(memory, START + 30 * DAY, 'today');
    expect(session.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const names = session.map(({ technique }) => technique);
    expect(new Set(names)).toEqual(new Set(['x-wing', 'naked-pair', 'full-house', 'hidden-single']));
    expect(names.every((name, at) => name !== names[at + 1])).toBe(true);
    expect(drawSession(memory, START + 30 * DAY, 'today')).toEqual(session);
  });

  test('of a beginner starts with the first lessons', () => {
    const names = drawSession(EMPTY_MEMORY, START, 'first').map(({ technique }) => technique);
    expect(new Set(names)).toEqual(new Set(['full-house', 'hidden-single']));
  });
});

describe('merging', () => {
  const phone = remember(practised(0, 1), { technique: 'naked-pair' }, review(2));
  const desk = remember(practised(0, 4), { technique: 'naked-pair', form: 'box' }, review(3, 'hard'));

  test('loses no review and counts none twice', () => {
    const both = mergeMemories(phone, desk);
    expect(cardOf(both, { technique: 'x-wing' })!.reviews).toEqual([review(0), review(1), review(4)]);
    expect(both.cards).toHaveLength(3);
    expect(both.cards.find(({ technique }) => technique === 'x-wing')).toEqual(practised(0, 1, 4).cards[0]);
  });

  test('comes to the same in any order and any number of times', () => {
    const both = mergeMemories(phone, desk);
    expect(mergeMemories(desk, phone)).toEqual(both);
    expect(mergeMemories(both, phone)).toEqual(both);
    const third = plan(practised(0, 9), { technique: 'swordfish' }, START);
    expect(mergeMemories(mergeMemories(phone, desk), third)).toEqual(
      mergeMemories(phone, mergeMemories(third, desk)),
    );
  });

  test('keeps two reviews of one moment that differ', () => {
    const one = practised(0);
    const other = remember(EMPTY_MEMORY, { technique: 'x-wing' }, review(0, 'again'));
    expect(mergeMemories(one, other).cards[0].reviews).toHaveLength(2);
    expect(mergeMemories(one, other)).toEqual(mergeMemories(other, one));
  });
});

describe('as JSON', () => {
  test('it comes back as it was', () => {
    const memory = plan(practised(0, 1), { technique: 'pointing', form: 'row' }, START);
    expect(readMemory(writeMemory(memory))).toEqual({ ok: true, value: memory });
  });

  test('cards out of order or twice are put right', () => {
    const { cards } = practised(0, 1);
    const text = JSON.stringify({ version: 1, cards: [...cards, ...practised(4).cards] });
    expect(readMemory(text)).toEqual({ ok: true, value: practised(0, 1, 4) });
  });

  const card = { technique: 'x-wing', reviews: [review(0)] };
  const hostile: readonly (readonly [string, string, string])[] = [
    ['no JSON', '{', 'save.json'],
    ['a newer version', '{"version":2,"cards":[]}', 'memory.version'],
    ['no version', '{"cards":[]}', 'json.field'],
    ['a list', '[]', 'json.field'],
    ['an unknown technique', withCard({ ...card, technique: 'telepathy' }), 'json.field'],
    ['a name of all objects', withCard({ ...card, technique: 'constructor' }), 'json.field'],
    ['a form that it does not have', withCard({ ...card, form: 'box' }), 'json.field'],
    ['an unknown field', withCard({ ...card, more: 1 }), 'json.field'],
    ['reviews that are no list', withCard({ ...card, reviews: {} }), 'json.field'],
    ['an unknown grade', withCard({ ...card, reviews: [{ ...review(0), grade: 'best' }] }), 'json.field'],
    [
      'a date beyond all dates',
      withCard({ ...card, reviews: [{ ...review(0), at: 8.65e15 }] }),
      'json.field',
    ],
    ['half a millisecond', withCard({ ...card, reviews: [{ ...review(0), at: 0.5 }] }), 'json.field'],
  ];
  test.each(hostile)('%s is refused', (_, text, code) => {
    expect(readMemory(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('something nested deeply is refused', () => {
    const deep = `{"version":1,"cards":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect(readMemory(deep)).toMatchObject({ ok: false });
  });
});

function withCard(card: unknown): string {
  return JSON.stringify({ version: 1, cards: [card] });
}

describe('the grade of a review', () => {
  const at: Attempt = { technique: 'x-wing', verdicts: ['right'], ms: 40_000, help: 'none' };
  test.each<[string, Partial<Attempt>, string]>([
    ['right in the usual time', {}, 'good'],
    ['right at once', { ms: 10_000 }, 'easy'],
    ['right after long', { ms: 300_000 }, 'hard'],
    ['right with a nudge', { help: 'nudge', ms: 5_000 }, 'hard'],
    ['right by another technique', { verdicts: ['other'] }, 'hard'],
    ['right after one mistake', { verdicts: ['wrong', 'right'] }, 'hard'],
    ['right after pointing at half of it', { verdicts: ['incomplete', 'right'] }, 'good'],
    ['right after two mistakes', { verdicts: ['wrong', 'not shown', 'right'] }, 'again'],
    ['shown', { verdicts: ['right'], help: 'shown' }, 'again'],
    ['given up', { verdicts: [] }, 'again'],
    ['missed', { verdicts: ['missed'] }, 'again'],
  ])('%s', (_, part, grade) => {
    expect(reviewGrade({ ...at, ...part })).toBe(grade);
  });
});
