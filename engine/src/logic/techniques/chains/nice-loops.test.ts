import { expect, test } from 'vitest';
import type { FinderOptions } from '../../finder-context.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { niceLoops } from './nice-loops.ts';
import type { TechniqueId } from '../../catalogue.ts';

const MIXED = { only: 'r1c1=12 r6c3=12', without: 'r2345789c5<>2' };
const GROUP = 'r1c236789<>1 r1345689c6<>1';
const SETS = 'r1c12=123 r1c9=14 r3c9=34';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
  options?: Partial<FinderOptions>,
][] = [
  ['by cells and a house', 'aic', MIXED, ['r123c3,r456c1<>1']],
  ['two strong links are too few', 'aic', MIXED, [], { loopLength: 2 }],
  [
    'one candidate in sight of both ends is a loop that begins there',
    'discontinuous-nice-loop',
    { ...MIXED, without: `${MIXED.without} r123c3<>1 r45c1<>1` },
    ['r6c1<>1'],
  ],
  ['and no AIC', 'aic', { ...MIXED, without: `${MIXED.without} r123c3<>1 r45c1<>1` }, []],
  [
    'a ring of four cells',
    'continuous-nice-loop',
    { only: 'r1c1=12 r1c9=23 r9c9=34 r9c1=14' },
    ['r2345678c1<>1, r1c2345678<>2, r2345678c9<>3, r9c2345678<>4'],
  ],
  ['a ring that does not close', 'continuous-nice-loop', { only: 'r1c1=12 r1c9=23 r9c9=34 r9c2=14' }, []],
  ['a group of two cells', 'grouped-discontinuous-nice-loop', { without: GROUP }, ['r7c1<>1']],
  ['which is no plain chain', 'discontinuous-nice-loop', { without: GROUP }, []],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected, options) => {
  expect(findTexts(niceLoops, technique, caseBoard(position), options)).toEqual(expected);
});

test('a candidate that is true if it is false', () => {
  const position = caseBoard({ without: 'r1c2345678<>1 r5c1345678<>1 r2356789c1<>1' });
  const step = findAll(niceLoops, 'discontinuous-nice-loop', position).find(
    ({ evidence }) => evidence.chains![0].links[0].strength === 'strong',
  )!;
  expect(step.eliminations).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ cell: 0, digit })));
  expect(step.evidence.chains![0].nodes.map(({ cells }) => cells[0])).toEqual([0, 8, 44, 37, 27]);
  expect(step.evidence.chains![0].links.at(-1)!.strength).toBe('strong');
});

test('almost locked sets only where asked for', () => {
  const position = caseBoard({ only: SETS });
  const textsWith = (alsNodes: boolean): string[] =>
    findTexts(niceLoops, 'grouped-aic', position, { alsNodes });
  expect(textsWith(false)).toEqual([]);
  expect(textsWith(true)).toContain('r1c78,r3c123<>3');
});
