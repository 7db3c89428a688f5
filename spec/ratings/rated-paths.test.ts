/**
 * Every rated step that logic has a name for is proved by its evidence, nested chains included, and can be explained.
 */
import {
  classic9,
  createRater,
  explain,
  type Implication,
  type ProfileName,
  type Step,
  toldSteps,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

interface Checked {
  readonly named: number;
  readonly untold: readonly string[];
  readonly refused: readonly string[];
}

/** A step of logic with the board on which it was found, and the rule of the rating that found it. */
interface NamedStep {
  readonly rule: string;
  readonly step: Step;
  readonly board: CheckedBoard;
}

interface Path {
  readonly named: readonly NamedStep[];
  readonly untold: readonly string[];
}

const PATHS = new Map<string, Path>();

/** Rates a puzzle, which takes seconds, once for all tests, and converts every hint on the way to steps. */
function pathOf(givens: string, profile: ProfileName): Path {
  const known = PATHS.get(`${profile} ${givens}`);
  if (known) return known;
  const digits = digitsOf(givens);
  const named: NamedStep[] = [];
  const untold: string[] = [];
  createRater(profile)(digits, {
    withProof: true,
    onHint(hint, board) {
      const steps = toldSteps(hint, board);
      if (!steps) untold.push(hint.rule);
      let checked: CheckedBoard = {
        geometry: classic9(),
        constraints: [],
        givens: digits,
        digits: Array.from(board.digits),
        candidates: Array.from(board.cells),
      };
      for (const step of steps ?? []) {
        named.push({ rule: hint.rule, step, board: checked });
        checked = {
          ...checked,
          candidates: checked.candidates.map((mask, cell) => without(mask, step, cell)),
        };
      }
    },
  });
  PATHS.set(`${profile} ${givens}`, { named, untold });
  return { named, untold };
}

/** Checks and explains every step of a puzzle's path. */
function checkPath(givens: string, profile: ProfileName): Checked {
  const { named, untold } = pathOf(givens, profile);
  const refused = named.flatMap(({ rule, step, board }) => {
    const verdict = checkStep(board, step) ?? problemOf(step);
    return verdict === undefined ? [] : [`${rule} as ${step.technique}: ${verdict}`];
  });
  return { named: named.length, untold, refused };
}

function digitsOf(givens: string): number[] {
  return Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign)));
}

function problemOf(step: Step): string | undefined {
  const { why, what } = explain(step, classic9());
  return why.length > 0 && what !== '' ? undefined : 'it cannot be told';
}

function without(mask: number, { eliminations }: Step, at: number): number {
  return eliminations.reduce(
    (left, { cell, digit }) => (cell === at ? left & ~(1 << (digit - 1)) : left),
    mask,
  );
}

/** From easy to nested chains (9.6 and 11.1). */
const PUZZLES: readonly (readonly [ProfileName, string])[] = [
  ['se-1.2.1', '000000000907000020302000580000080300000300960604000070000057000048930000060100008'],
  ['se-1.2.1', '000000045006980100000100300003798000070600900020000000008200090000030600200070050'],
  ['se-1.2.1', '000000002050097001000010038080700215002040090370000000036000000708030000400006009'],
  ['se-1.2.1', '000000002300807100106000900800900520900003010400060000005000004609010000000078000'],
  ['se-1.2.1', '000200807080657000020900610300000000859000000000060070700090408010008000000000230'],
  ['se-1.2.1', '000006004000040870900070010008060100650180040009500000000000003701030090405200000'],
  ['se-1.2.1', '98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6'],
  ['sukaku-1.15', '070000500500010000000400000200065000000000740080000000600300010000007008001000000'],
  ['sukaku-1.15', '060910430040000008003005000000070300100803002008040000000700500300000010054028060'],
  ['sukaku-1.15', '708000300000601000500000000040000026300080000000100090090200004000070500000000000'],
];

test.each(PUZZLES)('every step of a path is proved and told: %s, %s', (profile, givens) => {
  const { named, refused } = checkPath(givens, profile);
  expect(named).toBeGreaterThan(40);
  expect(refused).toEqual([]);
});

test('a step inside of a chain that lacks a cause, or takes something else, is refused', () => {
  const [profile, givens] = PUZZLES[6];
  let tampered = 0;
  for (const { step, board } of pathOf(givens, profile).named) {
    for (const changed of [withImplication(step, dropCauses), withImplication(step, takeOther)]) {
      if (!changed) continue;
      tampered++;
      expect(checkStep(board, changed)).toBeDefined();
    }
  }
  expect(tampered).toBeGreaterThan(0);
});

type Change = (implication: Implication) => Implication;

/** The step with its first inner step's implication changed; undefined if it has none. */
function withImplication(step: Step, change: Change): Step | undefined {
  const branches = step.evidence.branches ?? [];
  const b = branches.findIndex(({ implications }) => implications.some(({ by }) => by));
  if (b < 0) return undefined;
  const { implications } = branches[b];
  const k = implications.findIndex(({ by }) => by);
  const branch = { implications: implications.with(k, change(implications[k])) };
  return { ...step, evidence: { ...step.evidence, branches: branches.with(b, branch) } };
}

const dropCauses: Change = (implication) => ({ ...implication, causes: [] });

const takeOther: Change = ({ node, ...implication }) => ({
  ...implication,
  node: { ...node, digit: (node.digit % 9) + 1 },
});
