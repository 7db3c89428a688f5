/** Every public function says in a sentence what is wrong with its arguments. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import * as board from '@pencilmark/board';
import * as engine from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { checkFiles, publicFunctions } from '../scripts/write-checks.mjs';
import { ROOT } from './files.ts';

type Call = (...given: readonly unknown[]) => unknown;
type Module = Readonly<Record<string, unknown>>;

const { checker, functions } = publicFunctions();

test('the checks are those that the types ask for', () => {
  for (const { path, text } of checkFiles()) {
    const name = relative(ROOT, path);
    expect(readFileSync(path, 'utf8') === text, `${name}: run \`npm run checks\``).toBe(true);
  }
});

/** Values that plain JavaScript may pass, and the type by which the compiler would judge them. */
const WRONG: readonly (readonly [unknown, ts.Type])[] = [
  [undefined, checker.getUndefinedType()],
  [null, checker.getNullType()],
  [7, checker.getNumberLiteralType(7)],
  [NaN, checker.getNeverType()],
  ['no such thing', checker.getStringLiteralType('no such thing')],
  [true, checker.getTrueType()],
];
/** What the compiler judges by its fields; a function may take them, and says so if it does not. */
const STRANGE: readonly unknown[] = [
  {},
  [],
  [undefined],
  () => undefined,
  { ok: false },
  { puzzle: {} },
  new Date(0),
  [99],
  'ab',
  99,
  -1,
  1.5,
];

describe.each([
  ['pencilmark', engine],
  ['@pencilmark/board', board],
] as const)('wrong arguments of %s', (name, exported) => {
  const own = exported as unknown as Module;
  const pool = samples();
  const all = functions.filter((one) => one.package === name && one.name in own);

  test('there are many functions', () =>
    expect(all.length).toBeGreaterThan(name === 'pencilmark' ? 120 : 20));

  test.each(all)('$name', ({ name: called, parameters, declared }) => {
    const call = own[called] as Call;
    const before: unknown[] = [];
    for (const [at, parameter] of parameters.entries()) {
      for (const [value, type] of WRONG) {
        if (checker.isTypeAssignableTo(type, declared[at]) && !Number.isNaN(value)) continue;
        if (value === undefined && parameter.isOptional) continue;
        if (Number.isNaN(value) && checker.isTypeAssignableTo(checker.getUndefinedType(), declared[at]))
          continue;
        if (isAnything(declared[at])) continue;
        expect(saidBy(call, [...before, value]), `${parameter.name}: ${String(value)}`).toMatch(
          /^[a-z][\w.[\]]* (must|has) .*\.$|^[A-Z].*\.$/s,
        );
      }
      for (const value of STRANGE) saidBy(call, [...before, value]);
      const fitting = pool.find((value) => !complainsOf(call, [...before, value], parameter.name));
      before.push(fitting);
    }
  });
});

/** The sentence that a call throws, or undefined if it answers. Any other error is a fault. */
function saidBy(call: Call, given: readonly unknown[]): string | undefined {
  try {
    call(...given);
    return undefined;
  } catch (error) {
    const isOurs = error instanceof RangeError || error instanceof engine.PuzzleError;
    if (!isOurs) throw error;
    return error.message;
  }
}

function complainsOf(call: Call, given: readonly unknown[], parameter: string): boolean {
  try {
    call(...given);
    return false;
  } catch (error) {
    return new RegExp(`^${parameter}\\b`).test((error as Error).message);
  }
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Something of every kind that a function may ask for. */
function samples(): unknown[] {
  const sheet = engine.unwrap(engine.parsePuzzle('1.....2.....3...'));
  const { puzzle } = sheet;
  const position = engine.createPosition(puzzle);
  const step = engine.nextStep(position)!;
  return [
    ...[1, 'naked-single', true, () => undefined, [], {}, puzzle, sheet, puzzle.geometry, position, step],
    ...[
      engine.explain(step, puzzle.geometry),
      engine.createRandom('a'),
      engine.identitySymmetry(puzzle.geometry),
      engine.EN,
    ],
    ...[
      engine.parsePuzzle('1...............'),
      puzzle.geometry.houses[0],
      { size: 4 },
      { cell: 0, digit: 1 },
    ],
    ...[board.drawPuzzle(puzzle), board.THEMES.light, engine.highlightsOf(step)],
    ...[new Uint8Array(16), new Uint16Array(16), new Int32Array(16), new Map(), new Set(), 'cage', 'light'],
    ...[
      engine.constraintOf('cage', { cells: [0, 1], sum: 3 }),
      { house: 0, digit: 1, cells: [0, 1] },
      [[1]],
      null,
    ],
  ];
}
