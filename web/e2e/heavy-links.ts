/** Links of few characters whose rules are much work, of many kinds. */
import { shareFragment, createGame } from '@pencilmark/game';
import { createGeometry, type Constraint, emptyPuzzle } from 'pencilmark';
import 'pencilmark/constraints';
import { unwrap } from 'pencilmark';

interface HeavyLink {
  readonly kind: string;
  readonly link: string;
}

const boards = {
  9: unwrap(createGeometry({ size: 9, boxes: { rows: 3, columns: 3 } })),
  25: unwrap(createGeometry({ size: 25, boxes: { rows: 5, columns: 5 } })),
};

/** The link is written as a program without a bound would write it. */
function linkOf(size: 9 | 25, constraints: readonly object[]): HeavyLink {
  const puzzle = { ...emptyPuzzle(boards[size]), constraints: constraints as readonly Constraint[] };
  const game = unwrap(createGame(puzzle));
  const link = shareFragment({ game, played: 0, title: 'Heavy' }, 'puzzle').slice(1);
  return { kind: puzzle.constraints[0].kind, link };
}

const some = <T>(many: number, make: (k: number) => T): T[] =>
  Array.from({ length: many }, (_, k) => make(k));
const all = some(625, (cell) => cell);
const window = (size: 9 | 25, from: number, many: number) =>
  some(many, (k) => (7 * from + k) % (size * size));

/** Above the bound. */
export function hugeLinks(): HeavyLink[] {
  return [
    linkOf(
      25,
      some(60, () => ({ kind: 'pair-relation', cells: all, between: 'all', pairs: [[1, 2]] })),
    ),
    linkOf(25, [{ kind: 'equal-sums', sets: some(300, (k) => window(25, k, 60)) }]),
    linkOf(
      25,
      some(60, (k) => ({ kind: 'region-sum', cells: window(25, k, 625) })),
    ),
    linkOf(
      25,
      some(400, (k) => ({ kind: 'anti-chess', steps: [[1 + (k % 20), 1 + (k % 23)]] })),
    ),
    linkOf(
      25,
      [1, 2, 3].map((from) => ({ kind: 'all-different', cells: window(25, from, 600) })),
    ),
    linkOf(
      25,
      some(30, (k) => ({ kind: 'taxicab', distance: k + 3 })),
    ),
    linkOf(25, [{ kind: 'same-digits', sets: some(100, (k) => window(25, k, 100)) }]),
    linkOf(
      25,
      some(400, (k) => ({ kind: 'nabner', cells: window(25, k, 30) })),
    ),
    linkOf(
      25,
      some(900, (k) => ({ kind: 'box-index', cells: window(25, k, 20) })),
    ),
    linkOf(
      25,
      some(1_200, (k) => ({ kind: 'sandwich', cells: window(25, k, 25), sum: k })),
    ),
  ];
}

/** Below the bound, and far above any puzzle. */
export function heavyLinks(): HeavyLink[] {
  return [
    linkOf(9, [
      { kind: 'anti-knight' },
      ...some(9, (k) => ({ kind: 'region-sum', cells: window(9, k, 81) })),
    ]),
    linkOf(
      25,
      some(10_000, () => ({ kind: 'anti-knight' })),
    ),
    linkOf(
      25,
      some(600, (k) => ({ kind: 'sandwich', cells: window(25, k, 25), sum: k })),
    ),
    linkOf(25, [{ kind: 'anti-taxicab' }]),
  ];
}

/** Links that came from outside: in one of them a single rule stands 10,000 times. */
export function reportedLinks(): HeavyLink[] {
  const large = '25~zzzzzzzzzzzzzzzzzzzzzzzza~~';
  return [
    { kind: 'equal-sums', link: 'p2=9~zzzc~~64hjvroASyMFUEBQg&t=hi' },
    { kind: 'region-sum', link: 'p2=9~zzzc~~NjwfAEsnVrBVBAUI&t=hi' },
    { kind: 'region-sum', link: `p2=${large}nvBRDR1awCdQQFCA&t=hi` },
    { kind: 'anti-knight', link: `p2=${large}VYiDABOKYNA&t=hi` },
    {
      kind: 'pair-relation',
      link: `p2=${large}loMsCB_KsAnUEBQWBgUaW${'lpaW'.repeat(18)}lpWqw&t=hi`,
    },
  ];
}
