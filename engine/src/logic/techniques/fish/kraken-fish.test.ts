import { expect, test } from 'vitest';
import { classic9 } from '../../../model/boards.ts';
import { solve } from '../../../solve/solver.ts';
import { bitCount } from '../../cell-set.ts';
import { createPosition, type Position } from '../../position.ts';
import { solveLogicallyInPlace } from '../../solve-logically.ts';
import type { Branch, Candidate, Implication, Step } from '../../step.ts';
import { seesCell } from '../../board-index.ts';
import { caseBoard, findAll } from '../case.ts';
import { krakenFish } from './kraken-fish.ts';

const WITH_CHAIN = 'r3c1256789<>3 r7c125679<>3 r4c89<>3 r5c79<>3 r6c789<>3';

// Source: built from the definition. The fin r7c8 leaves r5c8 no 3, so r4c7 has it and r4c4 does not.
test('a chain from the fin', () => {
  const step = findAll(krakenFish, 'kraken-fish-1', caseBoard({ without: WITH_CHAIN })).find(
    ({ eliminations }) => eliminations[0].cell === 30,
  )!;
  expect(step.eliminations).toEqual([{ cell: 30, digit: 3 }]);
  const { houses, candidates, branches } = step.evidence;
  expect(houses!.map(({ role }) => role)).toEqual(['base', 'base', 'cover', 'cover']);
  expect(candidates!.filter(({ role }) => role === 'fin')).toEqual([{ cell: 61, digit: 3, role: 'fin' }]);
  expect(branches!.map(({ implications }) => implications.map(({ node }) => node.cells[0]))).toEqual([
    [61, 43, 33, 30],
  ]);
});

test('without the conjugate pair there is none', () => {
  const position = caseBoard({ without: WITH_CHAIN.replace('r6c789', 'r6c78') });
  const eliminated = findAll(krakenFish, 'kraken-fish-1', position).map(
    ({ eliminations }) => eliminations[0].cell,
  );
  expect(eliminated).not.toContain(30);
});

// Source: AI Escargot (Arto Inkala, 2006), after its singles and locked candidates.
const ESCARGOT = {
  geometry: classic9(),
  constraints: [],
  givens: [...'1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'].map(
    (symbol) => (symbol === '.' ? 0 : Number(symbol)),
  ),
};

test.each(['kraken-fish-1', 'kraken-fish-2'] as const)(
  '%s on a known puzzle: true, and proved',
  (technique) => {
    const position = createPosition(ESCARGOT);
    for (const step of solveLogicallyInPlace(position, {
      techniques: ['naked-single', 'hidden-single', 'pointing', 'claiming'],
    })) {
      expect(step.technique).not.toMatch(/kraken/);
    }
    const { solution } = solve(ESCARGOT);
    const steps = findAll(krakenFish, technique, position);
    expect(steps.length).toBeGreaterThan(2);
    for (const step of steps) {
      const [target] = step.eliminations;
      expect(solution![target.cell]).not.toBe(target.digit);
      expect(startsOf(position, step)).toEqual(step.evidence.branches!.map(firstCell).sort((a, b) => a - b));
      for (const { implications } of step.evidence.branches!) {
        expect(
          implications.every((_, i) => i === 0 || follows(position, implications[i - 1], implications[i])),
        ).toBe(true);
        expect(implications.at(-1)).toMatchObject({
          node: { digit: target.digit, cells: [target.cell] },
          holds: 'false',
        });
      }
    }
  },
);

/** The cells from which chains must start, computed from bases and covers alone. */
function startsOf({ tables, cells }: Position, { technique, evidence, eliminations }: Step): number[] {
  const digit = evidence.digits[0];
  const isHeld = (cell: number): boolean => ((cells[digit][cell >> 5] >>> (cell & 31)) & 1) === 1;
  const housesAs = (role: string): (readonly number[])[] =>
    evidence
      .houses!.filter((part) => part.role === role)
      .map(({ house }) => tables.houseCells[house].filter(isHeld));
  const bases = housesAs('base').flat();
  const covers = housesAs('cover').flat();
  const coverings = (cell: number): number => covers.filter((other) => other === cell).length;
  expect(new Set(bases).size).toBe(bases.length);
  const fins = bases.filter((cell) => coverings(cell) === 0);
  if (technique === 'kraken-fish-1') {
    const { cell } = eliminations[0];
    expect(coverings(cell)).toBeGreaterThan(bases.includes(cell) ? 1 : 0);
    return fins.sort((a, b) => a - b);
  }
  const [home] = housesAs('home');
  return [...fins, ...home.filter((cell) => bases.includes(cell) && coverings(cell) === 1)].sort(
    (a, b) => a - b,
  );
}

const firstCell = ({ implications }: Branch): number => implications[0].node.cells[0];

function follows({ tables, candidates, places }: Position, cause: Implication, effect: Implication): boolean {
  const [from, to] = [cause, effect].map(({ node }): Candidate => ({
    cell: node.cells[0],
    digit: node.digit,
  }));
  if (cause.holds === effect.holds || !effect.link) return false;
  const { reason, strength } = effect.link;
  if (strength !== (effect.holds === 'true' ? 'strong' : 'weak')) return false;
  if (reason.kind === 'sight') return from.digit === to.digit && seesCell(tables, from.cell, to.cell);
  if (reason.kind === 'cell') {
    return from.cell === to.cell && (strength === 'weak' || bitCount(candidates[from.cell]) === 2);
  }
  return reason.kind === 'house' && bitCount(places[reason.house * tables.stride + from.digit]) === 2;
}
