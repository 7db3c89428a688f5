/**
 * What a learner has practised. A card is a technique, or one form of it, with the log of its reviews; its due time is
 * computed from the log each time. So two devices merge without loss: their logs are combined.
 */
import { orderOf, type TechniqueId } from 'pencilmark';
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { type Form, FORMS } from './forms.ts';
import type { Help, ReviewGrade } from './review-grade.ts';

/** The subject of a card. */
export interface CardKey {
  readonly technique: TechniqueId;
  readonly form?: Form;
}

export interface Review {
  /** In ms since 1970. */
  readonly at: number;
  readonly grade: ReviewGrade;
  /** Time in view, in ms. */
  readonly ms: number;
  readonly help: Help;
}

export interface Card extends CardKey {
  /** When practice was planned before any review, because a step was missed in a game. */
  readonly planned?: number;
  /** In chronological order. */
  readonly reviews: readonly Review[];
}

/** All cards, in the order of the catalogue. */
export interface Memory {
  readonly cards: readonly Card[];
}

export const EMPTY_MEMORY: Memory = { cards: [] };

/** The state of a card according to its reviews. */
export interface Schedule {
  readonly stage: 'new' | 'learning' | 'review' | 'relearning';
  /** When it is due again, in ms since 1970. */
  readonly due: number;
  /** Days until the probability of recall falls to 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** How often it was forgotten after being learnt. */
  readonly lapses: number;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

const STAGES: Readonly<Record<State, Schedule['stage']>> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

/** No randomness, so that all devices agree; a technique comes back at least once a year. */
const SCHEDULER = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false });

/** Adds a review to its card, which is created if necessary. */
export function remember(memory: Memory, key: CardKey, review: Review): Memory {
  return mergeMemories(memory, { cards: [{ ...keyOf(key), reviews: [review] }] });
}

/** Plans practice of a card from `at` on, unless the card already exists. */
export function plan(memory: Memory, key: CardKey, at: number): Memory {
  return mergeMemories(memory, { cards: [{ ...keyOf(key), planned: at, reviews: [] }] });
}

/** The card of a key, if any. */
export function cardOf({ cards }: Memory, key: CardKey): Card | undefined {
  return cards.find((card) => compareKeys(card, key) === 0);
}

/**
 * The reviews of both, without duplicates. Merging gives the same result in any order and any number of times; reviews
 * count by their time on whichever device, so the latest one determines when the card is due.
 */
export function mergeMemories(own: Memory, other: Memory): Memory {
  const cards: Card[] = [];
  for (const card of [...own.cards, ...other.cards].sort(compareKeys)) {
    const last = cards.at(-1);
    if (last && compareKeys(last, card) === 0) cards[cards.length - 1] = joinCards(last, card);
    else cards.push(joinCards(card, card));
  }
  return { cards };
}

/** When a card is due, and how well it is known. */
export function scheduleOf({ planned, reviews }: Card): Schedule {
  const start = reviews[0]?.at ?? planned ?? 0;
  let card = createEmptyCard(start);
  for (const { at, grade } of reviews) card = SCHEDULER.next(card, at, RATINGS[grade]).card;
  const { state, due, stability, difficulty, lapses } = card;
  return { stage: STAGES[state], due: due.getTime(), stability, difficulty, lapses };
}

/** The probability that a card is known at a moment, from 0 to 1. */
export function recallOf({ reviews }: Card, now: number): number {
  const last = reviews.at(-1);
  if (!last) return 0;
  const { stability } = scheduleOf({ technique: 'full-house', reviews });
  return SCHEDULER.forgetting_curve(Math.max(0, (now - last.at) / DAY), stability);
}

const DAY = 86_400_000;

/** The order of cards: that of the catalogue, then of the forms. */
function compareKeys(a: CardKey, b: CardKey): number {
  return orderOf(a.technique) - orderOf(b.technique) || formOrder(a) - formOrder(b);
}

function formOrder({ form }: CardKey): number {
  return form === undefined ? -1 : FORMS.indexOf(form);
}

function keyOf({ technique, form }: CardKey): CardKey {
  return { technique, ...(form !== undefined && { form }) };
}

function joinCards(a: Card, b: Card): Card {
  const planned = [a.planned, b.planned].filter((at) => at !== undefined);
  const reviews = new Map([...a.reviews, ...b.reviews].map((review) => [nameOf(review), review]));
  return {
    ...keyOf(a),
    ...(planned.length > 0 && { planned: Math.min(...planned) }),
    reviews: [...reviews]
      .sort(([one, x], [other, y]) => x.at - y.at || (one < other ? -1 : 1))
      .map(([, x]) => x),
  };
}

function nameOf({ at, grade, ms, help }: Review): string {
  return `${at} ${grade} ${ms} ${help}`;
}
