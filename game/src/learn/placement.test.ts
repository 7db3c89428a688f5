import { describe, expect, test } from 'vitest';
import {
  firstDoubtful,
  levelOfPlacement,
  nextOfPlacement,
  PLACEMENT_LENGTH,
  type PlacementAnswer,
} from './placement.ts';
import { TAUGHT } from './taught.ts';

const levels = Array.from({ length: TAUGHT.length + 1 }, (_, level) => level);

/** All answers of someone who knows `known` techniques; `slips`: the positions answered the other way. */
function play(known: number, slips: readonly number[] = []): PlacementAnswer[] {
  const answers: PlacementAnswer[] = [];
  for (;;) {
    const technique = nextOfPlacement(answers);
    if (technique === undefined) return answers;
    const isKnown = TAUGHT.indexOf(technique) < known;
    answers.push({ technique, isRight: isKnown !== slips.includes(answers.length) });
  }
}

describe('a placement', () => {
  test('starts in the middle and has ten positions', () => {
    expect(TAUGHT.indexOf(nextOfPlacement([])!)).toBe(Math.floor(TAUGHT.length / 2));
    expect(levels.map((known) => play(known).length)).toEqual(levels.map(() => PLACEMENT_LENGTH));
  });

  test.each(levels)('finds the level of someone who knows the first %i', (known) => {
    expect(levelOfPlacement(play(known))).toBe(known);
  });

  test('is not led far astray by one slip', () => {
    for (const known of levels)
      for (let slip = 0; slip < PLACEMENT_LENGTH; slip++)
        expect(Math.abs(levelOfPlacement(play(known, [slip])) - known)).toBeLessThanOrEqual(7);
  });

  test('asks for something harder after a right answer, and for something easier after a wrong one', () => {
    for (const known of levels) {
      const asked = play(known).map(({ technique, isRight }) => ({ at: TAUGHT.indexOf(technique), isRight }));
      for (let index = 1; index < asked.length; index++) {
        const { at, isRight } = asked[index - 1];
        const edge = isRight ? TAUGHT.length - 1 : 0;
        const way = Math.sign(asked[index].at - at);
        expect(way).toBe(at === edge ? 0 : isRight ? 1 : -1);
      }
    }
  });

  test('is the same for the same answers, and never places one lower who knew more', () => {
    expect(play(20)).toEqual(play(20));
    for (let length = 1; length <= PLACEMENT_LENGTH; length++) {
      const found = levels.map((known) => levelOfPlacement(play(known).slice(0, length)));
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
  });
});

test('what is doubtful is the first technique that is not known, or the last one', () => {
  const doubtful = levels.map((known) => firstDoubtful(play(known)));
  expect(doubtful).toEqual([...TAUGHT, TAUGHT.at(-1)]);
});
