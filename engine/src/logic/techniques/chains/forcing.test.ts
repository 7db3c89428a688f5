import { expect, test } from 'vitest';
import { createFinderContext } from '../../finder-context.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { forcing } from './forcing.ts';
import type { TechniqueId } from '../../catalogue.ts';

const NET = { only: 'r1c1=15 r1c2=25 r1c3=1236 r1c4=35 r3c12=67' };

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  found: string[],
  missing: string[],
][] = [
  [
    'a cell is left empty',
    'forcing-chain-contradiction',
    { only: 'r1c1=12 r1c2=12' },
    ['r1c3<>1', 'r2c3<>2'],
    ['r1c3<>3', 'r4c1<>1'],
  ],
  [
    'both candidates lead there',
    'forcing-chain-verity',
    { only: 'r1c19=12' },
    ['r1c5<>1', 'r1c2<>2'],
    ['r2c1<>1'],
  ],
  [
    'a digit loses its places in a row',
    'forcing-chain-contradiction',
    { without: 'r1c3456789<>1 r6c3456789<>1' },
    ['r9c2<>1'],
    ['r5c5<>1'],
  ],
  ['more causes than one', 'forcing-net-contradiction', NET, ['r1c9<>5'], ['r1c9<>4']],
  ['are no chain', 'forcing-chain-contradiction', NET, [], ['r1c9<>5']],
  ['an empty board forces nothing', 'forcing-net-contradiction', {}, [], []],
];

test.each(ROWS)('%s: %s', (_, technique, position, found, missing) => {
  const texts = findTexts(forcing, technique, caseBoard(position));
  expect(texts).toEqual(expect.arrayContaining(found));
  expect(texts.filter((text) => missing.includes(text))).toEqual([]);
  if (found.length + missing.length === 0) expect(texts).toEqual([]);
});

test('a branch starts with the assumption and lists every effect after its causes', () => {
  const [step] = findAll(forcing, 'forcing-net-contradiction', caseBoard(NET), { extent: 'cheapest' });
  const [{ implications }] = step.evidence.branches!;
  expect(implications[0].causes).toEqual([]);
  expect(implications.slice(1).every(({ causes }, i) => causes.every((cause) => cause <= i))).toBe(true);
  expect(step.evidence.candidates).toEqual([{ ...step.eliminations[0], role: 'target' }]);
});

test('a search ends when it should stop', () => {
  const search = createFinderContext(caseBoard(NET), {}, () => true);
  expect([...forcing.find(search, ['forcing-net-contradiction', 'forcing-net-verity'])]).toEqual([]);
});
