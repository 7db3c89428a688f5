/**
 * What a learner has practised. A card is a technique, or one form of it, with the log of its reviews; when it is due is
 * worked out from the log each time. So two devices merge without loss: their logs are put together.
 */
import { orderOf, type TechniqueId } from 'pencilmark';
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import { type Form, FORMS } from './forms.ts';
import type { Help, ReviewGrade } from './review-grade.ts';

/** What a card is about. */
export interface CardKey {
  readonly technique: TechniqueId;
  readonly form?: Form;
}

export interface Review {
  /** In ms since 1970. */
  readonly at: number;
  readonly grade: ReviewGrade;
  /** Time in view. */
  readonly ms: number;
  readonly help: Help;
}

export interface Card extends CardKey {
  /** When the card was put aside to be practised, where that came before any review: a step missed in a game. */
  readonly planned?: number;
  /** In the order of time. */
  readonly reviews: readonly Review[];
}

/** All cards, in the order of the catalogue. */
export interface Memory {
  readonly cards: readonly Card[];
}

export const EMPTY_MEMORY: Memory = { cards: [] };

/** Where a card stands, as its reviews say. */
export interface Schedule {
  readonly stage: 'new' | 'learning' | 'review' | 'relearning';
  /** When it comes back, in ms since 1970. */
  readonly due: number;
  /** Days until the chance to recall it falls to nine in ten. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  /** How often it was forgotten after it had been learnt. */
  readonly lapses: number;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

const STAGES: Readonly<Record<State, Schedule['stage']>> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

/** Nothing at random, so that all devices agree; a technique comes back once a year at least. */
const SCHEDULER = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false });

/** Adds a review to its card, which is made if it is the first. */
export function remember(memory: Memory, key: CardKey, review: Review): Memory {
  return mergeMemories(memory, { cards: [{ ...keyOf(key), reviews: [review] }] });
}

/** Puts a card aside to be practised, from `at` on, unless it is there already. */
export function plan(memory: Memory, key: CardKey, at: number): Memory {
  return mergeMemories(memory, { cards: [{ ...keyOf(key), planned: at, reviews: [] }] });
}

/** The card of a key, if there is one. */
export function cardOf({ cards }: Memory, key: CardKey): Card | undefined {
  return cards.find((card) => compareKeys(card, key) === 0);
}

/**
 * The reviews of both, each once. In any order, and any number of times, merging comes to the same; a review made
 * later on the other device counts as the later one, so that the latest says when the card is due.
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

/** The chance that a card is known at a moment, from 0 to 1. */
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
