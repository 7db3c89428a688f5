import { expect, test } from 'vitest';
import {
  type Constraint,
  createGeometry,
  createPuzzle,
  type FormatName,
  formatPuzzle,
  type GeometrySpec,
  lossesOf,
  parsePuzzle,
} from '../../index.ts';
import { missingRules } from '../../constraints/missing-rules.ts';
import '../../constraints/provide.ts';

/** Programs differ in what a line does where it meets cells in no box; ours says it, and theirs cannot. */
const BOXED: GeometrySpec = { size: 6, boxes: { rows: 2, columns: 3 } };
const BARE: GeometrySpec = { size: 6 };
const PARTLY: GeometrySpec = { size: 6, regions: [...'AAABBBAAABBBCCC...CCC...EEEFFFEEEFFF'] };
const LINES = [[0, 1, 2, 3, 4], [12, 13, 14, 15, 16], [9, 15, 21, 27, 33]]; // oxfmt-ignore
const WAYS = [undefined, 'own-run', 'left-out'] as const;
const PROGRAMS: readonly FormatName[] = ['sudokupad', 'fpuzzles', 'sudokumaker', 'iss'];

const CASES = PROGRAMS.flatMap((format) =>
  [BOXED, BARE, PARTLY].flatMap((spec) =>
    LINES.flatMap((cells) =>
      WAYS.map((outside) => [format, spec, { kind: 'region-sum', cells, ...(outside && { outside }) }] as const),
    ),
  ),
); // oxfmt-ignore

test.each(CASES)('%s keeps the meaning of a region sum, or names the loss', (format, spec, rule) => {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const open = geometry.value.cells.map(() => 0);
  const puzzle = createPuzzle(geometry.value, open, undefined, [rule as Constraint]);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const sheet = { puzzle: puzzle.value };
  const losses = lossesOf(sheet, format);
  expect(losses.length > 0).toBe(spec === PARTLY);
  if (losses.length > 0) return;
  const text = formatPuzzle(sheet, format);
  if (!text.ok) throw new Error(text.error.message);
  const read = parsePuzzle(text.value);
  if (!read.ok) throw new Error(read.error.message);
  const { constraints } = read.value.puzzle;
  expect(missingRules(geometry.value, puzzle.value.constraints, constraints)).toEqual([]);
  expect(missingRules(geometry.value, constraints, puzzle.value.constraints)).toEqual([]);
});
