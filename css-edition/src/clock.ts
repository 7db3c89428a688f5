/**
 * The clock: one element whose state is kept by two paused animations, A and B. An animation reads the
 * variables in its keyframes again only when its own timing changes, and holds them until then: a latch. The
 * beat changes one delay at a time; while A is being written the state is read from B, and the other way round.
 *
 * The beat times itself: a subject in a scroller stands where the next beat wants it, its view timeline tells
 * the new place when the frame is done, and that moves the beat on. At the end of the search the subject stays
 * where it is, and the page is at rest.
 *
 * The clock stands on the top floor of the tower, and goes on from where that stopped.
 */
import { TIMELINES } from './deal.ts';
import { is, query } from './rules.ts';
import { KEPT } from './tower.ts';
import type { Kept } from './tower.ts';
import { LAZY, LIVE, registersOf } from './wiring.ts';
import type { Wiring } from './wiring.ts';

/**
 * Where the clock goes: Firefox has no view timelines, and WebKit's animations do not read their variables again.
 * No feature of theirs says so; `if()` stands for it.
 */
export const CLOCKED = `${TIMELINES} and ${LAZY}`;

/** The delays of A and B in each beat, from 1, and which one the state is read from. Beat 0 loads the state. */
const BEATS = [
  { delays: '-.1s,0s', read: 'B' },
  { delays: '-.1s,-.1s', read: 'A' },
  { delays: '0s,-.1s', read: 'B' },
  { delays: '0s,0s', read: 'A' },
] as const;

/** Where the subject stands in its scroller for each beat, in pixels, and where that beat's keyframe begins. */
const PLACES = [
  { top: 85, from: '0%' },
  { top: 60, from: '25%' },
  { top: 35, from: '48%' },
  { top: 10, from: '70%' },
] as const;

export const clockSheet = (wiring: Wiring): string =>
  `@supports ${CLOCKED}{${[...KEPT.map((latch) => keyframes(wiring, latch)), reading(), beat(), oscillator()].join('\n')}}`;

const keyframes = (wiring: Wiring, latch: Kept): string =>
  `@keyframes ${latch}{0%,to{--${LIVE}: ;${registersOf(wiring)
    .map(({ name, next }) => `--${latch}${name}:var(--${next},0)`)
    .join(';')}}}`;

/** In beat 0 the clock's state is inherited from the tower; from then on it is read as a floor of it reads. */
const reading = (): string =>
  BEATS.map(
    ({ read }, k) => `@container ${query(is('beat', k + 1))}{.reader{--from:${KEPT.indexOf(read) + 1}}}`,
  ).join('');

const beat = (): string =>
  [
    `.clock{--${LIVE}:initial;animation:A 1s paused both,B 1s paused both;animation-delay:0s,0s}`,
    ...BEATS.map(
      ({ delays }, k) => `@container ${query(is('beat', k + 1))}{.clock{animation-delay:${delays}}}`,
    ),
  ].join('');

/**
 * `pause` holds the clock while the beat is odd or even as `half` says, so that a change of `half` lets one step
 * pass. `slow` lets the subject wait before it moves.
 */
function oscillator(): string {
  const frames = PLACES.map(({ from }, k) => {
    const until = PLACES[k + 1]?.from;
    return `${from},${until ? `${Number.parseInt(until) - 0.1}%` : 'to'}{--beat:${k + 1}}`;
  });
  const moves = PLACES.map(({ top }, k) => {
    const next = PLACES[(k + 1) % PLACES.length]!.top;
    const here = query(is('beat', k + 1));
    return `@container ${here}{.subject{margin-top:${next}px}}@container ${here} and ((style(--pause:1) and style(--half:${k % 2})) or style(--mode:3) or style(--mode:4)){.subject{margin-top:${top}px;transition:none}}`;
  });
  return [
    `@keyframes beat{${frames.join('')}}`,
    '.beat{--beat:0;--run:1;--halt:0;timeline-scope:--beat;animation:beat 1s step-end both;animation-timeline:--beat}',
    '.scroller{position:absolute;left:0;top:0;width:10px;height:100px;overflow:hidden scroll;visibility:hidden;contain:strict}',
    `.subject{height:10px;margin-top:${PLACES[0].top}px;view-timeline:--beat block}`,
    '@container style(--slow:1){.subject{transition:margin-top 0s .4s}}',
    ...moves,
  ].join('');
}

/** The clock around what shows its state. WebKit's style queries see what an animation says only one element further in. */
export const clockOf = (inside: string): string =>
  `<div class=beat><div class=told><div class=reader><div class="floor clock">${inside}<div class=scroller><div class=subject></div></div></div></div></div></div>`;
