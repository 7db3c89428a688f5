import { expect, test } from 'vitest';
import { type Variant, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { createRandom } from '../random.ts';
import { cellsIn } from './cell-set.ts';
import { createPosition, eliminate, type Position } from './position.ts';
import { createFinderContext } from './finder-context.ts';
import { cellsOfEveryTemplate, isDigitOpen, templatesOf } from './templates.ts';

// Source: the definition, by listing every template.
const BOARDS: readonly (readonly [Variant, number, seed: string])[] = [
  ['classic', 4, 'a'],
  ['classic', 6, 'b'],
  ['classic', 6, 'c'],
  ['x', 9, 'd'],
  ['classic', 9, 'e'],
  ['windoku', 9, 'f'],
];

test.each(BOARDS)('%s %i: what templates say while a board empties (%s)', (variant, size, seed) => {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  const geometry = made.value;
  const position = createPosition({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });
  const search = createFinderContext(position);
  const random = createRandom(seed);
  const drop = (count: number): void => {
    for (let i = 0; i < count; i++) eliminate(position, random.below(geometry.cells.length), 1);
  };
  // An open ordinary board has 46,656 templates.
  drop(geometry.cells.length / 3);
  let sawRefuted = false;
  for (let round = 0; round < 12; round++) {
    drop(geometry.cells.length / 12);
    const all = listTemplates(position);
    const cells = cellsIn(position.cells[1]);
    const refuted = cells.filter((cell) => !all.some((template) => template.includes(cell)));
    expect(cellsIn(templatesOf(search, 1).refuted)).toEqual(refuted);
    expect(templatesOf(search, 1).possible).toBe(all.length > 0);
    expect(isDigitOpen(search, 1)).toBe(refuted.length > 0);
    const every = cellsOfEveryTemplate(search, 1);
    if (all.length === 0) expect(every).toBeUndefined();
    else
      expect(cellsIn(every!)).toEqual(
        cells.filter((cell) => all.every((template) => template.includes(cell))),
      );
    sawRefuted ||= refuted.length > 0;
  }
  expect(sawRefuted).toBe(true);
});

/** Every way to place digit 1, by trying the houses in turn. */
function listTemplates({ tables, cells }: Position): number[][] {
  const { geometry } = tables;
  const holders = cellsIn(cells[1]);
  const found: number[][] = [];
  const fill = (chosen: number[], rest: number[]): void => {
    const open = geometry.houses.filter(
      (house) => house.full && !house.cells.some((cell) => chosen.includes(cell)),
    );
    if (open.length === 0) {
      found.push(chosen);
      return;
    }
    const choices = open.map((house) => rest.filter((cell) => house.cells.includes(cell)));
    for (const cell of choices.reduce((a, b) => (b.length < a.length ? b : a))) {
      fill(
        [...chosen, cell],
        rest.filter((other) => other !== cell && !geometry.peers[cell].includes(other)),
      );
    }
  };
  fill([], holders);
  return found;
}
