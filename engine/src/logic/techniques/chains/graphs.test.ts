import { expect, test } from 'vitest';
import { ALS_LINKS } from '../als/als-links.ts';
import { createFinderContext, read, type FinderContext } from '../../finder-context.ts';
import { caseBoard } from '../case.ts';
import { niceLoops } from './nice-loops.ts';
import { alsWings } from '../als/als-wings.ts';
import { GRAPH_KINDS } from './graph.ts';
import { GRAPHS } from './graphs.ts';

/** A. Inkala, "AI Escargot" (2006). */
const ESCARGOT = '1....7.9. .3..2...8 ..96..5.. ..53..9.. .1..8...2 6....4... 3......1. .4......7 ..7...3..';

/** A search that is stopped at its `patience`-th check and counts its checks. */
function searchWith(patience: number): { context: FinderContext; polls: { count: number } } {
  const polls = { count: 0 };
  const position = caseBoard({ board: ESCARGOT });
  const options = { extent: 'every', alsNodes: true } as const;
  return { context: createFinderContext(position, options, () => ++polls.count >= patience), polls };
}

test.each(GRAPH_KINDS)('a graph of kind %s may be stopped at any check, and is empty then', (kind) => {
  const whole = searchWith(Infinity);
  const { count } = read(whole.context, GRAPHS[kind]);
  expect(count).toBeGreaterThan(0);
  expect(whole.polls.count).toBeGreaterThan(1);
  for (let patience = 1; patience <= whole.polls.count; patience += 1 + (patience >> 2)) {
    const { context: search, polls } = searchWith(patience);
    expect(read(search, GRAPHS[kind]).count).toBe(0);
    // The catalogue of sets checks once for each remaining house; everything else has ended.
    expect(polls.count - patience).toBeLessThan(30);
  }
});

test('grouped loops that are told to stop while their graph is built find nothing', () => {
  const { context: search, polls } = searchWith(5);
  expect([...niceLoops.find(search, ['grouped-aic', 'grouped-discontinuous-nice-loop'])]).toEqual([]);
  expect(polls.count).toBeLessThan(40);
});

test('almost locked sets that are told to stop while they are linked have no links', () => {
  const whole = searchWith(Infinity);
  read(whole.context, ALS_LINKS);
  const { context: search, polls } = searchWith(whole.polls.count);
  const { sets, start } = read(search, ALS_LINKS);
  expect(sets.count).toBeGreaterThan(0);
  expect(start[sets.faceCount]).toBe(0);
  expect([...alsWings.find(search, ['als-xz', 'als-xy-wing'])]).toEqual([]);
  expect(polls.count).toBeLessThan(whole.polls.count + 20);
});
