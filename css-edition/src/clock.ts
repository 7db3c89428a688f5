/**
 * The clock: one element whose state is kept by two paused animations, A and B. An animation reads the variables in its
 * keyframes again only when its own timing changes, and keeps them until then: a latch. The beat changes one delay at a
 * time; while A is being written the state is read from B, and vice versa.
 *
 * The beat drives itself: a subject in a scroller is placed for the next beat, its view timeline reports the new place
 * when the frame is done, and that advances the beat. At the end of the search the subject stays in place, and the page
 * is at rest.
 *
 * The clock is on the top floor of the tower, and continues where the tower stopped. `ticket` identifies the tower's
 * puzzle, and the latches pass on the ticket with which they were loaded, `held`. If the two differ, because the
 * address or a press has set another puzzle, the clock drops its animations and loads again.
 */
import { distance, least, product, property, sum } from './algebra.ts';
import { TIMELINES } from './deal.ts';
import { digit } from './ground.ts';
import type { Layout } from './layout.ts';
import { declarations, is, query, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { KEPT } from './tower.ts';
import type { Kept } from './tower.ts';
import { LAZY, LIVE, registersOf } from './wiring.ts';
import type { Wiring } from './wiring.ts';

/**
 * The condition for a working clock: Firefox has no view timelines, and WebKit's animations do not read their variables
 * again. No feature query detects that, so `if()` is tested instead.
 */
export const CLOCKED = `${TIMELINES} and ${LAZY}`;

/** The delays of A and B in each beat, from 1, and the one from which the state is read. */
const BEATS = [
  { delays: '-.1s,0s', read: 'B' },
  { delays: '-.1s,-.1s', read: 'A' },
  { delays: '0s,-.1s', read: 'B' },
  { delays: '0s,0s', read: 'A' },
] as const;

/** In this beat there are no animations. It is also the first, before the view timeline exists. */
const CLEAR = 0;
/** In this beat the animations start, but read nothing yet: the element's rules wait for them. */
const BEGIN = 5;
/** In this beat both latches read the tower's state. Only A's delay differs from beat 1. */
const LOAD = 6;

/** For each beat, the place of the subject in its scroller, in pixels, and the start of that beat's keyframe. */
const PLACES = [
  { beat: BEGIN, top: 90, from: 0 },
  { beat: LOAD, top: 75, from: 16 },
  { beat: 1, top: 60, from: 30 },
  { beat: 2, top: 45, from: 43 },
  { beat: 3, top: 30, from: 57 },
  { beat: 4, top: 15, from: 70 },
  { beat: CLEAR, top: 0, from: 84 },
] as const;

/** For each beat, the one that follows it. */
const FOLLOWING: Readonly<Record<number, number>> = {
  [CLEAR]: BEGIN,
  [BEGIN]: LOAD,
  [LOAD]: 1,
  1: 2,
  2: 3,
  3: 4,
  4: 1,
};

const placeOf = (beat: number): number => PLACES.find((place) => place.beat === beat)!.top;

/** Distinguishes one start of the tower from another: by its board, and by whether the tower runs first. */
export const ticket = ({ cells }: Layout): Declaration =>
  set('ticket', sum(property('run'), ...cells.map((cell, c) => product(property(digit(cell)), WEIGHTS[c]!))));

/** Even weights without a pattern, so that no two of the page's boards have the same sum; 81 nines stay below 10⁶. */
const WEIGHTS = Array.from({ length: 81 }, (_, c) => 2 * ((c * c * 97 + c * 211 + 101) % 619));

export const clockSheet = (wiring: Wiring): string =>
  `@supports ${CLOCKED}{${[registration(['ticket', 'held', 'stale']), ...KEPT.map((latch) => keyframes(wiring, latch)), reading(), beat(), oscillator()].join('\n')}}`;

const keyframes = (wiring: Wiring, latch: Kept): string =>
  `@keyframes ${latch}{0%,to{--${LIVE}: ;--${latch}held:var(--held);${registersOf(wiring)
    .map(({ name, next }) => `--${latch}${name}:var(--${next},0)`)
    .join(';')}}}`;

/**
 * While loading, the clock inherits the state with which the tower's last floor began, and repeats its step; from then
 * on it reads like a floor.
 */
const reading = (): string =>
  BEATS.map(
    ({ read }, k) =>
      `@container ${query(is('beat', k + 1))}{.reader{--from:${KEPT.indexOf(read) + 1}}.clock{--held:var(--${read}held)}}`,
  ).join('');

const beat = (): string =>
  [
    `.clock{--${LIVE}:initial;animation:A 1s paused both,B 1s paused both;animation-delay:0s,0s}`,
    `@container ${query(is('beat', CLEAR))}{.clock{animation:none}}@container ${query(is('beat', BEGIN))}{.clock{animation-delay:-.2s,-.2s}}`,
    ...BEATS.map(
      ({ delays }, k) => `@container ${query(is('beat', k + 1))}{.clock{animation-delay:${delays}}}`,
    ),
  ].join('');

/**
 * `pause` stops the clock while the parity of the beat is that of `half`, so that a change of `half` allows one step.
 * `slow` delays the movement of the subject.
 */
function oscillator(): string {
  const frames = PLACES.map(({ beat, from }, k) => {
    const next = PLACES[k + 1];
    return `${from}%,${next ? `${next.from - 0.1}%` : 'to'}{--beat:${beat}}`;
  });
  const stay = (top: number) => `.subject{margin-top:${top}px;transition:none}`;
  const moves = PLACES.map(({ beat, top }) => {
    const here = query(is('beat', beat));
    const move = `@container ${here}{.subject{margin-top:${placeOf(FOLLOWING[beat]!)}px}}`;
    if (beat > BEATS.length || beat === CLEAR) return move;
    return `${move}@container ${here} and ((style(--pause:1) and style(--half:${(beat - 1) % 2})) or style(--mode:3) or style(--mode:4)){${stay(top)}}`;
  });
  const stale = least(1, distance(property('ticket'), property('held')));
  return [
    `@keyframes beat{${frames.join('')}}`,
    '.beat{--beat:0;--from:0;--run:1;--halt:0;timeline-scope:--beat;animation:beat 1s step-end both;animation-timeline:--beat}',
    '.scroller{position:absolute;left:0;top:0;width:10px;height:100px;overflow:hidden scroll;visibility:hidden;contain:strict}',
    `.scroller{${declarations([set('stale', stale)])}}`,
    `.subject{height:10px;margin-top:${placeOf(BEGIN)}px;view-timeline:--beat block}`,
    '@container style(--slow:1){.subject{transition:margin-top 0s .4s}}',
    ...moves,
    `@container style(--stale:1) and (not ${query(is('beat', CLEAR))}){${stay(placeOf(CLEAR))}}`,
  ].join('');
}

/**
 * The clock around the display of its state. WebKit's style queries see values of an animation only one element further
 * in.
 */
export const clockOf = (inside: string): string =>
  `<div class=beat><div class=told><div class=reader><div class="floor clock">${inside}<div class=scroller><div class=subject></div></div></div></div></div></div>`;
