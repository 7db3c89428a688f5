import { createRandom } from 'pencilmark';
import { expect, test } from 'vitest';
import { amount } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { digit, entered, given, ground, start as foundation } from './ground.ts';
import { FOUR, layoutOf, NINE, SIX } from './layout.ts';
import type { Layout } from './layout.ts';
import { advance, begin, givensOf, look, MODES } from './model.ts';
import { plain } from './plain.ts';
import { registersOf, rulesOf } from './wiring.ts';

/** Computes properties from declarations as an element would, given the inherited ones. */
function element(declared: ReadonlyMap<string, Expression>, inherited: ReadonlyMap<string, number>) {
  const computed = new Map<string, number>();
  const of = (name: string): number => {
    const expression = declared.get(name);
    if (!expression) return inherited.get(name) ?? 0;
    if (!computed.has(name)) computed.set(name, amount(expression, of));
    return computed.get(name)!;
  };
  return of;
}

const declaredBy = (list: readonly { name: string; to: Expression }[]) =>
  new Map(list.map(({ name, to }) => [name, to]));

/** Runs the emitted rules in parallel with the model until the model ends, comparing states and modes at every step. */
function compare(layout: Layout, givens: readonly number[], limit: number): number {
  const brief = layout.digits === 4;
  const wiring = plain(layout, brief);
  const seen = (fates: readonly number[]) => (brief ? fates.map((fate) => (fate > 0 ? 1 : 0)) : fates);
  const { registers } = wiring;
  const lazy = wiring.soughtLazily[0];
  const rules = declaredBy(rulesOf(wiring));
  let machine = begin(layout, givens);
  const start = element(
    declaredBy([...entered(layout), ...ground(layout), ...foundation(layout)]),
    new Map(
      layout.cells.flatMap((cell, c) => [given, digit].map((name) => [name(cell), givens[c]!] as const)),
    ),
  );
  expect(registers.map(({ now }) => start(now))).toEqual(seen(machine.fates));
  let state = new Map(registers.map(({ now }) => [now, start(now)]));
  for (let steps = 0; ; steps++) {
    const floor = element(rules, state);
    const { mode } = look(layout, machine);
    expect(MODES[floor('mode')]).toBe(mode);
    if (lazy) expect(amount(lazy.to, floor)).toBe(floor('tried'));
    if (mode === 'solved' || mode === 'impossible' || steps === limit) return steps;
    machine = advance(layout, machine);
    expect(registers.map(({ next }) => floor(next))).toEqual(seen(machine.fates));
    if (!brief) expect(floor('next-depth')).toBe(machine.depth);
    state = new Map(registersOf(wiring).map(({ now, next }) => [now, floor(next)]));
  }
}

test.each([
  // Norvig, "Solving Every Sudoku Puzzle", 2006
  ['easy', '003020600900305001001806400008102900700000008006708200002609500800203009005010300', 4],
  ['hard', '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......', 81],
  // A 17-given puzzle of Gordon Royle's list
  ['17 givens', '000000010400000000020000000000050407008000300001090000300400200050100000000806000', 15],
  ['two fives in a row', `5.5${'.'.repeat(78)}`, 0],
] as const)('the rules do what the model does, step by step: %s', (_, line, steps) => {
  const layout = layoutOf(NINE);
  expect(compare(layout, givensOf(line), 1000)).toBe(steps);
});

test.each([
  ['4×4', FOUR],
  ['6×6', SIX],
] as const)('the rules do what the model does on any grid: %s', (name, size) => {
  const layout = layoutOf(size);
  const random = createRandom(name);
  for (let round = 0; round < 40; round++) {
    const givens = layout.cells.map(() => (random.below(3) ? 0 : 1 + random.below(size.digits)));
    compare(layout, givens, 200);
  }
});

test('the empty 4×4 grid takes the most steps of all, and the deepest guesses', () => {
  const layout = layoutOf(FOUR);
  expect(compare(layout, Array<number>(16).fill(0), 20)).toBe(14);
});
