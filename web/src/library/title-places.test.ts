import { expect, test } from 'vitest';
import { titlePlaces } from './title-places.ts';

test.each([0, 1, 7, 499, 500, 501, 1_000, 1_700])(
  '%i titles are in the order of the collation',
  async (many) => {
    const titles = Array.from(
      { length: many },
      (_, index) => `Puzzle ${(index * 7_919) % many} ${'éeÄa'[index % 4]}`,
    );
    let pauses = 0;
    const places = await titlePlaces(titles, 'en', () => {
      pauses++;
      return Promise.resolve();
    });
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect([...places.keys()]).toEqual([...new Set(titles)].sort(compare));
    expect([...places.values()]).toEqual([...places.keys()].map((_, place) => place));
    expect(pauses > 0).toBe(many > 500);
  },
);
