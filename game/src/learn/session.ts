/** What to practise now. */
import { createRandom, type Random, shuffle, type TechniqueId } from 'pencilmark';
import type { Form } from './forms.ts';
import {
  type Card,
  cardOf,
  type CardKey,
  type Memory,
  recallOf,
  type Schedule,
  scheduleOf,
} from './memory.ts';
import { TAUGHT } from './taught.ts';

/** A card and where it stands. */
export interface ScheduledCard {
  readonly card: Card;
  readonly schedule: Schedule;
}

/** Positions of a session: about five minutes. */
export const SESSION_LENGTH = 10;

/** New techniques of a session at most. */
const MAX_NEW = 2;

/** Days of stability from which on a technique counts as learnt. */
const LEARNT = 7;

/** The cards that are due, those first that are most likely forgotten. */
export function dueCards(memory: Memory, now: number): ScheduledCard[] {
  return memory.cards
    .map((card) => ({ card, schedule: scheduleOf(card), recall: recallOf(card, now) }))
    .filter(({ schedule }) => schedule.due <= now)
    .sort((a, b) => a.recall - b.recall || a.schedule.due - b.schedule.due)
    .map(({ card, schedule }) => ({ card, schedule }));
}

/** One position of a session: what is practised, and the index for `drillPosition` with the seed of the session. */
export interface SessionItem extends CardKey {
  readonly index: number;
}

/**
 * The positions of a session: what is due, then the next techniques that are new, then what is likeliest forgotten. They are mixed,
 * so that the technique is not known beforehand and none comes twice in a row if that can be.
 */
export function drawSession(
  memory: Memory,
  now: number,
  seed: string,
  length = SESSION_LENGTH,
): SessionItem[] {
  const due: CardKey[] = dueCards(memory, now).map(({ card }) => card);
  const met = new Set(memory.cards.map(({ technique }) => technique));
  const fresh: CardKey[] = firstLessons(met).slice(0, MAX_NEW);
  const dueNames = new Set(due);
  const later = memory.cards
    .filter((card) => !dueNames.has(card))
    .sort((a, b) => recallOf(a, now) - recallOf(b, now));
  const keys = [...due, ...fresh, ...later].slice(0, length);
  const drawn = Array.from({ length }, (_, at) => keys[at % keys.length]);
  return spread(drawn, createRandom(`session ${seed}`)).map(({ technique, form }, index) => ({
    technique,
    ...(form !== undefined && { form }),
    index,
  }));
}

/** The standing of a technique on the map: all its cards together. */
export interface Standing {
  readonly is: 'new' | 'begun' | 'learnt';
  readonly isDue: boolean;
  /** From 0 to 1, how far it is on the way to being learnt. */
  readonly share: number;
  /** When it comes back, if it has a card. */
  readonly due?: number;
}

export function standingOf(memory: Memory, technique: TechniqueId, now: number): Standing {
  const schedules = memory.cards.filter((card) => card.technique === technique).map(scheduleOf);
  if (schedules.length === 0) return { is: 'new', isDue: false, share: 0 };
  const due = Math.min(...schedules.map((schedule) => schedule.due));
  const weakest = Math.min(...schedules.map(({ stability }) => stability));
  const isNew = schedules.every(({ stage }) => stage === 'new');
  return {
    is: weakest >= LEARNT ? 'learnt' : isNew ? 'new' : 'begun',
    isDue: due <= now,
    share: Math.min(1, weakest / LEARNT),
    due,
  };
}

/** When a card comes back, in ms since 1970; undefined if it was never practised. */
export function nextReview(memory: Memory, technique: TechniqueId, form?: Form): number | undefined {
  const card = cardOf(memory, { technique, ...(form !== undefined && { form }) });
  return card && scheduleOf(card).due;
}

/** Full houses and hidden singles come before naked singles, as on the map. */
function firstLessons(met: ReadonlySet<TechniqueId>): CardKey[] {
  const first: readonly TechniqueId[] = ['full-house', 'hidden-single', 'naked-single'];
  const order = [...first, ...TAUGHT.filter((id) => !first.includes(id))];
  return order.filter((technique) => !met.has(technique)).map((technique) => ({ technique }));
}

/** Shuffled, with equal ones apart where that can be. */
function spread(keys: readonly CardKey[], random: Random): CardKey[] {
  const rest = shuffle([...keys], random);
  const made: CardKey[] = [];
  while (rest.length > 0) {
    const last = made.at(-1)?.technique;
    const count = (technique: TechniqueId): number =>
      rest.filter((key) => key.technique === technique).length;
    const most = Math.max(...rest.map(({ technique }) => (technique === last ? 0 : count(technique))));
    // The one with most left must not wait until only it is left.
    const isCrowded = most * 2 > rest.length;
    const at = rest.findIndex(
      ({ technique }) => technique !== last && (!isCrowded || count(technique) === most),
    );
    made.push(...rest.splice(Math.max(0, at), 1));
  }
  return made;
}
