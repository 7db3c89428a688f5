import { expect, test } from 'vitest';
import { createFinderContext } from '../finder-context.ts';
import { caseBoard } from './case.ts';
import { familyOf } from './families.ts';
import type { TechniqueId } from '../catalogue.ts';

/** A. Inkala, "AI Escargot" (2006). */
const ESCARGOT = '1....7.9. .3..2...8 ..96..5.. ..53..9.. .1..8...2 6....4... 3......1. .4......7 ..7...3..';

const LONG: readonly TechniqueId[] = [
  'finned-mutant-jellyfish',
  'kraken-fish-1',
  'kraken-fish-2',
  'sue-de-coq',
  'grouped-discontinuous-nice-loop',
  'als-xz',
  'als-xy-wing',
  'als-xy-chain',
  'death-blossom',
  'forcing-chain-contradiction',
  'forcing-net-verity',
];

test.each(LONG)('%s asks whether to stop, and then does', (technique) => {
  let asked = 0;
  const shouldStop = (): boolean => ++asked > 0;
  const search = createFinderContext(caseBoard({ board: ESCARGOT }), { extent: 'every' }, shouldStop);
  const steps = [...familyOf(technique)!.find(search, [technique])];
  expect(asked).toBeGreaterThan(0);
  // A few calls only: each of the nested loops ends at its next check.
  expect(asked).toBeLessThan(200);
  const all = [
    ...familyOf(technique)!.find(createFinderContext(search.position, { extent: 'every' }), [technique]),
  ];
  expect(steps.length).toBeLessThanOrEqual(all.length);
});
