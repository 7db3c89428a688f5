import { expect, test } from 'vitest';
import { defaultBox } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { createRandom } from '../random.ts';
import { randomRegions } from './regions.ts';

test.each([4, 5, 6, 7, 9, 12, 25])(
  'of %i: as many regions of as many cells, each in one piece, and a seed tells them',
  (size) => {
    const box = defaultBox(size) ?? { rows: 1, columns: size };
    const draw = (seed: string) => randomRegions(size, box, createRandom(seed));
    const regions = draw('one');
    expect(draw('one')).toEqual(regions);
    expect(draw('other')).not.toEqual(regions);
    const names = [...new Set(regions)];
    expect(names.length).toBe(size);
    for (const name of names) {
      const places = [...regions.keys()].filter((place) => regions[place] === name);
      expect([places.length, reachedFrom(places, size)]).toEqual([size, size]);
    }
    expect(createGeometry({ size, regions }).ok).toBe(true);
  },
);

function reachedFrom(places: readonly number[], size: number): number {
  const reached = new Set([places[0]]);
  for (const place of reached) {
    for (const other of places) {
      const isBeside = Math.abs(other - place) === 1 && Math.floor(other / size) === Math.floor(place / size);
      if (isBeside || Math.abs(other - place) === size) reached.add(other);
    }
  }
  return reached.size;
}
