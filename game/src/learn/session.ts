/** Chooses what to practise now. */
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

/** A card with its schedule. */
export interface ScheduledCard {
  readonly card: Card;
  readonly schedule: Schedule;
}

/** The number of positions of a session: about five minutes. */
export const SESSION_LENGTH = 10;

/** Maximum number of new techniques in a session. */
const MAX_NEW = 2;

/** Minimum days of stability for a technique to count as learnt. */
const LEARNT = 7;

/** The cards that are due, the most likely forgotten first. */
export function dueCards(memory: Memory, now: number): ScheduledCard[] {
  return memory.cards
    .map((card) => ({ card, schedule: scheduleOf(card), recall: recallOf(card, now) }))
    .filter(({ schedule }) => schedule.due <= now)
    .sort((a, b) => a.recall - b.recall || a.schedule.due - b.schedule.due)
    .map(({ card, schedule }) => ({ card, schedule }));
}

/** One position of a session: its card, and the index for `drillPosition` with the seed of the session. */
export interface SessionItem extends CardKey {
  readonly index: number;
}

/**
 * The positions of a session: due cards, then the next new techniques, then those most likely forgotten. They are
 * shuffled, so that the technique is not known in advance, and none comes twice in a row if possible.
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

/** The progress of a technique on the map: all its cards together. */
export interface Standing {
  readonly is: 'new' | 'begun' | 'learnt';
  readonly isDue: boolean;
  /** Progress towards being learnt, from 0 to 1. */
  readonly share: number;
  /** When it is due again, if it has a card. */
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

/** When a card is due again, in ms since 1970; undefined if it was never practised. */
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

/** Shuffled, with equal ones apart if possible. */
function spread(keys: readonly CardKey[], random: Random): CardKey[] {
  const rest = shuffle([...keys], random);
  const made: CardKey[] = [];
  while (rest.length > 0) {
    const last = made.at(-1)?.technique;
    const count = (technique: TechniqueId): number =>
      rest.filter((key) => key.technique === technique).length;
    const most = Math.max(...rest.map(({ technique }) => (technique === last ? 0 : count(technique))));
    // The most frequent one must not be kept until only it is left.
    const isCrowded = most * 2 > rest.length;
    const at = rest.findIndex(
      ({ technique }) => technique !== last && (!isCrowded || count(technique) === most),
    );
    made.push(...rest.splice(Math.max(0, at), 1));
  }
  return made;
}
